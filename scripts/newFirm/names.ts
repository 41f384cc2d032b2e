import anyAscii from 'any-ascii';

/**
 * Returns the slug of a text, for names of files and hosts: 'acme-co' for 'Acme & Co', 'muller' for 'Müller'.
 * Transliterates scripts other than Latin. Returns '' for a text without letters and digits.
 */
export const toSlug = (text: string): string =>
  anyAscii(text.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/**
 * Returns the two to four letters at the beginning of references: 'AC' for 'Acme & Co' and 'Acme'. Transliterates
 * scripts other than Latin. Returns 'RE' for a name with fewer than two letters.
 */
export function toReferencePrefix(name: string): string {
  const asciiName = anyAscii(name.normalize('NFC')).toUpperCase();
  const initials = (asciiName.match(/[A-Z]+/g) ?? []).map((word) => word.slice(0, 1)).join('');
  if (initials.length >= 2) return initials.slice(0, 4);
  const allLetters = asciiName.replaceAll(/[^A-Z]/g, '');
  return allLetters.length >= 2 ? allLetters.slice(0, 2) : 'RE';
}
