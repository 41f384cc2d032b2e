import { useEffect, useState, type RefObject } from 'react';

export interface OnScreenOptions {
  /** The share of the element (0 to 1) that must be in view; 0 means any part of it. */
  share?: number;
  /** Stops observing once the element was in view. The result then stays true. */
  once?: boolean;
}

/** Returns whether the element is in view. Returns false until the browser's first report. */
export function useOnScreen(element: RefObject<Element | null>, { share = 0, once = false }: OnScreenOptions = {}) {
  const [isOnScreen, setOnScreen] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // The browser's first report arrives whatever the visible share, so the ratio is compared as well.
        const isSeen = Boolean(last?.isIntersecting && last.intersectionRatio >= share);
        setOnScreen(isSeen);
        if (isSeen && once) observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share, once]);

  return isOnScreen;
}
