import type { CountryCode } from '../site/types';
import { parseBudget } from './budget';
import type { FormRules } from './filters';
import type { FormDefinition } from './forms/field';
import { COUNTRY_FIELD, getCallingCode, splitInternationalNumber } from './international';
import { toNationalNumber } from './phoneNumber';
import { toAsciiNumber } from './plainNumber';

/** The texts of a form by control name. */
export type FormTexts = Readonly<Record<string, string>>;

/** Matches the separators that people write between the digits of a phone number. */
const DIGIT_SEPARATOR_PATTERN = /[\s()./–-]/g;

/**
 * Returns the normalised texts of a form for validation, without unknown fields. A missing text becomes ''. Single-line
 * texts are trimmed. A field of the kind 'phone' loses its separators and a listed country code. This code selects the
 * country. In texts of several lines, a line break becomes one character, because a browser posts two characters and
 * the limits count one.
 */
export function normaliseTexts(
  form: FormDefinition,
  postedTexts: FormTexts,
  countries: readonly CountryCode[],
  rules: FormRules,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind === 'file') continue;
    const text = postedTexts[name] ?? '';
    if (field.kind === 'text') texts[name] = text.replace(/\r\n?/g, '\n');
    else if (field.kind !== 'phone') texts[name] = text.trim();
    else {
      const internationalNumber = splitInternationalNumber(text.trim(), countries, rules);
      // Removes only separators. Other invalid characters stay, so that the validation reports them.
      texts[name] = internationalNumber?.digits ?? text.trim().replace(DIGIT_SEPARATOR_PATTERN, '');
      texts[COUNTRY_FIELD] = internationalNumber?.country.country ?? postedTexts[COUNTRY_FIELD] ?? '';
    }
  }
  return texts;
}

/**
 * Returns the normalised values of a form for validation and storage. Under 'inclusive' rules, fields of the kind
 * 'phone' also lose their national prefix, and `parseBudget` converts budgets. Under the specified rules, national
 * prefixes and budgets stay unchanged (§3.9, §3.12, §3.13).
 */
export async function prepareStoredTexts(
  form: FormDefinition,
  postedTexts: FormTexts,
  countries: readonly CountryCode[],
  rules: FormRules,
): Promise<FormTexts> {
  const texts = normaliseTexts(form, postedTexts, countries, rules);
  if (rules === 'specified') return texts;
  for (const [name, { kind }] of Object.entries(form.fields)) {
    const text = texts[name] ?? '';
    if (kind === 'phone')
      texts[name] = await toNationalNumber(toAsciiNumber(text), getCallingCode(countries, texts[COUNTRY_FIELD]));
    if (kind === 'budget') texts[name] = parseBudget(text, texts['currency']);
  }
  return texts;
}
