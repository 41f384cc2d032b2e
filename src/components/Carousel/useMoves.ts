import { useEffect, useEffectEvent, useState } from 'react';
import type { Move } from '../../site/types';

export interface MovesOptions {
  /** The time from one automatic move to the next, in milliseconds. */
  interval: number;
  /** The duration of the fade-out before each move, in milliseconds. It is part of `interval`. */
  fade: number;
  isRunning: boolean;
  /** The next automatic move. */
  next: Move;
  onMove: (to: Move) => void;
}

export interface Moves {
  /** True during the fade-out, before the index changes. */
  isLeaving: boolean;
  /** Moves the carousel. `null` cancels a move during its fade-out. */
  move: (to: Move | null) => void;
}

/**
 * Moves the carousel on demand, and once per interval while `isRunning` (§4.2). After an interruption, a whole interval
 * begins. An interruption during the fade-out cancels the move, because the visitor wants to read the current slide.
 */
export function useMoves({ interval, fade, isRunning, next, onMove }: MovesOptions): Moves {
  const [pending, setPending] = useState<{ to: Move; isAutomatic: boolean } | null>(null);
  if (pending?.isAutomatic && !isRunning) setPending(null);

  const start = (to: Move | null, isAutomatic: boolean) => {
    setPending(to && fade > 0 ? { to, isAutomatic } : null);
    if (to && fade === 0) onMove(to);
  };
  const advance = useEffectEvent(() => start(next, true));
  const reportMove = useEffectEvent(onMove);

  useEffect(() => {
    if (!isRunning) return;
    const tick = () => {
      timer = setTimeout(tick, interval);
      advance();
    };
    let timer = setTimeout(tick, interval - fade);
    return () => clearTimeout(timer);
  }, [isRunning, interval, fade]);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setPending(null);
      reportMove(pending.to);
    }, fade);
    return () => clearTimeout(timer);
  }, [pending, fade]);

  return { isLeaving: pending !== null, move: (to) => start(to, false) };
}
