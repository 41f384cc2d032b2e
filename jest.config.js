import { availableParallelism } from 'node:os';
import { siteFolder } from './src/site/folder.js';
import { isSample } from './src/site/sample.js';

/** Packages that ship as ES modules alone: Babel turns them into what Jest can load. */
const MODULES_ONLY = ['flesch-kincaid', 'syllable'];

/** Servers that are killed, flooded, stopped; commands that make a whole site anew. */
const LONG = '\\.long\\.test\\.ts$';
const ignored = ['/node_modules/', ...(isSample() ? [] : ['<rootDir>/test/sample/'])];
const shared = {
  testPathIgnorePatterns: ignored,
  transform: { '\\.[jt]sx?$': 'babel-jest' },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '^#kit$': '<rootDir>/src/site/kit.ts',
    '^#site/(.*)$': `${siteFolder()}/$1.ts`,
    '\\.module\\.css$': '<rootDir>/test/setup/cssModule.ts',
    '\\.css$': '<rootDir>/test/setup/cssFile.ts',
  },
};

/**
 * Two worlds: what runs in Node alone, and what renders. A file's folder decides (README, "Checks"). A third project has
 * those of the first that take longest, as for processes that are killed a hundred times.
 */
export default {
  // Two to a core: half of a test's time is waiting, as for what react-aria does half a second after a dialog opens.
  maxWorkers: 2 * availableParallelism(),
  // For what hangs, not for what is slow: a busy machine takes ten times as long as a free one, and a hundred kills take a minute there.
  testTimeout: 600_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testPathIgnorePatterns: [...ignored, LONG],
      testMatch: [
        '<rootDir>/{server,scripts,test/contracts,test/sample}/**/*.test.ts',
        '<rootDir>/src/{site,submission,store,styles}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'long',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,scripts}/**/*.long.test.ts'],
    },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/test/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/setup/page.ts'],
    },
  ],
};
