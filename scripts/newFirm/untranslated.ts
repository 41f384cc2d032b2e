import { replaceLiterals, type Literal } from './literals';
import { UNTRANSLATED_MARK } from './mark';

const removePlaceholders = (text: string): string => text.replaceAll(/\{\w+\}/g, '');

/**
 * Returns whether a text of the starter is prose or a price: 'Home', 'E-mail', 'light colours', '£900'. Prose and
 * prices need a version in each language. Ids, abbreviations, and the names of kinds and icons do not.
 */
export const isProse = (text: string): boolean =>
  /\p{L}.*\s|\s.*\p{L}|^\p{Lu}.*\p{Ll}|\p{Sc}/u.test(removePlaceholders(text));

const hasLetter = (text: string): boolean => /\p{L}/u.test(removePlaceholders(text));

/** Returns the source of a language's words with {@link UNTRANSLATED_MARK} before each text that contains a letter. */
export const markWords = (source: string): string =>
  replaceLiterals(source, ({ text, isKey }) => (!isKey && hasLetter(text) ? UNTRANSLATED_MARK + text : text));

/**
 * Returns a function that adds {@link UNTRANSLATED_MARK} to the prose in a source file of the starter. The function
 * also marks a key that equals a value of the source, because both must stay equal. For example, a plan's name is also
 * the name of its budget key.
 */
export function createMarker(literals: readonly Literal[]): (literal: Literal, text: string) => string {
  const values = new Set(literals.filter(({ isKey }) => !isKey).map(({ text }) => text));
  const needsTranslation = ({ text, isKey }: Literal): boolean =>
    isProse(text) && hasLetter(text) && (!isKey || values.has(text));
  return (literal, text) => (needsTranslation(literal) ? UNTRANSLATED_MARK + text : text);
}
