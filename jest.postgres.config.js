import config from './jest.config.js';

const [node] = config.projects;

/** The relay's suites, with every outbox on PostgreSQL (scripts/postgres.ts), and those that only make sense there. */
export default {
  ...node,
  maxWorkers: config.maxWorkers,
  testTimeout: config.testTimeout,
  testMatch: ['<rootDir>/server/*.test.ts', '<rootDir>/server/*.postgres.ts'],
  // What they are about is the file itself.
  testPathIgnorePatterns: ['/(files|emptied\\.long)\\.test\\.ts$'],
};
