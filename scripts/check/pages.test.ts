import { checkPages } from './pages';
import { readRegistry } from './registry';
import type { Drafted } from './testing/smallSite';
import { linesOf, smallSite } from './testing/smallSite';

const FILE = 'src/content/acme/pages.ts';
const page = (drafted: Drafted, id: string) => {
  const found = drafted.pages[id];
  if (!found) throw new Error(`The small firm has no page '${id}'`);
  return found;
};

test('§2.1 the small firm has no mistake, and its pages were looked at', () => {
  expect(checkPages(smallSite())).toEqual({ counts: { pages: 9 }, findings: [] });
});

const CASES: [string, (drafted: Drafted) => void, string[]][] = [
  [
    'no title',
    (drafted) => (page(drafted, 'team').title = ''),
    ['team › title: is missing: write what the page is called.'],
  ],
  [
    'no description',
    (drafted) => (page(drafted, 'team').description = ''),
    ['team › description: is missing: write one sentence of 50 to 160 letters.'],
  ],
  [
    'a short description',
    (drafted) => (page(drafted, 'team').description = 'Our people.'),
    ['team › description: has 11 letters: write 50 to 160, or search engines cut it or skip it.'],
  ],
  [
    'a long description',
    (drafted) => (page(drafted, 'team').description = 'a'.repeat(161)),
    ['team › description: has 161 letters: write 50 to 160, or search engines cut it or skip it.'],
  ],
  [
    'two pages with one path',
    (drafted) => (page(drafted, 'shops').path = '/team'),
    ['shops › path: ‘/team’ is the address of ‘team’ already: give each page an address of its own.'],
  ],
  [
    "an alias that is another page's path",
    (drafted) => (page(drafted, 'shops').aliases = ['/team']),
    ['shops › aliases: ‘/team’ is the address of ‘team’ already: give each page an address of its own.'],
  ],
  [
    'two pages with one title',
    (drafted) => (page(drafted, 'shops').title = 'Title of team'),
    ['shops › title: ‘Title of team’ is the title of ‘team’ already: write another.'],
  ],
  [
    'a path with capital letters',
    (drafted) => (page(drafted, 'team').path = '/Team'),
    ['team › path: ‘/Team’ has capital letters: write ‘/team’.'],
  ],
  [
    'a path with a space',
    (drafted) => (page(drafted, 'team').path = '/our team'),
    ['team › path: ‘/our team’ has a space: write ‘/our-team’.'],
  ],
  [
    "a path without '/'",
    (drafted) => (page(drafted, 'team').path = 'team' as '/team'),
    ['team › path: ‘team’ must begin with ‘/’: write ‘/team’.'],
  ],
  [
    "a path with '/' at its end",
    (drafted) => (page(drafted, 'team').path = '/team/'),
    ['team › path: ‘/team/’ must not end with ‘/’: write ‘/team’.'],
  ],
  [
    'a path with other signs',
    (drafted) => (page(drafted, 'team').path = '/über-uns'),
    [
      'team › path: ‘/über-uns’ has signs that no address should have: write small letters a to z, digits and single hyphens.',
    ],
  ],
  [
    'no home page',
    (drafted) => (page(drafted, 'home').kind = 'text'),
    ['pages › kind: no page is of the kind ‘home’: every site needs a home page.'],
  ],
  [
    'no not-found page',
    (drafted) => delete drafted.pages['lost'],
    ['pages › kind: no page is of the kind ‘not-found’: every site needs a page for wrong addresses.'],
  ],
  [
    'two pages of a kind that may be once',
    (drafted) => (page(drafted, 'imprint').kind = 'people'),
    ['imprint › kind: is the second ‘people’: a site has one page of this kind, so take one away.'],
  ],
  [
    'a home page elsewhere',
    (drafted) => (page(drafted, 'home').path = '/start'),
    ['home › path: must be ‘/’: that is where visitors of a site arrive.'],
  ],
  [
    'a menu label that is missing',
    (drafted) => (page(drafted, 'home').menu = { label: ' ', in: 'bar' }),
    ['home › menu: has no label: write what the menu calls the page.'],
  ],
  [
    'a menu label that is too long',
    (drafted) => (page(drafted, 'home').menu = { label: 'Everything that you can buy', in: 'bar' }),
    ['home › menu: ‘Everything that you can buy’ has 27 letters: a menu has room for 24, so shorten it.'],
  ],
  [
    'too many links in the bar',
    (drafted) => {
      for (const id of Object.keys(drafted.pages)) page(drafted, id).menu = { label: id, in: 'bar' };
    },
    ['site-map › menu: the bar has 9 links, too many for a phone: leave 7 and put the others in the footer.'],
  ],
  [
    'nothing in the bar',
    (drafted) => {
      for (const id of Object.keys(drafted.pages)) Reflect.deleteProperty(page(drafted, id), 'menu');
    },
    ["pages › menu: no page is in the bar: write menu: { label: …, in: 'bar' } for the most important ones."],
  ],
];

test.each(CASES)('§2.1 %s', (_title, plant, expected) => {
  expect(linesOf(checkPages, plant)).toEqual(expected.map((line) => `${FILE} › ${line}`));
});

test('§2.1 a firm without pages has more than one fault, and no pass', () => {
  expect(linesOf(checkPages, (drafted) => (drafted.pages = {}))[0]).toBe(
    `${FILE} › pages: holds no page: write at least a home page and a page for wrong addresses.`,
  );
});

test('§2.1 two pages of one id and a chunk of another name are read from the text of the registry', () => {
  const registry = readRegistry(
    [
      'export const pages: Pages = {',
      "  home: {\n    kind: 'home',\n    menu: { label: 'Home', in: 'bar' },",
      '    content: () => import(/* webpackChunkName: "home" */ \'./home\'),\n  },',
      "  'our-team': {\n    content: () => import(/* webpackChunkName: \"team\" */ './team'),\n  },",
      "  'our-team': {\n    content: () => import('./team'),\n  },\n};",
    ].join('\n'),
  );
  expect(registry).toEqual([
    { id: 'home', chunk: 'home' },
    { id: 'our-team', chunk: 'team' },
    { id: 'our-team', chunk: undefined },
  ]);
  const site = smallSite();
  const found = checkPages({
    ...site,
    registry: [{ id: 'home', chunk: 'start' }, ...site.registry, { id: 'team', chunk: 'team' }],
  });
  expect(found.findings).toEqual([
    { file: 'pages.ts', entry: 'home', field: '', message: 'stands here twice: give each page an id of its own.' },
    { file: 'pages.ts', entry: 'team', field: '', message: 'stands here twice: give each page an id of its own.' },
    {
      file: 'pages.ts',
      entry: 'home',
      field: 'content',
      message:
        "names its chunk ‘start’, which must be the page's id: write import(/* webpackChunkName: \"home\" */ './…').",
    },
  ]);
  const nameless = checkPages({
    ...site,
    registry: site.registry.map(({ id }) => ({ id, chunk: id === 'team' ? undefined : id })),
  });
  expect(nameless.findings.map(({ message }) => message)).toEqual([
    'has no chunk name that can be read here: write import(/* webpackChunkName: "team" */ \'./…\').',
  ]);
});

test('§2.1 an id that can name no file', () => {
  const lines = linesOf(checkPages, (drafted) => {
    drafted.pages['Our Team'] = { ...page(drafted, 'imprint'), path: '/our-team', title: 'Our team' };
  });
  expect(lines).toEqual([
    `${FILE} › Our Team: is no id: it names files, so write small letters, digits and single hyphens.`,
  ]);
});
