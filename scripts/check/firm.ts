import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Firm, Picture, Settings } from '../../src/site/types';
import { findFontFault } from './fonts';
import { findCountryFault } from './countries';
import {
  createDistinctRule,
  createRule,
  dictionaryOf,
  nonEmptyText,
  listOf,
  listOfAtLeast,
  oneOf,
  objectOf,
  pictureSchema,
  textFields,
  checkedText,
  anyText,
  validate,
} from './schema';
import type { Finding, ExportLocation, Site } from './site';
import { createRootNode } from './contentNodes';

function findOriginFault(origin: string): string | undefined {
  if (!origin.startsWith('https://')) return `‘${origin}’ must begin with ‘https://’: browsers warn about http.`;
  if (origin.endsWith('/')) return `‘${origin}’ must not end with ‘/’: remove it.`;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin === origin) return undefined;
  // Browsers convert letters such as ‘ü’ to Punycode, and capitals to lower case.
  return url && url.href === `${url.origin}/`
    ? `‘${origin}’ is not the form that browsers use: write ‘${url.origin}’.`
    : `‘${origin}’ is not the address of a site: write it like ‘https://www.firm.example’, without a path.`;
}

/** Returns the reason why an e-mail address is invalid, or undefined. */
export const findEmailFault = (email: string): string | undefined =>
  /^[^\s@.,;:()<>]+(\.[^\s@.,;:()<>]+)*@[^\s@.,;:()<>]+(\.[^\s@.,;:()<>]+)+$/.test(email)
    ? undefined
    : `‘${email}’ is not an e-mail address: write one such as name@firm.example.`;

/** Returns the digits of a phone number, without the '(0)' for domestic calls. */
const getDigits = (phone: string): string => phone.replace('(0)', '').replace(/\D/g, '');

/** Returns the reason why a displayed phone number is invalid, or undefined. */
const findDisplayedPhoneFault = (phone: string): string | undefined =>
  /^\+?[\d\s()/–.-]+$/.test(phone) && getDigits(phone).length >= 6 && getDigits(phone).length <= 15
    ? undefined
    : `‘${phone}’ is not a phone number: write digits, spaces and a country code, such as ‘+49 30 901820’.`;

/**
 * Returns the reason why phones cannot dial a number from abroad, or undefined. Possible reasons are characters other
 * than ‘+’ and digits, an unknown calling code, a wrong length, and the 0 that only domestic calls have. `scheme` is
 * the text before the number, such as 'tel:'.
 */
export function findInternationalNumberFault(phoneNumber: string, scheme = ''): string | undefined {
  if (!/^\+[1-9]\d{6,14}$/.test(phoneNumber))
    return `‘${scheme}${phoneNumber}’ can't be dialled: write ‘+’ and digits only, such as ‘${scheme}+4930901820’.`;
  const parsedNumber = parsePhoneNumberFromString(phoneNumber);
  if (!parsedNumber?.isPossible())
    return `‘${scheme}${phoneNumber}’ can't be dialled, because no country has numbers with this beginning and length: correct the number.`;
  return parsedNumber.number === phoneNumber
    ? undefined
    : `‘${scheme}${phoneNumber}’ can't be dialled from abroad: write ‘${scheme}${parsedNumber.number}’.`;
}

/** Returns the reason why `dial` is invalid or differs from the displayed number, or undefined. */
function findDialFault(dial: string, display: string): string | undefined {
  const fault = findInternationalNumberFault(dial);
  if (fault !== undefined) return fault;
  const defaultCallingCode = parsePhoneNumberFromString(dial)?.countryCallingCode ?? '';
  const displayedNumber = parsePhoneNumberFromString(display.replace('(0)', ''), { defaultCallingCode });
  return displayedNumber?.number === dial
    ? undefined
    : `‘${dial}’ and ‘${display}’ are different numbers: make their digits the same.`;
}

const addressLineSchema = nonEmptyText('complete the postal address');

const firmSchema = objectOf<Firm>({
  ...textFields('name', 'legalName', 'tagline', 'description', 'hours'),
  referencePrefix: checkedText((prefix) =>
    /^[A-Z]{2,4}$/.test(prefix)
      ? undefined
      : `‘${prefix}’ can't begin a reference: write two to four letters from A to Z, because people read references aloud.`,
  ),
  origin: checkedText(findOriginFault),
  inbox: checkedText(findEmailFault),
  phone: objectOf({
    display: checkedText(findDisplayedPhoneFault),
    dial: checkedText((dial, { parent: { display } }) =>
      findDisplayedPhoneFault(String(display)) === undefined ? findDialFault(dial, String(display)) : undefined,
    ),
  }),
  address: objectOf({
    street: addressLineSchema,
    postalCode: anyText(),
    city: addressLineSchema,
    country: addressLineSchema,
    countryCode: checkedText(findCountryFault),
  }),
  social: listOf(objectOf(textFields('label', 'href'))),
  logo: pictureSchema,
});

/** Returns whether a tag names a known language. Returns false for a valid tag of an unknown language ('xx'). */
export function isLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export const isLocale = (locale: string): boolean =>
  isLanguage(locale) && Intl.NumberFormat.supportedLocalesOf(locale).length > 0;

function findLocaleFault(locale: string, language: string): string | undefined {
  if (!isLocale(locale)) return `‘${locale}’ is not a locale: write language and country, such as ‘en-GB’ or ‘de-DE’.`;
  return isLanguage(language) && locale.split('-')[0] !== language.split('-')[0]
    ? `‘${locale}’ does not match the language ‘${language}’: change one of them.`
    : undefined;
}

export const currencySchema = checkedText((code) =>
  Intl.supportedValuesOf('currency').includes(code)
    ? undefined
    : `‘${code}’ is not a currency code: write three letters, such as ‘EUR’ or ‘USD’.`,
);

/**
 * Returns the fault of a time zone, or undefined. An offset such as '+03:00' is a fault, because it ignores summer
 * time.
 */
function findTimeZoneFault(zone: string): string | undefined {
  try {
    if (/^\p{L}/u.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone })) return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return `‘${zone}’ is not a time zone: write its IANA name, such as ‘Europe/Berlin’ or ‘Asia/Kolkata’.`;
}

const settingsSchema = objectOf<Settings>({
  language: checkedText((tag) =>
    isLanguage(tag) ? undefined : `‘${tag}’ is not a language code: write one such as ‘en’ or ‘de’.`,
  ),
  languages: dictionaryOf(objectOf(textFields('name', 'offer', 'dismiss'))).optional(),
  locale: checkedText((locale, { parent: { language } }) => findLocaleFault(locale, String(language))),
  timeZone: checkedText(findTimeZoneFault).optional(),
  currency: currencySchema,
  budgetCurrencies: listOfAtLeast(1, currencySchema, 'is empty: write at least one code, or remove the setting.')
    .test(createDistinctRule((code) => `‘${code}’ is listed twice: remove one.`))
    .optional(),
  quoteDelivery: oneOf('summary', 'relay'),
  formRules: oneOf('specified', 'inclusive'),
  fonts: listOf(checkedText((id, { site }) => findFontFault(id, site))).optional(),
  privacyPath: anyText().optional(),
  headingDecoration: pictureSchema
    .test(
      createRule<Partial<Picture>>(({ src }) =>
        src?.endsWith('.svg') ? undefined : 'is not an SVG: name a file that ends in ‘.svg’.',
      ),
    )
    .optional(),
});

/**
 * Matches the error messages of Intl about a wrong language, locale, currency or time zone. If a setting is wrong, the
 * import of each file that uses this setting throws such an error.
 */
const SETTING_ERROR_PATTERN = /Incorrect locale|Invalid (?:currency|time zone|language)|out of range for Intl/;

/**
 * Returns the findings about a firm's settings, except `fonts`. The check of `fonts` also needs the firm's texts, which
 * cannot be imported with a wrong setting.
 */
export const checkSettings = (settings: unknown): readonly Finding[] => {
  const site = { exportLocations: new Map<object, ExportLocation>() };
  const checkedSettings = typeof settings === 'object' ? { ...settings, fonts: undefined } : settings;
  return [...validate(site, settingsSchema, createRootNode(site, checkedSettings, 'settings.ts', 'settings'))];
};

/**
 * Replaces the findings about errors of Intl with the findings of {@link checkSettings}, which name the wrong settings.
 * Returns all other findings unchanged.
 */
export function replaceSettingErrors(findings: readonly Finding[], settings: unknown): readonly Finding[] {
  const otherFindings = findings.filter(({ message }) => !SETTING_ERROR_PATTERN.test(message));
  if (otherFindings.length === findings.length) return findings;
  return [...checkSettings(settings), ...otherFindings];
}

/** §3: yields a finding for each mistake in the firm's details and in the settings of the site. */
export function* checkFirm(site: Site): Generator<Finding> {
  yield* validate(site, firmSchema, createRootNode(site, site.firm, 'firm.ts', 'firm'));
  yield* validate(site, settingsSchema, createRootNode(site, site.settings, 'settings.ts', 'settings'));
}
