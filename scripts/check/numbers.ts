import type { Settings } from '../../src/site/types';
import { isLocale } from './firm';

/** Numbers with thousands separators: '1,490', '1.234.567'. Years, versions, dates and addresses do not match. */
const GROUPED = /(?<![\d.,'’:/+-])\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?![\d:/-]|[.,]\d)/gu;
/** A number with decimals before a percent sign: '99.9 %'. */
const PERCENT = /(?<![\d.,])\d+([.,])\d+(?=\s?%)/gu;

/** Fields with phone numbers, years and postal codes, which have no thousands separators. */
const NO_NUMBER = ['display', 'year', 'postalCode'];

/**
 * Returns a fault for each number in the format of another language: '1,490' means 1.49 in German. Returns no faults
 * for an invalid locale, which the schema of settings.ts reports.
 */
export function findNumberFaults(key: string, text: string, { locale }: Pick<Settings, 'locale'>): string[] {
  const [numbers, shares] = [[...text.matchAll(GROUPED)], [...text.matchAll(PERCENT)]];
  const isNone = numbers.length + shares.length === 0;
  if (isNone || NO_NUMBER.includes(key) || !isLocale(locale)) return [];
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, numberingSystem: 'latn' });
  // In Austria prices have another thousands separator than other numbers.
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', numberingSystem: 'latn' });
  const findSigns = (type: string) =>
    [format, money].map((each) => each.formatToParts(123_456.5).find((part) => part.type === type)?.value);
  const formatFault = (number: string, value: string) =>
    `‘${number}’ is in the format of another language: write ‘${format.format(Number(value))}’.`;
  const grouped = numbers.filter(([, sign]) => !findSigns('group').includes(sign));
  const percents = shares.filter(
    ([number, sign]) => !findSigns('decimal').includes(sign) && !grouped.some(([each]) => each === number),
  );
  return [
    ...grouped.map(([number]) => formatFault(number, number.replaceAll(/\D/g, ''))),
    ...percents.map(([number, sign = '.']) => formatFault(number, number.replace(sign, '.'))),
  ];
}
