import type { Link as LinkData } from '../../site/types';
import { Link } from '../Link/Link';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** The accessible name of the breadcrumb. */
  label: string;
  /** The pages above this page, the home page first. */
  above: readonly LinkData[];
  current: string;
}

/** Renders the location of a page in the site, as links to the pages above it (WCAG 2.4.8). */
export function Breadcrumb({ label, above, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.breadcrumb}>
        {above.map((page) => (
          <li key={page.href}>
            <Link to={page.href} className={styles.link}>
              {page.label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
