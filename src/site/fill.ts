/**
 * A text of the content with its `{name}` places filled in. Throws when a place has no value: a visitor would read the
 * braces.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing fills {${name}} in ‘${text}’`);
    return String(value);
  });
}

/** A text for each form of the plural that a language has: English has `one` and `other`. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The text for a count, in a language ('en-GB'), with `{count}` and the other places filled in. */
export function plural(
  texts: Plural,
  count: number,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count);
  return fill(texts[form] ?? texts.other, { count: new Intl.NumberFormat(locale).format(count), ...values });
}
