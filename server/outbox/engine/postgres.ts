import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { Pool, TypeOverrides, types, type PoolClient, type QueryResult as PgQueryResult } from 'pg';
import { formatError } from '../../log';
import {
  OutboxUnusableError,
  type Engine,
  type EngineOptions,
  type Query,
  type Read,
  type QueryResult,
} from './engine';
import { prepareTables } from './postgresTables';
import type { Tables } from './tables';

/** The query builder for PostgreSQL's dialect. A pool of `pg` runs the queries. */
const queryBuilder = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('Kysely only builds queries')) }),
});

/**
 * The maximum number of connections of one process. Ten connections suffice for the eight concurrent sequences of a
 * worker and the requests of visitors, and leave connections for other processes.
 */
const MAX_CONNECTIONS = 10;
/**
 * The time limit of a statement, in milliseconds. The limit is shorter than the time for which a browser waits for the
 * relay's response (at least 30 s).
 */
const STATEMENT_TIMEOUT_MS = 10_000;
/** The time limit of a query without a response, in milliseconds. This limit ends calls to an unreachable host. */
const QUERY_TIMEOUT_MS = 12_000;
const CONNECT_TIMEOUT_MS = 5000;

/** The query that acquires a lock. PostgreSQL releases the lock at the end of the transaction. */
const LOCK_QUERY = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

/**
 * The parsers of column values. By default, `pg` returns bigint values as strings. The times and counts of the outbox
 * fit exactly into JavaScript numbers.
 */
const customTypes = new TypeOverrides();
customTypes.setTypeParser(types.builtins.INT8, Number);

/** Opens PostgreSQL (14 or newer). Rejects with {@link OutboxUnusableError} when the database cannot be used. */
export async function openPostgres({ url, busyTimeout, creationMode }: EngineOptions): Promise<Engine> {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    lock_timeout: busyTimeout,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    // An idle pool must not keep a command or a serverless function running.
    allowExitOnIdle: true,
    application_name: 'relay',
    types: customTypes,
  });
  // Without listeners, the error of a broken connection would terminate the process. The pool emits the errors of idle
  // connections. A connection in use emits its own errors, and its query rejects. The pool replaces broken connections.
  pool.on('error', ignoreError);
  pool.on('connect', (client) => client.on('error', ignoreError));
  try {
    await runInTransaction(pool, (client) => prepareTables(client, creationMode));
  } catch (error) {
    await pool.end();
    throw error instanceof OutboxUnusableError
      ? error
      : new OutboxUnusableError(`OUTBOX_URL: the outbox can't be opened: ${formatError(unwrapError(error))}`, {
          cause: error,
        });
  }
  return new PostgresEngine(pool);
}

class PostgresEngine implements Engine {
  readonly queryBuilder = queryBuilder;
  readonly hasManyWriters = true;
  /** The promise of the latest write for each lock name. The promise resolves when the write has ended. */
  readonly #latestWritePromisesByLock = new Map<string, Promise<void>>();

  constructor(private readonly pool: Pool) {}

  read: Read = async <Row>(query: Query<Row>) => {
    const { rows } = await this.pool.query(toPgQuery(query.compile()));
    return rows as Row[];
  };

  write: Engine['write'] = async (queries, lock) => {
    const [firstQuery, secondQuery] = queries;
    if (lock !== undefined) return (await this.#serialize(lock, () => this.#transact(queries, lock))) as never;
    if (firstQuery && !secondQuery) return [toResult(await this.pool.query(toPgQuery(firstQuery.compile())))] as never;
    return (await this.#transact(queries)) as never;
  };

  #transact(queries: readonly Query[], lock?: string): Promise<QueryResult[]> {
    return runInTransaction(this.pool, async (client) => {
      if (lock !== undefined) await client.query(LOCK_QUERY, [lock]);
      const results: QueryResult[] = [];
      for (const query of queries) results.push(toResult(await client.query(toPgQuery(query.compile()))));
      return results;
    });
  }

  /**
   * Within this process, runs writes with the same lock one after another. Otherwise, many such writes
   * would occupy all connections.
   */
  async #serialize<Value>(lock: string, work: () => Promise<Value>): Promise<Value> {
    const previousWritePromise = this.#latestWritePromisesByLock.get(lock) ?? Promise.resolve();
    const resultPromise = previousWritePromise.then(work);
    // The caller handles a failure. The next write runs even after a failure.
    const settledWritePromise = resultPromise.then(ignoreError, ignoreError);
    this.#latestWritePromisesByLock.set(lock, settledWritePromise);
    try {
      return await resultPromise;
    } finally {
      if (this.#latestWritePromisesByLock.get(lock) === settledWritePromise)
        this.#latestWritePromisesByLock.delete(lock);
    }
  }

  snapshot: Engine['snapshot'] = (work) =>
    runInTransaction(
      this.pool,
      (client) => work(async (query) => (await client.query(toPgQuery(query.compile()))).rows as never),
      'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
    );

  /** Does nothing, because PostgreSQL's own vacuum removes deleted rows. */
  async compact(): Promise<void> {}

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** Runs `work` in a transaction. Discards the connection when a rollback fails. */
async function runInTransaction<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
  beginStatement = 'BEGIN',
): Promise<Value> {
  const client = await pool.connect();
  let rollbackFailure: Error | undefined;
  try {
    await client.query(beginStatement);
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => (rollbackFailure = rollbackError));
    throw error;
  } finally {
    client.release(rollbackFailure);
  }
}

const ignoreError = (): void => undefined;
const toPgQuery = ({ sql, parameters }: CompiledQuery) => ({ text: sql, values: [...parameters] });
const toResult = ({ rows, rowCount }: PgQueryResult): QueryResult => ({ rows, rowCount: rowCount ?? 0 });

/**
 * Returns the first inner error of an AggregateError that has no message. A failed connection to a host with several
 * IP addresses causes such an error. Returns any other error unchanged.
 */
const unwrapError = (error: unknown): unknown =>
  error instanceof AggregateError && error.message === '' ? error.errors[0] : error;
