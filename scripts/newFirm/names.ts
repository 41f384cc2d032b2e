/**
 * Returns a text without diacritics: 'Muller' for 'Müller'. Transliteration ('Mueller') would depend on the language.
 */
const plain = (text: string): string => text.normalize('NFD').replaceAll('ß', 'ss').replaceAll(/\p{M}/gu, '');

/**
 * Returns the slug of a text, for names of files and hosts: 'acme-co' for 'Acme & Co'. Returns '' without a letter A to
 * Z or a digit.
 */
export const slugOf = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/**
 * Returns the two to four letters at the beginning of references: 'AC' for 'Acme & Co' and 'Acme'. Returns 'RE' for a
 * name with fewer than two letters A to Z.
 */
export function prefixOf(name: string): string {
  const letters = plain(name).toUpperCase();
  const initials = (letters.match(/[A-Z]+/g) ?? []).map((word) => word.slice(0, 1)).join('');
  if (initials.length >= 2) return initials.slice(0, 4);
  const all = letters.replaceAll(/[^A-Z]/g, '');
  return all.length >= 2 ? all.slice(0, 2) : 'RE';
}
