import type { ReactNode } from 'react';
import { useHydrated } from '../../hooks/useHydrated';

/**
 * Renders content only for visitors without JavaScript. With JavaScript, browsers treat the content as text and fetch
 * none of its resources. Hydration then removes the content.
 */
export function NoscriptOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <noscript>{children}</noscript>;
}
