import { createApp } from './app';
import { createWorker } from './delivery';
import { loadSettings, SettingsError } from './env';
import { createLog, errorText } from './log';
import { Metrics } from './metrics';
import { warnOfMissingSecret } from './missingSecret';
import { Outbox } from './outbox/outbox';
import { loadPageMaker } from './noscript/pageMaker';

/**
 * The relay for hosts that run functions and serve the files themselves. Such hosts keep no file and no loop alive. So the
 * outbox must be PostgreSQL, or a file on a disk that outlives the functions (`OUTBOX_URL`), the providers must be set, and
 * the host's timer must call `scheduled` every minute or so. Each accepted submission is delivered at once: within
 * its own request, or after it where the host lets work outlive an answer.
 */
async function start() {
  if (!process.env.OUTBOX_URL?.trim()) throw new SettingsError('OUTBOX_URL', 'is missing: functions keep no files');
  const settings = loadSettings(process.env);
  if (!settings.providers)
    throw new SettingsError('MAIL_HOST', 'is missing: the local dev providers need a machine of their own');
  if (settings.trustedProxies === 0)
    throw new SettingsError('TRUSTED_PROXIES', "must be at least 1: the host's proxy names the visitor");
  const metrics = new Metrics(createLog());
  const { log } = metrics;
  const outbox = await Outbox.open(settings.outbox);
  const worker = createWorker(outbox, { ...settings, providers: settings.providers, log });
  warnOfMissingSecret(settings, log);
  const underWay = new Set<Promise<unknown>>();
  const deliver = (): void => {
    const delivery = worker
      .runDue()
      .catch((error: unknown) => {
        // It is stored: the visitor's answer stays yes, and the timer takes it up again.
        log('error', 'outbox.unavailable', { reason: errorText(error) });
      })
      .finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  };
  // One app an instance: the limits by address are kept in it.
  const app = createApp({
    outbox,
    settings,
    metrics,
    onStored: deliver,
    loadPageMaker: () => loadPageMaker(settings.distDir),
  });
  return { worker, underWay, app };
}

let started: ReturnType<typeof start> | undefined;
/** Once an instance; a start that failed is tried again by the next request. */
function starting(): ReturnType<typeof start> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

interface ExecutionContext {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Answers one request, with the deliveries that it began handed to the host or, where that is not possible, done. */
async function fetch(request: Request, _env?: unknown, context?: ExecutionContext): Promise<Response> {
  const { app, underWay } = await starting();
  const response = await app.fetch(request);
  const deliveries = Promise.all(underWay);
  if (context) context.waitUntil(deliveries);
  else await deliveries;
  return response;
}

/** Delivers what is due; for the host's timer. */
async function scheduled(): Promise<void> {
  const { worker } = await starting();
  await worker.runDue();
}

export default { fetch, scheduled };
