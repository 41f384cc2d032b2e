/** Returns the longest part of a text between its placeholders, because their order depends on the language. */
export const findLongestPart = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
