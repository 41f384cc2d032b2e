import { createApp } from './app';
import { createWorker } from './delivery';
import { loadSettings, SettingsError } from './env';
import { createLog } from './log';
import { Outbox } from './outbox/outbox';

/**
 * The relay for hosts that run functions and serve the files themselves. Such hosts keep no file and no loop alive, so the
 * outbox must be a libSQL engine (`OUTBOX_URL`), the providers must be set, and `scheduled` must be called every minute
 * or so by the host's timer; each accepted submission is delivered at once where the host lets work outlive an answer.
 */
async function start() {
  const settings = loadSettings(process.env);
  if (settings.outbox.url.startsWith('file:'))
    throw new SettingsError('OUTBOX_URL', 'is missing: functions keep no files');
  if (!settings.providers)
    throw new SettingsError('MAIL_HOST', 'is missing: the local stand-ins need a machine of their own');
  if (settings.trustedProxies === 0)
    throw new SettingsError('TRUSTED_PROXIES', "must be at least 1: the host's proxy names the visitor");
  const log = createLog();
  const outbox = await Outbox.open(settings.outbox);
  const worker = createWorker(outbox, { providers: settings.providers, limits: settings.limits, log });
  return { worker, settings, outbox, log };
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

/** Answers one request. */
async function fetch(request: Request, _env?: unknown, context?: ExecutionContext): Promise<Response> {
  const { worker, settings, outbox, log } = await starting();
  let delivery: Promise<unknown> | undefined;
  const app = createApp({ outbox, settings, log, onStored: () => (delivery = worker.runDue()) });
  const response = await app.fetch(request);
  if (delivery && context) context.waitUntil(delivery);
  else await delivery;
  return response;
}

/** Delivers what is due; for the host's timer. */
async function scheduled(): Promise<void> {
  const { worker } = await starting();
  await worker.runDue();
}

export default { fetch, scheduled };
