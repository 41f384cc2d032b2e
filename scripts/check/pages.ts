import type { Page, PageKind } from '../../src/site/pages';
import { repeated, type Finding, type Look, type Site } from './site';

/** Kinds that a site may have once: what asks for the first of a kind finds the only one. */
const ONCE: readonly PageKind[] = ['home', 'services', 'jobs', 'people', 'contact', 'clients', 'site-map', 'not-found'];
const NEEDED = { home: 'a home page', 'not-found': 'a page for wrong addresses' } as const;
const DESCRIPTION = { least: 50, most: 160 };
const MENU_LABEL = 24;
/** Of 44 px each, with the bar and the contact button on a phone of 568 px. */
const BAR = 7;

const at = (entry: string, field: string, message: string): Finding => ({ file: 'pages.ts', entry, field, message });

/** What is wrong with a path as an address of the site. */
export function faultOfPath(path: string): string | undefined {
  if (!path.startsWith('/')) return `‘${path}’ must begin with ‘/’: write ‘/${path}’.`;
  if (path !== '/' && path.endsWith('/'))
    return `‘${path}’ must not end with ‘/’: write ‘${path.replace(/\/+$/, '')}’.`;
  if (/\s/.test(path)) return `‘${path}’ has a space: write ‘${path.trim().replace(/\s+/g, '-')}’.`;
  if (/[A-Z]/.test(path)) return `‘${path}’ has capital letters: write ‘${path.toLowerCase()}’.`;
  if (/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(path)) return undefined;
  return `‘${path}’ has signs that no address should have: write small letters a to z, digits and single hyphens.`;
}

function pathsOf(pages: Site['pages']): Finding[] {
  const all = Object.entries(pages).flatMap(([id, { path, aliases = [] }]) => [
    { id, field: 'path', path },
    ...aliases.map((alias) => ({ id, field: 'aliases', path: alias })),
  ]);
  return all.flatMap(({ id, field, path }, place) => {
    const fault = faultOfPath(path);
    const other = all.slice(0, place).find((earlier) => earlier.path === path);
    const taken = other && `‘${path}’ is the address of ‘${other.id}’ already: give each page an address of its own.`;
    return [fault, taken].flatMap((message) => (message ? [at(id, field, message)] : []));
  });
}

function wordsOf(id: string, { title, description, menu }: Page): Finding[] {
  const { length } = description ?? '';
  const { least, most } = DESCRIPTION;
  const label = menu?.label ?? '';
  return [
    ...(title?.trim() ? [] : [at(id, 'title', 'is missing: write what the page is called.')]),
    ...(length === 0 ? [at(id, 'description', `is missing: write one sentence of ${least} to ${most} letters.`)] : []),
    ...(length > 0 && (length < least || length > most)
      ? [
          at(
            id,
            'description',
            `has ${length} letters: write ${least} to ${most}, or search engines cut it or skip it.`,
          ),
        ]
      : []),
    ...(menu && label.trim() === '' ? [at(id, 'menu', 'has no label: write what the menu calls the page.')] : []),
    ...(label.length > MENU_LABEL
      ? [at(id, 'menu', `‘${label}’ has ${label.length} letters: a menu has room for ${MENU_LABEL}, so shorten it.`)]
      : []),
  ];
}

function kindsOf(pages: Site['pages']): Finding[] {
  const kinds = Object.values(pages).map(({ kind }) => kind);
  const missing = Object.entries(NEEDED).filter(([kind]) => !kinds.some((one) => one === kind));
  return [
    ...missing.map(([kind, what]) =>
      at('pages', 'kind', `no page is of the kind ‘${kind}’: every site needs ${what}.`),
    ),
    ...Object.entries(pages)
      .filter(([, { kind }], place) => ONCE.includes(kind) && kinds.indexOf(kind) !== place)
      .map(([id, { kind }]) =>
        at(id, 'kind', `is the second ‘${kind}’: a site has one page of this kind, so take one away.`),
      ),
    ...Object.entries(pages)
      .filter(([, { kind, path }]) => kind === 'home' && path !== '/')
      .map(([id]) => at(id, 'path', 'must be ‘/’: that is where visitors of a site arrive.')),
  ];
}

function idsOf({ pages, registry }: Site): Finding[] {
  return [
    ...repeated(registry.map(({ id }) => id)).map((id) =>
      at(id, '', 'stands here twice: give each page an id of its own.'),
    ),
    ...Object.keys(pages)
      .filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      .map((id) => at(id, '', 'is no id: it names files, so write small letters, digits and single hyphens.')),
    ...Object.keys(pages).flatMap((id) => {
      const chunk = registry.find((entry) => entry.id === id)?.chunk;
      const right = `write import(/* webpackChunkName: "${id}" */ './…').`;
      if (chunk === id) return [];
      if (chunk === undefined) return [at(id, 'content', `has no chunk name that can be read here: ${right}`)];
      return [at(id, 'content', `names its chunk ‘${chunk}’, which must be the page's id: ${right}`)];
    }),
  ];
}

/** §2.1: the registry of pages: paths, titles, kinds, menus, chunks. */
export function checkPages(site: Site): Look {
  const { pages } = site;
  const entries = Object.entries(pages);
  const titles = entries.map(([, { title }]) => title);
  const bar = entries.filter(([, { menu }]) => menu?.in === 'bar');
  return {
    counts: { pages: entries.length },
    findings: [
      ...(entries.length === 0
        ? [at('pages', '', 'holds no page: write at least a home page and a page for wrong addresses.')]
        : []),
      ...entries.flatMap(([id, page]) => wordsOf(id, page)),
      ...entries
        .filter(([, { title }], place) => title && titles.indexOf(title) !== place)
        .map(([id, { title }]) =>
          at(
            id,
            'title',
            `‘${title}’ is the title of ‘${entries[titles.indexOf(title)]?.[0]}’ already: write another.`,
          ),
        ),
      ...pathsOf(pages),
      ...kindsOf(pages),
      ...idsOf(site),
      ...(bar.length > BAR
        ? [
            at(
              bar[BAR]?.[0] ?? '',
              'menu',
              `the bar has ${bar.length} links, too many for a phone: leave ${BAR} and put the others in the footer.`,
            ),
          ]
        : []),
      ...(entries.length > 0 && bar.length === 0
        ? [
            at(
              'pages',
              'menu',
              "no page is in the bar: write menu: { label: …, in: 'bar' } for the most important ones.",
            ),
          ]
        : []),
    ],
  };
}
