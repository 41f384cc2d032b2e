import { createApp } from './app';
import { createWorker } from './delivery';
import type { Providers, Settings } from './env';
import { refuseExposedKey } from './http/siteConfig';
import { createLog, errorText, type Log } from './log';
import { Metrics } from './metrics';
import { warnOfMissingSecret } from './missingSecret';
import { mounted } from './mounted';
import { listen } from './node';
import { Outbox } from './outbox/outbox';
import type { Worker } from './outbox/worker';
import { createDevProviders } from './devProviders/app';
import { loadPageMaker } from './noscript/pageMaker';
import { followSite } from './static/follow';
import type { StaticSite } from './static/load';

/** Where the dev providers live on the site's own port. */
export const STAND_IN_BASE = '/__dev';

export interface SiteOptions {
  log?: Log;
  /** No built site: the relay behind a development server. */
  relayOnly?: boolean;
}

export interface RunningSite {
  /** Without a trailing slash; 'http://localhost:4173'. */
  url: string;
  /** Where the site is mounted there, with both slashes. */
  base: string;
  devProviders: boolean;
  /** Takes no more submissions and finishes what is under way, as far as 10 s allow; the rest is safe in the outbox. */
  stop: () => Promise<void>;
}

/** What to call an address to listen on. */
const LOCAL_HOSTS = new Map([
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['::1', '[::1]'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);
/** Of the 10 s that a stop may take; the rest is for writing down what was broken off. */
const STOP_GRACE_MS = 8000;
const HANG_UP_MS = 500;

/**
 * The whole thing on one port: built site, relay, delivery and, without providers, the dev providers. Rejects with a one-line
 * message for a person when the site is not built, a setting is wrong or the port is taken.
 */
export async function startSite(
  settings: Settings,
  { log: write = createLog(), relayOnly = false }: SiteOptions = {},
): Promise<RunningSite> {
  const metrics = new Metrics(write);
  const { log } = metrics;
  let base: string | undefined;
  const check = (built: StaticSite) => {
    refuseExposedKey(settings, built);
    base ??= built.base;
    if (built.base !== base) throw new Error(`It was built for ${built.base} (BASE_PATH) and not for ${base}: restart`);
  };
  const site = relayOnly ? undefined : await followSite(settings.distDir, { check, log });
  const outbox = await Outbox.open(settings.outbox);
  let worker: Worker | undefined;
  let isStopping = false;
  const app = createApp({
    outbox,
    settings,
    ...(site ? { static: site.current } : {}),
    loadPageMaker: () => loadPageMaker(settings.distDir),
    metrics,
    isStopping: () => isStopping,
    onStored: () => worker?.poke(),
  });
  const devProviders = settings.providers ? undefined : createDevProviders(STAND_IN_BASE);
  const isDevProvider = (url: string) => new URL(url).pathname.startsWith(`${STAND_IN_BASE}/`);
  const withoutBase = (url: string) => url.replace(STAND_IN_BASE, '');
  const answer = mounted(base ?? '/', (request, env) => app.fetch(request, env));
  const fetch = (request: Request, env: object) =>
    devProviders && isDevProvider(request.url)
      ? devProviders.fetch(new Request(withoutBase(request.url), request), env)
      : answer(request, env);

  const listening = await listen(fetch, settings).catch(async (error: NodeJS.ErrnoException) => {
    await outbox.close();
    if (error.code === 'EADDRINUSE') throw new Error(`PORT ${settings.port} is in use on ${settings.host}`);
    throw new Error(`HOST ${settings.host} can't be listened on: ${errorText(error)}`, { cause: error });
  });
  warnOfMissingSecret(settings, log);
  const providers = settings.providers ?? devProviderSettings(listening.port, settings);
  worker = createWorker(outbox, { ...settings, providers, log });
  await worker.start();
  const running = worker;
  return {
    url: `http://${LOCAL_HOSTS.has(settings.host) ? 'localhost' : settings.host}:${listening.port}`,
    base: base ?? '/',
    devProviders: devProviders !== undefined,
    stop: async () => {
      isStopping = true;
      site?.stop();
      // It goes on listening meanwhile: who sends now is told to try again, and the dev providers still take what is delivered.
      await Promise.all([running.stop(STOP_GRACE_MS), listening.quiet(STOP_GRACE_MS)]);
      await listening.close(HANG_UP_MS);
      await outbox.compact().catch((error: unknown) => {
        // What was deleted stays readable in the journal until the next start.
        log('warn', 'outbox.not-compacted', { reason: errorText(error) });
      });
      await outbox.close();
    },
  };
}

function devProviderSettings(port: number, { host: listensOn, people }: Settings): Providers {
  const host = `http://${LOCAL_HOSTS.get(listensOn) ?? listensOn}:${port}${STAND_IN_BASE}`;
  return {
    spreadsheet: { host, deploymentId: 'dev provider', answer: 'ok' },
    mail: { host, apiKey: 'dev provider', ...people },
  };
}
