import path from 'node:path';
import { siteFolder } from './folder.js';

/**
 * The sample firm: its folder, and what is its own and was left over where it stands in another firm's. `test/sample` is true
 * of it alone. Plain JavaScript, for Jest reads it before it can read TypeScript.
 */
export const SAMPLE = {
  folder: 'banyan-byte',
  words: ['Banyan Byte', 'banyanbyte', 'banyan-byte', '+49 30 23125 010', '+493023125010'],
};

/** Whether the site is the sample's. */
export const isSample = () => path.basename(siteFolder()) === SAMPLE.folder;
