import type { ReactNode } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import hiddenStyles from '../VisuallyHidden/VisuallyHidden.module.css';

export interface LiveTextProps {
  /** The text that is announced when it appears or changes. Empty text is not announced. */
  children: ReactNode;
  as?: 'p' | 'span' | 'div';
  /** Hides the text visually. Screen readers still announce the text. */
  isHidden?: boolean;
  /** Prevents the announcement, because another element announces the text. */
  isSilent?: boolean;
  className?: string | undefined;
}

/**
 * Renders a live region, whose text a screen reader announces politely and as a whole (WCAG 4.1.3). Render the region
 * before it has any text, because screen readers announce only changes of an existing region. The region has no
 * `role="status"`, although this role has the same meaning. Orca would stop at an empty status region while it reads
 * the page, and would call it 'status bar'.
 */
export function LiveText({
  as: Element = 'p',
  isHidden = false,
  isSilent = false,
  className,
  children,
}: LiveTextProps) {
  // Only JavaScript can fill a hidden region, so prerendered pages omit it.
  const isHydrated = useHydrated();
  if (isHidden && !isHydrated) return null;
  return (
    <Element
      aria-live={isSilent ? 'off' : 'polite'}
      aria-atomic="true"
      className={isHidden ? hiddenStyles.hidden : className}
    >
      {children}
    </Element>
  );
}
