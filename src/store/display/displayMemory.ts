import type { Store } from '@reduxjs/toolkit';
import { applyDisplay, readDisplay, storeDisplay, type DisplaySettings } from '../../hooks/displaySettings';
import { displayChanged, selectDisplay } from './displaySlice';

/** The part of the store that this module needs. The whole store's type would import its slices and thus this file. */
type DisplayStore = Pick<Store<{ display: DisplaySettings }>, 'dispatch' | 'getState' | 'subscribe'>;

/** Applies the display settings, saves them in this browser, and takes over changes from its other tabs. */
export function rememberDisplay({ dispatch, getState, subscribe }: DisplayStore): void {
  // Prerendering has no storage.
  if (typeof window === 'undefined') return;
  let remembered = selectDisplay(getState());
  const recall = () => {
    dispatch(displayChanged(readDisplay()));
    remembered = selectDisplay(getState());
    applyDisplay(remembered);
  };
  recall();
  // Replaces stored choices that this version does not know, and the key of earlier versions.
  storeDisplay(remembered);
  window.addEventListener('storage', recall);
  // `createListenerMiddleware` would add 1.4 kB before any page is interactive.
  subscribe(() => {
    const settings = selectDisplay(getState());
    if (settings === remembered) return;
    remembered = settings;
    applyDisplay(settings);
    storeDisplay(settings);
  });
}
