import type { Move } from '../../site/types';

export interface Track {
  /** The first visible slide, counted from 0. */
  index: number;
  /** The number of slides. */
  count: number;
  /** The number of slides that are shown at once. It is also the length of a step. */
  perView: number;
  /**
   * The direction of the move from the last slides to the first: 'forward' looks endless, 'backward' returns to the
   * start.
   */
  wrap: Move['direction'];
}

/** Returns the number of stops, which is the number of dots, and the moves from the current stop (§4.2). */
export function planMoves({ index, count, perView, wrap }: Track) {
  const stops = Math.ceil(count / perView);
  const hasNext = count - 1 - index >= perView;
  const next: Move = hasNext ? { index: index + perView, direction: 'forward' } : { index: 0, direction: wrap };
  const previous: Move = {
    index: index >= perView ? index - perView : (stops - 1) * perView,
    direction: 'backward',
  };
  /** Returns a move to the dot `stop`, in the direction of that dot. */
  const jumpTo = (stop: number): Move => ({
    index: stop * perView,
    direction: stop * perView < index ? 'backward' : 'forward',
  });
  return { stops, next, previous, jumpTo };
}
