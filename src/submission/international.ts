import type { CountryCode } from '../site/types';

/** The field beside a phone number: the ISO code of the country whose code goes before the digits. */
export const COUNTRY_FIELD = 'country';

/**
 * Takes '+91 98765 43210' or '0091 …', as pasted or as a browser fills it in, apart into country and digits; null for
 * anything else. Without this the code's digits would push the last ones of the number out (§5.1: ten digits), which is
 * why the cut to length comes after it.
 */
export function splitInternational(
  text: string,
  countries: readonly CountryCode[],
): { country: CountryCode; digits: string } | null {
  // 'tel:' is what copying a phone link gives.
  const international = /^\s*(?:tel:\s*)?(?:\+|00)(.*)$/is.exec(text)?.[1];
  if (international === undefined) return null;
  const number = `+${international.replace(/\D/g, '')}`;
  const [country] = countries
    .filter(({ code }) => number.startsWith(code))
    .sort((one, other) => other.code.length - one.code.length);
  return country ? { country, digits: number.slice(country.code.length) } : null;
}

/** Returns '+91' for 'IN'; the first country's for one that the list does not hold (an old draft). Throws when the list is empty. */
export function codeOf(countries: readonly CountryCode[], country: string | undefined): string {
  const found = countries.find((one) => one.country === country) ?? countries[0];
  if (!found) throw new Error('The list of country codes is empty');
  return found.code;
}
