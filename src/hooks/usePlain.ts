import { useSyncExternalStore } from 'react';
import { wantsLessData } from './wantsLessData';

const subscribe = () => () => undefined;

/** Whether what moves is shown as a plain list, as it is without scripts, because the visitor asked for less data. */
export const usePlain = (): boolean => useSyncExternalStore(subscribe, wantsLessData, () => false);
