import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  heading: string;
  subtitle?: string | undefined;
  /** 'tint' sets it off from its neighbours; 'band' is dark in both themes. */
  tone?: 'plain' | 'tint' | 'band';
  id?: string;
  children: ReactNode;
}

/** A part of a page under an h2, named by it (WCAG 2.4.10). */
export function Section({ heading, subtitle, tone = 'plain', id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section} data-tone={tone}>
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={headingId}>{heading}</h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
