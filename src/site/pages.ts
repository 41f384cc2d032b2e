import type { ConformanceContent } from './conformance';
import type {
  BundleContent,
  ClientsContent,
  ComboContent,
  ContactContent,
  HomeContent,
  InternalPath,
  JobsContent,
  NotFoundContent,
  PeopleContent,
  PlansContent,
  ServicesContent,
  TextContent,
} from './types';

/** The content of a page by kind. Each kind has a single component, regardless of its number of pages. */
export interface ContentOf {
  home: HomeContent;
  people: PeopleContent;
  clients: ClientsContent;
  services: ServicesContent;
  jobs: JobsContent;
  /** One job. `withJobPages` adds its page, which shares the content of the list. */
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

export type PageKind = keyof ContentOf;

/** The site map, which links to every page once, as a second way to find pages besides the menus (WCAG 2.4.5). */
export interface SiteMapContent {
  readonly intro: string;
  /** Each group has the pages of its kinds, in the order of `kinds` and then of the registry. */
  readonly groups: readonly { readonly heading: string; readonly kinds: readonly PageKind[] }[];
}

interface PageOf<K extends PageKind> {
  readonly kind: K;
  readonly path: InternalPath;
  /** Other paths that show the page (§2.1). */
  readonly aliases?: readonly InternalPath[];
  /** The languages that have the page, on a site with several languages. By default, all languages have it. */
  readonly languages?: readonly string[];
  /** The page's `h1`, and the document title without the firm's name. */
  readonly title: string;
  /** One sentence of 50 to 160 characters, for search engines and the site map. */
  readonly description: string;
  /** The page's label in menus. Links in the bar also appear in the footer. A page without `menu` is in no menu. */
  readonly menu?: { readonly label: string; readonly in: 'bar' | 'footer' };
  /**
   * Loads the content from a chunk named after the page's id. The build uses the name to find the files of the
   * prerendered HTML.
   */
  readonly content: () => Promise<{ readonly default: ContentOf[K] }>;
}

/** The properties that only the page of a job has. */
export interface JobPlace {
  /** The id of the page that lists the job. */
  readonly list: string;
  /** The id of the job in the content of that page. */
  readonly job: string;
  /**
   * True after the job's last day. The page then reports that the job is closed, and no list or search engine links to
   * it.
   */
  readonly isClosed: boolean;
}

/** A page of the site: its data before its content is loaded. */
export type Page<K extends PageKind = PageKind> = {
  [Kind in K]: PageOf<Kind> & (Kind extends 'job' ? JobPlace : unknown);
}[K];

/** Every page by its id, in the order of menus and the site map. */
export type Pages = Readonly<Record<string, Page>>;

/** Returns the pages that a language has. A site with several languages calls this function in its `pages.ts`. */
export const pagesIn = (language: string, pages: Pages): Pages =>
  Object.fromEntries(Object.entries(pages).filter(([, page]) => page.languages?.includes(language) ?? true));

export interface MenuLink {
  readonly label: string;
  readonly href: InternalPath;
}

const getLinks = (pages: Pages, places: readonly string[]): MenuLink[] =>
  Object.values(pages).flatMap(({ menu, path }) =>
    menu && places.includes(menu.in) ? [{ label: menu.label, href: path }] : [],
  );

/** Returns the links of the header's bar, in order (§2.2). */
export const getBarLinks = (pages: Pages): MenuLink[] => getLinks(pages, ['bar']);

/** Returns the footer's links, in order (§2.3). */
export const getFooterLinks = (pages: Pages): MenuLink[] => getLinks(pages, ['bar', 'footer']);

/** Returns the first page of a kind with its id, or undefined when the site has no such page. */
export function findPageOfKind<K extends PageKind>(
  pages: Pages,
  kind: K,
): (Page<K> & { readonly id: string }) | undefined {
  for (const [id, page] of Object.entries(pages)) if (page.kind === kind) return { id, ...(page as Page<K>) };
  return undefined;
}
