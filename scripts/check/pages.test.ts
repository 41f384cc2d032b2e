import { checkPages } from './pages';
import { parseRegistry } from './registry';
import { listFindingLines, createSmallSite, testMistakes, type DraftedSite } from './testing/smallSite';

testMistakes(
  '§2.1',
  {
    'pages.ts › team › title: is missing: write the title of the page.': ({ pages }) => (pages['team']!.title = ''),
    'pages.ts › team › description: is missing: write one sentence of 50 to 160 characters.': ({ pages }) =>
      (pages['team']!.description = ''),
    'pages.ts › team › description: has 11 characters: write 50 to 160, or search engines cut or ignore it.': ({
      pages,
    }) => (pages['team']!.description = 'Our people.'),
    'pages.ts › team › description: has 161 characters: write 50 to 160, or search engines cut or ignore it.': ({
      pages,
    }) => (pages['team']!.description = 'a'.repeat(161)),
    'pages.ts › shops › path: ‘/team’ is already the address of ‘team’: give each page its own address.': ({ pages }) =>
      (pages['shops']!.path = '/team'),
    'pages.ts › shops › aliases: ‘/team’ is already the address of ‘team’: give each page its own address.': ({
      pages,
    }) => (pages['shops']!.aliases = ['/team']),
    'pages.ts › shops › title: ‘Title of team’ is already the title of ‘team’: write another.': ({ pages }) =>
      (pages['shops']!.title = 'Title of team'),
    'pages.ts › team › path: ‘/Team’ has capital letters: write ‘/team’.': ({ pages }) =>
      (pages['team']!.path = '/Team'),
    'pages.ts › team › path: ‘/our team’ has a space: write ‘/our-team’.': ({ pages }) =>
      (pages['team']!.path = '/our team'),
    'pages.ts › team › path: ‘team’ must begin with ‘/’: write ‘/team’.': ({ pages }) =>
      (pages['team']!.path = 'team' as '/team'),
    'pages.ts › team › path: ‘/team/’ must not end with ‘/’: write ‘/team’.': ({ pages }) =>
      (pages['team']!.path = '/team/'),
    'pages.ts › team › path: ‘/über-uns’ has characters that an address must not have: use lower-case letters a to z, digits and single hyphens.':
      ({ pages }) => (pages['team']!.path = '/über-uns'),
    ...Object.fromEntries(
      ['/api', '/api/docs', '/healthz', '/metrics'].map((path) => [
        `pages.ts › team › path: ‘${path}’ is an address of the server, so visitors can't open the page: write another path.`,
        ({ pages }: DraftedSite) => (pages['team']!.path = path as '/team'),
      ]),
    ),
    'pages.ts › team › aliases › no. 1: ‘/Crew’ has capital letters: write ‘/crew’.': ({ pages }) =>
      (pages['team']!.aliases = ['/Crew']),
    'pages.ts › pages › kind: no page is of the kind ‘home’: every site needs a home page.': ({ pages }) =>
      (pages['home']!.kind = 'text'),
    'pages.ts › pages › kind: no page is of the kind ‘not-found’: every site needs a page for wrong addresses.': ({
      pages,
    }) => delete pages['lost'],
    'pages.ts › pages › kind: no page is of the kind ‘contact’: every site needs a contact page.': ({ pages }) =>
      delete pages['contact'],
    'pages.ts › pages › kind: no page is of the kind ‘text’: every site needs a page of text.': ({ pages }) =>
      delete pages['imprint'],
    'pages.ts › shops › kind: ‘people’ is already the kind of ‘team’: a site has only one such page, so remove one.': ({
      pages,
    }) => (pages['shops']!.kind = 'people'),
    'pages.ts › shops › kind: ‘blog’ is not an allowed value: write ‘home’, ‘people’, ‘clients’, ‘services’, ‘jobs’, ‘plans’, ‘combo’, ‘bundle’, ‘contact’, ‘text’, ‘conformance’, ‘site-map’ or ‘not-found’.':
      ({ pages }) => (pages['shops']!.kind = 'blog' as 'text'),
    'pages.ts › home › path: must be ‘/’, because visitors of a site arrive there.': ({ pages }) =>
      (pages['home']!.path = '/start'),
    'pages.ts › home › menu › label: is missing: write the name of the page in the menu.': ({ pages }) =>
      (pages['home']!.menu.label = ' '),
    'pages.ts › imprint › menu › label: ‘Team’ is already the name of ‘team’ in the menu: write another.': ({
      pages,
    }) => {
      pages['team']!.menu = { label: 'Team', in: 'bar' };
      pages['imprint']!.menu = { label: 'Team', in: 'footer' };
    },
    'pages.ts › home › menu › label: ‘Everything that you can buy’ has 27 characters: the menu has room for 24, so shorten it.':
      ({ pages }) => (pages['home']!.menu.label = 'Everything that you can buy'),
    'pages.ts › imprint › menu: the bar has 10 links, too many for a phone: leave 7 and put the others in the footer.':
      ({ pages }) => {
        for (const id of Object.keys(pages)) pages[id]!.menu = { label: id, in: 'bar' };
      },
    "pages.ts › pages › menu: no page is in the bar: write menu: { label: …, in: 'bar' } for the most important pages.":
      ({ pages }) => {
        for (const id of Object.keys(pages)) Reflect.deleteProperty(pages[id]!, 'menu');
      },
    'pages.ts › Our Team: is not a valid id: file names contain it, so use lower-case letters, digits and single hyphens.':
      ({ pages }) => (pages['Our Team'] = { ...pages['imprint']!, path: '/our-team', title: 'Our team' }),
    'pages.ts › main: is the name of one of the site’s own scripts: give the page another id.': ({ pages }) =>
      (pages['main'] = { ...pages['imprint']!, path: '/main', title: 'Main' }),
  },
  checkPages,
);

test('§2.1 the check reports a firm without pages', () => {
  expect(listFindingLines(createSmallSite((siteDraft) => (siteDraft.pages = {})))).toContain(
    'pages.ts › pages: contains no page: write at least a home page, a contact page, a page of text and a page for wrong addresses.',
  );
});

test('§2.1 parseRegistry returns ids and chunk names from the source of the registry', () => {
  const registry = parseRegistry(
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
});

test('§2.1 parseRegistry reads a registry with irregular indentation and with Windows line endings', () => {
  const source = `export const pages = withJobPages(jobs, {
    home: { kind: 'home', content: () => import(/* webpackChunkName: "home" */ './home') },
      team: {
      kind: 'people', content: () => import(/* webpackChunkName: "team" */ './team') },
  });`;
  const entries = [
    { id: 'home', chunk: 'home' },
    { id: 'team', chunk: 'team' },
  ];
  expect([source, source.replaceAll('\n', '\r\n')].map(parseRegistry)).toEqual([entries, entries]);
});

test('§2.1 the check reports duplicate page ids, and chunk names that differ from the page id', () => {
  const site = createSmallSite();
  const otherEntries = site.registry.map(({ id }) => ({ id, chunk: id === 'team' ? undefined : id }));
  expect(
    listFindingLines({ ...site, registry: [{ id: 'home', chunk: 'start' }, ...otherEntries] }, checkPages),
  ).toEqual([
    'pages.ts › home: is listed twice: give each page its own id.',
    'pages.ts › home › content: has the chunk name ‘start’ instead of the id of the page: write import(/* webpackChunkName: "home" */ \'./…\').',
    'pages.ts › team › content: has no readable chunk name: write import(/* webpackChunkName: "team" */ \'./…\').',
  ]);
});
