import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../scripts/debian';
import { findFreePort } from '../../test/setup/freePort';
import { afterTest } from './afterTest';
import { NOBODY_ID, startDaemon } from './daemon';
import { createTemporaryFolder } from './harness';
import { withPostgres } from './outboxes';

const VERSIONS_FOLDER = '/usr/lib/postgresql';

export interface Cluster {
  url: string;
  /**
   * Restarts the server: 'fast' disconnects its clients, 'immediate' simulates a crash. Resolves when the server
   * responds again.
   */
  restart: (mode: 'fast' | 'immediate') => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's PostgreSQL in a separate folder and on a separate port. The server stops after the test. Outside of a
 * test, the caller must call `stop`, which also deletes the folder.
 */
export async function startCluster(): Promise<Cluster> {
  ensureInstalled([{ file: '/usr/bin/pg_createcluster', debianPackage: 'postgresql' }], 'the suites on PostgreSQL');
  const newestVersion = readdirSync(VERSIONS_FOLDER).toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
  const binFolder = join(VERSIONS_FOLDER, newestVersion, 'bin');
  const folder = await createTemporaryFolder();
  // PostgreSQL refuses to run as root.
  const userIds = process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : {};
  if (userIds.uid !== undefined) chownSync(folder.path, userIds.uid, userIds.gid);
  const [dataFolder, password] = [join(folder.path, 'data'), randomUUID()];
  const passwordFile = join(folder.path, 'word');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  // For each connection, MD5 needs a hundredth of the CPU time that SCRAM needs. Both methods require the password.
  const initdbResult = spawnSync(
    join(binFolder, 'initdb'),
    ['-D', dataFolder, '-U', 'relay', '-A', 'md5', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C'],
    { ...userIds, cwd: folder.path, encoding: 'utf8' },
  );
  if (initdbResult.status !== 0) throw new Error(`initdb failed: ${initdbResult.stderr}`);
  const port = await findFreePort();
  const url = `postgres://relay:${password}@127.0.0.1:${port}/postgres`;
  const postgresArgs = [
    '-D',
    dataFolder,
    '-p',
    String(port),
    '-k',
    folder.path,
    '-h',
    '127.0.0.1',
    '-c',
    'max_connections=200',
  ];
  const respondsToQuery = () =>
    withPostgres(url, (client) => client.query('SELECT 1')).then(
      () => true,
      () => false,
    );
  const startServer = () =>
    startDaemon(join(binFolder, 'postgres'), postgresArgs, { ...userIds, cwd: '/' }, respondsToQuery);
  let server = await startServer();
  const stop = async () => {
    await server.stop('SIGINT');
    await folder.remove();
  };
  afterTest(stop);
  return {
    url,
    restart: async (mode) => {
      await server.stop(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = await startServer();
    },
    stop,
  };
}
