import { replaceSettingErrors } from './firm';
import { formatFinding } from './index';
import type { Finding } from './site';
import { listFindingLines, createSmallSite, testMistakes, type DraftedSite } from './testing/smallSite';

testMistakes('§3', {
  'firm.ts › firm › origin: ‘https://acme.example/’ must not end with ‘/’: remove it.': ({ firm }) =>
    (firm.origin = 'https://acme.example/'),
  'firm.ts › firm › origin: ‘http://acme.example’ must begin with ‘https://’: browsers warn about http.': ({ firm }) =>
    (firm.origin = 'http://acme.example' as 'https://'),
  'firm.ts › firm › origin: ‘https://acme.example/shop’ is not the address of a site: write it like ‘https://www.firm.example’, without a path.':
    ({ firm }) => (firm.origin = 'https://acme.example/shop'),
  'firm.ts › firm › origin: ‘https://müller.example’ is not the form that browsers use: write ‘https://xn--mller-kva.example’.':
    ({ firm }) => (firm.origin = 'https://müller.example'),
  'firm.ts › firm › inbox: ‘post@acme’ is not an e-mail address: write one such as name@firm.example.': ({ firm }) =>
    (firm.inbox = 'post@acme'),
  ...Object.fromEntries(
    ['post@acme,example.com', 'post..office@acme.example', 'post@acme.example; shop@acme.example'].map((inbox) => [
      `firm.ts › firm › inbox: ‘${inbox}’ is not an e-mail address: write one such as name@firm.example.`,
      ({ firm }: DraftedSite) => (firm.inbox = inbox),
    ]),
  ),
  ...Object.fromEntries(
    ['', 'A', 'ac', 'ACMES', 'A-C'].map((prefix) => [
      `firm.ts › firm › referencePrefix: ‘${prefix}’ can't begin a reference: write two to four letters from A to Z, because people read references aloud.`,
      ({ firm }: DraftedSite) => (firm.referencePrefix = prefix),
    ]),
  ),
  "firm.ts › firm › phone › dial: ‘+99930901820’ can't be dialled, because no country has numbers with this beginning and length: correct the number.":
    ({ firm }) => (firm.phone = { display: '+999 30 901820', dial: '+99930901820' }),
  "firm.ts › firm › phone › dial: ‘+4420794’ can't be dialled, because no country has numbers with this beginning and length: correct the number.":
    ({ firm }) => (firm.phone = { display: '+44 20794', dial: '+4420794' }),
  "firm.ts › firm › phone › dial: ‘+4903090182000’ can't be dialled from abroad: write ‘+493090182000’.": ({ firm }) =>
    (firm.phone = { display: '+49 030 90182000', dial: '+4903090182000' }),
  'firm.ts › firm › phone › display: ‘soon’ is not a phone number: write digits, spaces and a country code, such as ‘+49 30 901820’.':
    ({ firm }) => (firm.phone.display = 'soon'),
  'firm.ts › firm › phone › dial: ‘+4930901821’ and ‘+49 30 901820’ are different numbers: make their digits the same.':
    ({ firm }) => (firm.phone.dial = '+4930901821'),
  "firm.ts › firm › phone › dial: ‘030 901820’ can't be dialled: write ‘+’ and digits only, such as ‘+4930901820’.": ({
    firm,
  }) => (firm.phone.dial = '030 901820'),
  'firm.ts › firm › address › city: is missing: complete the postal address.': ({ firm }) => (firm.address.city = ' '),
  'firm.ts › firm › address › countryCode: ‘Germany’ is not a country code: write two capital letters, such as ‘DE’ for Germany.':
    ({ firm }) => (firm.address.countryCode = 'Germany'),
  'firm.ts › firm › address › countryCode: is missing: add ‘countryCode’.': ({ firm }) =>
    Reflect.deleteProperty(firm.address, 'countryCode'),
  'settings.ts › settings › language: ‘english’ is not a language code: write one such as ‘en’ or ‘de’.': ({
    settings,
  }) => (settings.language = 'english'),
  'settings.ts › settings › locale: ‘en_GB’ is not a locale: write language and country, such as ‘en-GB’ or ‘de-DE’.':
    ({ settings }) => (settings.locale = 'en_GB'),
  'settings.ts › settings › locale: ‘de-DE’ does not match the language ‘en’: change one of them.': ({ settings }) =>
    (settings.locale = 'de-DE'),
  ...Object.fromEntries(
    ['Berlin', 'Europe/Bath', '+03:00', ''].map((zone) => [
      `settings.ts › settings › timeZone: ‘${zone}’ is not a time zone: write its IANA name, such as ‘Europe/Berlin’ or ‘Asia/Kolkata’.`,
      ({ settings }: DraftedSite) => (settings.timeZone = zone),
    ]),
  ),
  'settings.ts › settings › currency: ‘EURO’ is not a currency code: write three letters, such as ‘EUR’ or ‘USD’.': ({
    settings,
  }) => (settings.currency = 'EURO'),
  'settings.ts › settings › budgetCurrencies › no. 2: ‘rupees’ is not a currency code: write three letters, such as ‘EUR’ or ‘USD’.':
    ({ settings }) => (settings.budgetCurrencies = ['EUR', 'rupees']),
  'settings.ts › settings › budgetCurrencies: is empty: write at least one code, or remove the setting.': ({
    settings,
  }) => Object.assign(settings, { budgetCurrencies: [] }),
  'settings.ts › settings › budgetCurrencies: ‘EUR’ is listed twice: remove one.': ({ settings }) =>
    (settings.budgetCurrencies = ['EUR', 'EUR']),
  'settings.ts › settings › quoteDelivery: ‘post’ is not an allowed value: write ‘summary’ or ‘relay’.': ({
    settings,
  }) => (settings.quoteDelivery = 'post' as 'relay'),
  'settings.ts › settings › formRules: ‘strict’ is not an allowed value: write ‘specified’ or ‘inclusive’.': ({
    settings,
  }) => (settings.formRules = 'strict' as 'specified'),
  'settings.ts › settings › fonts › no. 1: ‘Noto Sans’ is not the name of a font package: write one such as ‘noto-sans-arabic’.':
    ({ settings }) => (settings.fonts = ['Noto Sans']),
  "settings.ts › settings › fonts › no. 1: ‘no-such-font’ is not installed: run ‘npm install @fontsource/no-such-font’ in the firm's folder, or correct the name (fontsource.org lists all names).":
    ({ settings }) => (settings.fonts = ['no-such-font']),
  'settings.ts › settings › fonts › no. 1: the texts contain no letter that Inter has and Inter lacks: remove the font.':
    ({ settings }) => (settings.fonts = ['inter']),
});

test.each([
  ['030 901820', '+4930901820'],
  ['+49 (0)30 901820', '+4930901820'],
  ['+49 30/901820', '+4930901820'],
  ['(212) 555-0100', '+12125550100'],
])('§3 the check accepts %s as the displayed form of %s', (display, dial) => {
  expect(listFindingLines(createSmallSite(({ firm }) => (firm.phone = { display, dial })))).toEqual([]);
});

test.each([
  [
    'locale',
    'en_GB',
    'Incorrect locale information provided',
    'not a locale: write language and country, such as ‘en-GB’ or ‘de-DE’.',
  ],
  [
    'currency',
    'EURO',
    'Invalid currency code : EURO',
    'not a currency code: write three letters, such as ‘EUR’ or ‘USD’.',
  ],
])(
  '§3 the check reports a wrong %s at settings.ts instead of the file that uses the setting',
  (field, value, message, fault) => {
    const { settings } = createSmallSite();
    const createFinding = (text: string): Finding => ({ file: 'home.ts', steps: [], message: text });
    const findings = [createFinding(`can't be imported (${message})`), createFinding('is missing')];
    expect(
      replaceSettingErrors(findings, { ...settings, fonts: ['inter'], [field]: value }).map((finding) =>
        formatFinding('', finding),
      ),
    ).toEqual([`settings.ts › settings › ${field}: ‘${value}’ is ${fault}`, 'home.ts: is missing']);
  },
);

test('§3 the check accepts an empty postal code, because some countries have none', () => {
  expect(listFindingLines(createSmallSite(({ firm }) => (firm.address.postalCode = '')))).toEqual([]);
});
