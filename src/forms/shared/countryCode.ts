import type { CountryCode } from '../../content/types';

/** '+91' for 'IN'; the first country's for one that the list does not hold (an old draft). Throws when the list is empty. */
export function codeOf(countries: readonly CountryCode[], country: string): string {
  const found = countries.find((one) => one.country === country) ?? countries[0];
  if (!found) throw new Error('The list of country codes is empty');
  return found.code;
}
