import { toReferencePrefix, toSlug } from './names';

test.each([
  ['Acme & Co', 'AC'],
  ['Acme', 'AC'],
  ['Österreichische Ölmühle', 'OO'],
  ['One Two Three Four Five', 'OTTF'],
  ['X', 'RE'],
  ['Işık Yazılım', 'IY'],
  ['株式会社', 'ZH'],
  ['شركة النخلة', 'SL'],
])('§4.6 the references of the firm ‘%s’ begin with %s', (name, prefix) => {
  expect(toReferencePrefix(name)).toBe(prefix);
});

test.each([
  ['Foto Büro (1)', 'foto-buro-1'],
  ['ACME_anvils', 'acme-anvils'],
  ['写真', 'xiezhen'],
  ['Şükrü & Çağ Yazılım', 'sukru-cag-yazilim'],
  ['Łódź, Søren, Straße', 'lodz-soren-strasse'],
  ['हिन्दी', 'hindi'],
  ['—', ''],
])('new-firm, picture: the slug of ‘%s’ is ‘%s’', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
