import { formatSite } from './siteCommand';

test.each([
  ['../acme', 'SITE=../acme'],
  ['../Müller & Söhne', "SITE='../Müller & Söhne'"],
  ["../O'Neil", String.raw`SITE='../O'\''Neil'`],
])('§3 formatSite renders the folder %s as %s, which a shell accepts', (folder, assignment) => {
  expect(formatSite(folder)).toBe(assignment);
});
