import { sql } from 'kysely';
import { formatError, type Log } from '../log';
import { hasElapsed } from './backoff';
import type { Engine } from './engine/engine';
import { findFaults } from './faults';
import type { Outbox } from './outbox';
import type { Retention } from './retention';
import { selectValues } from './selectValues';

/** A message to the operator: faults, or the end of all faults. */
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

/** The interval between checks, and the wait after a failed alert, in milliseconds. */
const INTERVAL_MS = 60_000;

/**
 * Sends one alert when faults begin, and one alert when the last fault has ended. The outbox stores which alert was
 * sent, so that other and restarted processes do not repeat the alert. The relay repeats an alert that could not be
 * sent.
 */
export class Alerts {
  #latestCheckTime = -Infinity;

  constructor(
    private readonly outbox: Outbox,
    private readonly ports: AlertPorts,
  ) {}

  /**
   * Checks for faults at most once a minute, and sends an alert if faults have begun or all faults have ended. Never
   * rejects: logs a failure, and checks again later.
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
    const detectedAt = await claimAlert(this.outbox.engine, faults.length > 0, now(), now() + INTERVAL_MS);
    if (detectedAt === undefined) return;
    await send({ id: `${faults.length > 0 ? 'raised' : 'cleared'}:${detectedAt}`, faults });
    await markAlertSent(this.outbox.engine, faults.length > 0, now());
    if (faults.length > 0) log('error', 'alert.raised', { faults: faults.length });
    else log('info', 'alert.cleared');
  }
}

/**
 * The name of the entry in `state` for the current alert. The entry has the value 'raising', 'raised' or 'clearing'.
 */
const ALERT_ENTRY = 'alert';

/**
 * Claims the next alert until `claimedUntil` (ms), so that no other process sends this alert in the meantime. Returns
 * the time (ms) at which the relay detected the faults. Returns undefined when there is no alert to send, and while an
 * earlier claim is valid.
 */
async function claimAlert(
  { queryBuilder, read, write }: Engine,
  hasFaults: boolean,
  now: number,
  claimedUntil: number,
): Promise<number | undefined> {
  const alertQuery = queryBuilder.selectFrom('state').select(['value', 'set_at']).where('name', '=', ALERT_ENTRY);
  const [entry] = await read(alertQuery);
  // Most checks find no change and need no write.
  if (hasFaults ? entry?.value === 'raised' : entry === undefined) return undefined;
  const value = hasFaults ? 'raising' : 'clearing';
  const [insertion, , update] = await write([
    queryBuilder
      .insertInto('state')
      .columns(['name', 'value', 'set_at', 'until_at'])
      .expression(
        selectValues(queryBuilder, { name: ALERT_ENTRY, value, set_at: now, until_at: claimedUntil }).where(
          sql<boolean>`${hasFaults ? 1 : 0} = 1`,
        ),
      )
      .onConflict((conflict) => conflict.column('name').doNothing()),
    hasFaults
      ? // If faults recur before the alert about their end is sent, the entry becomes 'raised' again. The relay then
        // sends no alert, because the earlier alert still applies.
        queryBuilder
          .updateTable('state')
          .set({ value: 'raised', until_at: 0 })
          .where('name', '=', ALERT_ENTRY)
          .where('value', '=', 'clearing')
      : // If the faults end before a receiver accepts the alert about them, the relay sends no alert about their end.
        queryBuilder
          .deleteFrom('state')
          .where('name', '=', ALERT_ENTRY)
          .where('value', '=', 'raising')
          .where('until_at', '<=', now),
    queryBuilder
      .updateTable('state')
      .set({ value, until_at: claimedUntil })
      .where('name', '=', ALERT_ENTRY)
      .where('until_at', '<=', now)
      .where('value', 'in', hasFaults ? ['raising'] : ['raised', 'clearing']),
  ]);
  if (insertion.rowCount === 0 && update.rowCount === 0) return undefined;
  return (await read(alertQuery))[0]?.set_at;
}

/** Marks an alert as sent. After an alert about the end of all faults, deletes the entry in `state`. */
async function markAlertSent({ queryBuilder, write }: Engine, hasFaults: boolean, now: number): Promise<void> {
  await write([
    hasFaults
      ? queryBuilder.updateTable('state').set({ value: 'raised', until_at: now }).where('name', '=', ALERT_ENTRY)
      : queryBuilder.deleteFrom('state').where('name', '=', ALERT_ENTRY),
  ]);
}
