import type { ComponentProps, MouseEvent } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Button.module.css';

/** Where a button leads where no script answers it: a file of this site, with one value in its search. */
export interface Fallback {
  /** Address of a file. */
  address: string;
  name?: string;
  value?: string;
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Said after the label, never shown: tells repeated buttons apart (by the name of what each is for, WCAG 2.4.9). */
  hiddenSuffix?: string;
  /** Where it leads without scripts; with them only `onClick` is done. Without one it is not offered then. */
  fallback?: Fallback | undefined;
}

/** A native button in the site's looks; at least 44 px high (WCAG 2.5.5). */
export function Button({ variant = 'primary', hiddenSuffix, fallback, className, children, ...props }: ButtonProps) {
  const button = (
    <button
      // One that leads on submits the form around it, as a button does by itself.
      type={fallback ? undefined : 'button'}
      {...props}
      {...(fallback && {
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          event.preventDefault();
          props.onClick?.(event);
        },
      })}
      // The looks of the first are those of every button.
      data-variant={variant === 'primary' ? undefined : variant}
      className={className ? `${styles.button} ${className}` : styles.button}
    >
      {children}
      {hiddenSuffix && <VisuallyHidden> {hiddenSuffix}</VisuallyHidden>}
    </button>
  );
  // A form around each: text browsers know no button that names one elsewhere. To readers it is none: it asks for nothing.
  return fallback ? (
    <form action={fallback.address} role="none">
      {fallback.name && <input type="hidden" name={fallback.name} value={fallback.value} />}
      {button}
    </form>
  ) : (
    button
  );
}
