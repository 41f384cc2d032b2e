import type { Link as LinkData } from '../../site/types';
import { Link } from '../Link/Link';
import styles from './LinkGroups.module.css';

export interface LinkGroup {
  readonly heading: string;
  readonly entries: readonly (LinkData & { readonly description: string })[];
}

/** Renders links in groups under headings. Below each link is a description of its target. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ heading, entries }, index) => (
        <section key={index} className={styles.group}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.links}>
            {entries.map(({ label, href, description }) => (
              <li key={href}>
                <Link to={href} className={styles.link}>
                  {label}
                </Link>
                <p className={styles.description}>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
