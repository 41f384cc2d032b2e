import { useEffect, useEffectEvent } from 'react';

export interface RotationOptions {
  /** From one move to the next, in milliseconds. */
  interval: number;
  /** How much of the interval the move itself needs at its end, in milliseconds: `onAdvance` comes that much earlier. */
  lead?: number;
  isRunning: boolean;
  onAdvance: () => void;
}

/** Calls `onAdvance` once an interval while it runs (§4.2). A part that was held gets a whole interval again. */
export function useRotation({ interval, lead = 0, isRunning, onAdvance }: RotationOptions): void {
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (!isRunning) return;
    const tick = () => {
      timer = setTimeout(tick, interval);
      advance();
    };
    let timer = setTimeout(tick, interval - lead);
    return () => clearTimeout(timer);
  }, [isRunning, interval, lead]);
}
