import { existsSync } from 'node:fs';
import path from 'node:path';
import { isSample } from '../src/site/sample';

const SUITES = 'test/sample';
const ifThere = (folder: string): string[] => {
  const suites = path.join(SUITES, folder);
  return existsSync(suites) ? [suites] : [];
};

/**
 * The folders of suites that speak of the sample's pages and people: a list, empty for any other firm (SITE) and for a
 * project that has deleted them.
 */
export const sampleSuites = (folder: 'browser' | 'engines' | 'heard'): string[] => (isSample() ? ifThere(folder) : []);

/** The folder of suites that hold another firm's site against the sample's: of its words none may be left. */
export const otherSuites = (): string[] => (isSample() ? [] : ifThere('elsewhere'));
