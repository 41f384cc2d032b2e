import type { PoolClient, QueryConfig } from 'pg';
import { OutboxUnusableError, type EngineOptions } from './engine';
import { VERSIONS_TABLE_STATEMENT, listMissingStatements, VERSION_QUERY } from './migrations';

const OLDEST_VERSION = 14;
/** The time limit of a statement of a migration, in milliseconds. */
const MIGRATION_TIMEOUT_MS = 60 * 60_000;
/**
 * The query that locks the migration until the end of the transaction. If several processes start together, one process
 * migrates the tables and the other processes wait. No other lock uses this number.
 */
export const MIGRATION_LOCK_QUERY = 'SELECT pg_advisory_xact_lock(7410365812)';

/**
 * Creates or migrates the tables within the current transaction of `client`. Throws {@link OutboxUnusableError} when
 * the version, encoding or settings of PostgreSQL are unsuitable. Throws the same error when a newer version has
 * created the outbox, or when `creationMode` forbids a necessary change of the tables.
 */
export async function prepareTables(client: PoolClient, creationMode: EngineOptions['creationMode']): Promise<void> {
  await assertSupportedServer(client);
  // A migration of a large outbox may exceed the time limits of the server and of the client. The wait for the
  // migration of another process may also exceed these limits.
  await client.query('SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0');
  const runMigrationStatement = (text: string) =>
    client.query({ text, query_timeout: MIGRATION_TIMEOUT_MS } as QueryConfig);
  await runMigrationStatement(MIGRATION_LOCK_QUERY);
  const { rows: tableRows } = await client.query<{ has_tables: boolean }>(
    `SELECT to_regclass('submissions') IS NOT NULL AS has_tables`,
  );
  if (creationMode === 'nothing' && tableRows[0]?.has_tables === false)
    throw new OutboxUnusableError('OUTBOX_URL: there is no outbox in this database');
  await client.query(VERSIONS_TABLE_STATEMENT);
  const { rows } = await client.query<{ version: number }>(VERSION_QUERY);
  const statements = listMissingStatements(rows[0]?.version ?? 0, creationMode);
  for (const statement of statements) await runMigrationStatement(statement);
}

/**
 * Throws {@link OutboxUnusableError} when PostgreSQL is older than {@link OLDEST_VERSION}, or when the database cannot
 * store every character. Throws the same error when the settings of PostgreSQL do not make commits durable.
 */
async function assertSupportedServer(client: PoolClient): Promise<void> {
  const { rows } = await client.query<Record<'version' | 'synchronous_commit' | 'fsync' | 'encoding', string>>(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding,
            current_setting('synchronous_commit') AS synchronous_commit, current_setting('fsync') AS fsync`,
  );
  const { version = '', synchronous_commit: synchronousCommit, fsync, encoding = '' } = rows[0] ?? {};
  if (Number(version) < OLDEST_VERSION * 10_000)
    throw new OutboxUnusableError(`OUTBOX_URL: the relay needs PostgreSQL ${OLDEST_VERSION} or newer, not ${version}`);
  // With SQL_ASCII, PostgreSQL stores the bytes of UTF-8 unchanged.
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII')
    throw new OutboxUnusableError(
      `OUTBOX_URL: the database has the encoding ${encoding}: create it with the encoding UTF8`,
    );
  if (synchronousCommit === 'off' || fsync === 'off')
    throw new OutboxUnusableError(
      `OUTBOX_URL: PostgreSQL confirms commits before they are on disk: turn ${synchronousCommit === 'off' ? 'synchronous_commit' : 'fsync'} on`,
    );
}
