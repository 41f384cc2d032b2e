import { useEffect, useState } from 'react';

export type SlideState = 'shown' | 'leaving' | 'hidden';

/** The state of a slide, and the column of a visible slide. Columns are counted from 0. */
export interface SlidePlacement {
  state: SlideState;
  column?: number;
}

export interface SlideStates {
  getPlacement: (slideIndex: number) => SlidePlacement;
  /**
   * Returns whether the slide was shown, is shown or is about to be shown. Only such slides fetch their large pictures.
   */
  shouldFetchPictures: (slideIndex: number) => boolean;
  /** True after the first move. Before that move, no slide has an entry transition. */
  hasMoved: boolean;
}

/**
 * Returns the placement of each slide, whether it needs its large picture, and whether the carousel has moved. The next
 * slides, from the index `nextIndex` on, need their pictures `delay` milliseconds after `nextIndex` has changed. If
 * `nextIndex` is null, no picture is fetched in advance.
 */
export function useSlideStates(index: number, perView: number, nextIndex: number | null, delay: number): SlideStates {
  const [latestMove, setMove] = useState<{ index: number; previousIndex: number | null }>({
    index,
    previousIndex: null,
  });
  const [fetchedViews, setFetchedViews] = useState<readonly number[]>([index]);
  if (latestMove.index !== index) {
    setMove({ index, previousIndex: latestMove.index });
    if (!fetchedViews.includes(index)) setFetchedViews([...fetchedViews, index]);
  }

  useEffect(() => {
    if (nextIndex === null || fetchedViews.includes(nextIndex)) return;
    const timer = setTimeout(() => setFetchedViews([...fetchedViews, nextIndex]), delay);
    return () => clearTimeout(timer);
  }, [nextIndex, fetchedViews, delay]);

  const isInView = (slideIndex: number, firstIndex: number) =>
    slideIndex >= firstIndex && slideIndex < firstIndex + perView;
  return {
    getPlacement: (slideIndex) => {
      if (isInView(slideIndex, index)) return { state: 'shown', column: slideIndex - index };
      const { previousIndex } = latestMove;
      if (previousIndex === null || !isInView(slideIndex, previousIndex)) return { state: 'hidden' };
      return { state: 'leaving', column: slideIndex - previousIndex };
    },
    shouldFetchPictures: (slideIndex) => fetchedViews.some((firstIndex) => isInView(slideIndex, firstIndex)),
    hasMoved: latestMove.previousIndex !== null,
  };
}
