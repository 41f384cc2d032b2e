import type { CountryCode } from '../site/types';
import type { FormDefinition } from './forms/field';
import { COUNTRY_FIELD, splitInternational } from './international';

/** Posted texts by the names of a form's controls. */
export type FormTexts = Readonly<Record<string, string>>;

/** Separators that people write between the digits of a number. */
const BETWEEN_DIGITS = /[\s()./–-]/g;

/** Returns digits and country of a phone number. Other characters stay, and the rules report them. */
function splitPhone(text: string, country: string, countries: readonly CountryCode[]) {
  const international = splitInternational(text, countries);
  return {
    digits: international?.digits ?? text.replace(BETWEEN_DIGITS, ''),
    country: international?.country.country ?? country,
  };
}

/**
 * Returns the fields of a form in the shape that the rules check, without unknown fields. A missing text becomes ''.
 * Lines are trimmed, and a phone number has neither code nor separators. A line end is one character: a browser posts
 * two, and the limits count one.
 */
export function normalise(form: FormDefinition, posted: FormTexts, countries: readonly CountryCode[]): FormTexts {
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind === 'file') continue;
    const text = posted[name] ?? '';
    if (field.kind === 'text') texts[name] = text.replace(/\r\n?/g, '\n');
    else if (field.kind !== 'phone') texts[name] = text.trim();
    else {
      const { digits, country } = splitPhone(text.trim(), posted[COUNTRY_FIELD] ?? '', countries);
      texts[name] = digits;
      texts[COUNTRY_FIELD] = country;
    }
  }
  return texts;
}
