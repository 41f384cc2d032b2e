import type { Store } from '@reduxjs/toolkit';
import {
  applyDisplaySettings,
  readDisplaySettings,
  storeDisplaySettings,
  type DisplaySettings,
} from '../../hooks/displaySettings';
import { displaySettingsChanged, selectDisplaySettings } from './displaySlice';

/**
 * The methods of the store that this module uses. Importing the type of the complete store would create an import
 * cycle, because `store.ts` imports this file.
 */
type DisplayStore = Pick<Store<{ display: DisplaySettings }>, 'dispatch' | 'getState' | 'subscribe'>;

/**
 * Reads the display settings from the browser's storage and applies them to the page. Applies and stores each later
 * change. Also applies changes that the visitor makes in another tab, or while this page is in the back/forward cache.
 */
export function persistDisplaySettings({ dispatch, getState, subscribe }: DisplayStore): void {
  // During prerendering, this function runs in Node, which has no window and no browser storage.
  if (typeof window === 'undefined') return;
  let isRestoring = false;
  const restore = () => {
    isRestoring = true;
    dispatch(displaySettingsChanged(readDisplaySettings()));
    isRestoring = false;
    applyDisplaySettings(selectDisplaySettings(getState()));
  };
  restore();
  let previousSettings = selectDisplaySettings(getState());
  // Overwrites stored choices that this version does not support, and removes the storage key of earlier versions.
  let isStored = storeDisplaySettings(previousSettings);
  window.addEventListener('storage', restore);
  // A page in the back/forward cache does not receive `storage` events.
  window.addEventListener('pageshow', ({ persisted }) => {
    // Keeps a choice that the browser could not store, for example because it blocks storage.
    if (persisted && isStored) restore();
  });
  // Uses `subscribe`, because `createListenerMiddleware` would add 1.4 kB to the code that each page needs before
  // hydration.
  subscribe(() => {
    const settings = selectDisplaySettings(getState());
    if (settings === previousSettings) return;
    previousSettings = settings;
    // Another tab has already stored this choice. Storing it again could overwrite a newer choice from that tab.
    if (isRestoring) return;
    applyDisplaySettings(settings);
    isStored = storeDisplaySettings(settings);
  });
}
