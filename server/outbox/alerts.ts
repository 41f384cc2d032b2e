import { formatError, type Log } from '../log';
import { hasElapsed } from './backoff';
import type { Engine } from './engine/engine';
import { findFaults, type FaultKind } from './faults';
import type { Outbox } from './outbox';
import type { Retention } from './retention';

/** A message to the operator about current faults, or about the end of all faults. */
export interface Alert {
  /** The id of the alert. A repeated alert has the same id. */
  id: string;
  /** One line for each fault. The list is empty when all faults have ended. */
  faults: readonly string[];
}

interface AlertPorts {
  sendAlert?: (alert: Alert) => Promise<void>;
  now: () => number;
  log: Log;
  limits: Retention;
}

/** The interval between two checks for faults, and the wait after a failed alert, in milliseconds. */
const INTERVAL_MS = 60_000;

/**
 * Sends one alert when a kind of fault begins, and one alert when all faults have ended. The outbox stores the kinds of
 * faults that the receivers know. Other processes, and a restarted process, therefore do not repeat an alert. The relay
 * repeats an alert that could not be sent.
 */
export class Alerts {
  #latestCheckTime = -Infinity;

  constructor(
    private readonly outbox: Outbox,
    private readonly ports: AlertPorts,
  ) {}

  /**
   * Checks for faults at most once a minute. Sends an alert if a new kind of fault has begun or all faults have ended.
   * Never rejects. If the check fails, logs the error, and the next call checks again.
   */
  async checkFaults(): Promise<void> {
    const { now, log, sendAlert } = this.ports;
    if (!sendAlert || !hasElapsed(INTERVAL_MS, this.#latestCheckTime, now())) return;
    this.#latestCheckTime = now();
    try {
      await this.#sendNextAlert(sendAlert);
    } catch (error) {
      log('warn', 'alert.not-sent', { reason: formatError(error) });
    }
  }

  async #sendNextAlert(send: (alert: Alert) => Promise<void>): Promise<void> {
    const { now, log, limits } = this.ports;
    const faults = await findFaults(this.outbox, now(), limits);
    const kinds = [...new Set(faults.map(({ kind }) => kind))];
    const detectedAt = await claimAlert(this.outbox.engine, kinds, now(), now() + INTERVAL_MS);
    if (detectedAt === undefined) return;
    const id = `${kinds.length > 0 ? 'raised' : 'cleared'}:${detectedAt}`;
    await send({ id, faults: faults.map(({ text }) => text) });
    await markAlertSent(this.outbox.engine, kinds, now());
    if (faults.length > 0) log('error', 'alert.raised', { faults: faults.length });
    else log('info', 'alert.cleared');
  }
}

/**
 * The name of the entry in `state` that describes the current alert. The value begins with 'raising' while the
 * receivers have not accepted an alert about new kinds of faults. Otherwise, the value begins with 'raised'. The
 * accepted kinds follow, as in 'raised dead,late'.
 */
const ALERT_ENTRY = 'alert';

/** Returns the value of the entry {@link ALERT_ENTRY} after the receivers have accepted an alert about `kinds`. */
const formatRaisedValue = (kinds: readonly FaultKind[]): string => `raised ${kinds.join(',')}`;

/**
 * Claims the next alert until `claimedUntil` (ms), so that no other process sends this alert in the meantime. `kinds`
 * are the kinds of all current faults. Returns the time (ms) at which the relay detected the faults, which is the same
 * for each repeat of an alert. Returns undefined when there is no alert to send, and while an earlier claim is valid.
 */
async function claimAlert(
  { queryBuilder, read, write }: Engine,
  kinds: readonly FaultKind[],
  now: number,
  claimedUntil: number,
): Promise<number | undefined> {
  const [alertEntry] = await read(queryBuilder.selectFrom('state').selectAll().where('name', '=', ALERT_ENTRY));
  const hasFaults = kinds.length > 0;
  if (!alertEntry) {
    // Most checks find no fault and need no write.
    if (!hasFaults) return undefined;
    const [{ rowCount }] = await write([
      queryBuilder
        .insertInto('state')
        .values({ name: ALERT_ENTRY, value: 'raising', set_at: now, until_at: claimedUntil })
        .onConflict((conflict) => conflict.column('name').doNothing()),
    ]);
    return rowCount === 1 ? now : undefined;
  }
  const [phase = '', acceptedKinds = ''] = alertEntry.value.split(' ');
  // Another process may have changed the entry since the read. That process then decides whether to send an alert.
  const updateQuery = queryBuilder
    .updateTable('state')
    .where('name', '=', ALERT_ENTRY)
    .where('value', '=', alertEntry.value);
  if (hasFaults && kinds.every((kind) => acceptedKinds.split(',').includes(kind))) {
    // While other faults remain, the end of a fault causes no alert. If the fault begins again, an alert follows.
    const value = formatRaisedValue(kinds);
    if (alertEntry.value !== value) await write([updateQuery.set({ value })]);
    return undefined;
  }
  if ((alertEntry.until_at ?? 0) > now) return undefined;
  // If the faults end before a receiver accepts the first alert, the relay sends no alert about their end.
  if (!hasFaults && phase === 'raising' && acceptedKinds === '') {
    const deletionQuery = queryBuilder.deleteFrom('state').where('name', '=', ALERT_ENTRY);
    await write([deletionQuery.where('value', '=', alertEntry.value).where('until_at', '=', alertEntry.until_at)]);
    return undefined;
  }
  const detectedAt = hasFaults && phase !== 'raising' ? now : alertEntry.set_at;
  const value = `${hasFaults ? 'raising' : 'raised'} ${acceptedKinds}`.trim();
  const [{ rowCount }] = await write([
    updateQuery.set({ value, set_at: detectedAt, until_at: claimedUntil }).where('until_at', '=', alertEntry.until_at),
  ]);
  return rowCount === 1 ? detectedAt : undefined;
}

/** Marks an alert as accepted. After an alert about the end of all faults, deletes the entry {@link ALERT_ENTRY}. */
async function markAlertSent({ queryBuilder, write }: Engine, kinds: readonly FaultKind[], now: number): Promise<void> {
  await write([
    kinds.length > 0
      ? queryBuilder
          .updateTable('state')
          .set({ value: formatRaisedValue(kinds), until_at: now })
          .where('name', '=', ALERT_ENTRY)
      : queryBuilder.deleteFrom('state').where('name', '=', ALERT_ENTRY),
  ]);
}
