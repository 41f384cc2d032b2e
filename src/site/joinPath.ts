import type { InternalPath } from './types';

/** Returns the path of a page below another page: '/careers/tester/apply' for '/careers', 'tester' and 'apply'. */
export const joinPath = (page: string, ...parts: readonly string[]): InternalPath =>
  `/${[page.slice(1), ...parts].filter(Boolean).join('/')}`;
