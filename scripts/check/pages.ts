import { mixed } from 'yup';
import type { Page, PageKind } from '../../src/site/pages';
import { isServerPath } from '../../server/http/serverPaths';
import { PAGE_KINDS } from './contents';
import {
  findIdFault,
  nonEmptyText,
  listOf,
  LIST_FORMAT,
  oneOf,
  OR_LIST_FORMAT,
  objectOf,
  createRule,
  checkedText,
  anyText,
  validate,
} from './schema';
import { findRepeated, listPaths, type Finding, type Site } from './site';
import { createRootNode } from './contentNodes';

/**
 * The page kinds of which a site may have only one page. For most of these kinds, the site's code uses only the first
 * page.
 */
const UNIQUE_KINDS: readonly PageKind[] = [
  'home',
  'services',
  'jobs',
  'people',
  'contact',
  'clients',
  'conformance',
  'site-map',
  'not-found',
];
/**
 * The names of the chunks of `src`. If a page had the name of a chunk as its id, webpack would add the page's content
 * to this chunk.
 */
const RESERVED_ID_PATTERN =
  /^(?:main|react|site|sending|display-settings|country-select|team-hierarchy|(?:apply|contact|quote|custom-request)-dialog|kind-.+)$/;
/** The page kinds of which a site needs at least one page. The audits fail without these pages. */
const REQUIRED_KINDS = {
  home: 'a home page',
  contact: 'a contact page',
  text: 'a page of text',
  'not-found': 'a page for wrong addresses',
} as const;
const DESCRIPTION_LENGTH_LIMITS = { least: 50, most: 160 };
const MAX_MENU_LABEL_LENGTH = 24;
/**
 * The maximum number of pages in the menu bar. On a phone, a window of 568 px height has space for the header bar,
 * seven menu entries of 44 px, and the contact button.
 */
const MAX_BAR_LINKS = 7;

/** Returns the reason why a page's path is invalid, or undefined. */
export function findPathFault(path: string): string | undefined {
  if (!path.startsWith('/')) return `‘${path}’ must begin with ‘/’: write ‘/${path}’.`;
  if (path !== '/' && path.endsWith('/'))
    return `‘${path}’ must not end with ‘/’: write ‘${path.replace(/\/+$/, '')}’.`;
  if (/\s/.test(path)) return `‘${path}’ has a space: write ‘${path.trim().replace(/\s+/g, '-')}’.`;
  if (/[A-Z]/.test(path)) return `‘${path}’ has capital letters: write ‘${path.toLowerCase()}’.`;
  if (/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(path)) return undefined;
  return `‘${path}’ has characters that an address must not have: use lower-case letters a to z, digits and single hyphens.`;
}

const pathSchema = checkedText(findPathFault);

const pageSchema = objectOf<Page<'home'>>({
  kind: oneOf(...PAGE_KINDS),
  path: pathSchema,
  aliases: listOf(pathSchema).optional(),
  languages: listOf(anyText()).optional(),
  title: nonEmptyText('write the title of the page'),
  description: checkedText(({ length }) => {
    const { least, most } = DESCRIPTION_LENGTH_LIMITS;
    if (length === 0) return `is missing: write one sentence of ${least} to ${most} characters.`;
    return length < least || length > most
      ? `has ${length} characters: write ${least} to ${most}, or search engines cut or ignore it.`
      : undefined;
  }),
  menu: objectOf({
    label: nonEmptyText('write the name of the page in the menu').test(
      createRule<string>((label) =>
        label.length > MAX_MENU_LABEL_LENGTH
          ? `‘${label}’ has ${label.length} characters: the menu has room for ${MAX_MENU_LABEL_LENGTH}, so shorten it.`
          : undefined,
      ),
    ),
    in: oneOf('bar', 'footer'),
  }).optional(),
  content: mixed(),
});

const createPageFinding = (id: string, field: string, message: string): Finding => ({
  file: 'pages.ts',
  steps: [id, field],
  message,
});

/**
 * Yields a finding for each path that two pages share, that the server reserves, or that begins with a language tag.
 */
function* findPathConflicts({ pages, settings: { languages = {} } }: Site): Generator<Finding> {
  const pageIdByPath = new Map<string, string>();
  for (const { id, field, path } of listPaths(pages)) {
    const ownerId = pageIdByPath.get(path);
    if (ownerId === undefined) pageIdByPath.set(path, id);
    else
      yield createPageFinding(
        id,
        field,
        `‘${path}’ is already the address of ‘${ownerId}’: give each page its own address.`,
      );
    if (isServerPath(path))
      yield createPageFinding(
        id,
        field,
        `‘${path}’ is an address of the server, so visitors can't open the page: write another path.`,
      );
    const tag = Object.keys(languages).find((languageTag) => `${path}/`.startsWith(`/${languageTag.toLowerCase()}/`));
    if (tag !== undefined)
      yield createPageFinding(
        id,
        field,
        `‘${path}’ begins with ‘${tag}’, the folder of that language: write another path.`,
      );
  }
}

/**
 * Yields a finding for each title, menu label or unique kind that two pages share. Also yields a finding for a home
 * page whose path is not '/'.
 */
function* findTitleAndKindFaults(pages: Site['pages']): Generator<Finding> {
  for (const [id, { kind, path, title, menu }] of Object.entries(pages)) {
    const [[firstWithTitle = id] = []] = Object.entries(pages).filter(
      ([, otherPage]) => title && otherPage.title === title,
    );
    if (firstWithTitle !== id)
      yield createPageFinding(id, 'title', `‘${title}’ is already the title of ‘${firstWithTitle}’: write another.`);
    const [firstWithLabel = id] = Object.keys(pages).filter(
      (otherId) => menu?.label && pages[otherId]?.menu?.label === menu.label,
    );
    if (firstWithLabel !== id)
      yield {
        file: 'pages.ts',
        steps: [id, 'menu', 'label'],
        message: `‘${menu?.label}’ is already the name of ‘${firstWithLabel}’ in the menu: write another.`,
      };
    const [firstOfKind = id] = Object.keys(pages).filter((otherId) => pages[otherId]?.kind === kind);
    if (UNIQUE_KINDS.includes(kind) && firstOfKind !== id)
      yield createPageFinding(
        id,
        'kind',
        `‘${kind}’ is already the kind of ‘${firstOfKind}’: a site has only one such page, so remove one.`,
      );
    if (kind === 'home' && path !== '/')
      yield createPageFinding(id, 'path', 'must be ‘/’, because visitors of a site arrive there.');
  }
}

/**
 * Yields a finding for each invalid, reserved or duplicate id. Also yields a finding for each page whose chunk name is
 * missing or differs from the page's id. Ids are part of file names.
 */
function* findIdFaults({ pages, registry }: Site): Generator<Finding> {
  for (const id of findRepeated(registry.map((entry) => entry.id)))
    yield createPageFinding(id, '', 'is listed twice: give each page its own id.');
  for (const id of Object.keys(pages)) {
    const idFault = findIdFault(id);
    if (idFault !== undefined) yield createPageFinding(id, '', idFault);
    if (RESERVED_ID_PATTERN.test(id))
      yield createPageFinding(id, '', 'is the name of one of the site’s own scripts: give the page another id.');
    const chunk = registry.find((entry) => entry.id === id)?.chunk;
    const fault =
      chunk === undefined
        ? 'has no readable chunk name'
        : `has the chunk name ‘${chunk}’ instead of the id of the page`;
    if (chunk !== id)
      yield createPageFinding(id, 'content', `${fault}: write import(/* webpackChunkName: "${id}" */ './…').`);
  }
}

/** Yields a finding for each page whose `languages` are empty, are not languages of the site, or have no effect. */
function* findLanguageFaults({ pages, registry, settings: { language, languages } }: Site): Generator<Finding> {
  const tags = Object.keys(languages ?? {});
  const formattedTags = OR_LIST_FORMAT.format(tags.map((tag) => `‘${tag}’`));
  for (const { id, languages: pageLanguages } of registry) {
    if (pageLanguages === undefined) continue;
    if (!languages) {
      yield createPageFinding(id, 'languages', 'the site has one language: remove ‘languages’.');
      continue;
    }
    if (pageLanguages.length === 0)
      yield createPageFinding(id, 'languages', `is empty: write ${formattedTags}, or remove ‘languages’.`);
    for (const tag of pageLanguages.filter((pageTag) => !tags.includes(pageTag)))
      yield createPageFinding(id, 'languages', `‘${tag}’ is not a language of the site: write ${formattedTags}.`);
    if (pages[id] && !pageLanguages.includes(language))
      yield createPageFinding(
        id,
        'languages',
        `the page also exists in ‘${language}’: write pages = selectPagesOfLanguage(language, { … }).`,
      );
  }
}

/** §2.1: yields a finding for each mistake in the page registry. */
export function* checkPages(site: Site): Generator<Finding> {
  const entries = Object.entries(site.pages);
  if (entries.length === 0)
    yield createPageFinding(
      'pages',
      '',
      `contains no page: write at least ${LIST_FORMAT.format(Object.values(REQUIRED_KINDS))}.`,
    );
  for (const [id, page] of entries) yield* validate(site, pageSchema, createRootNode(site, page, 'pages.ts', id));
  yield* findPathConflicts(site);
  yield* findTitleAndKindFaults(site.pages);
  yield* findLanguageFaults(site);
  for (const [kind, description] of Object.entries(REQUIRED_KINDS))
    if (!entries.some(([, page]) => page.kind === kind))
      yield createPageFinding('pages', 'kind', `no page is of the kind ‘${kind}’: every site needs ${description}.`);
  yield* findIdFaults(site);
  const barEntries = entries.filter(([, { menu }]) => menu?.in === 'bar');
  if (barEntries.length > MAX_BAR_LINKS)
    yield createPageFinding(
      barEntries[MAX_BAR_LINKS]?.[0] ?? '',
      'menu',
      `the bar has ${barEntries.length} links, too many for a phone: leave ${MAX_BAR_LINKS} and put the others in the footer.`,
    );
  if (entries.length > 0 && barEntries.length === 0)
    yield createPageFinding(
      'pages',
      'menu',
      "no page is in the bar: write menu: { label: …, in: 'bar' } for the most important pages.",
    );
}
