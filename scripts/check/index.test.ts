import { checkFiles, type Modules } from './files';
import { checkSite, lineOf, verdictOf } from './index';
import type { Site } from './site';
import { smallSite } from './testing/smallSite';

const NEEDS = [{ file: 'firm.ts', name: 'firm' }];
const lines = (modules: Modules) => checkFiles(NEEDS, modules).map((finding) => lineOf('src/content/acme', finding));

test('§3 the small firm has no mistake in any check, and the last line says what was looked at', () => {
  const look = checkSite(smallSite());
  expect(look.findings).toEqual([]);
  expect(verdictOf(look)).toMatch(
    /^6 settings, 9 pages, 3 pages of forms, 6 plans, 3 quote forms, 7 prices, 3 people, 9 links, 16 pictures, \d+ texts, \d+ pairs of colours, 9 audited states: no mistake$/,
  );
});

test('§3 the last line counts the mistakes; that a text is empty is said where nothing better is', () => {
  const look = checkSite(
    smallSite(({ pages, contents: { shops } }) => {
      pages['shops']!.title = '';
      shops.details.heading = '';
      for (const plan of shops.plans) plan.subtitle = '';
    }),
  );
  expect(verdictOf(look)).toMatch(/: 4 mistakes$/);
  expect(look.findings.map(({ entry, field, message }) => `${entry}, ${field} ${message}`)).toEqual([
    'shops, title is missing: write what the page is called.',
    'shops › plans › ‘Small’, subtitle is empty: write something, or take the field away.',
    'shops › plans › ‘Large’, subtitle is empty: write something, or take the field away.',
    'shops › details, heading is empty: write something, or take the field away.',
  ]);
});

test('§3 a list that two pages share is told once, in the file that it is written in', () => {
  const site = smallSite(({ contents: { shops, bundles } }) => {
    shops.plans = bundles.plans;
    bundles.plans[0]!.features.push({ name: 'Forged', included: true });
  });
  const homes = new Map(site.homes);
  const content = site.contents.get('bundles');
  if (content && 'plans' in content) homes.set(content.plans, { file: 'prices.ts', name: 'anvils' });
  expect(checkSite({ ...site, homes }).findings.map((finding) => lineOf(site.folder, finding))).toEqual([
    'src/content/acme/prices.ts › anvils › ‘Small’ › features: names ‘Forged’ twice: take one away.',
  ]);
});

test('§3 no check passes because there was nothing to look at', () => {
  const site: Site = { ...smallSite(), pages: {}, registry: [], themes: {} };
  const messages = checkSite(site).findings.map((finding) => lineOf(site.folder, finding));
  expect(messages).toContain('src/content/acme: gives the checks nothing to look at: no pages. Write some.');
  expect(messages).toContain('src/content/acme: gives the checks nothing to look at: no pairs of colours. Write some.');
});

test('§3 a value that no check can follow is a mistake, not a crash', () => {
  const site = smallSite((drafted) => Reflect.deleteProperty(drafted.firm, 'address'));
  expect(checkSite(site).findings[0]?.message).toMatch(
    /^something is not of the shape that checkFirm can read \(.+\): run npm run typecheck, which names the line\.$/,
  );
});

test('WCAG-EM the audits may look at a site that has no record yet', () => {
  const site = smallSite((drafted) => (drafted.audit.failures = 1));
  expect(checkSite(site).findings).toHaveLength(1);
  expect(checkSite(site, { isUnaudited: true }).findings).toEqual([]);
});

test('§3 a folder that holds nothing, a file or an export that is missing', () => {
  expect(lines(new Map())).toEqual([
    'src/content/acme: holds no file that can be read: make a folder with npm run new-firm.',
  ]);
  expect(lines(new Map([['pages.ts', {}]]))).toEqual([
    'src/content/acme/firm.ts: is missing: copy it from the folder of the sample firm and change it.',
  ]);
  expect(lines(new Map([['firm.ts', {}]]))).toEqual([
    'src/content/acme/firm.ts › firm: is missing, and every site needs it: write ‘export const firm = …’.',
  ]);
});

const here = (file: string) => `${process.cwd()}/src/content/acme/${file}`;

test.each([
  [
    'a line that no one can understand',
    `Transform failed with 1 error:\n${here('firm.ts')}:3:1: ERROR: Expected ";"`,
    'firm.ts: line 3 can\'t be understood (Expected ";"): mend it there.',
  ],
  [
    'a file that is not there',
    `Cannot find module '${here('clients')}' imported from ${here('home.ts')}`,
    'home.ts: it reads ‘src/content/acme/clients’, which is not there: correct the name, or put the file there.',
  ],
  [
    'an export that is not there',
    "The requested module './clients' does not provide an export named 'logo'",
    'home.ts: it takes ‘logo’ from ‘./clients’, which has none: correct the name, or write it there.',
  ],
  ['anything else', 'logo is not defined\nhere', "home.ts: can't be read (logo is not defined): mend it there."],
])('§3 %s is told once, where it is to be mended', (_title, text, expected) => {
  const error = new Error(text);
  error.stack = `Error: ${text}`;
  const modules: Modules = new Map<string, Error | Record<string, unknown>>([
    ['home.ts', error],
    ['firm.ts', { firm: {} }],
  ]);
  expect(lines(modules)).toEqual([`src/content/acme/${expected}`]);
});

test('§3 who reads a file that is missing is not told besides', () => {
  const error = new Error(`Cannot find module '${here('firm')}' imported from ${here('home.ts')}`);
  expect(lines(new Map([['home.ts', error]]))).toEqual([
    'src/content/acme/firm.ts: is missing: copy it from the folder of the sample firm and change it.',
  ]);
});

test('§3 who takes an export that is missing is not told besides', () => {
  const error = new Error("The requested module './firm' does not provide an export named 'firm'");
  const modules: Modules = new Map<string, Error | Record<string, unknown>>([
    ['site.ts', error],
    ['firm.ts', {}],
  ]);
  expect(lines(modules)).toEqual([
    'src/content/acme/firm.ts › firm: is missing, and every site needs it: write ‘export const firm = …’.',
  ]);
});
