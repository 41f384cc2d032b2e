import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables';

/** A query that a query builder has created. Only the engine whose `queryBuilder` created a query can run the query. */
export type Query<Row = unknown> = Compilable<Row>;

export interface QueryResult<Row = unknown> {
  /** The rows of a SELECT or RETURNING. */
  rows: Row[];
  /** The number of rows that were inserted, updated, deleted or returned. */
  rowCount: number;
}

/** The results of queries, in the order of the queries. */
export type QueryResults<Queries extends readonly Query[]> = {
  [Index in keyof Queries]: QueryResult<Queries[Index] extends Query<infer Row> ? Row : never>;
};

/** Runs a query and returns its rows. */
export type Read = <Row>(query: Query<Row>) => Promise<Row[]>;

/**
 * The database of the outbox: a libSQL file or PostgreSQL. Data is on disk when `write` resolves. The queries come from
 * {@link Engine.queryBuilder}. Except for row locks, they use only SQL that both databases support.
 */
export interface Engine {
  /** Builds queries in this engine's dialect, without running them. */
  readonly queryBuilder: Kysely<Tables>;
  /**
   * True if the database allows several concurrent writers. A claim then locks its rows and skips rows that another
   * claim has locked.
   */
  readonly hasManyWriters: boolean;
  /** The path of the file with a copy of the tombstones. PostgreSQL has no such file. */
  readonly tombstoneFile?: string;
  read: Read;
  /**
   * Runs the queries in order in one transaction. Rejects when the transaction is not committed or its outcome is
   * unknown. Writes with the same `lock` run one at a time across all processes.
   */
  write: <const Queries extends readonly Query[]>(queries: Queries, lock?: string) => Promise<QueryResults<Queries>>;
  /** Runs `work` with a function that reads from one consistent snapshot of the database. */
  snapshot: <Value>(work: (read: Read) => Promise<Value>) => Promise<Value>;
  /**
   * Returns the free space for the database, in bytes, if the space is too low for uploads, otherwise undefined. The
   * engine of PostgreSQL has no such function, because its disk usually belongs to another machine.
   */
  findDiskShortage?: () => Promise<number | undefined>;
  /** Removes deleted text that the files of the database may still contain. */
  compact: () => Promise<void>;
  close: () => Promise<void>;
}

/** Thrown when the outbox cannot be opened. The message is one line for the operator. */
export class OutboxUnusableError extends Error {}

export interface EngineOptions {
  /** The URL of the outbox: 'file:…/outbox.db' or 'postgres://…'. */
  url: string;
  /** The environment variable that set the URL, for error messages. */
  urlVariable: 'DATA_DIR' | 'OUTBOX_URL';
  /** The longest wait for a lock of another process, in milliseconds. */
  busyTimeout: number;
  /**
   * Selects what the outbox creates if it is missing. If a folder or a table is missing and this option does not create
   * it, the outbox does not open. With 'nothing', tables of an older version are not migrated, and the outbox does not
   * open. For a restore, 'new tables' creates tables even when a marker shows that the outbox had tables before.
   */
  creationMode: 'folder and tables' | 'tables' | 'new tables' | 'nothing';
}
