import { checkLinks } from './links';
import { linesOf, smallSite, type Drafted } from './testing/smallSite';

test('§2.1 the small firm has no mistake, and its links were looked at', () => {
  expect(checkLinks(smallSite())).toEqual({ counts: { links: 9 }, findings: [] });
});

const CASES: [string, (drafted: Drafted) => void, string][] = [
  [
    'a link to no route',
    ({ contents: { services } }) => (services.services[0]!.plans[0]!.link = '/shop'),
    'services.ts › services › services › ‘Anvils’ › plans › ‘Shop’ › link: no page has the address ‘/shop’: write the path of a page of pages.ts.',
  ],
  [
    'an external link that is none',
    ({ firm }) => (firm.social[0]!.href = 'http://linkedin.example' as 'https://'),
    'firm.ts › firm › social › ‘LinkedIn’ › href: ‘http://linkedin.example’ is no link: begin with ‘https://’, ‘mailto:’, ‘tel:’, or with ‘/’ for a page of the site.',
  ],
  [
    'a link to an address that is none',
    ({ firm }) => (firm.social[0]!.href = 'mailto:acme'),
    'firm.ts › firm › social › ‘LinkedIn’ › href: ‘acme’ is no e-mail address: write one such as name@firm.example.',
  ],
  [
    'a link to a phone that is none',
    ({ firm }) => (firm.social[0]!.href = 'tel:030 1'),
    "firm.ts › firm › social › ‘LinkedIn’ › href: ‘tel:030 1’ can't be dialled: write it like ‘tel:+4930901820’.",
  ],
  [
    'a page that the site map leaves out',
    ({ contents }) => contents['site-map'].groups[0]!.kinds.pop(),
    'site-map.ts › site-map › groups: leaves out the page ‘imprint’: add the kind ‘text’ to a group.',
  ],
];

test.each(CASES)('§2.1 %s', (_title, plant, expected) => {
  expect(linesOf(checkLinks, plant)).toEqual([`src/content/acme/${expected}`]);
});

test('§2.1 a link may name what it opens on its page', () => {
  expect(linesOf(checkLinks, ({ contents: { services } }) => (services.undecided.link.href = '/team?of=1'))).toEqual(
    [],
  );
});
