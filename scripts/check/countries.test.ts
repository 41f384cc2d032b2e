import { existsSync } from 'node:fs';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { CountryCode } from '../../src/site/types';
import { getFlagFile } from '../flags';
import { checkCountries } from './countries';
import { checkLines, createSmallSite, testMistakes, type InsertMistake } from './testing/smallSite';

const turkey: CountryCode = { code: '+90', country: 'TR', flag: 'tr', name: 'Turkey' };
const createListing =
  (...countries: Partial<CountryCode>[]): InsertMistake =>
  (drafted) =>
    (drafted.countries = countries);
const TURKEY = 'countries.ts › countries › ‘Turkey’';

testMistakes('§3.14', {
  [`${TURKEY} › country: ‘TK1’ is not a country code: write two capital letters, such as ‘DE’ for Germany.`]:
    createListing({
      ...turkey,
      country: 'TK1',
    }),
  [`${TURKEY} › country: ‘UK’ is not a country code: write two capital letters, such as ‘DE’ for Germany.`]:
    createListing({
      ...turkey,
      country: 'UK',
    }),
  [`${TURKEY} › code: ‘+91’ is not the calling code of ‘TR’: write ‘+90’.`]: createListing({ ...turkey, code: '+91' }),
  [`${TURKEY} › flag: ‘TR’ is not the flag of ‘TR’: write ‘tr’.`]: createListing({ ...turkey, flag: 'TR' }),
  [`${TURKEY} › flag: ‘tk’ is not the flag of ‘TR’: write ‘tr’.`]: createListing({ ...turkey, flag: 'tk' }),
  [`${TURKEY} › flag: is missing: add ‘flag’.`]: createListing({ code: '+90', country: 'TR', name: 'Turkey' }),
  'countries.ts › countries › no. 1 › name: is missing: write the name of the country, because visitors select it by its name.':
    createListing({ ...turkey, name: '' }),
  'countries.ts › countries: ‘TR’ is listed twice: remove one.': createListing(turkey, {
    ...turkey,
    name: 'Turkish Republic',
  }),
  'countries.ts › countries: is empty: add at least one country, because phone numbers need a country.':
    createListing(),
});

test('§3.14 the check accepts every country with phone numbers, and each of these countries has a flag', () => {
  const flags = new Map([
    ['AC', 'sh-ac'],
    ['TA', 'sh-ta'],
  ]);
  const all = getCountries().map((country) => {
    const flag = flags.get(country) ?? country.toLowerCase();
    return { country, flag, code: `+${Number(getCountryCallingCode(country))}`, name: country } as const;
  });
  expect(all.length).toBeGreaterThan(240);
  expect(all.filter(({ flag }) => !existsSync(getFlagFile(flag)))).toEqual([]);
  expect(checkLines(createSmallSite(createListing(...all)), checkCountries)).toEqual([]);
});
