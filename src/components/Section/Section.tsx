import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  heading: string;
  /** The heading is said and not shown: what follows explains itself to the eye. */
  isHeadingHidden?: boolean;
  subtitle?: string | undefined;
  /** 'tint' sets it off from its neighbours; 'band' is dark in both themes. */
  tone?: 'plain' | 'tint' | 'band';
  id?: string;
  children: ReactNode;
}

/** A part of a page under an h2, named by it (WCAG 2.4.10). */
export function Section({ heading, isHeadingHidden = false, subtitle, tone = 'plain', id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section} data-tone={tone}>
      <div className={styles.inner}>
        {isHeadingHidden ? (
          <h2 id={headingId} className={styles.hiddenHeading}>
            {heading}
          </h2>
        ) : (
          <header className={styles.header}>
            <h2 id={headingId}>{heading}</h2>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
