import { useEffect, useState, type RefObject } from 'react';

export interface OnScreenOptions {
  /** The fraction of the element (0 to 1) that must be in view. With 0, one visible pixel is enough. */
  share?: number;
  /** Stops observing after the element was in view for the first time. The result then stays true. */
  once?: boolean;
}

/** Returns whether the element is in view. Returns false until the observer's first report. */
export function useOnScreen(element: RefObject<Element | null>, { share = 0, once = false }: OnScreenOptions = {}) {
  const [isOnScreen, setOnScreen] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // The observer's first report may be below the threshold, so the ratio is compared as well.
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
