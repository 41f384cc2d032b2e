import { useIsSSR } from 'react-aria/SSRProvider';
import { prefersReducedData } from './prefersReducedData';

/** Returns whether moving parts render as plain lists, as without scripts, because the browser sends `Save-Data`. */
export const useSaveData = (): boolean => !useIsSSR() && prefersReducedData();
