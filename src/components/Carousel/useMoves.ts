import { useEffect, useEffectEvent, useState } from 'react';
import type { CarouselMove } from '../../site/types';

export interface MoveOptions {
  /** The time from one automatic move to the next, in milliseconds. */
  interval: number;
  /**
   * The duration of the fade-out before each move, in milliseconds. For automatic moves, `interval` includes the
   * fade-out.
   */
  fade: number;
  isRunning: boolean;
  /** The next automatic move. */
  next: CarouselMove;
  onMove: (target: CarouselMove) => void;
}

export interface MoveControls {
  /** True during the fade-out, before the index changes. */
  isFadingOut: boolean;
  /** Moves the carousel: at once if `fade` is 0, otherwise after a fade-out. With null, cancels a pending move. */
  move: (target: CarouselMove | null) => void;
}

/**
 * Moves the carousel when the caller requests a move, and once per interval while `isRunning` is true (§4.2). After an
 * interruption, a new interval starts. An interruption during a fade-out cancels the automatic move, because the
 * visitor wants to read the current slide.
 */
export function useMoves({ interval, fade, isRunning, next, onMove }: MoveOptions): MoveControls {
  const [pendingMove, setPendingMove] = useState<{ target: CarouselMove; isAutomatic: boolean } | null>(null);
  if (pendingMove?.isAutomatic && !isRunning) setPendingMove(null);

  const startMove = (target: CarouselMove | null, isAutomatic: boolean) => {
    setPendingMove(target && fade > 0 ? { target, isAutomatic } : null);
    if (target && fade === 0) onMove(target);
  };
  const advance = useEffectEvent(() => startMove(next, true));
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
    if (!pendingMove) return;
    const timer = setTimeout(() => {
      setPendingMove(null);
      reportMove(pendingMove.target);
    }, fade);
    return () => clearTimeout(timer);
  }, [pendingMove, fade]);

  return { isFadingOut: pendingMove !== null, move: (target) => startMove(target, false) };
}
