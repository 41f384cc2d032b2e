import { words } from '#site/words/forms';
import type { CountryCode } from '../../site/types';
import type { FormDefinition } from '../../submission/forms/field';
import { getCallingCode, COUNTRY_FIELD } from '../../submission/international';
import type { FormTexts } from '../../submission/normalise';
import type { EnteredRow } from '../../submission/noscriptPages';

/** Returns the labels and entered values of the fields that a form shows, in the order of the fields. */
export function buildEnteredRows(
  { fields, words: wordsKey }: FormDefinition,
  texts: FormTexts,
  countries: readonly CountryCode[] = [],
  fileName = '',
): readonly EnteredRow[] {
  const labels: Readonly<Record<string, string>> = words[wordsKey].labels;
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const label = labels[name];
    if (label === undefined) return [];
    const text = kind === 'file' ? fileName : (texts[name] ?? '');
    const value = kind === 'phone' ? getCallingCode(countries, texts[COUNTRY_FIELD]) + text : text;
    // Removes the '*' of a required field, because the rows only show values.
    return [{ label: label.replace(/\*$/, ''), value }];
  });
}
