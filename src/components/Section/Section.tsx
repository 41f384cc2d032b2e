import type { ReactNode } from 'react';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Section.module.css';

export interface SectionProps {
  heading: string;
  /** Hides the heading from view, where the content is clear without it. Screen readers still announce it. */
  isHeadingHidden?: boolean;
  subtitle?: string | undefined;
  /** The background: 'tint' separates the section from its neighbours; 'band' is dark in both themes. */
  tone?: 'plain' | 'tint' | 'band';
  children: ReactNode;
}

/**
 * Renders a part of a page under an h2 (WCAG 2.4.10). Visitors find it by its heading. It has no accessible name,
 * because a page would then have a dozen landmarks.
 */
export function Section({ heading, isHeadingHidden = false, subtitle, tone = 'plain', children }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone}>
      <div className={styles.inner}>
        {isHeadingHidden ? (
          <h2 className={hidden.hidden}>{heading}</h2>
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
