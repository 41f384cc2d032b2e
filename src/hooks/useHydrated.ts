import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False in prerendered markup and during hydration, true afterwards: for attributes that only make sense once
 * scripts answer, such as `inert` on what a script would bring back.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
