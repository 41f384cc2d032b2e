import { getCountries, getCountryCallingCode, getExampleNumber, type CountryCode as Iso } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import type { CountryCode } from '../site/types';
import { FORMS } from './forms/index';
import { buildSubmission } from './payloads';
import { storedTexts } from './storedTexts';
import { contact, NOW, texts } from './testing/fixtures';
import type { FormRules } from './filters';

const countryOf = (country: Iso): CountryCode => ({
  country,
  code: `+${Number(getCountryCallingCode(country))}`,
  flag: country.toLowerCase(),
  name: country,
});

/** Returns the phone number in the payload of a contact form, for digits in the field beside a country. */
async function storedPhone(phone: string, country: Iso, rules: FormRules = 'inclusive'): Promise<string> {
  const countries = [countryOf(country)];
  const stored = await storedTexts(FORMS.contact, { ...texts.contact, country, phone }, countries, rules);
  const { payload } = buildSubmission('contact', stored, countries, NOW);
  return (payload as typeof contact).phone;
}

test('§3.13 inclusive: a number as people dial it inside their country is stored as others dial it, for each country', async () => {
  const examplesOf = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);
  expect(examplesOf.length).toBeGreaterThan(240);
  for (const example of examplesOf) {
    const country = example.country as Iso;
    const dialled = example.formatNational();
    expect([country, dialled, await storedPhone(dialled, country)]).toEqual([country, dialled, example.number]);
  }
});

test.each<[string, Iso, string, string]>([
  ['05321234567', 'TR', '+905321234567', 'a zero for calls inside the country'],
  ['5321234567', 'TR', '+905321234567', 'nothing in front'],
  ['905321234567', 'TR', '+905321234567', 'the calling code without its plus'],
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', 'TR', '+905321234567', 'digits of another script'],
  ['0612345678', 'IT', '+390612345678', 'a zero that is part of the number'],
  ['8 916 123-45-67', 'RU', '+79161234567', 'an eight for calls inside the country'],
  ['06 30 123 4567', 'HU', '+36301234567', 'two digits for calls inside the country'],
])('§3.13 inclusive: %s of %s is stored as %s: %s', async (typed, country, stored) => {
  expect(await storedPhone(typed, country)).toBe(stored);
});

test('§3.13 specified: the payload joins the code and the digits as they are', async () => {
  expect(await storedPhone('0532123456', 'TR', 'specified')).toBe('+900532123456');
});

test('§5.2 inclusive: digits that are no number of the country stay, for the message about them', async () => {
  expect(await storedPhone('0123', 'TR')).toBe('+900123');
});
