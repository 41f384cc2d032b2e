import { useHydrated } from './useHydrated';
import { prefersReducedData } from './prefersReducedData';

/**
 * Returns whether the browser sends `Save-Data`. Moving components then render as lists, as they do without JavaScript.
 * Returns false during prerendering and hydration.
 */
export const useSaveData = (): boolean => useHydrated() && prefersReducedData();
