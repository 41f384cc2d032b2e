import { siteFolder } from './src/site/folder.js';
import { isSample } from './src/site/sample.js';

/** Packages that ship as ES modules alone: Babel turns them into what Jest can load. */
const MODULES_ONLY = ['flesch-kincaid', 'syllable'];

const shared = {
  testPathIgnorePatterns: ['/node_modules/', ...(isSample() ? [] : ['<rootDir>/test/sample/'])],
  transform: { '\\.[jt]sx?$': 'babel-jest' },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '^#kit$': '<rootDir>/src/site/kit.ts',
    '^#site/(.*)$': `${siteFolder()}/$1.ts`,
    '\\.module\\.css$': '<rootDir>/test/setup/cssModule.ts',
    '\\.css$': '<rootDir>/test/setup/cssFile.ts',
  },
};

/** Two worlds: what runs in Node alone, and what renders. A file's folder decides (README, "Checks"). */
export default {
  // Every core: by itself Jest leaves one idle, of two that is half.
  maxWorkers: '100%',
  // For what hangs, not for what is slow: a busy machine takes ten times as long as a free one.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{server,scripts,test/contracts,test/sample}/**/*.test.ts',
        '<rootDir>/src/{site,submission,store,styles}/**/*.test.ts',
      ],
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
