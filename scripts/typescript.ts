import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The options with which Node runs this project's TypeScript files and resolves the firm's files. */
export const TYPESCRIPT_OPTIONS: readonly string[] = [
  '--import',
  'tsx',
  '--import',
  pathToFileURL(path.resolve('src/site/register.js')).href,
];
