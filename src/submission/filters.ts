import { toAsciiNumber } from './plainNumber';

/**
 * This module filters the text of a field while a visitor types or pastes (§5.1). The module imports no package and is
 * therefore small, because pages need the filter before the sending module has loaded.
 */

/**
 * 'specified' selects the rules of §5. 'inclusive' accepts names in any script, any valid e-mail address, and phone
 * numbers that are valid in their country.
 */
export type FormRules = 'specified' | 'inclusive';
export type ValueByRules<Value> = Readonly<Record<FormRules, Value>>;

/**
 * The content of a character class with the characters of names under the 'inclusive' rules: letters, marks, the space,
 * and common separators, hyphens and apostrophes. Join controls are part of the spelling of Persian and Indic names.
 * The last four characters are the Japanese middle dot, and the Hebrew hyphen and apostrophes.
 */
export const INCLUSIVE_NAME_CHARACTERS = String.raw`\p{L}\p{M}\p{Join_C} .'‘’·‐‑\-\u30fb\u05be\u05f3\u05f4`;

export interface TextFilter {
  /** The maximum length in UTF-16 code units, as `value.length` counts them (§9.2). */
  readonly limit: ValueByRules<number>;
  /** The characters to remove. Without this pattern, the filter keeps every character. */
  readonly unwantedCharacters?: ValueByRules<RegExp>;
  /** The unwanted characters that are common in phone numbers. Their removal needs no notice. */
  readonly separators?: ValueByRules<RegExp | undefined>;
  /** Whether the filter replaces digits of other scripts with 0 to 9 before it removes characters. */
  readonly shouldConvertDigits?: ValueByRules<boolean>;
}

export interface FilterResult {
  value: string;
  /**
   * The removed characters that the notice lists: all except `separators` and invisible characters, each once, in order
   * of first appearance.
   */
  removedCharacters: string;
  /** True when the text exceeded the limit after the removal of unwanted characters. */
  isTruncated: boolean;
}

/**
 * Matches direction marks, joiners, variation selectors and similar characters. A notice cannot show these characters.
 */
const INVISIBLE_CHARACTER_PATTERN = /\p{Default_Ignorable_Code_Point}/u;

/** Returns the first `limit` UTF-16 code units of a text, or one less if this limit would split a surrogate pair. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const isPairSplit = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) && /[\udc00-\udfff]/.test(text.charAt(limit));
  return text.slice(0, isPairSplit ? limit - 1 : limit);
}

/**
 * Returns the text that a field keeps, and the removed characters. The filter removes unwanted characters before it
 * truncates the text, so that all ten digits of a pasted '98-76-54-32-10' remain. If the text is too long, the filter
 * removes text directly before `caretIndex`, where the visitor has inserted text. Without `caretIndex`, the filter
 * removes the end of the text.
 */
export function filterText(
  { limit, unwantedCharacters, separators, shouldConvertDigits }: TextFilter,
  typedText: string,
  rules: FormRules,
  caretIndex = typedText.length,
): FilterResult {
  const pattern = unwantedCharacters?.[rules];
  // A field that keeps spaces also keeps the word boundaries of a pasted text, such as a no-break space or a tab.
  const isSpaceKept = pattern && ' '.search(pattern) < 0;
  const normalise = (part: string) => {
    const asciiPart = shouldConvertDigits?.[rules] ? toAsciiNumber(part) : part;
    return isSpaceKept ? asciiPart.replace(/\s/g, ' ') : asciiPart;
  };
  const removeUnwanted = (part: string) => (pattern ? part.replace(pattern, '') : part);
  const text = normalise(typedText);
  const filteredText = removeUnwanted(text);
  const tail = removeUnwanted(normalise(typedText.slice(caretIndex)));
  const head = filteredText.slice(0, filteredText.length - tail.length);
  const value = truncate(truncate(head, Math.max(0, limit[rules] - tail.length)) + tail, limit[rules]);
  const separatorPattern = separators?.[rules];
  const distinctCharacters = pattern && filteredText !== text ? [...new Set(text.match(pattern))] : [];
  const reportedCharacters = distinctCharacters
    .filter((character) => !separatorPattern?.test(character) && !INVISIBLE_CHARACTER_PATTERN.test(character))
    .join('');
  return { value, removedCharacters: reportedCharacters, isTruncated: value !== filteredText };
}
