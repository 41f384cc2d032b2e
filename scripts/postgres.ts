/**
 * `npm run test:postgres`: the relay's suites on a PostgreSQL of their own instead of files, and the suites that need one.
 * Arguments go to Jest (`npm run test:postgres -- limits`).
 */
import { startCluster } from '../server/testing/cluster';
import { runJest } from './runJest';

const cluster = await startCluster();
try {
  process.exitCode = await runJest('jest.postgres.config.js', { TEST_POSTGRES: cluster.url });
} finally {
  await cluster.stop();
}
