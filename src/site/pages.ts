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

/** What a page of each kind holds. A kind has one component, however many pages are of it. */
export interface ContentOf {
  home: HomeContent;
  people: PeopleContent;
  clients: ClientsContent;
  services: ServicesContent;
  jobs: JobsContent;
  /** Plan cards with an overview and details. */
  plans: PlansContent;
  /** Plans of two lines in one, and their comparison. */
  combo: ComboContent;
  /** Plans and the add-ons that suit them. */
  bundle: BundleContent;
  contact: ContactContent;
  text: TextContent;
  'site-map': SiteMapContent;
  /** Any path that is no page (§2.15). */
  'not-found': NotFoundContent;
}

export type PageKind = keyof ContentOf;

/** The site map: every page once, as a second way to it besides the menus (WCAG 2.4.5). */
export interface SiteMapContent {
  readonly intro: string;
  /** Each with the pages of its kinds, in the order of the kinds and then of the registry. */
  readonly groups: readonly { readonly heading: string; readonly kinds: readonly PageKind[] }[];
}

interface PageOf<K extends PageKind> {
  readonly kind: K;
  readonly path: InternalPath;
  /** Other paths that show it (§2.1). */
  readonly aliases?: readonly InternalPath[];
  /** Its `h1`, and the document's title without the firm's name. */
  readonly title: string;
  /** One sentence of 50 to 160 characters, for search engines and the site map. */
  readonly description: string;
  /** What menus call it: those of the bar stand in the footer too. A page without is in no menu. */
  readonly menu?: { readonly label: string; readonly in: 'bar' | 'footer' };
  /** In a chunk that bears the page's id: by it the build finds the files that its prerendered HTML needs. */
  readonly content: () => Promise<{ readonly default: ContentOf[K] }>;
}

/** A page of the site: what there is to say of it before its content is here. */
export type Page<K extends PageKind = PageKind> = { [Kind in K]: PageOf<Kind> }[K];

/** Every page by its id, in the order of menus and the site map. */
export type Pages = Readonly<Record<string, Page>>;

export interface MenuLink {
  readonly label: string;
  readonly href: InternalPath;
}

const linksIn = (pages: Pages, places: readonly string[]): MenuLink[] =>
  Object.values(pages).flatMap(({ menu, path }) =>
    menu && places.includes(menu.in) ? [{ label: menu.label, href: path }] : [],
  );

/** The bar's links, in order (§2.2). */
export const barLinks = (pages: Pages): MenuLink[] => linksIn(pages, ['bar']);

/** The footer's links, in order (§2.3). */
export const footerLinks = (pages: Pages): MenuLink[] => linksIn(pages, ['bar', 'footer']);

/** The first page of a kind with its id, or undefined when the site has none. */
export function pageOfKind<K extends PageKind>(pages: Pages, kind: K): (Page<K> & { readonly id: string }) | undefined {
  for (const [id, page] of Object.entries(pages)) if (page.kind === kind) return { id, ...(page as Page<K>) };
  return undefined;
}
