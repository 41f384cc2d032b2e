import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import { Client as Postgres } from 'pg';
import { afterTest } from './afterTest';

/** The URL of a PostgreSQL server that the suites use instead of files (Jest's project 'postgres'). */
const { TEST_POSTGRES } = process.env;

/** Returns the URL of a new, exclusive outbox: a file in `folder`, or a schema of a PostgreSQL server. */
export async function createOutboxUrl(folder: string, postgresUrl = TEST_POSTGRES): Promise<string> {
  if (!postgresUrl) return pathToFileURL(join(folder, 'outbox.db')).href;
  const schema = `relay_${randomUUID().replaceAll('-', '')}`;
  await withPostgres(postgresUrl, (client) => client.query(`CREATE SCHEMA ${schema}`));
  const url = new URL(postgresUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}

/** The URLs of PostgreSQL schemas that earlier tests of the suite have used. */
const usedSchemaUrls: string[] = [];
/**
 * The statements that empty the tables of a schema, but keep the version of the tables. The time limit reports a lock
 * that an earlier test has left behind.
 */
const EMPTY_TABLES_STATEMENTS = `SET lock_timeout = '10s'; DO $$ DECLARE name TEXT; BEGIN
  FOR name IN SELECT table_name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_name <> 'schema_versions'
  LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
END $$`;

/**
 * Returns the URL of an empty outbox that is exclusive until the end of the test. On PostgreSQL, the tests of a suite
 * use the same schemas one after another, because the creation of the tables needs most of the CPU time of a short test.
 */
export async function borrowOutboxUrl(folder: string): Promise<string> {
  const usedUrl = usedSchemaUrls.pop();
  if (usedUrl) await withPostgres(usedUrl, (client) => client.query(EMPTY_TABLES_STATEMENTS));
  const url = usedUrl ?? (await createOutboxUrl(folder));
  if (TEST_POSTGRES) afterTest(() => usedSchemaUrls.push(url));
  return url;
}

/** Returns the variables that configure an outbox for a server: the folder of a file, or the URL of PostgreSQL. */
export const getOutboxVariables = (url: string, folder: string): Record<string, string> =>
  url.startsWith('file:') ? { DATA_DIR: folder } : { OUTBOX_URL: url };

/** Locks an outbox, so that it cannot store submissions. Resolves to a function that unlocks the outbox. */
export async function lockOutbox(url: string): Promise<() => Promise<void>> {
  if (!url.startsWith('postgres:')) {
    const database = new Libsql(fileURLToPath(url));
    database.exec('BEGIN IMMEDIATE');
    return async () => {
      database.exec('ROLLBACK');
      database.close();
    };
  }
  const client = new Postgres({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE');
  return () => client.end();
}

/** Connects to a PostgreSQL server, runs `runQueries` and disconnects. */
export async function withPostgres(url: string, runQueries: (client: Postgres) => Promise<unknown>): Promise<void> {
  const client = new Postgres({ connectionString: url });
  await client.connect();
  try {
    await runQueries(client);
  } finally {
    await client.end();
  }
}
