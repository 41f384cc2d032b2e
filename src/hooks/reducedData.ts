import { useSyncExternalStore } from 'react';

/** The visitor's browser asks for less data (`Save-Data`). */
export const wantsLessData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

const subscribe = () => () => undefined;

/** Whether what moves is shown as a plain list, as it is without scripts, because the visitor asked for less data. */
export const usePlain = (): boolean => useSyncExternalStore(subscribe, wantsLessData, () => false);
