import path from 'node:path';
import { findSiteFolder } from './folder.js';

/**
 * The sample firm: its folder, and the texts that would be leftovers in another firm's site. `test/sample` applies to
 * it only. The file is JavaScript, because Jest reads it before it can read TypeScript.
 */
export const SAMPLE = {
  folder: 'banyan-byte',
  words: ['Banyan Byte', 'banyanbyte', 'banyan-byte', '+49 30 23125 010', '+493023125010'],
};

/** Returns whether the site is the sample. */
export const isSample = () => path.basename(findSiteFolder()) === SAMPLE.folder;
