import { checkSite } from './index';
import { listFindingLines, createSmallSite, testMistakes } from './testing/smallSite';

testMistakes('§2.1', {
  'services.ts › services › services › ‘Anvils’ › plans › ‘Shop’ › link: no page has the address ‘/shop’: use the path of a page in pages.ts.':
    ({ services }) => (services.services[0]!.plans[0]!.link = '/shop'),
  'services.ts › services › services › ‘Anvils’ › plans › ‘Shop’ › link: ‘/#/shops’ must not contain ‘#’: write the path as in pages.ts, ‘/shops’.':
    ({ services }) => (services.services[0]!.plans[0]!.link = '/#/shops'),
  'services.ts › services › undecided › link › href: ‘mailto:post@acme.example’ leads away from the site, but this field needs a page: write the path of a page, such as ‘/contact’.':
    ({ services }) => (services.undecided.link.href = 'mailto:post@acme.example' as '/'),
  'firm.ts › firm › social › ‘LinkedIn’ › href: ‘http://linkedin.example’ is not a link: begin with ‘https://’, ‘mailto:’, ‘tel:’, or with ‘/’ for a page of the site.':
    ({ firm }) => (firm.social[0]!.href = 'http://linkedin.example' as 'https://'),
  'firm.ts › firm › social › ‘LinkedIn’ › href: ‘https://localhost’ has no complete domain: write a link such as ‘https://www.firm.example’.':
    ({ firm }) => (firm.social[0]!.href = 'https://localhost'),
  'firm.ts › firm › social › ‘LinkedIn’ › href: ‘acme’ is not an e-mail address: write one such as name@firm.example.':
    ({ firm }) => (firm.social[0]!.href = 'mailto:acme'),
  "firm.ts › firm › social › ‘LinkedIn’ › href: ‘tel:030 1’ can't be dialled: write ‘+’ and digits only, such as ‘tel:+4930901820’.":
    ({ firm }) => (firm.social[0]!.href = 'tel:030 1'),
  "firm.ts › firm › social › ‘LinkedIn’ › href: ‘tel:+4903090182000’ can't be dialled from abroad: write ‘tel:+493090182000’.":
    ({ firm }) => (firm.social[0]!.href = 'tel:+4903090182000'),
  'settings.ts › settings › privacyPath: no page has the address ‘/privacy’: use the path of a page in pages.ts.': ({
    settings,
  }) => (settings.privacyPath = '/privacy'),
  'site-map.ts › site-map › groups: leaves out the page ‘imprint’: add the kind ‘text’ to a group.': ({ contents }) =>
    contents['site-map'].groups[0]!.kinds.pop(),
});

test('§2.1 the check accepts a link with a query', () => {
  const site = createSmallSite(({ services }) => (services.undecided.link.href = '/team?of=1'));
  expect(listFindingLines(site)).toEqual([]);
});

test('§2.1 the check accepts any character in the subject of an e-mail link', () => {
  const site = createSmallSite(
    ({ firm }) => (firm.social[0]!.href = 'mailto:post@acme.example?subject=Hi,%20Acme: 1.'),
  );
  expect(listFindingLines(site)).toEqual([]);
});

test('Art. 13 GDPR: the check prints a notice if the forms link to no privacy policy', () => {
  const site = createSmallSite(({ settings }) => Object.assign(settings, { privacyPath: undefined }));
  expect(checkSite(site, { isUnaudited: true }).notices).toEqual([
    expect.objectContaining({ file: 'settings.ts', message: expect.stringContaining('privacyPath') }),
  ]);
});
