import type { ComponentProps, MouseEvent } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Button.module.css';

/** The target of a button without JavaScript: a file of this site, with at most one query parameter. */
export interface ButtonFallback {
  /** The URL of the file that the button opens without JavaScript. */
  url: string;
  name?: string;
  value?: string;
}

/** The action of a button that opens a dialog. */
export interface ButtonAction {
  onClick: () => void;
  fallback?: ButtonFallback | undefined;
  onIntent?: (() => void) | undefined;
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary';
  /**
   * Hidden text after the label, such as a plan's name. This text distinguishes buttons with the same label (WCAG
   * 2.4.9).
   */
  hiddenSuffix?: string;
  /**
   * The target without JavaScript. With JavaScript, only `onClick` runs. Without JavaScript, a button that has no
   * fallback is hidden, unless its type is 'submit'.
   */
  fallback?: ButtonFallback | undefined;
  /** Called on hover or focus, so that the code of a dialog can be preloaded. */
  onIntent?: (() => void) | undefined;
}

/** Renders a native button in the site's style, at least 44 px high (WCAG 2.5.5). */
export function Button({ variant = 'primary', hiddenSuffix, className, children, ...rest }: ButtonProps) {
  const { fallback, onIntent, ...props } = rest;
  const button = (
    <button
      // With a fallback, the button has no `type`, so that it submits the form around it.
      type={fallback ? undefined : 'button'}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...props}
      {...((fallback ?? props.onClick) && {
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          if (fallback) event.preventDefault();
          // Safari does not focus a clicked button, but a dialog returns the focus to the previously focused element.
          // Exception: Enter in a field clicks the submit button, and the focus must stay in the field.
          if (props.type !== 'submit') event.currentTarget.focus({ preventScroll: true });
          props.onClick?.(event);
        },
      })}
      // 'primary' is the default style and needs no attribute.
      data-variant={variant === 'primary' ? undefined : variant}
      className={className ? `${styles.button} ${className}` : styles.button}
    >
      {/* A text that can change must be the only child of its element. Otherwise, React could not change the text after
          the browser's translation feature has replaced the text node. Without a suffix, the label can change. With a
          suffix, only the suffix can change. */}
      {hiddenSuffix ? (
        <>
          {children}
          <VisuallyHidden>{` ${hiddenSuffix}`}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </button>
  );
  // Each button with a fallback is in its own form, because text browsers do not support the `form` attribute of
  // buttons. The form has no visible field, so `role="none"` prevents screen readers from announcing the form.
  return fallback ? (
    <form action={fallback.url} role="none">
      {fallback.name && <input type="hidden" name={fallback.name} value={fallback.value} />}
      {button}
    </form>
  ) : (
    button
  );
}
