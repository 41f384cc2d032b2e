/** A text of the overlay with the member's name in place of `{name}`. */
export const withName = (words: string, name: string): string => words.replace('{name}', () => name);
