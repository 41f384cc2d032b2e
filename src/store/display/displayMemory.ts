import type { Store } from '@reduxjs/toolkit';
import { applyDisplay, readDisplay, storeDisplay, type DisplaySettings } from '../../hooks/displaySettings';
import { displayChanged, selectDisplay } from './displaySlice';

/**
 * The part of the store that this module needs. The type of the whole store would cause an import cycle, because the
 * store imports this file.
 */
type DisplayStore = Pick<Store<{ display: DisplaySettings }>, 'dispatch' | 'getState' | 'subscribe'>;

/** Applies the display settings, stores them in this browser, and applies changes from other tabs. */
export function persistDisplay({ dispatch, getState, subscribe }: DisplayStore): void {
  // Prerendering runs in Node, which has no storage.
  if (typeof window === 'undefined') return;
  let isRestoring = false;
  const restore = () => {
    isRestoring = true;
    dispatch(displayChanged(readDisplay()));
    isRestoring = false;
    applyDisplay(selectDisplay(getState()));
  };
  restore();
  let previous = selectDisplay(getState());
  // Replaces stored choices that this version does not support, and the key of earlier versions.
  storeDisplay(previous);
  window.addEventListener('storage', restore);
  // `createListenerMiddleware` would add 1.4 kB before any page is interactive.
  subscribe(() => {
    const settings = selectDisplay(getState());
    if (settings === previous) return;
    previous = settings;
    // Storing another tab's choice again could undo the next choice in that tab.
    if (isRestoring) return;
    applyDisplay(settings);
    storeDisplay(settings);
  });
}
