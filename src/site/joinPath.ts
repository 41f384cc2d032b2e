import type { InternalPath } from './types';

/** Returns the path of a page below another page: '/careers/tester/apply' for '/careers', 'tester' and 'apply'. */
export const joinPath = (parentPath: string, ...segments: readonly string[]): InternalPath =>
  `/${[parentPath.slice(1), ...segments].filter(Boolean).join('/')}`;
