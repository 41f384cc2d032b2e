import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/**
 * Renders text for assistive technology that the page shows by other means (an icon, a position, a colour). We do not
 * use react-aria's component. The Content Security Policy removes its ten inline properties from a page without
 * scripts. On a page with 176 such spans they are 25 kB.
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
