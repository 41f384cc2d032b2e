import { useEffect, useState, type RefObject } from 'react';

/** Movements smaller than this are a finger's tremble, not a wish. In CSS pixels. */
const TOLERANCE = 4;
/** Within this distance of the top the bar always shows. In CSS pixels. */
const TOP = 16;

/**
 * Whether the bar is tucked away: after scrolling down, until scrolling up or the top (§2.2, §4.1).
 * Never while something in it holds focus or `isHeld` says that it is in use (an open menu).
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

  const holdsFocus = typeof document !== 'undefined' && Boolean(bar.current?.contains(document.activeElement));
  return isHidden && !isHeld && !holdsFocus;
}
