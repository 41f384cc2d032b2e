import type { ReactNode } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';

export interface LiveTextProps {
  /** The text that is announced when it appears or changes. Empty text is not announced. */
  children: ReactNode;
  as?: 'p' | 'span' | 'div';
  /** Hides the text from view; screen readers still announce it. */
  isHidden?: boolean;
  /** Silences the region, because another element announces the text. */
  isSilent?: boolean;
  className?: string | undefined;
}

/**
 * Renders text that a screen reader announces by itself, politely and whole (WCAG 4.1.3). Render it before there is any
 * text. It does not use `role="status"`, which has the same meaning. Orca stops at an empty status region on the way
 * through the page and calls it 'status bar'.
 */
export function LiveText({
  as: Element = 'p',
  isHidden = false,
  isSilent = false,
  className,
  children,
}: LiveTextProps) {
  // Without scripts nothing could fill a hidden region, so prerendered pages omit it.
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
