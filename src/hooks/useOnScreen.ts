import { useEffect, useState, type RefObject } from 'react';

export interface OnScreenOptions {
  /** Share of the element (0 to 1) that must be in view; 0 means any part of it. */
  share?: number;
  /** Stop watching after the first time: the answer stays true. */
  once?: boolean;
}

/** Whether the element is in view. False until the browser has said so. */
export function useOnScreen(element: RefObject<Element | null>, { share = 0, once = false }: OnScreenOptions = {}) {
  const [isOnScreen, setOnScreen] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // A first report comes whatever the share, hence the second look at the ratio.
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
