import { pages } from '#site/pages';
import { Breadcrumb } from '../components/Breadcrumb/Breadcrumb';
import { findPageOfKind } from '../site/pages';

export interface PageBreadcrumbProps {
  /** The accessible name of the breadcrumb. */
  label: string;
  /** The page's id in the registry. */
  id: string;
}

/**
 * Renders the breadcrumb of a page: links to the home page and to the parent page, then the page's title. The path of
 * the parent page is the page's path without its last segment. A page at the top level has no parent page.
 */
export function PageBreadcrumb({ label, id }: PageBreadcrumbProps) {
  const { path = '/', title = '' } = pages[id] ?? {};
  const parent = Object.values(pages).find((page) => page.path === path.slice(0, path.lastIndexOf('/')));
  const ancestors = [findPageOfKind(pages, 'home'), parent].flatMap((page) =>
    page ? [{ label: page.menu?.label ?? page.title, href: page.path }] : [],
  );
  return <Breadcrumb label={label} ancestors={ancestors} currentLabel={title} />;
}
