import type { ReactNode } from 'react';
import { Fold } from '../Fold/Fold';
import { HeadingDecoration } from './HeadingDecoration';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  title: string;
  subtitle?: string;
  /** Without the drawing behind it, where words or controls would stand on it. */
  isPlain?: boolean;
  children?: ReactNode;
}

/** The one h1 of a page. The router gives it the focus after a navigation. */
export function PageHeading({ title, subtitle, isPlain = false, children }: PageHeadingProps) {
  return (
    <header className={styles.heading} data-fold="">
      {!isPlain && <HeadingDecoration />}
      <h1>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children}
      <Fold />
    </header>
  );
}
