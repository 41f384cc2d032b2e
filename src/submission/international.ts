import type { CountryCode } from '../site/types';
import type { FormRules } from './filters';
import { toAsciiNumber } from './plainNumber';

/** The name of the field that contains the ISO code of the country selected beside a phone number. */
export const COUNTRY_FIELD = 'country';

/**
 * Splits a phone number with a country code, such as '+91 98765 43210' or '0091 …', into country and digits. Returns
 * null for a text without a listed country code. Call this function before the text is truncated to its limit.
 * Otherwise, the digits of the country code would count towards the limit, and the last digits of the number would be
 * lost (§5.1: ten digits). Under the specified rules, ten digits are a number without a country code, even if they begin
 * with '00' (§5.2).
 */
export function splitInternationalNumber(
  text: string,
  countries: readonly CountryCode[],
  rules: FormRules,
): { country: CountryCode; digits: string } | null {
  // The text of a copied phone link begins with 'tel:'.
  const asciiText = toAsciiNumber(text);
  const digitsAfterPrefix = /^[\s(]*(?:tel:\s*)?(?:\+|00)(.*)$/is.exec(asciiText)?.[1];
  if (digitsAfterPrefix === undefined) return null;
  if (rules === 'specified' && !asciiText.includes('+') && asciiText.replace(/\D/g, '').length <= 10) return null;
  // Callers from abroad omit a '(0)' after the country code, except in Italian numbers.
  const number = `+${digitsAfterPrefix.replace(/^(?!\s*39)([^(]*)\(0\)/, '$1').replace(/\D/g, '')}`;
  const [country] = countries
    .filter(({ code }) => number.startsWith(code))
    .sort((a, b) => b.code.length - a.code.length);
  return country ? { country, digits: number.slice(country.code.length) } : null;
}

/**
 * Returns the calling code of a country, such as '+91' for 'IN'. For a country that is not in the list, for example
 * from an old draft, returns the code of the first country in the list. Throws when the list is empty.
 */
export function getCallingCode(countries: readonly CountryCode[], country: string | undefined): string {
  const selectedCountry = countries.find((entry) => entry.country === country) ?? countries[0];
  if (!selectedCountry) throw new Error('countries.ts: the list of country codes is empty');
  return selectedCountry.code;
}
