import type { Move } from '../../site/types';

export interface Track {
  /** The first slide shown, counted from 0. */
  index: number;
  /** How many slides there are. */
  count: number;
  /** How many are shown, and passed, at a time. */
  perView: number;
  /** How the move from the last slides to the first is drawn: onwards without end, or back to the start. */
  wrap: Move['direction'];
}

/** How many stops there are, one dot each. */
export const stops = ({ count, perView }: Pick<Track, 'count' | 'perView'>): number => Math.ceil(count / perView);

/** A step onwards, while that many slides lie ahead; otherwise to the first (§4.2). */
export function stepForward({ index, count, perView, wrap }: Track): Move {
  const ahead = count - 1 - index;
  return ahead >= perView ? { index: index + perView, direction: 'forward' } : { index: 0, direction: wrap };
}

/** A step back; from the first to the last stop. */
export function stepBackward({ index, count, perView }: Track): Move {
  return {
    index: index >= perView ? index - perView : (stops({ count, perView }) - 1) * perView,
    direction: 'backward',
  };
}

/** A jump to the dot `stop`, drawn towards where it lies (§4.2). */
export function jump({ index, perView }: Pick<Track, 'index' | 'perView'>, stop: number): Move {
  const target = stop * perView;
  return { index: target, direction: target < index ? 'backward' : 'forward' };
}
