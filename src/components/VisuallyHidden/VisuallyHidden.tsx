import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/**
 * Renders hidden text for assistive technology. Sighted visitors get the same information from an icon, a position or a
 * colour. We do not use react-aria's component, because it has ten inline style properties. On a page without
 * JavaScript, the Content Security Policy blocks inline styles. On a page with 176 hidden texts, the inline styles
 * would be 25 kB.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
