import type { ReactNode } from 'react';
import { isolateNumbersAndAddresses } from '../../site/isolate';
import { Fold } from '../Fold/Fold';
import { HeadingDecoration } from './HeadingDecoration';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** Content above the title, such as a breadcrumb. */
  breadcrumb?: ReactNode;
  /** Omits the decorative drawing. Use this property if the drawing would be behind text or controls. */
  isUndecorated?: boolean;
  children?: ReactNode;
}

/** Renders the header of a page with its only h1. `CurrentPage` focuses this h1 after a navigation. */
export function PageHeading({ title, subtitle, breadcrumb, isUndecorated = false, children }: PageHeadingProps) {
  return (
    <header className={styles.heading} data-fold="">
      {!isUndecorated && <HeadingDecoration />}
      {breadcrumb}
      <h1>{title}</h1>
      {subtitle && (
        <p className={styles.subtitle}>
          {typeof subtitle === 'string' ? isolateNumbersAndAddresses(subtitle) : subtitle}
        </p>
      )}
      {children}
      <Fold />
    </header>
  );
}
