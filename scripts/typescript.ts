import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What Node is started with to run this project's TypeScript and find the firm's files. */
export const TYPESCRIPT: readonly string[] = [
  '--import',
  'tsx',
  '--import',
  pathToFileURL(path.resolve('src/site/register.js')).href,
];
