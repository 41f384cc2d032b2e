import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, kept up to date.
 * While prerendering and during the first client render it answers `whenUnknown`, so that both agree.
 */
export function useMediaQuery(query: string, whenUnknown = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => whenUnknown,
  );
}

/** Narrower than the mobile breakpoint of §9.1 (768 px). */
export const useIsMobile = (): boolean => useMediaQuery('(width < 768px)');
