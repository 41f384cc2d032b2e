import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import { isolateNumbersAndAddresses } from '../../site/isolate';
import { formatDate } from '../../components/formatDate';
import { Link, NewTabLink } from '../../components/Link/Link';
import links from '../../components/Link/Link.module.css';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import type { PageProps } from '../pageProps';
import styles from './TextPage.module.css';

/**
 * Renders a page of long text, such as the privacy policy, in sections with headings. The length of the lines is
 * limited (WCAG 1.4.8).
 */
export default function TextPage({ title, content }: PageProps<'text'>) {
  const { intro, updated, sections } = content;
  return (
    <>
      <PageHeading title={title} subtitle={intro}>
        <p>{fillPlaceholders(words.lastUpdated, { date: formatDate(updated) })}</p>
      </PageHeading>
      <div className={styles.text}>
        {sections.map(({ heading, paragraphs, items, link, terms }, sectionIndex) => (
          <section key={sectionIndex} className={styles.section}>
            <h2 className={styles.heading}>{heading}</h2>
            {paragraphs.map((paragraph, index) => (
              <p key={index}>{isolateNumbersAndAddresses(paragraph)}</p>
            ))}
            {items && (
              <ul>
                {items.map((item, index) => (
                  <li key={index}>{isolateNumbersAndAddresses(item)}</li>
                ))}
              </ul>
            )}
            {link && (
              <p>
                {link.href.startsWith('/') ? (
                  <Link to={link.href} className={links.standalone}>
                    {link.label}
                  </Link>
                ) : (
                  <NewTabLink href={link.href} className={links.standalone}>
                    {link.label}
                  </NewTabLink>
                )}
              </p>
            )}
            {terms && (
              <dl className={styles.terms}>
                {terms.map(({ term, meaning }, index) => (
                  <div key={index} className={styles.term}>
                    <dt>{term}</dt>
                    <dd>{isolateNumbersAndAddresses(meaning)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
