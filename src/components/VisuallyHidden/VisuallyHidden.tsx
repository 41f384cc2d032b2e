import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/**
 * Renders text for assistive technology that the page shows by other means (an icon, a position, a colour). We do not
 * use react-aria's component, because of its ten inline properties. On a page without JavaScript, the Content Security
 * Policy removes them. On a page with 176 such spans, they are 25 kB.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
