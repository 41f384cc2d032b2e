import { useEffect, useState, type RefObject } from 'react';

/** The shortest scroll that hides or shows the bar, in CSS pixels. A trembling finger can cause shorter scrolls. */
const SCROLL_TOLERANCE_PX = 4;
/** The distance from the top of the page within which the bar is always visible, in CSS pixels. */
const TOP_DISTANCE_PX = 16;

/**
 * Returns whether the navigation bar is hidden (§2.2, §4.1). Scrolling down hides the bar. Scrolling up or reaching the
 * top shows the bar again. The bar stays visible while it contains the focus or while its menu is open.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, isMenuOpen: boolean): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    let lastPosition = window.scrollY;
    const onScroll = () => {
      const position = window.scrollY;
      if (position > TOP_DISTANCE_PX && Math.abs(position - lastPosition) < SCROLL_TOLERANCE_PX) return;
      const containsFocus = bar.current?.contains(document.activeElement) === true;
      setHidden(position > TOP_DISTANCE_PX && position > lastPosition && !containsFocus);
      lastPosition = position;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar]);

  useEffect(() => {
    const element = bar.current;
    const show = () => setHidden(false);
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, [bar]);

  return isHidden && !isMenuOpen;
}
