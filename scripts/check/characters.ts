import { detectCurrency, getFractionDigits } from '../price';
import type { Settings } from '../../src/site/types';
import { isLocale } from './firm';
import type { Finding, Site } from './site';
import { listAllTexts, createFinding, type TextNode } from './contentNodes';

/** Fields that contain a URL, an e-mail address, a phone number, a file name or a key instead of prose. */
const NON_PROSE_KEYS = [
  'src',
  'href',
  'link',
  'icon',
  'id',
  'flag',
  'code',
  'value',
  'dial',
  'origin',
  'inbox',
  'linkedin',
];

/**
 * Matches the tags of HTML elements that are common in texts, and the start of an HTML comment. Other names in angle
 * brackets are allowed, because a firm may be called 'Acme <Sons>'.
 */
const HTML_TAG_PATTERN =
  /<\/?(?:a|abbr|audio|b|blockquote|br|button|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|mark|ol|p|s|script|small|span|strong|sub|sup|table|td|th|tr|u|ul|video)(?:\s[^<>]*|\/)?>|<!--/i;
/**
 * The patterns of markup and code that visitors would see, and the correction of each pattern. JavaScript replaces
 * `${…}` only between backticks. '[object Object]' is the text of an object in a template literal.
 */
const VISIBLE_CODE_CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [HTML_TAG_PATTERN, 'remove the HTML'],
  [/\*\*[^*\s][^*]*\*\*|\[[^[\]]+\]\([^()\s]+\)/, 'remove the Markdown'],
  [/\$\{[^}$]*\}/, 'write backticks (`) instead of quotes around the text'],
  [/\[object Object\]/, 'name a field of the object, such as firm.phone.display'],
  [/&nbsp;/, String.raw`write \u00a0 for a no-break space`],
  [/&(?!nbsp;)(?:[a-zA-Z]?[a-z]{2,}\d*|#\d+|#[xX][\da-fA-F]+);/, 'write the character itself'],
];
const EMOJI_PATTERN = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f}/u;
/**
 * Matches lone surrogates, and control characters except line feeds and tabs. Also matches the invisible characters
 * that copied texts often contain: zero-width spaces, word joiners, byte order marks, and line and paragraph
 * separators.
 */
const INVISIBLE_CHARACTER_PATTERN = /[^\P{Cc}\n\t]|\p{Cs}|[\u200b\u2028\u2029\u2060\ufeff]/u;
/**
 * Matches the characters of the Unicode category C, and line and paragraph separators. The values of
 * {@link NON_PROSE_KEYS} contain none of these characters, but prose in some scripts needs joiners and isolates.
 */
const INVISIBLE_IN_NON_PROSE_PATTERN = /\p{C}|[\u2028\u2029]/u;
const NAME_FIELDS = ['name', 'legalName', 'title', 'heading', 'label', 'role', 'plan', 'tagline'];

function* findInvisibleFaults(value: string, pattern: RegExp): Generator<string> {
  const codePoint = pattern.exec(value)?.[0].codePointAt(0);
  if (codePoint !== undefined)
    yield `contains the invisible character U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}: delete the text and type it again.`;
}

/** Yields the faults of a text: markup, code, invisible characters, and emojis if `key` is the field of a name. */
export function* findCharacterFaults({ key, value }: Pick<TextNode, 'key' | 'value'>): Generator<string> {
  for (const [pattern, correction] of VISIBLE_CODE_CORRECTIONS) {
    const [code] = pattern.exec(value) ?? [];
    if (code !== undefined) yield `contains ‘${code}’, which visitors would see: ${correction}.`;
  }
  yield* findInvisibleFaults(value, INVISIBLE_CHARACTER_PATTERN);
  const [emoji] = NAME_FIELDS.includes(key) ? (EMOJI_PATTERN.exec(value) ?? []) : [];
  if (emoji !== undefined)
    yield `contains ‘${emoji}’: remove the emoji, because screen readers announce its long name each time.`;
}

/**
 * Matches numbers with commas or points as thousands separators: '1,490', '1.234.567'. Does not match '1.2.3',
 * 'v1.234', '12.05.2026' and '192.168.100.200'.
 */
const GROUPED_NUMBER_PATTERN =
  /(?<![\d.,'’:/+v-])(?!\d+(?:\.[12]\d\d){3}\b)\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?![\d:/-]|[.,]\d)/gu;
/** Matches a number with decimals before a percent sign: '99.9 %'. */
const DECIMAL_PERCENTAGE_PATTERN = /(?<![\d.,])\d+([.,])\d+(?=\s?%)/gu;

/** Fields with phone numbers, counters, years and postal codes, which have no thousands separators. */
const KEYS_WITHOUT_SEPARATORS = ['display', 'number', 'year', 'postalCode'];

type NumberSettings = Pick<Settings, 'locale' | 'currency'>;

/**
 * Returns a fault for each number with the separators of another language: the English '1,490' means 1.49 in German. If
 * the number is also plausible in the site's language, such as '2.048' in English, returns a notice instead of a fault.
 * Returns no faults for an invalid locale, which the schema of settings.ts reports.
 */
function findNumberFaults({ key, value: text }: TextNode, settings: NumberSettings) {
  const [numbers, percentages] = [
    [...text.matchAll(GROUPED_NUMBER_PATTERN)],
    [...text.matchAll(DECIMAL_PERCENTAGE_PATTERN)],
  ];
  const hasNumbers = numbers.length + percentages.length > 0;
  if (!hasNumbers || KEYS_WITHOUT_SEPARATORS.includes(key) || !isLocale(settings.locale))
    return { faults: [], notices: [] };
  const { locale } = settings;
  const numberFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, numberingSystem: 'latn' });
  // In Austria, the thousands separator of prices differs from that of other numbers.
  const priceFormat = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', numberingSystem: 'latn' });
  const listSeparators = (type: string) =>
    [numberFormat, priceFormat].map(
      (formatter) => formatter.formatToParts(123_456.5).find((part) => part.type === type)?.value,
    );
  const [groupSeparators, decimalSeparators] = [listSeparators('group'), listSeparators('decimal')];
  const formatDecimal = (number: string, separator = '.') =>
    numberFormat.format(Number(number.replace(separator, '.')));
  const formatFault = (number: string, correctNumber: string) =>
    `‘${number}’ is in the format of another language: write ‘${correctNumber}’.`;
  const isPrice = ['price', 'range'].includes(key);
  const hasThousandths = getFractionDigits(detectCurrency(text, locale, settings.currency)) > 2;
  const [faults, notices]: [string[], string[]] = [[], []];
  for (const { 0: number, 1: separator = '', index } of numbers) {
    if (groupSeparators.includes(separator)) continue;
    const groupedNumber = numberFormat.format(Number(number.replaceAll(/\D/g, '')));
    const mustBeDecimal = isPrice || number.startsWith('0') || /^\s?%/.test(text.slice(index + number.length));
    const canBeDecimal = number.split(separator).length === 2 && (!isPrice || hasThousandths || number.startsWith('0'));
    if (!decimalSeparators.includes(separator))
      faults.push(
        formatFault(number, mustBeDecimal && canBeDecimal ? formatDecimal(number, separator) : groupedNumber),
      );
    else if (!canBeDecimal) faults.push(formatFault(number, groupedNumber));
    else if (!mustBeDecimal && !hasThousandths)
      notices.push(`‘${number}’ has three decimals: if it has none, write ‘${groupedNumber}’.`);
  }
  for (const [number, separator = ''] of percentages)
    if (!decimalSeparators.includes(separator) && !numbers.some(([groupedNumber]) => groupedNumber === number))
      faults.push(formatFault(number, formatDecimal(number, separator)));
  return { faults, notices };
}

const isProse = ({ key, path }: TextNode): boolean => !NON_PROSE_KEYS.includes(key) && !/\bbudgetKeys\b/.test(path);

/**
 * §3: yields findings about invisible characters in all texts. In prose, also yields findings about markup, code,
 * numbers with separators of another language, and emojis in names.
 */
export function* checkCharacters(site: Site): Generator<Finding> {
  for (const node of listAllTexts(site)) {
    const faults = isProse(node)
      ? [...findCharacterFaults(node), ...findNumberFaults(node, site.settings).faults]
      : findInvisibleFaults(node.value, INVISIBLE_IN_NON_PROSE_PATTERN);
    for (const fault of faults) yield createFinding(node, fault);
  }
}

/**
 * §3: yields a notice for each number with three decimals that the author may have meant as thousands: '2.048' in
 * English.
 */
export function* checkDecimals(site: Site): Generator<Finding> {
  for (const node of listAllTexts(site).filter(isProse))
    for (const notice of findNumberFaults(node, site.settings).notices) yield createFinding(node, notice);
}
