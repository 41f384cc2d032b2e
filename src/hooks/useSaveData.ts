import { useHydrated } from './useHydrated';
import { prefersReducedData } from './prefersReducedData';

/** Returns whether moving parts render as plain lists, as without scripts, because the browser sends `Save-Data`. */
export const useSaveData = (): boolean => useHydrated() && prefersReducedData();
