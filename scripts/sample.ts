import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../src/site/folder';
import { SAMPLE } from './check/words';

/**
 * The folders of suites that speak of the sample's pages and people: a list, empty for any other firm (SITE) and for a
 * project that has deleted them.
 */
export function sampleSuites(folder: 'browser' | 'engines' | 'heard'): string[] {
  const suites = path.join('test/sample', folder);
  return path.basename(siteFolder()) === SAMPLE.folder && existsSync(suites) ? [suites] : [];
}
