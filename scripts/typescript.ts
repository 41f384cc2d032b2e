import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Node's options to run this project's TypeScript and to resolve the firm's files. */
export const TYPESCRIPT: readonly string[] = [
  '--import',
  'tsx',
  '--import',
  pathToFileURL(path.resolve('src/site/register.js')).href,
];
