/** Letters without their marks: 'Muller' of 'Müller'. What they become in writing is a matter of language. */
const plain = (text: string): string => text.normalize('NFD').replaceAll('ß', 'ss').replaceAll(/\p{M}/gu, '');

/** What names a file or a host: 'acme-co' of 'Acme & Co'. '' when the text has no letter of A to Z and no digit. */
export const slugOf = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Two to four letters that references begin with: 'AC' of 'Acme & Co' and of 'Acme', 'RE' where there are none. */
export function prefixOf(name: string): string {
  const letters = plain(name).toUpperCase();
  const initials = (letters.match(/[A-Z]+/g) ?? []).map((word) => word.slice(0, 1)).join('');
  if (initials.length >= 2) return initials.slice(0, 4);
  const all = letters.replaceAll(/[^A-Z]/g, '');
  return all.length >= 2 ? all.slice(0, 2) : 'RE';
}
