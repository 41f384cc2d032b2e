/**
 * Part of `node scripts/command.cjs bench-relay`: submissions a second and the time until the answer with 1, 2 and 4 processes on one outbox, a
 * file and a PostgreSQL of its own, while they deliver what they took to a dev provider on the same machine. Processes, database,
 * dev provider and senders share its cores: more processes gain nothing once these are busy.
 */
import { Agent } from 'node:http';
import { join } from 'node:path';
import { startChild } from '../server/testing/child';
import { startCluster } from '../server/testing/cluster';
import { compileServer } from '../server/testing/compile';
import { startDevProviders, temporaryFolder } from '../server/testing/harness';
import { newOutboxUrl } from '../server/testing/outboxes';
import { AT_ONCE, sendContacts } from './bench/submissions';

const TOTAL = Number(process.argv[2] ?? 3000);

const folder = await temporaryFolder();
const devProviders = await startDevProviders();
const cluster = await startCluster();
try {
  const root = await compileServer(process.cwd(), folder.path);
  for (const [engine, server] of [['a file'], ['PostgreSQL', cluster.url]] as const) {
    for (const processes of [1, 2, 4]) {
      const OUTBOX_URL = await newOutboxUrl(join(folder.path, String(processes)), server);
      const env = { OUTBOX_URL, STAND_INS: devProviders.url, SUBMISSIONS: String(2 * TOTAL), PROXIES: '1' };
      const relays = await Promise.all(Array.from({ length: processes }, () => startChild(root, env)));
      const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
      const urls = relays.map(({ url }) => `${url}/api/submissions/contacts`);
      const { perSecond, times } = await sendContacts(urls, TOTAL, agent);
      console.log(`${processes} on ${engine}: ${perSecond} a second, answer after: ${times}`);
      agent.destroy();
      for (const relay of relays) relay.stop();
      await Promise.all(relays.map(({ ended }) => ended));
    }
  }
} finally {
  await cluster.stop();
  await devProviders.close();
  await folder.remove();
}
