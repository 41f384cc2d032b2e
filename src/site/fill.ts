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

/** What stands before and after the `{name}` place of a text, where a link or a date stands. Throws when it has no such place. */
export function around(text: string, name: string): readonly [string, string] {
  const [before, after] = text.split(`{${name}}`);
  if (before === undefined || after === undefined) throw new Error(`No place for {${name}} in ‘${text}’`);
  return [before, after];
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
