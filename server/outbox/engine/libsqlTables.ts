import { Database, isBusy } from './database';
import type { EngineOptions } from './engine';
import { VERSIONS_TABLE_STATEMENT, listMissingStatements, MIGRATIONS, VERSION_QUERY } from './migrations';

/** Runs a statement without parameters and returns its rows. */
const runStatement = (database: Database, sql: string): unknown[] => database.run({ sql, parameters: [] }).rows;

/** Returns the statements that migrate a database to the newest version. */
function listMigrationStatements(database: Database, creationMode: EngineOptions['creationMode']): string[] {
  const [row] = runStatement(database, VERSION_QUERY) as { version: number }[];
  return listMissingStatements(row?.version ?? 0, creationMode);
}

/**
 * Migrates a database to the newest version, in one transaction. If several processes start together, one process
 * migrates and the other processes wait for its lock. Locks only a database that needs a migration, because commands
 * such as `outbox export` must be able to read a locked database.
 */
function migrate(database: Database, creationMode: EngineOptions['creationMode']): void {
  database.configure();
  runStatement(database, VERSIONS_TABLE_STATEMENT);
  if (listMigrationStatements(database, creationMode).length === 0) return;
  runStatement(database, 'BEGIN IMMEDIATE');
  for (const statement of listMigrationStatements(database, creationMode)) runStatement(database, statement);
  runStatement(database, 'COMMIT');
}

/** The shortest pause between two attempts to use a file that another process has locked, in milliseconds. */
const BUSY_PAUSE_MS = 20;

/**
 * Sets the pragmas, and creates or migrates the tables. Waits up to `busyTimeout` ms while another process prepares the
 * same file, because SQLite itself does not wait while a file changes to WAL. `onEmpty` runs before the first table is
 * created.
 */
export async function prepareDatabase(
  database: Database,
  { busyTimeout, creationMode }: Pick<EngineOptions, 'busyTimeout' | 'creationMode'>,
  onEmpty: () => void,
): Promise<void> {
  const deadline = Date.now() + busyTimeout;
  for (;;) {
    try {
      if (!hasTables(database)) onEmpty();
      return migrate(database, creationMode);
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      // A random pause prevents repeated conflicts between two processes.
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS * (1 + Math.random())));
    }
  }
}

/** Returns whether the database has the tables of an outbox. */
const hasTables = (database: Database): boolean =>
  runStatement(database, `SELECT 1 FROM sqlite_schema WHERE name = 'submissions'`).length > 0;

/** Returns the columns of all tables of this version, such as 'state.name'. */
export function listColumns(): Set<string> {
  const database = new Database(':memory:', 0);
  try {
    for (const statement of MIGRATIONS.flat()) runStatement(database, statement);
    const columns = runStatement(
      database,
      `SELECT tables.name || '.' || columns.name AS name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns`,
    );
    return new Set((columns as { name: string }[]).map(({ name }) => name));
  } finally {
    database.close();
  }
}
