import type { Client } from '@libsql/client/sqlite3';
import { OutboxUnusable } from './engine';
import { MAKE_VERSIONS, MIGRATIONS } from './migrations';

/** Durable before answered: WAL with a sync at every commit, and deleted text overwritten. */
const PRAGMAS = ['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL', 'PRAGMA secure_delete = ON'];

/** Sets a new connection up. */
export async function configure(client: Client): Promise<void> {
  for (const pragma of PRAGMAS) await client.execute(pragma);
}

/**
 * Brings a database to the newest version; each version is one transaction that begins with its own number, which can be
 * stored only once: of several processes that start at the same time one makes it, and the others find it made.
 */
async function migrate(client: Client): Promise<void> {
  await configure(client);
  await client.execute(MAKE_VERSIONS);
  let current = await versionOf(client);
  if (current > MIGRATIONS.length)
    throw new OutboxUnusable('The outbox was made by a newer version: start that one, or restore a backup of this one');
  for (const [index, statements] of MIGRATIONS.entries()) {
    const version = index + 1;
    if (version <= current) continue;
    try {
      await client.batch(
        [{ sql: 'INSERT INTO schema_versions (version) VALUES (?)', args: [version] }, ...statements],
        'write',
      );
    } catch (error) {
      await reconnect(client);
      current = await versionOf(client);
      if (current < version) throw error;
    }
  }
}

/** Between two tries for a file that another process holds (ms). */
const BUSY_PAUSE = 20;

/**
 * Makes a database ready for use: its settings and its tables. Waits up to `busyTimeout` ms for another process that does the
 * same: SQLite itself waits for nobody while a file changes to WAL. `whenEmpty` is called before the first table is made.
 */
export async function prepare(client: Client, busyTimeout: number, whenEmpty: () => void): Promise<void> {
  const deadline = Date.now() + busyTimeout;
  for (;;) {
    try {
      if (!(await hasTables(client))) whenEmpty();
      return await migrate(client);
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      client.reconnect();
      // By chance, or the two would meet again and again.
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE * (1 + Math.random())));
    }
  }
}

const isBusy = (error: unknown): boolean => (error as { code?: unknown }).code === 'SQLITE_BUSY';

/** False for a database that nothing was ever stored in. */
async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.execute(`SELECT 1 FROM sqlite_schema WHERE name = 'submissions'`);
  return rows.length > 0;
}

async function versionOf(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT coalesce(max(version), 0) AS version FROM schema_versions');
  return Number(rows[0]?.version ?? 0);
}

/**
 * A fresh connection. After a commit that failed (a busy file, say) libSQL may leave a statement open, and then every
 * later commit of that connection fails with 'SQL statements in progress'.
 */
export async function reconnect(client: Client): Promise<void> {
  client.reconnect();
  await configure(client);
}
