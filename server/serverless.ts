import { setTimeout as sleep } from 'node:timers/promises';
import { firm } from '#site/firm';
import { createApp } from './app';
import { createWorker } from './createWorker';
import { loadSettings, SettingsError } from './settings';
import { Languages, loadLanguage } from './languages';
import { createLog, formatError } from './log';
import { Metrics } from './metrics';
import { Outbox } from './outbox/outbox';
import { mountAt } from './mountAt';
import { loadPageRenderer } from './noscript/pageRenderer';
import { checkTargets } from './targetCheck';

/**
 * The time during which a request claims deliveries, in milliseconds. The host may suspend a function after its
 * response, so the function should not claim a long backlog. The timer delivers the remaining submissions.
 */
const MAX_CLAIM_MS = 2000;
/** The longest time for which a response waits for deliveries, in milliseconds. */
const MAX_WAIT_MS = 5000;

/**
 * Starts the relay for hosts that run serverless functions and serve the built site themselves. A serverless host
 * deletes the files of a function and stops the function's background loops between requests. The outbox must therefore
 * be PostgreSQL, or a file on a persistent disk (`OUTBOX_URL`). The providers must be set, and the host's timer must
 * call `scheduled` about every minute. The relay attempts each delivery immediately: within the request, or after the
 * response if the host provides `waitUntil`. Throws {@link SettingsError} when a variable is missing or invalid.
 */
async function startRelay() {
  if (!process.env.OUTBOX_URL?.trim())
    throw new SettingsError('OUTBOX_URL', 'is missing: functions have no permanent files');
  const settings = loadSettings(process.env);
  if (!settings.providers)
    throw new SettingsError('MAIL_HOST', 'is missing: functions cannot run the local dev providers');
  if (settings.trustedProxies === 0)
    throw new SettingsError('TRUSTED_PROXIES', "must be at least 1: the host's proxy sends the visitor's IP address");
  const metrics = new Metrics(createLog());
  const { log } = metrics;
  const outbox = await Outbox.open(settings.outbox);
  const languages = new Languages(log, (tag) => loadLanguage(settings.distDir, tag));
  const worker = createWorker(outbox, {
    ...settings,
    providers: settings.providers,
    languages,
    log,
    siteUrl: (settings.origins[0] ?? firm.origin) + BASE_PATH.slice(0, -1),
  });
  let targetCheckPromise: Promise<unknown> | undefined;
  /** Checks the targets once for each instance, and again after a failure of the outbox. */
  const checkTargetsOnce = (): Promise<unknown> =>
    (targetCheckPromise ??= checkTargets(outbox, settings, log).catch((error: unknown) => {
      const isUnusable = error instanceof SettingsError;
      if (!isUnusable) targetCheckPromise = undefined;
      log('error', isUnusable ? 'target.unusable' : 'outbox.unavailable', { reason: formatError(error) });
    }));
  const runningDeliveryPromises = new Set<Promise<unknown>>();
  const startDeliveries = (): void => {
    const startTime = performance.now();
    const deliveryPromise = worker
      .runDue(() => performance.now() - startTime > MAX_CLAIM_MS)
      .catch((error: unknown) => {
        // The submission is stored, so the response to the visitor still reports success. The timer retries the
        // delivery.
        log('error', 'outbox.unavailable', { reason: formatError(error) });
      })
      .finally(() => runningDeliveryPromises.delete(deliveryPromise));
    runningDeliveryPromises.add(deliveryPromise);
  };
  // Each instance has one app, because the app counts the requests of each IP address in memory.
  const app = createApp({
    outbox,
    settings,
    metrics,
    onWorkQueued: startDeliveries,
    languages,
    loadPageRenderer: (languageFolder) => loadPageRenderer(settings.distDir, languageFolder),
  });
  return { worker, runningDeliveryPromises, checkTargetsOnce, app };
}

/** The path at which the site is mounted, with a leading and a trailing slash. The build sets BASE_PATH. */
const BASE_PATH = process.env.BASE_PATH ?? '/';

let startPromise: ReturnType<typeof startRelay> | undefined;
/** Starts the relay once for each instance. The next request or call of `scheduled` retries a failed start. */
function startRelayOnce(): ReturnType<typeof startRelay> {
  startPromise ??= startRelay().catch((error: unknown) => {
    startPromise = undefined;
    throw error;
  });
  return startPromise;
}

interface ExecutionContext {
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Responds to one request. Passes all running deliveries to the host (`waitUntil`). If the host has no `waitUntil`, the
 * response to an accepted post waits for the deliveries for at most {@link MAX_WAIT_MS}.
 */
async function fetch(request: Request, _env?: unknown, context?: ExecutionContext): Promise<Response> {
  const { app, runningDeliveryPromises } = await startRelayOnce();
  const url = new URL(request.url);
  // For a site in the subfolder `/folder/`, a host may forward the path '/folder/api/' or '/api/'.
  if (!url.pathname.startsWith(BASE_PATH)) url.pathname = BASE_PATH.slice(0, -1) + url.pathname;
  const response = await mountAt(BASE_PATH, (appRequest) => app.fetch(appRequest))(new Request(url, request), {});
  const deliveriesPromise = Promise.all(runningDeliveryPromises);
  if (context) context.waitUntil(deliveriesPromise);
  else if (request.method === 'POST' && response.status < 400)
    await Promise.race([deliveriesPromise, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
  return response;
}

/**
 * Attempts all deliveries that are due, deletes expired data, and checks the targets. The host's timer calls this
 * function.
 */
async function scheduled(): Promise<void> {
  const { worker, checkTargetsOnce } = await startRelayOnce();
  await worker.runDue();
  await worker.sweepHourly();
  // A target that does not respond delays the check, but no visitor waits for this function.
  await checkTargetsOnce();
}

export default { fetch, scheduled };
