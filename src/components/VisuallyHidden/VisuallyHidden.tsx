import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/**
 * Text for assistive technology that the page shows by other means (an icon, a place, a colour). Not react-aria's: the
 * policy takes its ten inline properties out of a page without scripts, and on one with 176 such spans they are 25 kB.
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
