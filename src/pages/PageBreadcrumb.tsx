import { pages } from '#site/pages';
import { Link } from '../components/Link/Link';
import { listAncestors } from '../site/pages';
import styles from './PageBreadcrumb.module.css';

export interface PageBreadcrumbProps {
  /** The accessible name of the breadcrumb. */
  label: string;
  /** The page's id in the registry. */
  id: string;
}

/**
 * Renders the position of a page in the site's hierarchy: links to the pages above it, then the page's title (WCAG
 * 2.4.8).
 */
export const PageBreadcrumb = ({ label, id }: PageBreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className={styles.breadcrumb}>
      {listAncestors(pages, id).map((page) => (
        <li key={page.href}>
          <Link to={page.href} className={styles.link}>
            {page.label}
          </Link>
        </li>
      ))}
      <li aria-current="page">{pages[id]?.title}</li>
    </ol>
  </nav>
);
