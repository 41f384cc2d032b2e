import { existsSync } from 'node:fs';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { flagFile } from '../flags';
import { distinct, nonEmptyText, listOf, part, rule, text, validate } from './schema';
import type { Finding, Site } from './site';
import { rootOf } from './spots';

/** The place of a firm's countries in {@link Site.words}. */
const PLACE = 'countries.ts#countries';

/** Returns the fault of an ISO 3166-1 alpha-2 code, or undefined. Each of these countries has a phone numbering plan. */
export const faultOfCountry = (country: string): string | undefined =>
  isSupportedCountry(country)
    ? undefined
    : `‘${country}’ is not a country code: write two capital letters, such as ‘DE’ for Germany.`;

/** Returns the fault of a calling code. Faults of the country itself are reported at `country`. */
function faultOfCode(code: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const right = `+${getCountryCallingCode(country)}`;
  return code === right ? undefined : `‘${code}’ is not the calling code of ‘${country}’: write ‘${right}’.`;
}

/** Returns the flag of a country: 'tr' for 'TR', and 'sh-ac' for 'AC', an island of Saint Helena. */
const flagOf = (country: string): string =>
  [country.toLowerCase(), `sh-${country.toLowerCase()}`].find((flag) => existsSync(flagFile(flag))) ?? '';

function faultOfFlag(flag: string, country: string): string | undefined {
  if (!isSupportedCountry(country) || flag === flagOf(country)) return undefined;
  const advice = flagOf(country) ? `write ‘${flagOf(country)}’` : 'remove the country';
  return `‘${flag}’ is not the flag of ‘${country}’: ${advice}.`;
}

const ofCountry = (faultOf: (value: string, country: string) => string | undefined) =>
  text().test(rule<string>((value, { parent }) => faultOf(value, String(parent['country']))));

const countriesSchema = listOf(
  1,
  part({
    country: text().test(rule(faultOfCountry)),
    code: ofCountry(faultOfCode),
    flag: ofCountry(faultOfFlag),
    name: nonEmptyText('write the name of the country, because visitors select it by its name'),
  }),
  'is empty: add at least one country, because phone numbers need a country.',
).test(
  distinct(
    ({ country }) => country as unknown,
    (country) => `‘${country}’ is listed twice: remove one.`,
  ),
);

/** §3.14: yields findings for the countries of the phone fields. */
export function* checkCountries(site: Site): Generator<Finding> {
  yield* validate(site, countriesSchema, rootOf(site, site.words[PLACE], 'countries.ts', 'countries'));
}
