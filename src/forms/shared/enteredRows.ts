import { words } from '#site/words/forms';
import type { CountryCode } from '../../site/types';
import type { FormDefinition } from '../../submission/forms/field';
import { codeOf, COUNTRY_FIELD } from '../../submission/international';
import type { FormTexts } from '../../submission/normalise';
import type { EnteredRow } from '../../submission/noscriptPages';

/** Returns what was entered into the fields that a form shows, in their order, under the labels of the form. */
export function enteredRows(
  { fields, words: key }: FormDefinition,
  texts: FormTexts,
  countries: readonly CountryCode[] = [],
  fileName = '',
): readonly EnteredRow[] {
  const labels: Readonly<Record<string, string>> = words[key].labels;
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const label = labels[name];
    if (label === undefined) return [];
    const text = kind === 'file' ? fileName : (texts[name] ?? '');
    const value = kind === 'phone' ? codeOf(countries, texts[COUNTRY_FIELD]) + text : text;
    // The star of a label speaks of filling it in.
    return [{ label: label.replace(/\*$/, ''), value }];
  });
}
