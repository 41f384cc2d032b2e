import type { Link as LinkData } from '../../site/types';
import { Link } from '../Link/Link';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** The accessible name of the breadcrumb. */
  label: string;
  /** The pages above this page in the site's hierarchy, beginning with the home page. */
  ancestors: readonly LinkData[];
  currentLabel: string;
}

/**
 * Renders the position of a page in the site's hierarchy: links to the pages above it, then the page's label (WCAG
 * 2.4.8).
 */
export function Breadcrumb({ label, ancestors, currentLabel }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.breadcrumb}>
        {ancestors.map((page) => (
          <li key={page.href}>
            <Link to={page.href} className={styles.link}>
              {page.label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{currentLabel}</li>
      </ol>
    </nav>
  );
}
