import type { TextPageContent } from '../../content/types';
import styles from './TextSections.module.css';

export interface TextSectionsProps {
  sections: TextPageContent['sections'];
}

/** Long text in sections with headings, at a readable measure (WCAG 1.4.8). */
export function TextSections({ sections }: TextSectionsProps) {
  return (
    <div className={styles.text}>
      {sections.map(({ heading, paragraphs, items }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
