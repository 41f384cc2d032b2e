import { useEffect, useState } from 'react';

export interface CountUpOptions {
  /** The last value, a whole number. */
  target: number;
  /** The duration of the count, in milliseconds. It is divided into `steps` equal steps. */
  duration: number;
  steps: number;
  isStarted: boolean;
  /** True when motion is not allowed. The hook then returns `target` at once. */
  isStill: boolean;
}

/** Returns a count that rises from 0 to `target` once (§4.2). */
export function useCountUp({ target, duration, steps, isStarted, isStill }: CountUpOptions): number {
  const [step, setStep] = useState(0);
  const isCounting = isStarted && !isStill && step < steps;

  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setStep((last) => last + 1), duration / steps);
    return () => clearInterval(timer);
  }, [isCounting, duration, steps]);

  return isStill ? target : Math.round((target * Math.min(step, steps)) / steps);
}
