import { useHydrated } from './useHydrated';
import { prefersReducedData } from './prefersReducedData';

/**
 * Returns whether moving components render as lists, as they do without JavaScript, because the browser sends
 * `Save-Data`.
 */
export const useSaveData = (): boolean => useHydrated() && prefersReducedData();
