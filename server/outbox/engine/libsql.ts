import { createClient, type Client, type InStatement } from '@libsql/client/sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { errorText } from '../../log';
import { CommitQueue } from './commitQueue';
import { DatabaseFile } from './databaseFile';
import { OutboxUnusable, type Engine, type EngineOptions, type Query, type Read, type Result } from './engine';
import { prepare } from './libsqlTables';
import type { Tables } from './tables';

/** SQLite's dialect; libSQL's own client runs it. */
const build = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Opens a libSQL file: one connection, WAL, a sync at every commit. Rejects with {@link OutboxUnusable}. */
export async function openLibsql({ url, busyTimeout, make, from }: EngineOptions): Promise<Engine> {
  const file = DatabaseFile.at(url);
  file.makeReady({ make, from });
  let client: Client | undefined;
  try {
    // One connection: its settings (sync, overwrite) hold for every statement, and writers never wait for each other.
    client = createClient({ url, concurrency: 1, timeout: busyTimeout });
    await prepare(client, busyTimeout, () => {
      if (make === 'nothing') throw new OutboxUnusable(`${from}: there is no outbox in this database`);
      file.refuseIfEmptied();
    });
  } catch (error) {
    client?.close();
    throw error instanceof OutboxUnusable ? error : cannotOpen(file, error);
  }
  file.mark();
  return new LibsqlEngine(client);
}

class LibsqlEngine implements Engine {
  readonly build = build;
  /** Whoever writes has the whole database for itself. */
  readonly hasManyWriters = false;
  readonly #writes: CommitQueue;

  constructor(private readonly client: Client) {
    this.#writes = new CommitQueue(client);
  }

  read: Read = async <Row>(query: Query<Row>) => {
    const { rows } = await this.client.execute(statement(query));
    return rows as Row[];
  };

  /** Writers wait for each other as it is: no lock is needed. */
  write: Engine['write'] = async (queries) => {
    const results = await this.#writes.run(queries.map(statement));
    return results.map(({ rows, rowsAffected }): Result => ({ rows: [...rows], changed: rowsAffected })) as never;
  };

  snapshot: Engine['snapshot'] = async (work) => {
    const transaction = await this.client.transaction('read');
    try {
      return await work(async (query) => (await transaction.execute(statement(query))).rows as never);
    } finally {
      transaction.close();
    }
  };

  async compact(): Promise<void> {
    await this.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.#writes.close();
  }
}

function statement(query: Query): InStatement {
  const { sql, parameters } = query.compile();
  return { sql, args: parameters as string[] };
}

function cannotOpen(file: DatabaseFile, error: unknown): OutboxUnusable {
  const problem = `can't be opened: ${errorText(error)}`;
  const isDamaged = /NOTADB|CORRUPT/.test(String((error as { code?: unknown }).code));
  return new OutboxUnusable(`${file.path} ${problem}${isDamaged ? '; put a backup in its place' : ''}`, {
    cause: error,
  });
}
