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
  shouldFetchPictures: (slide: number) => boolean;
  /** True after the first move. Before that move, no slide has an entry transition. */
  hasMoved: boolean;
}

/**
 * Returns functions that return the placement of a slide, and whether the slide needs its large picture. The next
 * slides, from the index `nextIndex` on, need their pictures `delay` milliseconds after `nextIndex` has changed. If
 * `nextIndex` is null, no picture is fetched in advance.
 */
export function useSlideStates(index: number, perView: number, nextIndex: number | null, delay: number): SlideStates {
  const [move, setMove] = useState<{ index: number; previousIndex: number | null }>({ index, previousIndex: null });
  const [fetchedViews, setFetchedViews] = useState<readonly number[]>([index]);
  if (move.index !== index) {
    setMove({ index, previousIndex: move.index });
    if (!fetchedViews.includes(index)) setFetchedViews([...fetchedViews, index]);
  }

  useEffect(() => {
    if (nextIndex === null || fetchedViews.includes(nextIndex)) return;
    const timer = setTimeout(() => setFetchedViews([...fetchedViews, nextIndex]), delay);
    return () => clearTimeout(timer);
  }, [nextIndex, fetchedViews, delay]);

  const isInView = (slide: number, firstIndex: number) => slide >= firstIndex && slide < firstIndex + perView;
  return {
    getPlacement: (slide) => {
      if (isInView(slide, index)) return { state: 'shown', column: slide - index };
      const { previousIndex } = move;
      if (previousIndex === null || !isInView(slide, previousIndex)) return { state: 'hidden' };
      return { state: 'leaving', column: slide - previousIndex };
    },
    shouldFetchPictures: (slide) => fetchedViews.some((firstIndex) => isInView(slide, firstIndex)),
    hasMoved: move.previousIndex !== null,
  };
}
