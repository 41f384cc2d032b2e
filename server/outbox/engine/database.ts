import { statSync } from 'node:fs';
import Libsql from 'libsql';
import type { QueryResult } from './engine';

/** A statement and its parameters. */
export interface SqlCommand {
  sql: string;
  parameters: readonly unknown[];
}

type Statement = ReturnType<Libsql.Database['prepare']>;

/**
 * The maximum number of prepared statements in the cache. When the cache is full, the next new statement empties the
 * cache.
 */
const MAX_STATEMENTS = 200;

/**
 * The pragmas of a connection. The relay confirms a submission only after a durable commit, which needs a sync at every
 * commit (`synchronous = FULL`). With `secure_delete`, SQLite overwrites deleted text.
 */
const PRAGMAS = ['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL', 'PRAGMA secure_delete = ON'];

/**
 * One connection to a libSQL file. The connection caches prepared statements. Without the cache, each new statement and
 * its bound values would occupy native memory until V8 collects the statement's JavaScript object. Ten résumés would
 * occupy 54 MB. The methods throw the errors of `libsql`.
 */
export class Database {
  #connection: Libsql.Database;
  /** The identity of the file that the connection opened. */
  readonly #fileId: string | undefined;
  readonly #statementsBySql = new Map<string, Statement>();

  /** `timeout` is the longest wait for the lock of another process, in milliseconds. */
  constructor(
    private readonly path: string,
    private readonly timeout: number,
  ) {
    this.#connection = this.#open();
    this.#fileId = readFileId(path);
  }

  /** Sets the pragmas of the connection. Without these pragmas, commits may not be durable. */
  configure(): void {
    for (const sql of PRAGMAS) this.#connection.prepare(sql).all();
  }

  run({ sql, parameters }: SqlCommand): QueryResult {
    const statement = this.#getStatement(sql);
    if (statement.reader) {
      const rows = statement.all(parameters);
      return { rows, rowCount: rows.length };
    }
    return { rows: [], rowCount: statement.run(parameters).changes };
  }

  /** Runs a command that does not wait for the lock of another process. */
  runWithoutWaiting(command: SqlCommand): QueryResult {
    this.#connection.exec('PRAGMA busy_timeout = 0');
    try {
      return this.run(command);
    } finally {
      this.#connection.exec(`PRAGMA busy_timeout = ${this.timeout}`);
    }
  }

  /**
   * Runs the commands in one transaction and returns after the commit. Throws when the transaction is not committed,
   * and when the path no longer leads to the open file. Commits to a moved or deleted file would succeed, but the
   * server would not find their data after its next start.
   */
  write(commands: readonly SqlCommand[]): QueryResult[] {
    this.#assertSameFile();
    this.#connection.exec('BEGIN IMMEDIATE');
    const results = commands.map((command) => this.run(command));
    this.#connection.exec('COMMIT');
    return results;
  }

  /**
   * Replaces the connection after a failure. libSQL may leave a statement open. Every later commit of the connection
   * would then fail with 'SQL statements in progress'. Throws when the path leads to no file or to another file.
   * Another file may be empty or need a migration, and only the start of a process checks for these conditions.
   */
  reopen(): void {
    this.close();
    this.#assertSameFile();
    this.#connection = this.#open();
    this.configure();
  }

  /** Opens the connection again if `reopen` has failed. Throws the same errors as `reopen`. */
  ensureOpen(): void {
    if (!this.#connection.open) this.reopen();
  }

  /** Closes the connection. Does nothing when the connection is already closed. */
  close(): void {
    // With a closed connection, `inTransaction` makes libSQL abort the process. The connection is already closed, for
    // example, after a failed `reopen`.
    if (!this.#connection.open) return;
    this.#statementsBySql.clear();
    // Without this rollback, a statement that V8 has not collected yet would keep the lock of its transaction.
    if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
    this.#connection.close();
  }

  #open(): Libsql.Database {
    return new Libsql(this.path, { timeout: this.timeout });
  }

  #assertSameFile(): void {
    if (readFileId(this.path) !== this.#fileId)
      throw new Error(`${this.path} was moved, deleted or replaced: put it back, or restart the server`);
  }

  #getStatement(sql: string): Statement {
    const cachedStatement = this.#statementsBySql.get(sql);
    if (cachedStatement) return cachedStatement;
    if (this.#statementsBySql.size >= MAX_STATEMENTS) this.#statementsBySql.clear();
    const statement = this.#connection.prepare(sql);
    this.#statementsBySql.set(sql, statement);
    return statement;
  }
}

/** Returns whether an operation failed because another process holds the lock of the database. */
export const isBusy = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/** Returns the identity of the file to which a path leads, or undefined if there is no file. */
function readFileId(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
