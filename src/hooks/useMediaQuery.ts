import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches, and renders the component again when the result changes. Returns false during
 * prerendering and hydration, so that the hydrated markup equals the prerendered markup.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const mediaQueryList = window.matchMedia(query);
      mediaQueryList.addEventListener('change', onChange);
      return () => mediaQueryList.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Returns whether the viewport is narrower than the mobile breakpoint of §9.1 (768 px). */
export const useIsMobile = (): boolean => useMediaQuery('(width < 768px)');
