import config from './jest.postgres.config.js';

/** The relay's suites, with every outbox on a libSQL server (scripts/libsql.ts). */
export default { ...config, testMatch: ['<rootDir>/server/*.test.ts'] };
