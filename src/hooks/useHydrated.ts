import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns false in prerendered markup and during hydration, and true afterwards. Use it for attributes that only make
 * sense with scripts, such as `inert` on content that a script reveals.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
