import type { Store } from '@reduxjs/toolkit';
import { motionPauseChanged, selectMotionIsPaused, type MotionState } from './motionSlice';

/** The part of the store that this module needs. The whole store's type would import its slices and thus this file. */
type MotionStore = Pick<Store<{ motion: MotionState }>, 'dispatch' | 'getState' | 'subscribe'>;

const KEY = 'motion';

/** Returns whether motion is paused; false when the browser blocks storage (private windows, blocked site data). */
function readPaused(): boolean {
  try {
    return localStorage.getItem(KEY) === 'paused';
  } catch {
    return false;
  }
}

/**
 * Saves the pause of all motion in this browser and applies changes from its other tabs. If the browser blocks storage,
 * the choice lasts for the visit.
 */
export function rememberMotion({ dispatch, getState, subscribe }: MotionStore): void {
  // Prerendering has no storage.
  if (typeof window === 'undefined') return;
  let remembered: boolean;
  const recall = () => {
    remembered = readPaused();
    dispatch(motionPauseChanged(remembered));
  };
  recall();
  window.addEventListener('storage', recall);
  // `createListenerMiddleware` would add 1.4 kB before any page is interactive.
  subscribe(() => {
    const isPaused = selectMotionIsPaused(getState());
    if (isPaused === remembered) return;
    remembered = isPaused;
    try {
      if (isPaused) localStorage.setItem(KEY, 'paused');
      else localStorage.removeItem(KEY);
    } catch {
      // The store still has the choice.
    }
  });
}
