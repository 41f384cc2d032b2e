import { getCountryCallingCode, isSupportedCountry, type CountryCode as CountryIso } from 'libphonenumber-js';
import { findFlag } from '../check/countries';
import { parsePrice } from '../price';
import { countries } from './starter/countries';
import { settings } from './starter/settings';

/** Returns the locale for a language tag: 'pt-BR' for 'pt', 'tr-TR' for 'tr'. */
export function findLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  const { script } = new Intl.Locale(tag);
  return [language, script, region].filter(Boolean).join('-');
}

/**
 * Returns a price of the starter, or of a translated starter, in the notation of a locale. For example, returns '900 £'
 * for '£900', and 'EUR 900+' for 'ab 900 €' in Switzerland. `sourceLocale` is the locale of the price's notation.
 */
export function formatPrice(price: string, sourceLocale: string, locale: string): string {
  const parsedPrice = parsePrice(price, sourceLocale, settings.currency);
  if (!parsedPrice) return price;
  // Prices have Western digits, as in the starter. A price must not contain the direction marks that some locales add.
  const { format } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: parsedPrice.currency,
    maximumFractionDigits: 0,
    numberingSystem: 'latn',
  });
  const isMinimum = /\+$|^\p{L}+ /u.test(price);
  return format(Number(parsedPrice.amount)).replaceAll(/[\u200e\u200f\u061c]/g, '') + (isMinimum ? '+' : '');
}

/**
 * The countries of the phone fields, by language. The most likely country of a visitor comes first. Languages without
 * an entry have the countries of the starter.
 */
const COUNTRIES_BY_LANGUAGE: Readonly<Record<string, readonly CountryIso[]>> = {
  de: ['DE', 'AT', 'CH', 'LU', 'FR', 'NL'],
  es: ['ES', 'FR', 'IT', 'DE', 'GB', 'US'],
  fr: ['FR', 'BE', 'CH', 'LU', 'DE', 'GB'],
  hi: ['IN', 'US', 'GB', 'AU', 'DE', 'JP'],
};

/** Renders the `countries.ts` of a locale: the locale's country, then those of {@link COUNTRIES_BY_LANGUAGE}. */
export function renderCountries(locale: string): string {
  const { language, region = '' } = new Intl.Locale(locale);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countryCodes = [region, ...(COUNTRIES_BY_LANGUAGE[language] ?? countries.map(({ country }) => country))].filter(
    (code) => isSupportedCountry(code),
  );
  const countryEntries = [...new Set(countryCodes)].map((country) => ({
    code: `+${getCountryCallingCode(country)}`,
    country,
    flag: findFlag(country),
    name: names.of(country),
  }));
  return `
    import type { CountryCode } from '#kit';

    /**
     * The countries of the phone fields. The first country is the default. List the other countries by their number of
     * customers, largest first.
     */
    export const countries: readonly [CountryCode, ...CountryCode[]] = ${JSON.stringify(countryEntries)};
  `;
}
