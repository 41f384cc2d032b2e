import { existsSync } from 'node:fs';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { CountryCode } from '../../src/site/types';
import { getFlagFile } from '../flags';
import { checkCountries } from './countries';
import { listFindingLines, createSmallSite, testMistakes, type InsertMistake } from './testing/smallSite';

const turkey: CountryCode = { code: '+90', country: 'TR', flag: 'tr', name: 'Turkey' };
const replaceCountries =
  (...countries: Partial<CountryCode>[]): InsertMistake =>
  (siteDraft) =>
    (siteDraft.countries = countries);
const TURKEY_LOCATION = 'countries.ts › countries › ‘Turkey’';

testMistakes('§3.14', {
  [`${TURKEY_LOCATION} › country: ‘TK1’ is not a country code: write two capital letters, such as ‘DE’ for Germany.`]:
    replaceCountries({
      ...turkey,
      country: 'TK1',
    }),
  [`${TURKEY_LOCATION} › country: ‘UK’ is not a country code: write two capital letters, such as ‘DE’ for Germany.`]:
    replaceCountries({
      ...turkey,
      country: 'UK',
    }),
  [`${TURKEY_LOCATION} › code: ‘+91’ is not the calling code of ‘TR’: write ‘+90’.`]: replaceCountries({
    ...turkey,
    code: '+91',
  }),
  [`${TURKEY_LOCATION} › flag: ‘TR’ is not the flag of ‘TR’: write ‘tr’.`]: replaceCountries({ ...turkey, flag: 'TR' }),
  [`${TURKEY_LOCATION} › flag: ‘tk’ is not the flag of ‘TR’: write ‘tr’.`]: replaceCountries({ ...turkey, flag: 'tk' }),
  [`${TURKEY_LOCATION} › flag: is missing: add ‘flag’.`]: replaceCountries({
    code: '+90',
    country: 'TR',
    name: 'Turkey',
  }),
  'countries.ts › countries › no. 1 › name: is missing: write the name of the country, because visitors select it by its name.':
    replaceCountries({ ...turkey, name: '' }),
  'countries.ts › countries: ‘TR’ is listed twice: remove one.': replaceCountries(turkey, {
    ...turkey,
    name: 'Turkish Republic',
  }),
  'countries.ts › countries: is empty: add at least one country, because phone numbers need a country.':
    replaceCountries(),
});

test('§3.14 the check accepts every country with phone numbers, and each of these countries has a flag', () => {
  const flagByCountry = new Map([
    ['AC', 'sh-ac'],
    ['TA', 'sh-ta'],
  ]);
  const allCountries = getCountries().map((country) => {
    const flag = flagByCountry.get(country) ?? country.toLowerCase();
    return { country, flag, code: `+${Number(getCountryCallingCode(country))}`, name: country } as const;
  });
  expect(allCountries.length).toBeGreaterThan(240);
  expect(allCountries.filter(({ flag }) => !existsSync(getFlagFile(flag)))).toEqual([]);
  expect(listFindingLines(createSmallSite(replaceCountries(...allCountries)), checkCountries)).toEqual([]);
});
