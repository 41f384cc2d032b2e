import type { Fillable } from './text';

export type { Plural } from './text';

type PlaceholderValue = string | number;
type PlaceholderValues = Readonly<Record<string, PlaceholderValue>>;

/** Reports faults in texts to the console. The relay replaces `report` with a function that writes to its own log. */
export const textFaultReporter = { report: (fault: string): void => console.error(fault) };

/**
 * Returns the only value whose placeholder is missing from the text; '' if no placeholder or several placeholders are
 * missing. A misspelt placeholder most likely stands for this value.
 */
function findUnusedValue(text: string, values: PlaceholderValues): PlaceholderValue {
  const [name = '', ...otherNames] = Object.keys(values).filter((key) => !text.includes(`{${key}}`));
  return otherNames[0] ? '' : (values[name] ?? '');
}

/**
 * Returns a text of the content with its `{name}` placeholders replaced by values. Reports a missing text, and each
 * placeholder without a value. An incorrect text must not break a page or a mail, so the function never throws. If
 * exactly one value is unused, this value replaces each unknown placeholder. Otherwise, the function removes unknown
 * placeholders. If the text is missing, returns the values, separated by spaces.
 */
export function fillPlaceholders<Name extends string>(
  text: Fillable<Name>,
  values: Readonly<Record<NoInfer<Name>, PlaceholderValue>>,
): string {
  const valuesByName: PlaceholderValues = values;
  if (typeof text !== 'string') {
    textFaultReporter.report(`The text with {${Object.keys(valuesByName).join('}, {')}} is missing`);
    return Object.values(valuesByName).join(' ');
  }
  return text.replaceAll(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const value = valuesByName[name];
    if (value === undefined) textFaultReporter.report(`There is no value for ${placeholder} in ‘${text}’`);
    return String(value ?? findUnusedValue(text, valuesByName));
  });
}

/**
 * Returns the plural form for a count in a language ('en-GB'), with `{count}` and the other placeholders replaced by
 * values.
 */
export function formatPlural<Name extends string>(
  texts: Partial<Record<Intl.LDMLPluralRule, Fillable<Name | 'count'>>> & { readonly other: Fillable<Name | 'count'> },
  count: number,
  locale: string,
  values?: Readonly<Record<NoInfer<Name>, PlaceholderValue>>,
): string {
  const pluralForm = new Intl.PluralRules(locale).select(count);
  const text: string = texts[pluralForm] ?? texts.other;
  return fillPlaceholders(text, { count: new Intl.NumberFormat(locale).format(count), ...values });
}
