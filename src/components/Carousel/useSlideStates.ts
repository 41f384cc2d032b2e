import { useEffect, useState } from 'react';

export type SlideState = 'shown' | 'leaving' | 'hidden';

/** The state of a slide. While the slide is visible, `column` is its column, counted from 0. */
export interface SlidePlacement {
  state: SlideState;
  column?: number;
}

export interface SlideStates {
  getPlacement: (slide: number) => SlidePlacement;
  /**
   * Returns whether the slide was shown, is shown or is about to be shown. Only such slides fetch their large pictures.
   */
  isWanted: (slide: number) => boolean;
  /** True after the first move. Before that move, no slide has an entry transition. */
  hasMoved: boolean;
}

/**
 * Returns which slides are visible, which slides are moving out, and which slides need their large pictures. The next
 * slides, from the index `next` on, need their pictures `delay` milliseconds after a move. If `next` is null, no
 * picture is fetched in advance.
 */
export function useSlideStates(index: number, perView: number, next: number | null, delay: number): SlideStates {
  const [move, setMove] = useState<{ index: number; previous: number | null }>({ index, previous: null });
  const [wanted, setWanted] = useState<readonly number[]>([index]);
  if (move.index !== index) {
    setMove({ index, previous: move.index });
    if (!wanted.includes(index)) setWanted([...wanted, index]);
  }

  useEffect(() => {
    if (next === null || wanted.includes(next)) return;
    const timer = setTimeout(() => setWanted([...wanted, next]), delay);
    return () => clearTimeout(timer);
  }, [next, wanted, delay]);

  const isWithin = (slide: number, first: number) => slide >= first && slide < first + perView;
  return {
    getPlacement: (slide) => {
      if (isWithin(slide, index)) return { state: 'shown', column: slide - index };
      const { previous } = move;
      if (previous === null || !isWithin(slide, previous)) return { state: 'hidden' };
      return { state: 'leaving', column: slide - previous };
    },
    isWanted: (slide) => wanted.some((first) => isWithin(slide, first)),
    hasMoved: move.previous !== null,
  };
}
