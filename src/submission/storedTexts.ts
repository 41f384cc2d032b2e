import type { CountryCode } from '../site/types';
import { parseBudget } from './budget';
import type { FormRules } from './filters';
import type { FormDefinition } from './forms/field';
import { getCountryCode, COUNTRY_FIELD } from './international';
import { normalise, type FormTexts } from './normalise';
import { toNationalNumber } from './phoneNumber';
import { toPlainNumber } from './plainNumber';

/**
 * Returns the values of a form for validation and storage. `normalise` applies to both sets of rules. Under 'inclusive'
 * rules, phone numbers lose their national prefix, and budgets become numbers. The specified rules store both unchanged
 * (§3.9, §3.12, §3.13).
 */
export async function prepareStoredTexts(
  form: FormDefinition,
  posted: FormTexts,
  countries: readonly CountryCode[],
  rules: FormRules,
): Promise<FormTexts> {
  const texts = { ...normalise(form, posted, countries) };
  if (rules === 'specified') return texts;
  for (const [name, { kind }] of Object.entries(form.fields)) {
    const text = texts[name] ?? '';
    if (kind === 'phone')
      texts[name] = await toNationalNumber(toPlainNumber(text), getCountryCode(countries, texts[COUNTRY_FIELD]));
    if (kind === 'budget') texts[name] = parseBudget(text, texts['currency']);
  }
  return texts;
}
