/**
 * `npm run test:relay -- fuzz`: sends malformed and hostile requests to the compiled server. One server has its outbox
 * in a libSQL file, and another server has its outbox on PostgreSQL. The command checks the relay's guarantees after
 * each request. The command needs a build. The same seed produces the same requests. `--seed N` selects another seed,
 * and `--seed random` selects a random seed. `--runs N` sets the number of random requests, which the engines share
 * equally (20,000 by default). `--engine file` or `postgres` selects one engine.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startCluster } from '../server/testing/cluster';
import { ensureBuilt } from './build/swap';
import { runCampaign, type CampaignResult } from '../test/fuzz/campaign';
import { UsageError } from './usageError';

/** The default seed is fixed, so that a new failure is the result of a code change and not of different requests. */
const DEFAULT_SEED = '20261124';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: DEFAULT_SEED },
    runs: { type: 'string', default: '20000' },
    engine: { type: 'string', multiple: true, default: ['file', 'postgres'] },
  },
});
const seed = values.seed === 'random' ? randomInt(2 ** 31) : Number(values.seed);
const [runCount, engines] = [Number(values.runs), values.engine];
const unknownEngines = engines.filter((engine) => engine !== 'file' && engine !== 'postgres');
if (!Number.isInteger(seed) || !Number.isInteger(runCount) || runCount < 1 || unknownEngines.length > 0)
  throw new UsageError('Usage: npm run test:relay -- fuzz [--seed N|random] [--runs N] [--engine file|postgres]');
ensureBuilt();

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const runsPerEngine = Math.ceil(runCount / engines.length);
const engineOptions = engines.map((engine) => `--engine ${engine}`).join(' ');
write(
  `seed ${seed}, ${runsPerEngine} random requests per engine (repeat with: npm run test:relay -- fuzz --seed ${seed} --runs ${runCount} ${engineOptions})`,
);

async function runOnPostgres(): Promise<CampaignResult> {
  const cluster = await startCluster();
  try {
    return await runCampaign({
      engine: 'postgres',
      postgresUrl: cluster.url,
      seed: seed + 1,
      runCount: runsPerEngine,
      write,
    });
  } finally {
    await cluster.stop();
  }
}

const startTime = performance.now();
const results = await Promise.all(
  engines.map((engine) =>
    engine === 'postgres' ? runOnPostgres() : runCampaign({ engine, seed, runCount: runsPerEngine, write }),
  ),
);
const requestCount = results.reduce((sum, result) => sum + result.requestCount, 0);
const failures = results.flatMap((result) => result.failures);
write(`${requestCount} requests in ${((performance.now() - startTime) / 1000).toFixed(0)} s`);
write(`${requestCount - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
