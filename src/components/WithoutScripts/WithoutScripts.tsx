import type { ReactNode } from 'react';
import { useHydrated } from '../../hooks/useHydrated';

export interface WithoutScriptsProps {
  children: ReactNode;
}

/** What only visitors without scripts are given: text to every other browser, which fetches nothing of it, until hydrated. */
export function WithoutScripts({ children }: WithoutScriptsProps) {
  return useHydrated() ? null : <noscript>{children}</noscript>;
}
