/**
 * A relay in a separate process. The process exits when its standard input closes, for example when its parent exits.
 * crash.long.test.ts, chaos.postgres.ts and erasureKills.long.test.ts start this program. The environment variables of
 * the program are:
 * - CRASH_AT: the crash point at which the relay kills its own process. The signal is SIGKILL, so that no handler runs
 *   and no data are flushed.
 * - OUTBOX_URL: the URL of the outbox.
 * - SUBMISSIONS: the limit of submissions for an IP address. The daily mail budget is four times this number.
 * - TARGETS: the delivery targets of the relay as JSON (the type `Providers`).
 * - SITE_URL: the URL in withdrawal links.
 * - ERASE: an e-mail address. If ERASE is set, the process only runs `outbox erase` for that address.
 */
import { createApp } from '../app';
import { createWorker } from '../createWorker';
import type { Providers } from '../settings';
import { Metrics } from '../metrics';
import { listen } from '../httpServer';
import { runOutboxCli } from '../outbox-cli';
import { Outbox } from '../outbox/outbox';
import { LIMITS, MAIL_ADDRESSES } from './harness';

const log = () => undefined;
/**
 * The duration of a lease, in milliseconds. The next process waits for this duration before it claims rows of a killed
 * process. The duration exceeds any stall of a busy machine.
 */
const LEASE_MS = 5000;

async function main(): Promise<void> {
  const { CRASH_AT = '', OUTBOX_URL = '', TARGETS = '', SUBMISSIONS = LIMITS.submissions } = process.env;
  const { SITE_URL, ERASE } = process.env;
  const limits = { ...LIMITS, submissions: Number(SUBMISSIONS), dailyBudget: 4 * Number(SUBMISSIONS) };
  const killAtCrashPoint = (name: string) => {
    if (name === CRASH_AT) process.kill(process.pid, 'SIGKILL');
  };
  const outbox = await Outbox.open({ url: OUTBOX_URL });
  const { erasures } = outbox;
  /** Adds crash points after the commit of an erasure, and after its tombstone is copied (`Tombstones.mirror`). */
  const addErasureCrashPoints = () => {
    const mirror = erasures.tombstones.mirror.bind(erasures.tombstones);
    erasures.tombstones.mirror = async () => {
      killAtCrashPoint('erasure:committed');
      await mirror();
      killAtCrashPoint('erasure:mirrored');
    };
  };
  const worker = createWorker(outbox, {
    providers: JSON.parse(TARGETS) as Providers,
    mailAddresses: MAIL_ADDRESSES,
    shouldEchoInput: true,
    usesQuarantineTab: false,
    limits,
    log,
    onCrashPoint: killAtCrashPoint,
    leaseMs: LEASE_MS,
    ...(SITE_URL === undefined ? {} : { siteUrl: SITE_URL }),
  });
  if (ERASE !== undefined) {
    addErasureCrashPoints();
    await runOutboxCli(['erase', ERASE], outbox, log, { runErasures: () => worker.runErasures() });
    return outbox.close();
  }
  const accept = outbox.accept.bind(outbox);
  outbox.accept = (acceptance) => {
    killAtCrashPoint('received');
    return accept(acceptance);
  };
  const withdraw = erasures.withdraw.bind(erasures);
  erasures.withdraw = (...withdrawal) => {
    killAtCrashPoint('erasure:received');
    addErasureCrashPoints();
    return withdraw(...withdrawal);
  };
  const app = createApp({
    outbox,
    settings: { origins: [], trustedProxies: 0, flagsHost: '', limits },
    metrics: new Metrics(log),
    onWorkQueued: () => {
      killAtCrashPoint('stored');
      worker.wakeUp();
    },
  });
  const server = await listen((request, env) => app.fetch(request, env), { port: 0, host: '127.0.0.1' });
  process.stdin.on('end', () => process.exit(0)).resume();
  process.stdout.write(`${server.port}\n`);
  await worker.start();
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
