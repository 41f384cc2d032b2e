import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import { Client as Postgres } from 'pg';

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
