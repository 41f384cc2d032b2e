import { useIsSSR } from 'react-aria/SSRProvider';
import type { ReactNode } from 'react';

/**
 * Renders content only for visitors without JavaScript. Until hydration, every other browser treats the content as text
 * and fetches none of its resources.
 */
export function NoscriptOnly({ children }: { children: ReactNode }) {
  return useIsSSR() ? <noscript>{children}</noscript> : null;
}
