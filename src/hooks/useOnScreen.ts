import { useEffect, useState, type RefObject } from 'react';

export interface OnScreenOptions {
  /** The fraction of the element (0 to 1) that must be in view. With 0, one visible pixel is enough. */
  visibleFraction?: number;
  /** Stops observing after the element was in view for the first time. The result then stays true. */
  shouldStopWhenSeen?: boolean;
}

/** Returns whether the element is in view. Returns false until the observer's first report. */
export function useOnScreen(
  element: RefObject<Element | null>,
  { visibleFraction = 0, shouldStopWhenSeen = false }: OnScreenOptions = {},
) {
  const [isOnScreen, setOnScreen] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const lastEntry = entries.at(-1);
        // The observer's first report may be below the threshold, so the callback also compares the ratio.
        const isSeen = Boolean(lastEntry?.isIntersecting && lastEntry.intersectionRatio >= visibleFraction);
        setOnScreen(isSeen);
        if (isSeen && shouldStopWhenSeen) observer.disconnect();
      },
      { threshold: visibleFraction },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, visibleFraction, shouldStopWhenSeen]);

  return isOnScreen;
}
