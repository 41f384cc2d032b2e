import type { Database } from './database';
import { OutboxUnusableError } from './engine';
import { CREATE_VERSIONS, MIGRATIONS } from './migrations';

const createCommand = (sql: string, ...parameters: unknown[]) => ({ sql, parameters });

/**
 * Migrates a database to the newest version, one transaction for each version. Each transaction first inserts the
 * version number, which is unique. If several processes start together, one process migrates. In the other processes
 * the insert fails, and they skip the version.
 */
function migrate(database: Database): void {
  database.configure();
  database.run(createCommand(CREATE_VERSIONS));
  let currentVersion = readVersion(database);
  if (currentVersion > MIGRATIONS.length)
    throw new OutboxUnusableError(
      'A newer version created the outbox: start that version, or restore a backup that this version wrote',
    );
  for (const [index, statements] of MIGRATIONS.entries()) {
    const version = index + 1;
    if (version <= currentVersion) continue;
    try {
      database.write([
        createCommand('INSERT INTO schema_versions (version) VALUES (?)', version),
        ...statements.map((sql) => createCommand(sql)),
      ]);
    } catch (error) {
      database.reopen();
      currentVersion = readVersion(database);
      if (currentVersion < version) throw error;
    }
  }
}

/** The shortest pause between two attempts to use a file that another process has locked, in milliseconds. */
const BUSY_PAUSE = 20;

/**
 * Sets the pragmas and creates the tables. Waits up to `busyTimeout` ms while another process prepares the same file,
 * because SQLite itself does not wait while a file changes to WAL. `onEmpty` runs before the first table is created.
 */
export async function prepareDatabase(database: Database, busyTimeout: number, onEmpty: () => void): Promise<void> {
  const deadline = Date.now() + busyTimeout;
  for (;;) {
    try {
      if (!hasTables(database)) onEmpty();
      return migrate(database);
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      // A random pause prevents two processes from colliding again and again.
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE * (1 + Math.random())));
    }
  }
}

const isBusy = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/** Returns whether the database has the tables of an outbox. */
const hasTables = (database: Database): boolean =>
  database.run(createCommand(`SELECT 1 FROM sqlite_schema WHERE name = 'submissions'`)).rows.length > 0;

function readVersion(database: Database): number {
  const { rows } = database.run(createCommand('SELECT coalesce(max(version), 0) AS version FROM schema_versions'));
  return (rows as { version: number }[])[0]?.version ?? 0;
}
