import type { Client, InStatement, ResultSet } from '@libsql/client/sqlite3';
import { reconnect } from './libsqlTables';

interface Job {
  statements: InStatement[];
  resolve: (results: ResultSet[]) => void;
  reject: (error: unknown) => void;
}

/** Statements in one transaction: enough to share a disk sync, few enough not to hold the event loop. */
const MAX_STATEMENTS = 400;

/**
 * Group commit: whatever asks to be written while a commit is under way shares the next one, so that many visitors
 * at once cost few disk syncs. A promise settles only after its own statements are committed.
 *
 * libSQL writes a file on the very thread that answers requests, so each sync holds everybody up. Measured with `npm run
 * bench:relay` on two cores and a disk whose sync takes 1.8 ms: 758 submissions a second with 99 % of them answered within
 * 233 ms; with a commit for each, 377 and 604 ms. PostgreSQL groups the commits of its connections itself.
 */
export class CommitQueue {
  #waiting: Job[] = [];
  #running = false;
  #closed = false;

  constructor(private readonly client: Client) {}

  /** Runs the statements together, in order, in one transaction that others may share. Rejects when not committed. */
  run(statements: InStatement[]): Promise<ResultSet[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, resolve, reject });
      if (this.#running) return;
      this.#running = true;
      setImmediate(() => void this.#drain());
    });
  }

  /** No connection is opened any more; what still waits is rejected. */
  close(): void {
    this.#closed = true;
    this.client.close();
  }

  async #drain(): Promise<void> {
    for (let jobs = this.#take(); jobs.length > 0; jobs = this.#take()) {
      await this.#commit(jobs);
      // Lets requests that arrived meanwhile join the next commit.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#running = false;
  }

  #take(): Job[] {
    let statements = 0;
    let count = 0;
    for (const job of this.#waiting) {
      statements += job.statements.length;
      if (count > 0 && statements > MAX_STATEMENTS) break;
      count += 1;
    }
    return this.#waiting.splice(0, count);
  }

  async #commit(jobs: Job[]): Promise<void> {
    try {
      const results = await this.client.batch(
        jobs.flatMap((job) => job.statements),
        'write',
      );
      let start = 0;
      for (const job of jobs) job.resolve(results.slice(start, (start += job.statements.length)));
    } catch (error) {
      const problem = await this.#recover().then(
        () => error,
        (worse: unknown) => worse,
      );
      const [only] = jobs;
      if (jobs.length === 1 && only) return only.reject(problem);
      // One bad statement must not sink its neighbours: each gets a transaction of its own.
      for (const job of jobs) await this.#commit([job]);
    }
  }

  async #recover(): Promise<void> {
    if (!this.#closed) await reconnect(this.client);
  }
}
