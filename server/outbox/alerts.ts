import { formatError, type Log } from '../log';
import { claimAlert, markAlertSent } from './alertState';
import { findFaults } from './faults';
import type { Outbox } from './outbox';
import type { Retention } from './retention';

/** A message to the operator: faults, or the end of all faults. */
export interface Alert {
  /** Identifies the alert. A repeat has the same id. */
  id: string;
  /** Empty when all faults have ended. */
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
 * Sends one alert when faults begin, and one when the last fault has ended. The state is stored in the outbox, so that
 * several processes or a restart do not send an alert twice. An alert that could not be sent is repeated.
 */
export class Alerts {
  #next = 0;

  constructor(
    private readonly outbox: Outbox,
    private readonly ports: AlertPorts,
  ) {}

  /** Checks once a minute. Never rejects: a failed check is logged and repeated. */
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
