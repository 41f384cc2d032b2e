import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables';

/** A query as the builder makes it, to be run by the engine whose builder that was. */
export type Query<Row = unknown> = Compilable<Row>;

export interface Result<Row = unknown> {
  /** What a SELECT or a RETURNING brought. */
  rows: Row[];
  /** Rows that were inserted, updated or deleted. */
  changed: number;
}

/** The results of queries, in their order. */
export type Results<Queries extends readonly Query[]> = {
  [At in keyof Queries]: Result<Queries[At] extends Query<infer Row> ? Row : never>;
};

/** Reads within one view of the database, whatever others write meanwhile. */
export type Read = <Row>(query: Query<Row>) => Promise<Row[]>;

/**
 * Where the outbox keeps its tables: a libSQL file or PostgreSQL. What `write` resolves for is on disk.
 * Everything that is asked of it is built with {@link Engine.build}, in words that both understand.
 */
export interface Engine {
  /** Builds queries in this engine's dialect; it runs none. */
  readonly build: Kysely<Tables>;
  /** True when several writers are at work side by side: a claim locks what it takes and passes over what is locked. */
  readonly hasManyWriters: boolean;
  read: Read;
  /**
   * Runs the queries in order in one transaction. Rejects when that was not committed, or when nobody can tell. Of the writes
   * that name the same `lock` one is under way at a time, in all processes.
   */
  write: <const Queries extends readonly Query[]>(queries: Queries, lock?: string) => Promise<Results<Queries>>;
  /** Reads within one view of the database. */
  snapshot: <Value>(work: (read: Read) => Promise<Value>) => Promise<Value>;
  /** Lets go of deleted text that an engine's file may still hold. */
  compact: () => Promise<void>;
  close: () => Promise<void>;
}

/** The outbox can't be used as it is; the message is one line for a person and says what to do. */
export class OutboxUnusable extends Error {}

export interface EngineOptions {
  /** 'file:…/outbox.db' or 'postgres://…'. */
  url: string;
  /** The variable that named it, for who reads that it can't be used. */
  from: 'DATA_DIR' | 'OUTBOX_URL';
  /** How long something that another process holds is waited for (ms). */
  busyTimeout: number;
  /**
   * What is made when it is not there; otherwise its lack is a fault. 'tables anew' makes them even where a mark says that
   * there were some: for a backup that is about to be put in their place.
   */
  make: 'folder and tables' | 'tables' | 'tables anew' | 'nothing';
}
