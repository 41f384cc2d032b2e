/**
 * The key of a property that exists only in types. From this property, the type of `fillPlaceholders` infers the
 * placeholders of a text.
 */
declare const placeholders: unique symbol;

/** A text whose type contains the names of its placeholders. Every string is assignable to this type. */
export type FillableText<Name extends string> = string & { readonly [placeholders]?: Name };

type TextContaining<Name extends string> = (
  Name extends string ? (text: `${string}{${Name}}${string}`) => void : never
) extends (text: infer Intersection) => void
  ? Intersection
  : never;

/**
 * A text with a placeholder in braces for each name, in any order: 'Dear {name},' is a `TextWith<'name'>`. The text may
 * also contain the placeholders of `Optional`. A string without a required placeholder does not compile, and the error
 * message names the placeholder. A template literal with `${…}` needs `as const`.
 */
export type TextWith<Name extends string, Optional extends string = never> = ([Name] extends [never]
  ? string
  : TextContaining<Name>) &
  FillableText<Name | Optional>;

/**
 * A text for each plural form of a language: English has `one` and `other`. Only `other` must contain every
 * placeholder of `Name`.
 */
export type Plural<Name extends string = 'count'> = Partial<
  Record<Intl.LDMLPluralRule, TextWith<never, Name | 'count'>>
> & { readonly other: TextWith<Name, 'count'> };
