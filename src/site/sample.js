import path from 'node:path';
import { findSiteFolder } from './folder.js';

/**
 * The sample firm: the name of its folder, and the texts that must not remain in the site of another firm. The tests in
 * `test/sample` apply only to the sample. This file is JavaScript, because Jest loads it before Jest can load
 * TypeScript.
 */
export const SAMPLE = {
  folder: 'banyan-byte',
  identifyingTexts: ['Banyan Byte', 'banyanbyte', 'banyan-byte', '+49 30 23125 010', '+493023125010'],
};

/** Returns whether the site's firm is the sample. */
export const isSample = () => path.basename(findSiteFolder()) === SAMPLE.folder;
