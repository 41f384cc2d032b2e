/**
 * `npm run test:postgres`: the relay's suites on a PostgreSQL of their own instead of files, and the suites that need one.
 * Arguments go to Jest (`npm run test:postgres -- limits`).
 */
import { spawn } from 'node:child_process';
import { startCluster } from '../server/testing/cluster';

const cluster = await startCluster();
try {
  const jest = spawn('npx', ['jest', '--config', 'jest.postgres.config.js', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES: cluster.url },
  });
  process.exitCode = await new Promise<number>((resolve) => jest.once('exit', (code) => resolve(code ?? 1)));
} finally {
  await cluster.stop();
}
