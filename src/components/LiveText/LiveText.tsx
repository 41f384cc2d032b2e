import type { ReactNode } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';

export interface LiveTextProps {
  /** What is said when it comes or changes; nothing until then. */
  children: ReactNode;
  as?: 'p' | 'span' | 'div';
  /** For the ear alone. */
  isHidden?: boolean;
  /** Something else says it. */
  isSilent?: boolean;
  className?: string | undefined;
}

/**
 * Words that a screen reader says by itself, politely and whole (WCAG 4.1.3). Rendered before there is anything to say. Not
 * `role="status"`, which means the same: while it is empty, Orca stops at it on the way through the page, a 'status bar'.
 */
export function LiveText({
  as: Element = 'p',
  isHidden = false,
  isSilent = false,
  className,
  children,
}: LiveTextProps) {
  // No markup where no script could ever fill it.
  const isHydrated = useHydrated();
  if (isHidden && !isHydrated) return null;
  return (
    <Element
      aria-live={isSilent ? 'off' : 'polite'}
      aria-atomic="true"
      className={isHidden ? hidden.hidden : className}
    >
      {children}
    </Element>
  );
}
