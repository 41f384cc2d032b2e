import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { formatError } from '../../log';
import { CommitQueue } from './commitQueue';
import { Database } from './database';
import { findDiskShortage } from './diskSpace';
import { DatabaseFile, REPLACEMENT_ADVICE } from './databaseFile';
import {
  OutboxUnusableError,
  type Engine,
  type EngineOptions,
  type Query,
  type Read,
  type QueryResult,
} from './engine';
import { prepareDatabase } from './libsqlTables';
import type { Tables } from './tables';

/** The query builder for SQLite's dialect. A {@link Database} runs the queries. */
const queryBuilder = new Kysely<Tables>({
  dialect: new SqliteDialect({ database: () => Promise.reject(new Error('Kysely only builds queries')) }),
});

/**
 * Opens a libSQL file with one connection, in WAL mode, with a disk sync at every commit. Rejects with {@link
 * OutboxUnusableError} when the file cannot be used.
 */
export async function openLibsql({ url, busyTimeout, creationMode, urlVariable }: EngineOptions): Promise<Engine> {
  const file = DatabaseFile.fromUrl(url);
  let database: Database | undefined;
  try {
    file.prepare({ creationMode, urlVariable });
    database = new Database(file.path, busyTimeout);
    await prepareDatabase(database, { busyTimeout, creationMode }, () => {
      if (creationMode === 'nothing')
        throw new OutboxUnusableError(`${urlVariable}: there is no outbox in this database`);
      file.assertNotEmptied();
    });
  } catch (error) {
    database?.close();
    throw error instanceof OutboxUnusableError ? error : toOpenError(file, error);
  }
  file.createMarker();
  return new LibsqlEngine(database, () => new Database(file.path, busyTimeout), file.tombstonePath);
}

class LibsqlEngine implements Engine {
  readonly queryBuilder = queryBuilder;
  /** SQLite allows one writer at a time, because a writer locks the complete database. */
  readonly hasManyWriters = false;
  readonly #commitQueue: CommitQueue;

  /**
   * Uses one connection for all commands except snapshots. The pragmas of this connection (sync, overwrite) therefore
   * apply to every write, and the writes of this process never wait for each other's locks.
   */
  constructor(
    private readonly database: Database,
    private readonly openConnection: () => Database,
    readonly tombstoneFile: string,
  ) {
    this.#commitQueue = new CommitQueue(database);
  }

  read: Read = async <Row>(query: Query<Row>) => {
    // After a failed `reopen`, reads without this call would fail until the next write. The relay reads before it
    // writes.
    this.#commitQueue.ensureOpen();
    return this.database.run(query.compile()).rows as Row[];
  };

  /**
   * Ignores `lock`. The queue serialises the writes of this process, and `BEGIN IMMEDIATE` serialises the writes of all
   * processes.
   */
  write: Engine['write'] = async (queries) =>
    (await this.#commitQueue.run(queries.map((query) => query.compile()))) satisfies QueryResult[] as never;

  snapshot: Engine['snapshot'] = async (work) => {
    const database = this.openConnection();
    try {
      database.run({ sql: 'BEGIN', parameters: [] });
      return await work(async (query) => database.run(query.compile()).rows as never);
    } finally {
      database.close();
    }
  };

  async findDiskShortage(): Promise<number | undefined> {
    this.#commitQueue.ensureOpen();
    return findDiskShortage(dirname(this.tombstoneFile), this.database);
  }

  async compact(): Promise<void> {
    // A backup may read the file for minutes. Waiting would block all requests, so the next call retries.
    this.database.runWithoutWaiting({ sql: 'PRAGMA wal_checkpoint(TRUNCATE)', parameters: [] });
  }

  async close(): Promise<void> {
    this.#commitQueue.close();
  }
}

/** The advice to the operator, by pattern of error codes. */
const ADVICE = [
  [/NOTADB|CORRUPT/, `; ${REPLACEMENT_ADVICE}`],
  [/EACCES|EROFS|CANTOPEN|READONLY/, "; the server's user must be able to write to the folder and to its outbox files"],
] as const;

function toOpenError(file: DatabaseFile, error: unknown): OutboxUnusableError {
  const problem = `can't be opened: ${formatError(error)}`;
  const code = String((error as { code?: unknown }).code);
  const [, advice = ''] = ADVICE.find(([codePattern]) => codePattern.test(code)) ?? [];
  return new OutboxUnusableError(`${file.path} ${problem}${advice}`, { cause: error });
}
