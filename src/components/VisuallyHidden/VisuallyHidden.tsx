import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/**
 * Renders text for assistive technology that the page shows by other means (an icon, a position, a colour). We do not
 * use react-aria's component, because it has ten inline style properties. On a page without JavaScript, the Content
 * Security Policy blocks inline styles. On a page with 176 such spans, these properties are 25 kB.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
