import { useEffect, useState } from 'react';

export type SlideState = 'shown' | 'leaving' | 'hidden';

/** A slide's state and, while it is to be seen, which place of the view it takes, counted from 0. */
export interface Place {
  state: SlideState;
  column?: number;
}

export interface Shown {
  placeOf: (slide: number) => Place;
  /** Whether the slide was shown, is shown or is about to be: only then are its large pictures fetched. */
  isWanted: (slide: number) => boolean;
  /** It has moved at least once: nothing is drawn as arriving before that. */
  hasMoved: boolean;
}

/** Which slides are to be seen, which just left, and which will be needed `soon` (milliseconds from a move). */
export function useShown(index: number, perView: number, next: number | null, soon: number): Shown {
  const [path, setPath] = useState<{ index: number; previous: number | null }>({ index, previous: null });
  const [wanted, setWanted] = useState<readonly number[]>([index]);
  if (path.index !== index) {
    setPath({ index, previous: path.index });
    if (!wanted.includes(index)) setWanted([...wanted, index]);
  }

  useEffect(() => {
    if (next === null || wanted.includes(next)) return;
    const timer = setTimeout(() => setWanted([...wanted, next]), soon);
    return () => clearTimeout(timer);
  }, [next, wanted, soon]);

  const isWithin = (slide: number, first: number) => slide >= first && slide < first + perView;
  return {
    placeOf: (slide) => {
      if (isWithin(slide, index)) return { state: 'shown', column: slide - index };
      const { previous } = path;
      if (previous === null || !isWithin(slide, previous)) return { state: 'hidden' };
      return { state: 'leaving', column: slide - previous };
    },
    isWanted: (slide) => wanted.some((first) => isWithin(slide, first)),
    hasMoved: path.previous !== null,
  };
}
