import { isolateRuns } from '../../site/isolate';
import type { Definition, TextSection } from '../../site/types';
import { Link, NewTabLink } from '../Link/Link';
import styles from './TextSections.module.css';

const Definitions = ({ terms }: { terms: readonly Definition[] }) => (
  <dl className={styles.terms}>
    {terms.map(({ term, meaning }) => (
      <div key={term} className={styles.term}>
        <dt>{term}</dt>
        <dd>{isolateRuns(meaning)}</dd>
      </div>
    ))}
  </dl>
);

/** Renders long text in sections with headings, at a readable line length (WCAG 1.4.8). */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className={styles.text}>
      {sections.map(({ heading, paragraphs, items, link, terms }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{isolateRuns(paragraph)}</p>
          ))}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{isolateRuns(item)}</li>
              ))}
            </ul>
          )}
          {link && (
            <p className={styles.link}>
              {link.href.startsWith('/') ? (
                <Link to={link.href}>{link.label}</Link>
              ) : (
                <NewTabLink href={link.href}>{link.label}</NewTabLink>
              )}
            </p>
          )}
          {terms && <Definitions terms={terms} />}
        </section>
      ))}
    </div>
  );
}
