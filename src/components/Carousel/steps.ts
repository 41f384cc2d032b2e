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

/** Returns the number of stops, one dot each. */
export const countStops = ({ count, perView }: Pick<Track, 'count' | 'perView'>): number => Math.ceil(count / perView);

/** Returns a step forward, or a move to the first slide when fewer than `perView` slides follow (§4.2). */
export function stepForward({ index, count, perView, wrap }: Track): Move {
  const ahead = count - 1 - index;
  return ahead >= perView ? { index: index + perView, direction: 'forward' } : { index: 0, direction: wrap };
}

/** Returns a step backward. From the first stop, it leads to the last. */
export function stepBackward({ index, count, perView }: Track): Move {
  return {
    index: index >= perView ? index - perView : (countStops({ count, perView }) - 1) * perView,
    direction: 'backward',
  };
}

/** Returns a move to the dot `stop`, in the direction of that dot (§4.2). */
export function jumpToStop({ index, perView }: Pick<Track, 'index' | 'perView'>, stop: number): Move {
  const target = stop * perView;
  return { index: target, direction: target < index ? 'backward' : 'forward' };
}
