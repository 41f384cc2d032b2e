/**
 * Returns a text of the content with its `{name}` placeholders filled in. Throws when a placeholder has no value,
 * because visitors would see the braces.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`‘${text}’: the placeholder {${name}} has no value`);
    return String(value);
  });
}

/**
 * Returns the texts before and after the `{name}` placeholder, which a link or a date replaces. Throws when the text
 * has no such placeholder.
 */
export function around(text: string, name: string): readonly [string, string] {
  const [before, after] = text.split(`{${name}}`);
  if (before === undefined || after === undefined) throw new Error(`‘${text}’: the placeholder {${name}} is missing`);
  return [before, after];
}

/** A text for each plural form of a language: English has `one` and `other`. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Returns the text for a count in a language ('en-GB'), with `{count}` and the other placeholders filled in. */
export function plural(
  texts: Plural,
  count: number,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count);
  return fill(texts[form] ?? texts.other, { count: new Intl.NumberFormat(locale).format(count), ...values });
}
