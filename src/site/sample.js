import path from 'node:path';
import { findSiteFolder } from './folder.js';

/**
 * The sample firm: its folder, and the texts that would be leftovers in another firm's site. The tests in `test/sample`
 * apply only to this firm. This file is JavaScript, because Jest loads it before it can load TypeScript.
 */
export const SAMPLE = {
  folder: 'banyan-byte',
  words: ['Banyan Byte', 'banyanbyte', 'banyan-byte', '+49 30 23125 010', '+493023125010'],
};

/** Returns whether the site's firm is the sample. */
export const isSample = () => path.basename(findSiteFolder()) === SAMPLE.folder;
