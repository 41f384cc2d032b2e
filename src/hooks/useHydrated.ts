import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns false during prerendering and hydration, and true afterwards. Use this hook for attributes that would be
 * wrong without JavaScript, such as `inert` on content that a script reveals.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
