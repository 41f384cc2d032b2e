import Libsql from 'libsql';

/** A statement and its parameters. */
export interface Command {
  sql: string;
  parameters: readonly unknown[];
}

export interface CommandResult {
  rows: unknown[];
  /** The number of rows that the command inserted, updated, deleted or returned. */
  changed: number;
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
 * One connection to a libSQL file. The connection caches prepared statements. Otherwise, each new statement and its
 * bound values would occupy native memory until V8 collects the wrapper (54 MB after ten résumés). The methods throw
 * the errors of `libsql`.
 */
export class Database {
  #connection: Libsql.Database;
  readonly #statements = new Map<string, Statement>();

  /** `timeout` is the longest wait for the lock of another process, in milliseconds. */
  constructor(
    private readonly path: string,
    private readonly timeout: number,
  ) {
    this.#connection = this.#open();
  }

  /** Sets the pragmas of the connection. Without these pragmas, commits may not be durable. */
  configure(): void {
    for (const sql of PRAGMAS) this.#connection.prepare(sql).all();
  }

  run({ sql, parameters }: Command): CommandResult {
    const statement = this.#getStatement(sql);
    if (statement.reader) {
      const rows = statement.all(parameters);
      return { rows, changed: rows.length };
    }
    return { rows: [], changed: statement.run(parameters).changes };
  }

  /**
   * Runs the commands in one transaction and returns once the transaction is committed. Throws when the transaction is
   * not committed.
   */
  write(commands: readonly Command[]): CommandResult[] {
    this.#connection.exec('BEGIN IMMEDIATE');
    const results = commands.map((command) => this.run(command));
    this.#connection.exec('COMMIT');
    return results;
  }

  /**
   * Replaces the connection after a failure. libSQL may leave a statement open. Every later commit of the connection
   * would then fail with 'SQL statements in progress'.
   */
  reopen(): void {
    this.close();
    this.#connection = this.#open();
    this.configure();
  }

  /** Closes the connection. Does nothing when it is already closed. */
  close(): void {
    // libSQL would abort the process. The connection is already closed after a reopening that failed.
    if (!this.#connection.open) return;
    this.#statements.clear();
    // Without this rollback, a statement that V8 has not collected yet would keep the lock of its transaction.
    if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
    this.#connection.close();
  }

  #open(): Libsql.Database {
    return new Libsql(this.path, { timeout: this.timeout });
  }

  #getStatement(sql: string): Statement {
    const cachedStatement = this.#statements.get(sql);
    if (cachedStatement) return cachedStatement;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
