import { useEffect, useState, type RefObject } from 'react';

/** The smallest deliberate scroll, in CSS pixels. A trembling finger causes smaller scrolls. */
const TOLERANCE = 4;
/** The distance from the top within which the bar always shows, in CSS pixels. */
const TOP = 16;

/**
 * Returns whether the bar is hidden: after scrolling down, until scrolling up or reaching the top (§2.2, §4.1). The bar
 * stays visible while it contains the focus, or while `isHeld` is true (an open menu).
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, isHeld: boolean): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now > TOP && Math.abs(now - last) < TOLERANCE) return;
      setHidden(now > TOP && now > last);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    const element = bar.current;
    const show = () => setHidden(false);
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, [bar]);

  const containsFocus = typeof document !== 'undefined' && Boolean(bar.current?.contains(document.activeElement));
  return isHidden && !isHeld && !containsFocus;
}
