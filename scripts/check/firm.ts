import { repeated, type Finding, type Look, type Site } from './site';
import { faultOfDial, faultOfEmail, faultOfPhone } from './reach';
import { findingAt } from './walk';

const at = (field: string, message: string): Finding =>
  findingAt({ file: 'firm.ts', steps: ['firm', ...field.split('.')] }, message);
const set = (field: string, message: string): Finding => ({ file: 'settings.ts', entry: 'settings', field, message });

function originOf(origin: string): Finding[] {
  if (!origin.startsWith('https://'))
    return [at('origin', `‘${origin}’ must begin with ‘https://’: browsers warn of any other.`)];
  if (origin.endsWith('/')) return [at('origin', `‘${origin}’ must not end with ‘/’: take it away.`)];
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    return [
      at('origin', `‘${origin}’ is no address of a site: write it like ‘https://www.firm.example’, without a page.`),
    ];
  return [];
}

/** A valid tag that says no known language ('xx') has no name. */
function isLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0 && isLanguage(locale);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

function budgetsIn(codes: readonly string[] = []): Finding[] {
  const say = (message: string) => set('budgetCurrencies', message);
  return [
    ...codes
      .filter((code) => !isCurrency(code))
      .map((code) => say(`‘${code}’ is no currency: write its three letters, such as ‘EUR’ or ‘USD’.`)),
    ...repeated(codes).map((code) => say(`‘${code}’ stands there twice: take one away.`)),
  ];
}

function settingsOf({
  language,
  locale,
  currency,
  budgetCurrencies,
  quoteDelivery,
  formRules,
}: Site['settings']): Finding[] {
  const deliveries: readonly string[] = ['summary', 'relay'];
  const rules: readonly string[] = ['specified', 'inclusive'];
  return [
    ...(isLanguage(language)
      ? []
      : [set('language', `‘${language}’ is no language: write its code, such as ‘en’ or ‘de’.`)]),
    ...(isLocale(locale)
      ? []
      : [set('locale', `‘${locale}’ is no locale: write language and country, such as ‘en-GB’ or ‘de-DE’.`)]),
    ...(isLocale(locale) && isLanguage(language) && locale.split('-')[0] !== language.split('-')[0]
      ? [set('locale', `‘${locale}’ is of another language than ‘${language}’: make the two agree.`)]
      : []),
    ...(isCurrency(currency)
      ? []
      : [set('currency', `‘${currency}’ is no currency: write its three letters, such as ‘EUR’ or ‘USD’.`)]),
    ...budgetsIn(budgetCurrencies),
    ...(deliveries.includes(quoteDelivery)
      ? []
      : [set('quoteDelivery', `‘${quoteDelivery}’ is none of the choices: write ‘summary’ or ‘relay’.`)]),
    ...(rules.includes(formRules)
      ? []
      : [set('formRules', `‘${formRules}’ is none of the choices: write ‘specified’ or ‘inclusive’.`)]),
  ];
}

/** §3: what the firm says of itself, and how its site is set. */
export function checkFirm({ firm, settings }: Site): Look {
  const { display, dial } = firm.phone;
  const shown = faultOfPhone(display);
  const empty = Object.entries(firm.address).filter(([, text]) => !text?.trim());
  return {
    counts: { settings: Object.keys(settings).length },
    findings: [
      ...originOf(firm.origin),
      ...faultOfEmail(firm.inbox).map((message) => at('inbox', message)),
      ...shown.map((message) => at('phone.display', message)),
      ...(shown.length > 0 ? [] : faultOfDial(dial, display)).map((message) => at('phone.dial', message)),
      ...empty.map(([field]) => at(`address.${field}`, 'is empty: letters to the firm need it.')),
      ...settingsOf(settings),
    ],
  };
}
