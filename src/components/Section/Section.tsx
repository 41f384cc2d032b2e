import type { ReactNode } from 'react';
import hiddenStyles from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Section.module.css';

export interface SectionProps {
  heading: string;
  /**
   * Hides the heading visually, and omits the subtitle. Set this property only if the content is clear without a
   * visible heading. Screen readers still announce the heading.
   */
  isHeadingHidden?: boolean;
  subtitle?: string | undefined;
  /** The background. 'tint' separates the section from the sections above and below. 'band' is dark in both themes. */
  tone?: 'plain' | 'tint' | 'band';
  children: ReactNode;
}

/**
 * Renders a section of a page with an h2 (WCAG 2.4.10). Visitors with a screen reader find the section by its heading.
 * The section has no accessible name, because a named section is a landmark, and a page would have a dozen landmarks.
 */
export function Section({ heading, isHeadingHidden = false, subtitle, tone = 'plain', children }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone}>
      <div className={styles.inner}>
        {isHeadingHidden ? (
          <h2 className={hiddenStyles.hidden}>{heading}</h2>
        ) : (
          <header className={styles.header}>
            <h2>{heading}</h2>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
