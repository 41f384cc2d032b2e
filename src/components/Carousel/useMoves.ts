import { useEffect, useEffectEvent, useState } from 'react';
import type { Move } from '../../content/types';

interface Pending extends Move {
  isAutomatic: boolean;
}

export interface Moves {
  /** The content is on its way out; the index has not moved yet. */
  isLeaving: boolean;
  /** `null` calls off a move that is still fading. */
  move: (to: Move | null, isAutomatic: boolean) => void;
}

/**
 * Carries out moves: at once, or after a fade-out of `fade` milliseconds (§4.2, insights).
 * A rotation that is held during its fade gives it up: the visitor wants to read what is there.
 */
export function useMoves(fade: number, isRunning: boolean, onMove: (to: Move) => void): Moves {
  const [pending, setPending] = useState<Pending | null>(null);
  const carryOut = useEffectEvent(onMove);
  if (pending?.isAutomatic && !isRunning) setPending(null);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setPending(null);
      carryOut({ index: pending.index, direction: pending.direction });
    }, fade);
    return () => clearTimeout(timer);
  }, [pending, fade]);

  return {
    isLeaving: pending !== null,
    move: (to, isAutomatic) => {
      setPending(to && fade > 0 ? { ...to, isAutomatic } : null);
      if (to && fade === 0) onMove(to);
    },
  };
}
