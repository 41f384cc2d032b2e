/** Returns the longest part of a text between its placeholders, wherever its language has them. */
export const longestPart = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
