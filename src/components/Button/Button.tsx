import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Said after the label, never shown: tells repeated buttons apart (by the name of what each is for, WCAG 2.4.9). */
  hiddenSuffix?: string;
}

/** A native button in the site's looks; at least 44 px high (WCAG 2.5.5). */
export function Button({ variant = 'primary', hiddenSuffix, className, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      data-variant={variant}
      className={className ? `${styles.button} ${className}` : styles.button}
    >
      {children}
      {hiddenSuffix && <VisuallyHidden> {hiddenSuffix}</VisuallyHidden>}
    </button>
  );
}
