import { availableParallelism } from 'node:os';
import { listSpecifiers } from './src/site/resolve.js';
import { isSample } from './src/site/sample.js';

/** Packages that ship only ES modules. SWC converts these packages for Jest. */
const ES_MODULE_PACKAGES = ['any-ascii', 'flesch-kincaid', 'syllable'];

/** Matches slow suites, such as suites that kill servers or run the commands for new firms. */
const LONG_SUITE_PATTERN = '\\.long\\.test\\.ts$';
/** Suites of `server` that test the libSQL file of the outbox. These suites do not run on PostgreSQL. */
const LIBSQL_ONLY_SUITES = ['commitQueue', 'emptied', 'files', 'migrations'];
/** Suites of `server` whose results do not depend on the outbox. These suites do not run again on PostgreSQL. */
const OUTBOX_INDEPENDENT_SUITES = [
  'appsScript\\w*',
  'devProviders',
  'exposure',
  'languages',
  'logReaders',
  'malformed',
  'mistakes',
  'mountAt',
  'newBuild',
  'noscriptForms',
  'noscriptShared',
  'pipelining',
  'publicAddress',
  'redirects',
  'scan',
  'settings',
  'slow',
  'spreadsheet',
  'static',
  'targetCheck',
];
/** Suites of `server` whose SQL statements other suites also run. These suites do not run again on PostgreSQL. */
const SUITES_WITH_REPEATED_STATEMENTS = [
  'bothMails',
  'main',
  'metrics',
  'outbox',
  'quoteTexts',
  'resumes',
  'smtp',
  'submissions',
  'withdrawal',
];
/**
 * Returns a Jest transform that uses SWC, because SWC is much faster than Babel. SWC removes the types without a check,
 * because `npm run typecheck` checks them.
 */
const createTransform = (parser) => [
  '@swc/jest',
  { jsc: { parser, transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true } } },
];
const ignoredPaths = ['/node_modules/', ...(isSample() ? [] : ['<rootDir>/test/sample/'])];
const sharedOptions = {
  // Before each test, Jest removes the spies of earlier tests.
  restoreMocks: true,
  testPathIgnorePatterns: ignoredPaths,
  // The package.json files of the project and of the compiled server contain the same name. Without this setting, Jest
  // would warn about the duplicate name.
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  transform: {
    '\\.ts$': createTransform({ syntax: 'typescript' }),
    '\\.tsx$': createTransform({ syntax: 'typescript', tsx: true }),
    '\\.js$': createTransform({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULE_PACKAGES.join('|')})/)`],
  moduleNameMapper: {
    ...Object.fromEntries(
      listSpecifiers().map(([name, target]) => [`^${name.replace('*', '(.*)')}$`, target.replace('*', '$1')]),
    ),
    '\\.module\\.css$': '<rootDir>/test/setup/cssModule.ts',
    '\\.css$': '<rootDir>/test/setup/cssFile.ts',
  },
};

/**
 * The project 'node' runs without a DOM, and 'page' renders components. `npm run test:unit` runs 'node' and 'page'.
 * 'long' contains slow suites, for example suites that kill processes a hundred times. 'postgres' runs the relay's
 * outbox suites again on PostgreSQL, and the suites that need PostgreSQL. A file's folder and the ending of its name
 * determine the projects that contain the file.
 */
export default {
  // There are two workers per core, because tests spend half of their time waiting, for example for react-aria's
  // timers.
  maxWorkers: 2 * availableParallelism(),
  // The timeout for a hanging test, in milliseconds. A test can take ten times as long on a busy machine as on an idle
  // one.
  testTimeout: 600_000,
  // The longest wait for the exit of a worker, in milliseconds. On a busy machine, a worker needs more than the default
  // of 500 ms, and Jest then warns of a leak.
  workerGracefulExitTimeout: 30_000,
  projects: [
    {
      ...sharedOptions,
      displayName: 'node',
      testEnvironment: 'node',
      testPathIgnorePatterns: [...ignoredPaths, LONG_SUITE_PATTERN],
      testMatch: [
        '<rootDir>/{a11y,server,scripts,test/contracts,test/sample}/**/*.test.ts',
        '<rootDir>/src/{site,start,submission,store,styles}/**/*.test.ts',
      ],
    },
    {
      ...sharedOptions,
      displayName: 'long',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,scripts}/**/*.long.test.ts'],
    },
    {
      ...sharedOptions,
      displayName: 'postgres',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/testing/postgresSetup.ts',
      globalTeardown: '<rootDir>/server/testing/postgresTeardown.ts',
      setupFiles: ['<rootDir>/server/testing/usePostgres.ts'],
      testMatch: ['<rootDir>/server/*.test.ts', '<rootDir>/server/*.postgres.ts'],
      testPathIgnorePatterns: [
        ...ignoredPaths,
        `/(${[...LIBSQL_ONLY_SUITES, ...OUTBOX_INDEPENDENT_SUITES, ...SUITES_WITH_REPEATED_STATEMENTS].join('|')})(\\.long)?\\.test\\.ts$`,
      ],
    },
    {
      ...sharedOptions,
      displayName: 'page',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/test/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/setup/page.ts'],
    },
  ],
};
