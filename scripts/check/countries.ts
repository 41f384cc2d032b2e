import { existsSync } from 'node:fs';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { getFlagFile } from '../flags';
import { createDistinctRule, nonEmptyText, listOfAtLeast, objectOf, checkedText, validate } from './schema';
import type { Finding, Site } from './site';
import { createRootNode } from './contentNodes';

/**
 * Returns the fault of an ISO 3166-1 alpha-2 code, or undefined. Only countries with a phone numbering plan are valid.
 */
export const findCountryFault = (country: string): string | undefined =>
  isSupportedCountry(country)
    ? undefined
    : `‘${country}’ is not a country code: write two capital letters, such as ‘DE’ for Germany.`;

/**
 * Returns the fault of a calling code, or undefined for a correct code. Also returns undefined for an invalid country,
 * because the field `country` has a separate finding.
 */
function findCallingCodeFault(code: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const expectedCode = `+${getCountryCallingCode(country)}`;
  return code === expectedCode
    ? undefined
    : `‘${code}’ is not the calling code of ‘${country}’: write ‘${expectedCode}’.`;
}

/**
 * Returns the name of a country's flag: 'tr' for 'TR', and 'sh-ac' for 'AC' (Ascension Island). Returns '' when there
 * is no flag.
 */
export const findFlag = (country: string): string =>
  [country.toLowerCase(), `sh-${country.toLowerCase()}`].find((flag) => existsSync(getFlagFile(flag))) ?? '';

function findFlagFault(flag: string, country: string): string | undefined {
  if (!isSupportedCountry(country) || flag === findFlag(country)) return undefined;
  const advice = findFlag(country) ? `write ‘${findFlag(country)}’` : 'remove the country';
  return `‘${flag}’ is not the flag of ‘${country}’: ${advice}.`;
}

const createCountryDependentSchema = (findFault: (value: string, country: string) => string | undefined) =>
  checkedText((value, { parent }) => findFault(value, String(parent['country'])));

const countriesSchema = listOfAtLeast(
  1,
  objectOf({
    country: checkedText(findCountryFault),
    code: createCountryDependentSchema(findCallingCodeFault),
    flag: createCountryDependentSchema(findFlagFault),
    name: nonEmptyText('write the name of the country, because visitors select it by its name'),
  }),
  'is empty: add at least one country, because phone numbers need a country.',
).test(createDistinctRule((country) => `‘${country}’ is listed twice: remove one.`, 'country'));

/** §3.14: yields a finding for each mistake in the countries of the phone fields. */
export function* checkCountries(site: Site): Generator<Finding> {
  yield* validate(site, countriesSchema, createRootNode(site, site.countries, 'countries.ts', 'countries'));
}
