import { pages } from '#site/pages';
import { Breadcrumb } from '../components/Breadcrumb/Breadcrumb';
import { listAncestors } from '../site/pages';

export interface PageBreadcrumbProps {
  /** The accessible name of the breadcrumb. */
  label: string;
  /** The page's id in the registry. */
  id: string;
}

/** Renders the breadcrumb of a page: links to the pages above it, then the page's title. */
export const PageBreadcrumb = ({ label, id }: PageBreadcrumbProps) => (
  <Breadcrumb label={label} ancestors={listAncestors(pages, id)} currentLabel={pages[id]?.title ?? ''} />
);
