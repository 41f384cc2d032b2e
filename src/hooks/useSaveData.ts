import { useHydrated } from './useHydrated';
import { wantsLessData } from './wantsLessData';

/** Whether what moves is shown as a plain list, as it is without scripts, because the visitor asked for less data. */
export const useSaveData = (): boolean => useHydrated() && wantsLessData();
