import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../scripts/debian';
import { findFreePort } from '../../test/setup/freePort';
import { afterTest } from './afterTest';
import { createTemporaryFolder } from './harness';
import { withPostgres } from './outboxes';

const VERSIONS = '/usr/lib/postgresql';
/** The id of the user 'nobody', who owns no files. PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
/** The longest wait for a response after a crash, in milliseconds. */
const START_TIMEOUT_MS = 60_000;

export interface Cluster {
  url: string;
  /**
   * Restarts the server: 'fast' disconnects its clients, 'immediate' simulates a crash. Resolves when the server
   * responds again.
   */
  restart: (how: 'fast' | 'immediate') => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's PostgreSQL in a separate folder and on a separate port. The server stops after the test. Outside of a
 * test, the caller must call `stop`, which also deletes the folder.
 */
export async function startCluster(): Promise<Cluster> {
  ensureInstalled([{ file: '/usr/bin/pg_createcluster', debian: 'postgresql' }], 'the suites on PostgreSQL');
  const newest = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
  const bin = join(VERSIONS, newest, 'bin');
  const folder = await createTemporaryFolder();
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (as.uid !== undefined) chownSync(folder.path, as.uid, as.gid);
  const [data, password] = [join(folder.path, 'data'), randomUUID()];
  const passwordFile = join(folder.path, 'word');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'relay', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C'],
    { ...as, cwd: folder.path, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePort();
  const url = `postgres://relay:${password}@127.0.0.1:${port}/postgres`;
  const options = ['-D', data, '-p', String(port), '-k', folder.path, '-h', '127.0.0.1', '-c', 'max_connections=200'];
  let server = await start(join(bin, 'postgres'), options, as, url);
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGINT');
    await folder.remove();
  };
  afterTest(stop);
  return {
    url,
    restart: async (how) => {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = await start(join(bin, 'postgres'), options, as, url);
    },
    stop,
  };
}

async function start(program: string, options: string[], as: object, url: string): Promise<ChildProcess> {
  const child = spawn(program, options, { ...as, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr?.on('data', (data) => (output = (output + String(data)).slice(-10_000)));
  for (const deadline = Date.now() + START_TIMEOUT_MS; ;) {
    try {
      await withPostgres(url, (client) => client.query('SELECT 1'));
      return child;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL does not start: ${output}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
