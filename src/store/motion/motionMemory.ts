import type { Store } from '@reduxjs/toolkit';
import { motionPauseChanged, selectMotionIsPaused, type MotionState } from './motionSlice';

/** What the memory needs of the store: the whole store's type would import its slices, and this file with them. */
type MotionStore = Pick<Store<{ motion: MotionState }>, 'dispatch' | 'getState' | 'subscribe'>;

const KEY = 'motion';

/** False also where the browser refuses storage (private windows, blocked site data). */
function readPaused(): boolean {
  try {
    return localStorage.getItem(KEY) === 'paused';
  } catch {
    return false;
  }
}

/**
 * Keeps the pause of all motion in this browser and follows what is chosen in its other tabs. Where storage is refused the
 * choice lives as long as the store: for the visit.
 */
export function rememberMotion({ dispatch, getState, subscribe }: MotionStore): void {
  // Prerendering remembers nothing.
  if (typeof window === 'undefined') return;
  let remembered: boolean;
  const recall = () => {
    remembered = readPaused();
    dispatch(motionPauseChanged(remembered));
  };
  recall();
  window.addEventListener('storage', recall);
  // By hand and not by createListenerMiddleware: that is 1.4 kB more before any page answers.
  subscribe(() => {
    const isPaused = selectMotionIsPaused(getState());
    if (isPaused === remembered) return;
    remembered = isPaused;
    try {
      if (isPaused) localStorage.setItem(KEY, 'paused');
      else localStorage.removeItem(KEY);
    } catch {
      // The store has it.
    }
  });
}
