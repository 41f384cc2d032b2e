import Libsql from 'libsql';

/** A statement and its parameters. */
export interface Command {
  sql: string;
  parameters: readonly unknown[];
}

export interface CommandResult {
  rows: unknown[];
  /** Rows that were inserted, updated or deleted by a command that returns none. */
  changed: number;
}

type Statement = ReturnType<Libsql.Database['prepare']>;

/** Statements that are kept; one more forgets all of them. */
const MOST_STATEMENTS = 200;

/** Durable before answered: WAL with a sync at every commit, and deleted text overwritten. */
const PRAGMAS = ['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL', 'PRAGMA secure_delete = ON'];

/**
 * One connection to a libSQL file. It keeps its statements: the memory of a new one, with the values bound to it, is native and
 * stays until V8 happens to collect its wrapper (54 MB after ten résumés). Throws the errors of `libsql`.
 */
export class Database {
  #connection: Libsql.Database;
  readonly #statements = new Map<string, Statement>();

  /** `timeout` is how long it waits for another process (ms). */
  constructor(
    private readonly path: string,
    private readonly timeout: number,
  ) {
    this.#connection = this.#open();
  }

  /** Sets the connection up. A file of a connection that was never set up is not durable. */
  configure(): void {
    for (const sql of PRAGMAS) this.#connection.prepare(sql).all();
  }

  run({ sql, parameters }: Command): CommandResult {
    const statement = this.#statement(sql);
    if (statement.reader) {
      const rows = statement.all(parameters);
      return { rows, changed: rows.length };
    }
    return { rows: [], changed: statement.run(parameters).changes };
  }

  /** Runs the commands in one transaction and returns once it is committed. Throws when it is not. */
  write(commands: readonly Command[]): CommandResult[] {
    this.#connection.exec('BEGIN IMMEDIATE');
    const results = commands.map((command) => this.run(command));
    this.#connection.exec('COMMIT');
    return results;
  }

  /**
   * Begins anew after a failure. libSQL may leave a statement open then, and every later commit of the connection would fail
   * with 'SQL statements in progress'.
   */
  reopen(): void {
    this.close();
    this.#connection = this.#open();
    this.configure();
  }

  close(): void {
    this.#statements.clear();
    // A statement that is not collected yet would keep the lock of its transaction.
    if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
    this.#connection.close();
  }

  #open(): Libsql.Database {
    return new Libsql(this.path, { timeout: this.timeout });
  }

  #statement(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
