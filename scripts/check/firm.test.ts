import { checkFirm } from './firm';
import { linesOf, smallSite, type Drafted } from './testing/smallSite';

test('§3.1 the small firm has no mistake', () => {
  expect(checkFirm(smallSite())).toEqual({ counts: { settings: 6 }, findings: [] });
});

const CASES: [string, (drafted: Drafted) => void, string][] = [
  [
    'an origin with a slash at its end',
    ({ firm }) => (firm.origin = 'https://acme.example/'),
    'firm.ts › firm › origin: ‘https://acme.example/’ must not end with ‘/’: take it away.',
  ],
  [
    'an origin with http',
    ({ firm }) => (firm.origin = 'http://acme.example' as 'https://'),
    'firm.ts › firm › origin: ‘http://acme.example’ must begin with ‘https://’: browsers warn of any other.',
  ],
  [
    'an origin with a page',
    ({ firm }) => (firm.origin = 'https://acme.example/shop'),
    'firm.ts › firm › origin: ‘https://acme.example/shop’ is no address of a site: write it like ‘https://www.firm.example’, without a page.',
  ],
  [
    'an inbox that is none',
    ({ firm }) => (firm.inbox = 'post@acme'),
    'firm.ts › firm › inbox: ‘post@acme’ is no e-mail address: write one such as name@firm.example.',
  ],
  [
    'a phone number that is none',
    ({ firm }) => (firm.phone = { display: 'soon', dial: '+4930901820' }),
    'firm.ts › firm › phone › display: ‘soon’ is no phone number: write digits, spaces and a country code, such as ‘+49 30 901820’.',
  ],
  [
    'a phone number of other digits',
    ({ firm }) => (firm.phone.dial = '+4930901821'),
    'firm.ts › firm › phone › dial: ‘+4930901821’ is another number than ‘+49 30 901820’: make their digits the same.',
  ],
  [
    'a phone number that no phone can dial',
    ({ firm }) => (firm.phone.dial = '030 901820'),
    "firm.ts › firm › phone › dial: ‘030 901820’ can't be dialled: write ‘+’ and digits alone, such as ‘+4930901820’.",
  ],
  [
    'an empty field of the address',
    ({ firm }) => (firm.address.city = ' '),
    'firm.ts › firm › address › city: is empty: letters to the firm need it.',
  ],
  [
    'a language that is none',
    ({ settings }) => (settings.language = 'english'),
    'settings.ts › settings › language: ‘english’ is no language: write its code, such as ‘en’ or ‘de’.',
  ],
  [
    'a locale that is none',
    ({ settings }) => (settings.locale = 'en_GB'),
    'settings.ts › settings › locale: ‘en_GB’ is no locale: write language and country, such as ‘en-GB’ or ‘de-DE’.',
  ],
  [
    'a locale of another language',
    ({ settings }) => (settings.locale = 'de-DE'),
    'settings.ts › settings › locale: ‘de-DE’ is of another language than ‘en’: make the two agree.',
  ],
  [
    'a currency that is none',
    ({ settings }) => (settings.currency = 'EURO'),
    'settings.ts › settings › currency: ‘EURO’ is no currency: write its three letters, such as ‘EUR’ or ‘USD’.',
  ],
  [
    'a currency of budgets that is none',
    ({ settings }) => (settings.budgetCurrencies = ['EUR', 'rupees']),
    'settings.ts › settings › budgetCurrencies: ‘rupees’ is no currency: write its three letters, such as ‘EUR’ or ‘USD’.',
  ],
  [
    'a currency of budgets twice',
    ({ settings }) => (settings.budgetCurrencies = ['EUR', 'EUR']),
    'settings.ts › settings › budgetCurrencies: ‘EUR’ stands there twice: take one away.',
  ],
  [
    'a delivery that is none',
    ({ settings }) => (settings.quoteDelivery = 'post' as 'relay'),
    'settings.ts › settings › quoteDelivery: ‘post’ is none of the choices: write ‘summary’ or ‘relay’.',
  ],
  [
    'form rules that are none',
    ({ settings }) => (settings.formRules = 'strict' as 'specified'),
    'settings.ts › settings › formRules: ‘strict’ is none of the choices: write ‘specified’ or ‘inclusive’.',
  ],
];

test.each(CASES)('§3.1 %s', (_title, plant, expected) => {
  expect(linesOf(checkFirm, plant)).toEqual([`src/content/acme/${expected}`]);
});

test.each(['030 901820', '+49 (0)30 901820', '+49 30/901820'])(
  '§3.1 %s may be read where +4930901820 is dialled',
  (display) => {
    expect(linesOf(checkFirm, ({ firm }) => (firm.phone.display = display))).toEqual([]);
  },
);
