import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { SignedTokens } from '../../server/http/signedTokens';
import type { Engine, Query } from '../../server/outbox/engine/engine';
import { Outbox } from '../../server/outbox/outbox';
import { readMemory } from '../../server/testing/daemon';
import { getProviderVariables } from '../../server/testing/providerVariables';
import type { RejectingTable } from './exchange';
import type { FuzzForm } from './forms';
import { startProviders, type FuzzProviders } from './providers';

export interface StoredSubmission {
  id: string;
  reference: string;
}

/** The longest wait for a response of `/healthz`, in milliseconds. */
const HEALTH_TIMEOUT_MS = 30_000;
/**
 * The longest wait until the process returns the memory of collected garbage to the operating system, in milliseconds.
 */
const GC_TIMEOUT_MS = 30_000;
/** The longest wait until the server deletes résumés without a submission, in milliseconds. */
const DELETION_TIMEOUT_MS = 30_000;
/** The SQL statements that start (`begin`) and end (`end`) the rejection of new rows in a table. */
const REJECTION_STATEMENTS = {
  file: {
    begin: (table: RejectingTable) => [
      `CREATE TRIGGER no_room BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'no room'); END`,
    ],
    end: ['DROP TRIGGER no_room'],
  },
  postgres: {
    begin: (table: RejectingTable) => [
      "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$",
      `CREATE TRIGGER no_room BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION no_room()`,
    ],
    end: ['DROP FUNCTION no_room CASCADE'],
  },
};
/** A limit on submissions and mails that the fuzzer never reaches. Other suites test these limits. */
const HIGH_LIMIT = '1000000';

/**
 * The compiled server in its own process, with a new outbox file or the given PostgreSQL database. The class also reads
 * the data that the oracle checks.
 */
export class FuzzedServer {
  #server: ChildProcess | undefined;
  #outbox: Outbox | undefined;
  #log: string[] = [];
  #exitReason: string | undefined;
  #exitPromise: Promise<unknown> = Promise.resolve();
  #lastReadAt = 0;
  port = 0;
  /** The form token of a page that this server has served. */
  formToken = '';
  /** A withdrawal token with the signature of this server, and the same token with a wrong signature. */
  withdrawalTokens = { signed: '', forged: '' };

  private constructor(
    private readonly tokenPagePath: string,
    private readonly folder: string,
    private readonly outboxUrl: string,
    readonly providers: FuzzProviders,
  ) {}

  /**
   * Starts the server on an outbox file, or on the PostgreSQL database at `postgresUrl`. The form token comes from the
   * page of the given form. Rejects when the server exits during its start.
   */
  static async start({ pagePath }: FuzzForm, postgresUrl?: string): Promise<FuzzedServer> {
    const folder = await mkdtemp(join(tmpdir(), 'relay-fuzz-'));
    await mkdir(join(folder, 'data'));
    const url = postgresUrl ?? `file:${join(folder, 'data/outbox.db')}`;
    const server = new FuzzedServer(`${pagePath}/`, folder, url, await startProviders());
    try {
      await server.restart();
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  /** Starts the server, or restarts it on the same outbox. Reads new tokens from the server and the outbox. */
  async restart(): Promise<void> {
    await this.#endServer();
    const collectorArgs = ['--expose-gc', '--require', join(import.meta.dirname, 'collectGarbage.cjs')];
    const server = spawn(process.execPath, [...collectorArgs, 'dist-server/main.js'], {
      env: this.#createEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#server = server;
    this.#exitReason = undefined;
    this.#log = [];
    this.#exitPromise = new Promise((resolve) => server.once('exit', resolve));
    const siteUrlPromise = new Promise<string>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr])
        createInterface(stream).on('line', (line) => {
          this.#log.push(line);
          const url = /^The site: (http:\/\/\S+?)\/?$/.exec(line)?.[1];
          if (url) resolve(url);
        });
      server.once('exit', (code, signal) => {
        this.#exitReason = `the process exited with ${signal ?? code}`;
        reject(new Error(`${this.#exitReason}: ${this.#log.join('\n')}`));
      });
    });
    this.port = Number(new URL(await siteUrlPromise).port);
    this.#outbox = await Outbox.open({ url: this.outboxUrl, creationMode: 'tables' });
    const pageHtml = await (await fetch(`http://127.0.0.1:${this.port}${this.tokenPagePath}`)).text();
    const { withdrawalKey } = this.#outbox.erasures;
    const signed = await new SignedTokens(() => withdrawalKey.read(Date.now())).create(Date.now());
    this.withdrawalTokens = {
      signed,
      forged: signed.slice(0, 50) + (signed[50] === 'A' ? 'B' : 'A') + signed.slice(51),
    };
    this.formToken = /name="token" value="([^"]+)"/.exec(pageHtml)?.[1] ?? '';
    this.#log = [];
    this.#lastReadAt = 0;
  }

  /** A description of the exit of the process, or undefined while the process runs. */
  get exitReason(): string | undefined {
    return this.#exitReason;
  }

  /** Returns the lines that the server has logged since the last call, and clears the log. */
  takeLog(): string[] {
    return this.#log.splice(0);
  }

  /** Returns the problem with `/healthz`, or undefined when there is none. */
  async findHealthProblem(): Promise<string | undefined> {
    try {
      const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
      const response = await fetch(`http://127.0.0.1:${this.port}/healthz`, { signal });
      await response.text();
      return response.status === 200 ? undefined : `/healthz responds with ${response.status}`;
    } catch (error) {
      // The operating system may refuse the connection before the exit event of the process arrives.
      await Promise.race([this.#exitPromise, new Promise((resolve) => setTimeout(resolve, HEALTH_TIMEOUT_MS))]);
      return this.#exitReason ?? `/healthz does not respond: ${String(error)}`;
    }
  }

  /**
   * Returns the resident memory of the server in megabytes. Returns 0 on a system other than Linux, or when the server
   * has exited. If the memory exceeds `limit`, the server first collects garbage.
   */
  async measureMegabytes(limit: number): Promise<number> {
    if (process.platform !== 'linux' || this.#exitReason !== undefined) return 0;
    const initialMegabytes = await readMemory(this.#server?.pid);
    if (initialMegabytes <= limit) return initialMegabytes;
    this.#server?.kill('SIGUSR2');
    const deadline = performance.now() + GC_TIMEOUT_MS;
    let megabytes = initialMegabytes;
    while (megabytes > limit && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      megabytes = await readMemory(this.#server?.pid);
    }
    return megabytes;
  }

  /**
   * Returns the submissions that the server has stored since the last call. The result may also contain submissions
   * from shortly before that call.
   */
  async readRecentRows(): Promise<StoredSubmission[]> {
    const { queryBuilder, read } = this.#getEngine();
    const since = this.#lastReadAt;
    this.#lastReadAt = Date.now();
    return read(queryBuilder.selectFrom('submissions').select(['id', 'reference']).where('received_at', '>=', since));
  }

  /**
   * Returns the number of résumés without a submission. Waits up to {@link DELETION_TIMEOUT_MS} until the server has
   * deleted these résumés.
   */
  async countOrphanedResumes(): Promise<number> {
    const deadline = performance.now() + DELETION_TIMEOUT_MS;
    for (;;) {
      const orphanIds = await this.#listOrphans();
      if (orphanIds.length === 0 || performance.now() > deadline) return orphanIds.length;
      await pause(20);
    }
  }

  async countErasedSubmissions(): Promise<number> {
    const { queryBuilder, read } = this.#getEngine();
    return (await read(queryBuilder.selectFrom('tombstones').select('hash'))).length;
  }

  /**
   * Deletes the résumés without a submission, so that the next exchange after a failure starts without such résumés.
   */
  async deleteOrphans(): Promise<void> {
    const orphanIds = await this.#listOrphans();
    if (orphanIds.length === 0) return;
    const { queryBuilder, write } = this.#getEngine();
    await write([queryBuilder.deleteFrom('resume_parts').where('id', 'in', orphanIds)]);
  }

  /** Runs `action` while a table of the outbox rejects new rows. */
  async runWhileRejecting<Result>(table: RejectingTable, action: () => Promise<Result>): Promise<Result> {
    const { begin, end } = REJECTION_STATEMENTS[this.#isFile ? 'file' : 'postgres'];
    await this.#runStatements(begin(table));
    try {
      return await action();
    } finally {
      await this.#runStatements(end);
    }
  }

  async stop(): Promise<void> {
    await this.#endServer();
    this.providers.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  get #isFile(): boolean {
    return this.outboxUrl.startsWith('file:');
  }

  #getEngine(): Engine {
    if (!this.#outbox) throw new Error('The server has not started');
    return this.#outbox.engine;
  }

  async #listOrphans(): Promise<string[]> {
    const { queryBuilder, read } = this.#getEngine();
    const orphanQuery = queryBuilder
      .selectFrom('resume_parts')
      .select('id')
      .distinct()
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('submissions').select('id').whereRef('resume_id', '=', 'resume_parts.id'))),
      );
    return (await read(orphanQuery)).map(({ id }) => id);
  }

  /** Runs statements in one transaction. */
  async #runStatements(statements: readonly string[]): Promise<void> {
    const { queryBuilder, write } = this.#getEngine();
    await write(statements.map((statement): Query => ({ compile: () => sql.raw(statement).compile(queryBuilder) })));
  }

  async #endServer(): Promise<void> {
    const server = this.#server;
    await this.#outbox?.close();
    server?.kill('SIGKILL');
    await this.#exitPromise;
  }

  #createEnvironment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      PORT: '0',
      // The systemd unit deploy/site.service sets the same value, which reduces the memory of the server.
      MALLOC_ARENA_MAX: '2',
      DIST_DIR: process.env['DIST_DIR'] ?? 'dist',
      ...(this.#isFile ? { DATA_DIR: join(this.folder, 'data') } : { OUTBOX_URL: this.outboxUrl }),
      ...getProviderVariables(this.providers.url),
      RATE_LIMIT: HIGH_LIMIT,
      RATE_LIMIT_PER_DAY: HIGH_LIMIT,
      MAIL_SOURCE_SHARE: '100',
      MAIL_DAILY_BUDGET: HIGH_LIMIT,
    };
  }
}
