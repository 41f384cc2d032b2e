import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type AppOptions } from '../app';
import { createWorker, type WorkerOptions } from '../createWorker';
import type { Providers, RelayLimits, Settings } from '../settings';
import type { DefaultProviders } from '../envTargets';
import type { LogFields, LogLevel } from '../log';
import { Metrics } from '../metrics';
import { listen, DEFAULT_TIMEOUTS_MS, type ListenOptions } from '../httpServer';
import { DAY } from '../outbox/backoff';
import { Outbox } from '../outbox/outbox';
import { createDevProviders } from '../devProviders/app';
import { DevProviderState } from '../devProviders/state';
import { runOutboxCli } from '../outbox-cli';
import { afterTest } from './afterTest';
import { borrowOutboxUrl } from './outboxes';

export interface LogLine extends LogFields {
  level: LogLevel;
  event: string;
}

export const LIMITS: RelayLimits = {
  submissions: 1000,
  windowMs: 600_000,
  dailySubmissions: 100_000,
  minFormAgeMs: 2000,
  retentionMs: 30 * DAY,
  dailyBudget: 1000,
  sourceFraction: 1,
  confirmationsPerHour: 1000,
  confirmationsPerDay: 1000,
};

/**
 * The time limit of calls and locks, in milliseconds. On a busy machine, a call or the wait for a lock may take
 * seconds.
 */
const CALL_TIMEOUT_MS = 60_000;

/**
 * The time limits of the relay's server. The test's client shares a processor with the server, so headers may be late.
 */
const LONG_TIMEOUTS_MS = { ...DEFAULT_TIMEOUTS_MS, headers: 60_000 };

export const MAIL_ADDRESSES = {
  sender: { name: 'Oak Ltd', email: 'no-reply@oak.example' },
  admin: { name: 'Oak Ltd', email: 'hello@oak.example' },
};

/**
 * Creates a temporary folder, and removes it after the test. Returns the path of the folder and a function that removes
 * the folder.
 */
export async function createTemporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'relay-'));
  const remove = () => rm(path, { recursive: true, force: true });
  afterTest(remove);
  return { path, remove };
}

/** Starts the dev providers (spreadsheet and mail) on a separate port. The dev providers stop after the test. */
export async function startDevProviders() {
  const state = new DevProviderState();
  const app = createDevProviders('', state);
  const server = await listen((request, env) => app.fetch(request, env), { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${server.port}`;
  const providers: DefaultProviders = {
    spreadsheet: { host: url, deploymentId: 'test', acceptedResponse: 'ok', secret: 'secret-of-the-test' },
    mail: { host: url, apiKey: 'key', ...MAIL_ADDRESSES },
  };
  const close = () => server.close(50);
  afterTest(close);
  return { state, url, providers, close };
}

export interface HarnessOptions {
  /** The URL of the outbox, by default an empty one that no other test uses. Two relays with the same URL share the outbox as two processes do. */
  outboxUrl?: string;
  /** The longest wait for a lock of another process, in milliseconds. A busy machine needs the default of a minute. */
  busyTimeout?: number;
  limits?: Partial<RelayLimits>;
  settings?: Partial<
    Pick<Settings, 'origins' | 'trustedProxies' | 'flagsHost' | 'hstsIncludesSubdomains' | 'metricsToken' | 'clamd'>
  >;
  app?: Partial<AppOptions>;
  listenTimeouts?: ListenOptions['timeouts'];
  callTimeouts?: { sheet: number; mail: number; webhook?: number };
  worker?: Partial<Pick<WorkerOptions, 'shouldEchoInput' | 'usesQuarantineTab' | 'alerts' | 'siteUrl'>>;
  /** The URLs of the spreadsheet and the mail API, by default those of the dev providers. */
  hosts?: { sheet?: string; mail?: string };
  /**
   * Returns the relay's targets, which may include the dev providers. By default, the targets are the dev providers.
   */
  targets?: (devProviders: DefaultProviders) => Providers;
  /** Allows the relay to repeat a mail that the mail API has accepted. By default, a repeated mail fails the test. */
  allowsRepeatedMails?: boolean;
}

export type Harness = Awaited<ReturnType<typeof startHarness>>;

/**
 * Starts a relay with a real HTTP server, a real outbox and dev providers, and stops them at the end of the test. Only
 * the test advances the clock. The relay delivers only when the test starts a delivery, for example with `deliver()`.
 */
export async function startHarness(options: HarnessOptions = {}) {
  const limits = { ...LIMITS, ...options.limits };
  const folder = await createTemporaryFolder();
  const devProviders = await startDevProviders();
  const outboxUrl = options.outboxUrl ?? (await borrowOutboxUrl(folder.path));
  const outbox = await Outbox.open({ url: outboxUrl, busyTimeout: options.busyTimeout ?? CALL_TIMEOUT_MS });
  const clock = { now: Date.parse('2026-03-02T10:00:00Z') };
  const logLines: LogLine[] = [];
  const metrics = new Metrics((level, event, fields = {}) => void logLines.push({ level, event, ...fields }));
  const { log } = metrics;
  const now = () => clock.now;
  const { spreadsheet, mail } = devProviders.providers;
  const defaultProviders: DefaultProviders = {
    spreadsheet: { ...spreadsheet, host: options.hosts?.sheet ?? spreadsheet.host },
    mail: { ...mail, host: options.hosts?.mail ?? mail.host },
  };
  const providers = options.targets?.(defaultProviders) ?? defaultProviders;
  const createAnotherWorker = () =>
    createWorker(outbox, {
      providers,
      mailAddresses: MAIL_ADDRESSES,
      shouldEchoInput: true,
      usesQuarantineTab: false,
      ...options.worker,
      limits,
      log,
      now,
      random: () => 0,
      timeouts: options.callTimeouts ?? { sheet: CALL_TIMEOUT_MS, mail: CALL_TIMEOUT_MS },
    });
  const worker = createAnotherWorker();
  const app = createApp({
    outbox,
    settings: { origins: [], trustedProxies: 0, flagsHost: '', ...options.settings, limits },
    metrics,
    now,
    ...options.app,
  });
  const server = await listen((request, env) => app.fetch(request, env), {
    port: 0,
    host: '127.0.0.1',
    timeouts: options.listenTimeouts ?? LONG_TIMEOUTS_MS,
    trustedProxies: options.settings?.trustedProxies ?? 0,
  });
  afterTest(async () => {
    await server.close(50);
    await outbox.close();
    // A real mail API recognises repeated mails only for a limited time. After this time, the mail API would deliver a
    // repeated mail.
    if (!options.allowsRepeatedMails) expect(devProviders.state.mails.filter(({ calls }) => calls > 1)).toEqual([]);
  });
  /** Attempts all deliveries that are due now. Resolves to the number of attempts. */
  const deliver = () => worker.runDue();
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    server: server.server,
    outbox,
    outboxUrl,
    worker,
    createAnotherWorker,
    devProviders: devProviders.state,
    clock,
    logLines,
    deliver,
    /** Advances the clock by `ms` milliseconds and delivers. */
    advanceAndDeliver: (ms: number) => {
      clock.now += ms;
      return deliver();
    },
    /** Returns the only submission in the outbox. Throws when the outbox has no submission, or several. */
    getOnlyRow: async () => {
      const [row, ...otherRows] = await outbox.list();
      if (!row || otherRows.length > 0)
        throw new Error(`The outbox has ${otherRows.length + (row ? 1 : 0)} submissions`);
      return row;
    },
    /** Returns the résumé id of each résumé part in the outbox. */
    listResumePartIds: async () => {
      const { queryBuilder, read } = outbox.engine;
      const parts = await read(queryBuilder.selectFrom('resume_parts').select('id').orderBy('id').orderBy('part'));
      return parts.map(({ id }) => id);
    },
    /** Runs `npm run outbox` with these arguments. Resolves to its exit code and output. */
    runCli: async (...args: string[]) => {
      let output = '';
      const runErasures = () => worker.runErasures();
      const settings = { ...limits, providers };
      const code = await runOutboxCli(args, outbox, (text) => (output += text), { now, settings, runErasures });
      return { code, output };
    },
  };
}
