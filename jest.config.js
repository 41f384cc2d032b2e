import { availableParallelism } from 'node:os';
import { listSpecifiers } from './src/site/resolve.js';
import { isSample } from './src/site/sample.js';

/** Packages that ship only ES modules. SWC converts them for Jest. */
const MODULES_ONLY = ['any-ascii', 'flesch-kincaid', 'syllable'];

/** Matches slow suites, such as suites that kill servers or run the commands for new firms. */
const LONG = '\\.long\\.test\\.ts$';
/** Suites of `server` that test the libSQL file of the outbox. They do not run on PostgreSQL. */
const LIBSQL_ONLY = ['files', 'emptied'];
/** Suites of `server` whose results do not depend on the outbox. They do not run again on PostgreSQL. */
const WITHOUT_OUTBOX = [
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
/** Suites of `server` whose SQL statements other suites also run. They do not run again on PostgreSQL. */
const WITHOUT_OWN_STATEMENTS = ['bothMails', 'main', 'quoteTexts', 'smtp'];
/**
 * Returns a Jest transform that uses SWC, because SWC is much faster than Babel. SWC removes the types without a check,
 * because `npm run typecheck` checks them.
 */
const transformBy = (parser) => [
  '@swc/jest',
  { jsc: { parser, transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true } } },
];
const ignored = ['/node_modules/', ...(isSample() ? [] : ['<rootDir>/test/sample/'])];
const shared = {
  testPathIgnorePatterns: ignored,
  // The package.json of the compiled server has the same name as that of the project, and Jest reports packages with
  // equal names.
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  transform: {
    '\\.ts$': transformBy({ syntax: 'typescript' }),
    '\\.tsx$': transformBy({ syntax: 'typescript', tsx: true }),
    '\\.js$': transformBy({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`],
  moduleNameMapper: {
    ...Object.fromEntries(
      listSpecifiers().map(([name, place]) => [`^${name.replace('*', '(.*)')}$`, place.replace('*', '$1')]),
    ),
    '\\.module\\.css$': '<rootDir>/test/setup/cssModule.ts',
    '\\.css$': '<rootDir>/test/setup/cssFile.ts',
  },
};

/**
 * The project 'node' runs without a DOM, and 'page' renders components. `npm run test:unit` runs both. 'long' contains
 * slow suites, for example suites that kill processes a hundred times. 'postgres' runs the relay's outbox suites again
 * on PostgreSQL. A file's folder and the ending of its name determine its project.
 */
export default {
  // There are two workers per core, because tests spend half of their time waiting, for example for react-aria's
  // timers.
  maxWorkers: 2 * availableParallelism(),
  // The timeout for a hanging test, in milliseconds. A test can take ten times as long on a busy machine as on an idle
  // one.
  testTimeout: 600_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testPathIgnorePatterns: [...ignored, LONG],
      testMatch: [
        '<rootDir>/{a11y,server,scripts,test/contracts,test/sample}/**/*.test.ts',
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
      displayName: 'postgres',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/testing/postgresSetup.ts',
      globalTeardown: '<rootDir>/server/testing/postgresTeardown.ts',
      setupFiles: ['<rootDir>/server/testing/usePostgres.ts'],
      testMatch: ['<rootDir>/server/*.test.ts', '<rootDir>/server/*.postgres.ts'],
      testPathIgnorePatterns: [
        ...ignored,
        `/(${[...LIBSQL_ONLY, ...WITHOUT_OUTBOX, ...WITHOUT_OWN_STATEMENTS].join('|')})(\\.long)?\\.test\\.ts$`,
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
