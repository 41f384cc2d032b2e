import { sql } from 'kysely';
import { formatError, type Log } from '../log';
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

/** The interval of checks, and the wait after a failed alert, in milliseconds. */
const INTERVAL = 60_000;

/**
 * Sends one alert when faults begin, and one alert when the last fault has ended. The state is stored in the outbox, so
 * that several processes or a restart do not send an alert twice. The relay repeats an alert that could not be sent.
 */
export class Alerts {
  #next = 0;

  constructor(
    private readonly outbox: Outbox,
    private readonly ports: AlertPorts,
  ) {}

  /** Checks for faults at most once a minute. Never rejects: a failed check is logged and repeated. */
  async check(): Promise<void> {
    const { now, log, sendAlert } = this.ports;
    if (!sendAlert || now() < this.#next) return;
    this.#next = now() + INTERVAL;
    try {
      await this.#check(sendAlert);
    } catch (error) {
      log('warn', 'alert.not-sent', { reason: formatError(error) });
    }
  }

  async #check(send: (alert: Alert) => Promise<void>): Promise<void> {
    const { now, log, limits } = this.ports;
    const faults = await findFaults(this.outbox, now(), limits);
    const claimed = await claimAlert(this.outbox.engine, faults.length > 0, now(), now() + INTERVAL);
    if (claimed === undefined) return;
    await send({ id: `${faults.length > 0 ? 'raised' : 'cleared'}:${claimed}`, faults });
    await markAlertSent(this.outbox.engine, faults.length > 0, now());
    if (faults.length > 0) log('error', 'alert.raised', { faults: faults.length });
    else log('info', 'alert.cleared');
  }
}

/** The name of the entry in `state` for the current alert. Its value is 'raising', 'raised' or 'clearing'. */
const ALERT = 'alert';

/**
 * Claims the next alert until `until` (ms), so that no other process sends it meanwhile. Returns the time (ms) at which
 * its faults began; undefined when there is no alert to send, or another process has claimed it.
 */
async function claimAlert(
  { build, read, write }: Engine,
  isFaulty: boolean,
  now: number,
  until: number,
): Promise<number | undefined> {
  const current = build.selectFrom('state').select(['value', 'set_at']).where('name', '=', ALERT);
  const [known] = await read(current);
  // Most checks find no change and need no write.
  if (isFaulty ? known?.value === 'raised' : known === undefined) return undefined;
  const value = isFaulty ? 'raising' : 'clearing';
  const [begun, , claimed] = await write([
    build
      .insertInto('state')
      .columns(['name', 'value', 'set_at', 'until_at'])
      .expression(
        selectValues(build, { name: ALERT, value, set_at: now, until_at: until }).where(
          sql<boolean>`${isFaulty ? 1 : 0} = 1`,
        ),
      )
      .onConflict((conflict) => conflict.column('name').doNothing()),
    // If faults recur before the alert about their end was sent, the earlier alert continues.
    build
      .updateTable('state')
      .set({ value: 'raised', until_at: 0 })
      .where('name', '=', ALERT)
      .where('value', '=', isFaulty ? 'clearing' : ''),
    build
      .updateTable('state')
      .set({ value, until_at: until })
      .where('name', '=', ALERT)
      .where('until_at', '<=', now)
      .where('value', 'in', isFaulty ? ['raising'] : ['raised', 'raising', 'clearing']),
  ]);
  if (begun.changed === 0 && claimed.changed === 0) return undefined;
  return (await read(current))[0]?.set_at;
}

/** Marks an alert as sent. After an alert about the end of all faults, deletes the entry in `state`. */
async function markAlertSent({ build, write }: Engine, isFaulty: boolean, now: number): Promise<void> {
  await write([
    isFaulty
      ? build.updateTable('state').set({ value: 'raised', until_at: now }).where('name', '=', ALERT)
      : build.deleteFrom('state').where('name', '=', ALERT),
  ]);
}
