import type { ConformanceContent } from './conformance';
import type {
  BundleContent,
  ClientsContent,
  ComboContent,
  ContactContent,
  HomeContent,
  InternalPath,
  JobsContent,
  Link,
  NotFoundContent,
  PeopleContent,
  PlansContent,
  ServicesContent,
  TextContent,
} from './types';

/** The type of a page's content, by the kind of the page. One component renders all pages of a kind. */
export interface ContentByKind {
  home: HomeContent;
  people: PeopleContent;
  clients: ClientsContent;
  services: ServicesContent;
  jobs: JobsContent;
  /** The page of one job, which `withJobPages` adds. This page has the same content as the page that lists the jobs. */
  job: JobsContent;
  /** Plan cards with an overview and details. */
  plans: PlansContent;
  /** Plans that combine two product lines, and their comparison. */
  combo: ComboContent;
  /** Plans and their suggested add-ons. */
  bundle: BundleContent;
  contact: ContactContent;
  text: TextContent;
  /** The accessibility conformance report. */
  conformance: ConformanceContent;
  'site-map': SiteMapContent;
  /** The page for any unknown path (§2.15). */
  'not-found': NotFoundContent;
}

export type PageKind = keyof ContentByKind;

/**
 * The site map, which is a second way to find pages besides the menus (WCAG 2.4.5). The site map links once to each
 * page, except to itself, to closed jobs and to the page for unknown paths.
 */
export interface SiteMapContent {
  readonly intro: string;
  /**
   * Each group lists the pages of its `kinds`, kind by kind. The pages of a kind are in the order of the page registry.
   * The kind 'jobs' includes the pages of the open jobs.
   */
  readonly groups: readonly { readonly heading: string; readonly kinds: readonly PageKind[] }[];
}

interface PageBase<K extends PageKind> {
  readonly kind: K;
  readonly path: InternalPath;
  /** Other paths that show the page (§2.1). */
  readonly aliases?: readonly InternalPath[];
  /**
   * The languages in which the page exists, on a site with several languages. By default, the page exists in every
   * language.
   */
  readonly languages?: readonly string[];
  /** The page's `h1`. The document title of every page except the home page contains this title. */
  readonly title: string;
  /**
   * A summary of 50 to 160 characters, for search engines and the site map. The page of a job has the description of
   * the job, of any length.
   */
  readonly description: string;
  /**
   * The page's label in menus. Links in the header's bar also appear in the footer. A page without `menu` is in no
   * menu.
   */
  readonly menu?: { readonly label: string; readonly in: 'bar' | 'footer' };
  /**
   * Loads the content from a chunk whose name is the page's id. The page of a job uses the chunk of the page `list`.
   * The build uses the chunk's name to find the scripts that the prerendered HTML of the page loads.
   */
  readonly content: () => Promise<{ readonly default: ContentByKind[K] }>;
}

/** The properties that only the page of a job has. */
export interface JobPageFields {
  /** The id of the page that lists the job. */
  readonly list: string;
  /** The id of the job in the content of the page `list`. */
  readonly job: string;
  /**
   * True when the job's last day is before the day of the build. The page then reports that the job is closed. The job
   * list and the site map do not link to the page, and search engines do not show it.
   */
  readonly isClosed: boolean;
}

/** A page of the site: the fields that are available before the page's content has loaded. */
export type Page<K extends PageKind = PageKind> = {
  [Kind in K]: PageBase<Kind> & (Kind extends 'job' ? JobPageFields : unknown);
}[K];

/** Every page by its id, in the order of menus and the site map. */
export type Pages = Readonly<Record<string, Page>>;

/**
 * Returns the pages that exist in `language` (a language tag such as 'de'). The `pages.ts` of a site with several
 * languages calls this function.
 */
export const selectPagesOfLanguage = (language: string, pages: Pages): Pages =>
  Object.fromEntries(Object.entries(pages).filter(([, page]) => page.languages?.includes(language) ?? true));

const getLinks = (pages: Pages, menuPositions: readonly string[]): Link[] =>
  Object.values(pages).flatMap(({ menu, path }) =>
    menu && menuPositions.includes(menu.in) ? [{ label: menu.label, href: path }] : [],
  );

/** Returns the links of the header's bar, in the order of `pages` (§2.2). */
export const getBarLinks = (pages: Pages): Link[] => getLinks(pages, ['bar']);

/** Returns the footer's links, in the order of `pages` (§2.3). */
export const getFooterLinks = (pages: Pages): Link[] => getLinks(pages, ['bar', 'footer']);

/** Returns the id and the fields of the first page of a kind, or undefined when the site has no such page. */
export function findPageOfKind<K extends PageKind>(
  pages: Pages,
  kind: K,
): (Page<K> & { readonly id: string }) | undefined {
  for (const [id, page] of Object.entries(pages)) if (page.kind === kind) return { id, ...(page as Page<K>) };
  return undefined;
}

/**
 * Returns the links to the pages above a page: the home page, and the parent page. The path of the parent page is the
 * page's path without its last segment. A page at the top level has no parent page.
 */
export function listAncestors(pages: Pages, id: string): Link[] {
  const { path = '/' } = pages[id] ?? {};
  const parent = Object.values(pages).find((page) => page.path === path.slice(0, path.lastIndexOf('/')));
  return [findPageOfKind(pages, 'home'), parent].flatMap((page) =>
    page ? [{ label: page.menu?.label ?? page.title, href: page.path }] : [],
  );
}
