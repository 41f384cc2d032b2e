import type { FillableText } from './text';

type PlaceholderValue = string | number;
type AddressValues = Readonly<Record<'street' | 'postalCode' | 'city' | 'country', string>>;

/** Matches each placeholder that {@link fillPlaceholders} replaces or removes: any text in braces. */
export const PLACEHOLDER_PATTERN = /\{([^{}]*)\}/g;

/**
 * Returns a text of the content with its `{name}` placeholders replaced by values. Removes placeholders without a
 * value. `npm run check` reports such placeholders.
 */
export function fillPlaceholders<Name extends string>(
  text: FillableText<Name>,
  values: Readonly<Record<NoInfer<Name>, PlaceholderValue>>,
): string {
  const valuesByName: Readonly<Record<string, PlaceholderValue>> = values;
  return text.replaceAll(PLACEHOLDER_PATTERN, (_, name: string) => String(valuesByName[name] ?? ''));
}

/**
 * Returns a line of a postal address, with its placeholders replaced by `values`. Omits the spaces and separators
 * around an empty postal code.
 */
export const fillAddress = (line: FillableText<keyof AddressValues>, values: AddressValues): string =>
  fillPlaceholders(line, values)
    .replaceAll(/\s+(?=[\s,،、])/g, '')
    .replaceAll(/([,،、])[,،、]+/g, '$1')
    .replaceAll(/^[\s,،、–-]+|[\s,،、–-]+$/g, '');

/**
 * Returns the plural form for a count in a language ('en-GB'), with `{count}` and the other placeholders replaced by
 * values.
 */
export function formatPlural<Name extends string>(
  texts: Partial<Record<Intl.LDMLPluralRule, FillableText<Name | 'count'>>> & {
    readonly other: FillableText<Name | 'count'>;
  },
  count: number,
  locale: string,
  values?: Readonly<Record<NoInfer<Name>, PlaceholderValue>>,
): string {
  const pluralForm = new Intl.PluralRules(locale).select(count);
  const text: string = texts[pluralForm] ?? texts.other;
  return fillPlaceholders(text, { count: new Intl.NumberFormat(locale).format(count), ...values });
}
