import type { Client } from '@libsql/client';

/**
 * The outbox's tables, one entry a version; never change an entry that has shipped, add one.
 * Times are milliseconds since 1970. A submission is `pending` until its last step, then `done`, or `dead` after its
 * deadline. A `*_at` step column is null until that step is known to have happened.
 */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE submissions (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      reference TEXT NOT NULL,
      body_hash TEXT NOT NULL,
      payload TEXT NOT NULL,
      recipient TEXT NOT NULL,
      status TEXT NOT NULL DEFAULT 'pending',
      received_at INTEGER NOT NULL,
      deadline_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      lease_owner TEXT,
      lease_until INTEGER NOT NULL DEFAULT 0,
      sheet_at INTEGER,
      admin_started_at INTEGER,
      admin_at INTEGER,
      confirmation_started_at INTEGER,
      confirmation_at INTEGER,
      confirmation TEXT,
      last_error TEXT
    )`,
    `CREATE INDEX submissions_due ON submissions (due_at) WHERE status = 'pending'`,
    `CREATE INDEX submissions_received ON submissions (received_at)`,
    `CREATE INDEX submissions_admin ON submissions (admin_started_at)`,
    `CREATE INDEX submissions_confirmed ON submissions (confirmation_started_at)`,
    `CREATE INDEX submissions_recipient ON submissions (recipient, confirmation_started_at)`,
    `CREATE TABLE resumes (id TEXT PRIMARY KEY, data_url TEXT NOT NULL)`,
    `CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL, set_at INTEGER NOT NULL)`,
  ],
];

/** Durable before answered: WAL with a sync at every commit, and deleted text overwritten. Files only; an engine behind a URL decides itself. */
const FILE_PRAGMAS = ['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL', 'PRAGMA secure_delete = ON'];

/** Sets a new connection up. */
export async function configure(client: Client): Promise<void> {
  if (client.protocol === 'file') for (const pragma of FILE_PRAGMAS) await client.execute(pragma);
}

/**
 * Brings a database to the newest version; each version is one transaction that begins with its own number, which can be
 * stored only once: of several processes that start at the same time one makes it, and the others find it made.
 */
async function migrate(client: Client): Promise<void> {
  await configure(client);
  await client.execute('CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)');
  let current = await versionOf(client);
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
  if (client.protocol !== 'file') return;
  client.reconnect();
  await configure(client);
}
