import { useIsSSR } from 'react-aria/SSRProvider';
import type { ReactNode } from 'react';

/**
 * Renders content only for visitors without JavaScript. With JavaScript, browsers treat the content as text until
 * hydration removes it, and fetch none of its resources.
 */
export function NoscriptOnly({ children }: { children: ReactNode }) {
  return useIsSSR() ? <noscript>{children}</noscript> : null;
}
