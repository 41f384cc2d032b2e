import type { InternalPath } from './types';

/** A path below another: '/careers/tester/apply' of '/careers', 'tester' and 'apply'. */
export const pathBelow = (page: string, ...parts: readonly string[]): InternalPath =>
  `/${[page.slice(1), ...parts].filter(Boolean).join('/')}`;
