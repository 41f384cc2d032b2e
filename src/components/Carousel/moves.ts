import type { CarouselMove } from '../../site/types';

export interface CarouselLayout {
  /** The index of the first visible slide, counted from 0. */
  index: number;
  /** The number of slides. */
  count: number;
  /** The number of slides that are visible at once. Each move also shifts the carousel by this number of slides. */
  perView: number;
  /**
   * The direction of the move from the last slides to the first. With 'forward', the carousel looks endless. With
   * 'backward', the carousel visibly moves back to the start.
   */
  wrapDirection: CarouselMove['direction'];
}

/**
 * Returns the possible moves from the current position (§4.2), and the number of positions. Each position has one dot.
 */
export function computeMoves({ index, count, perView, wrapDirection }: CarouselLayout) {
  const positionCount = Math.ceil(count / perView);
  const hasNext = count - 1 - index >= perView;
  const next: CarouselMove = hasNext
    ? { index: index + perView, direction: 'forward' }
    : { index: 0, direction: wrapDirection };
  const previous: CarouselMove = {
    index: index >= perView ? index - perView : (positionCount - 1) * perView,
    direction: 'backward',
  };
  /** Returns the move to the position of a dot. The dots are counted from 0. */
  const computeMoveToPosition = (position: number): CarouselMove => ({
    index: position * perView,
    direction: position * perView < index ? 'backward' : 'forward',
  });
  return { positionCount, next, previous, computeMoveToPosition };
}
