/**
 * Splits a text at its placeholders, and returns the longest part. Tests search for this part, because the order of
 * parts and placeholders depends on the language.
 */
export const findLongestPart = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
