import { Hono } from 'hono';
import { firm } from '#site/firm';
import { createApp } from './app';
import { createWorker } from './createWorker';
import type { Providers, Settings } from './settings';
import { refuseExposedKey } from './http/siteConfig';
import { Languages, loadLanguage } from './languages';
import { createLog, formatError, type Log } from './log';
import { Metrics } from './metrics';
import { mountAt } from './mountAt';
import { listen } from './httpServer';
import { Outbox } from './outbox/outbox';
import type { Worker } from './outbox/worker';
import { createDevProviders } from './devProviders/app';
import { loadPageRenderer } from './noscript/pageRenderer';
import { followSite } from './static/follow';
import type { StaticSite } from './static/load';
import { checkTargets } from './targetCheck';

/** The path of the dev providers on the site's port. */
export const DEV_PROVIDERS_PATH = '/__dev';

export interface SiteOptions {
  log?: Log;
  /** Runs the relay without a built site, behind a development server. */
  isRelayOnly?: boolean;
}

export interface RunningSite {
  /** The origin without a trailing slash, such as 'http://localhost:4173'. */
  url: string;
  /** The path at which the site is mounted, with a leading and a trailing slash. */
  base: string;
  hasDevProviders: boolean;
  /**
   * Stops accepting submissions, and waits for running work for up to 7 s. A stop takes at most 10 s. Undelivered
   * submissions stay in the outbox.
   */
  stop: () => Promise<void>;
}

/** Maps the IP address on which the server listens to the host in the URLs of local connections. */
const URL_HOST_BY_LISTEN_HOST = new Map([
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['::1', '[::1]'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);
/**
 * The time that running work may take during a stop, in milliseconds. A stop takes at most 10 s. In the remaining time,
 * the server records aborted work.
 */
const STOP_GRACE_MS = 7000;
const CLOSE_GRACE_MS = 500;

/**
 * Starts the built site and the relay on one port, and starts the delivery of submissions. If no provider is
 * configured, also starts the dev providers. Rejects with a one-line message when the site is not built, a setting is
 * invalid or the port is in use.
 */
export async function startSite(
  settings: Settings,
  { log: writeLog = createLog(), isRelayOnly = false }: SiteOptions = {},
): Promise<RunningSite> {
  const metrics = new Metrics(writeLog);
  const { log } = metrics;
  let base: string | undefined;
  const checkBuild = (build: StaticSite) => {
    refuseExposedKey(settings, build);
    base ??= build.base;
    if (build.base !== base) throw new Error(`BASE_PATH of the new build is ${build.base}, not ${base}: restart`);
  };
  const site = isRelayOnly ? undefined : await followSite(settings.distDir, { checkBuild, log });
  const outbox = await Outbox.open(settings.outbox);
  const closeAndThrow = async (error: unknown): Promise<never> => {
    site?.stopFollowing();
    await outbox.close();
    throw error;
  };
  const canMail = await checkTargets(outbox, settings, log).catch(closeAndThrow);
  const languages = new Languages(log, (tag) => loadLanguage(settings.distDir, tag));
  let worker: Worker | undefined;
  let isStopping = false;
  const app = createApp({
    outbox,
    settings,
    ...(site ? { getSite: site.getSite } : {}),
    languages,
    loadPageRenderer: (languageFolder) => loadPageRenderer(settings.distDir, languageFolder),
    metrics,
    isStopping: () => isStopping,
    onWorkQueued: () => worker?.wakeUp(),
  });
  const devProviders = settings.providers
    ? undefined
    : new Hono().route(DEV_PROVIDERS_PATH, createDevProviders(DEV_PROVIDERS_PATH));
  const isDevProviderUrl = (url: string) => new URL(url).pathname.startsWith(`${DEV_PROVIDERS_PATH}/`);
  const mountedApp = mountAt(base ?? '/', (request, env) => app.fetch(request, env));
  const dispatchRequest = (request: Request, env: object) =>
    devProviders && isDevProviderUrl(request.url) ? devProviders.fetch(request, env) : mountedApp(request, env);

  const server = await listen(dispatchRequest, settings).catch((error: NodeJS.ErrnoException) =>
    closeAndThrow(
      error.code === 'EADDRINUSE'
        ? new Error(`PORT ${settings.port} is in use on ${settings.host}: set another port`)
        : new Error(`HOST ${settings.host}: the server cannot listen on this address: ${formatError(error)}`, {
            cause: error,
          }),
    ),
  );
  // If memory or file handles run out, this error repeats without end, so the server logs only the first error.
  server.server.once('error', (error) => log('error', 'connection.failed', { reason: formatError(error) }));
  const providers = settings.providers ?? getDevProviderSettings(server.port, settings);
  const origin = settings.origins[0] ?? (settings.providers ? firm.origin : `http://localhost:${server.port}`);
  const siteUrl = origin + (base ?? '/').slice(0, -1);
  worker = createWorker(outbox, { ...settings, providers, languages, log, siteUrl });
  await worker.start(canMail);
  const startedWorker = worker;
  let stopPromise: Promise<void> | undefined;
  const stop = async () => {
    isStopping = true;
    site?.stopFollowing();
    // The server still listens while running work finishes. The server responds to new submissions with 503 and
    // Retry-After, and the dev providers still accept the requests of running deliveries.
    await Promise.all([startedWorker.stop(STOP_GRACE_MS), server.waitUntilIdle(STOP_GRACE_MS)]);
    await server.close(CLOSE_GRACE_MS);
    await outbox.engine.compact().catch((error: unknown) => {
      // After this failure, deleted text stays readable in the journal until the next start.
      log('warn', 'outbox.not-compacted', { reason: formatError(error) });
    });
    await outbox.close();
  };
  return {
    url: `http://${URL_HOST_BY_LISTEN_HOST.has(settings.host) ? 'localhost' : settings.host}:${server.port}`,
    base: base ?? '/',
    hasDevProviders: devProviders !== undefined,
    // Several signals may arrive. All calls of `stop` return the same promise.
    stop: () => (stopPromise ??= stop()),
  };
}

function getDevProviderSettings(port: number, { host: listenHost, mailAddresses }: Settings): Providers {
  const baseUrl = `http://${URL_HOST_BY_LISTEN_HOST.get(listenHost) ?? listenHost}:${port}${DEV_PROVIDERS_PATH}`;
  return {
    spreadsheet: { host: baseUrl, deploymentId: 'dev provider', acceptedResponse: 'ok', secret: 'dev-provider-secret' },
    mail: { host: baseUrl, apiKey: 'dev provider', ...mailAddresses },
  };
}
