import { prefixOf, slugOf } from './names';

test.each([
  ['Acme & Co', 'AC'],
  ['Acme', 'AC'],
  ['Österreichische Ölmühle', 'OO'],
  ['One Two Three Four Five', 'OTTF'],
  ['X', 'RE'],
  ['株式会社', 'RE'],
])('§4.6 the references of ‘%s’ begin with %s: two to four letters of A to Z', (name, prefix) => {
  expect(prefixOf(name)).toBe(prefix);
});

test.each([
  ['Foto Büro (1)', 'foto-buro-1'],
  ['ACME_anvils', 'acme-anvils'],
  ['写真', ''],
])('new-firm, picture: ‘%s’ names a file or a host as ‘%s’', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
