/**
 * `npm run test:libsql`: the relay's suites on a libSQL server of their own instead of files. Arguments go to Jest
 * (`npm run test:libsql -- limits`).
 */
import { startLibsqlServer } from '../server/testing/libsqlServer';
import { runJest } from './runJest';

const server = await startLibsqlServer();
try {
  process.exitCode = await runJest('jest.libsql.config.js', { TEST_LIBSQL: server.url });
} finally {
  await server.stop();
}
