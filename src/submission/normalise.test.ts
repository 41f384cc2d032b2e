import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import type { CountryCode as IsoCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { settings } from '#site/settings';
import { words } from '#site/words/messages';
import { fillPlaceholders } from '../site/fill';
import type { CountryCode } from '../site/types';
import { FORMS } from './forms/index';
import { buildSubmission } from './payloads';
import { checkForm } from './rules';
import { prepareStoredTexts } from './normalise';
import { contactPayload, NOW, formTexts } from './testing/fixtures';
import type { FormRules } from './filters';

const createCountry = (country: IsoCode): CountryCode => ({
  country,
  code: `+${Number(getCountryCallingCode(country))}`,
  flag: country.toLowerCase(),
  name: country,
});

/** Returns the phone number of the payload when a visitor types `phone` and selects `country` in the contact form. */
async function normalisePhone(phone: string, country: IsoCode, rules: FormRules = 'inclusive'): Promise<string> {
  const countries = [createCountry(country)];
  const storedTexts = await prepareStoredTexts(
    FORMS.contact,
    { ...formTexts.contact, country, phone },
    countries,
    rules,
  );
  const { payload } = buildSubmission('contact', storedTexts, countries, NOW);
  return (payload as typeof contactPayload).phone;
}

test('§3.13 inclusive: a phone number in the national format of each country is stored in its international format', async () => {
  const exampleNumbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);
  expect(exampleNumbers.length).toBeGreaterThan(240);
  for (const example of exampleNumbers) {
    const country = example.country as IsoCode;
    const nationalNumber = example.formatNational();
    expect([country, nationalNumber, await normalisePhone(nationalNumber, country)]).toEqual([
      country,
      nationalNumber,
      example.number,
    ]);
  }
});

test.each<[string, IsoCode, string, string]>([
  ['05321234567', 'TR', '+905321234567', 'the national prefix 0'],
  ['5321234567', 'TR', '+905321234567', 'no national prefix'],
  ['905321234567', 'TR', '+905321234567', 'the calling code without the plus sign'],
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', 'TR', '+905321234567', 'digits of another script'],
  ['0612345678', 'IT', '+390612345678', 'a zero that is part of the number'],
  ['8 916 123-45-67', 'RU', '+79161234567', 'the national prefix 8'],
  ['06 30 123 4567', 'HU', '+36301234567', 'the national prefix 06'],
])(
  '§3.13 inclusive: the phone number %s of the country %s is stored as %s: %s',
  async (typed, country, storedNumber) => {
    expect(await normalisePhone(typed, country)).toBe(storedNumber);
  },
);

test('§3.13 specified: the payload joins the country code and the unchanged digits', async () => {
  expect(await normalisePhone('0532123456', 'TR', 'specified')).toBe('+900532123456');
});

/** Returns an amount in the format of the site's language, with the digits 0 to 9. */
const formatNumber = (amount: number): string =>
  new Intl.NumberFormat(settings.locale, { numberingSystem: 'latn', minimumFractionDigits: 2 }).format(amount);

test.each<[string, FormRules, string]>([
  [formatNumber(75_000), 'inclusive', '75000.00'],
  [formatNumber(75_000).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))), 'inclusive', '75000.00'],
  ['lots', 'inclusive', 'lots'],
  ['1.5e3', 'specified', '1.5e3'],
])('§3.9 a budget of %j is stored under %s rules as %s, beside its currency', async (budget, rules, storedBudget) => {
  const postedTexts = { ...formTexts.quote, budget };
  expect(await prepareStoredTexts(FORMS.quote, postedTexts, [], rules)).toMatchObject({
    budget: storedBudget,
    currency: formTexts.quote.currency,
  });
});

test.each(['75000', '99.5', '٧٥٠٠٠', ''])('§5.3 inclusive: a budget of %j is valid', async (budget) => {
  expect(await checkForm('quote', { texts: { ...formTexts.quote, budget } }, 'inclusive', [])).toEqual({});
});

test.each(['lots', '1e5', '-5', '5 10'])(
  '§5.3 inclusive: the error message for a budget of %j contains an example',
  async (budget) => {
    const example = new Intl.NumberFormat(settings.locale).format(75_000);
    const message = fillPlaceholders(words.budget.notAnAmount, { example });
    expect(await checkForm('quote', { texts: { ...formTexts.quote, budget } }, 'inclusive', [])).toEqual({
      budget: message,
    });
  },
);

test('§5.2 inclusive: an invalid phone number keeps all its digits, so that the validation rejects it', async () => {
  expect(await normalisePhone('0123', 'TR')).toBe('+900123');
});
