import type { EmailMessage } from '../../src/submission/types';

/** The faults that a dev provider can simulate, with their labels on the page. */
export const FAULT_LABELS = {
  none: 'Works',
  down: 'Is down: the connection breaks',
  hang: 'Hangs: never answers',
  slow: 'Is slow: answers after 3 seconds',
  '401': 'Answers 401: key refused',
  '429': 'Answers 429 with Retry-After',
  '500': 'Answers 500',
  nonsense: 'Answers 200 with nonsense',
} as const;
export type SimulatedFaultKind = keyof typeof FAULT_LABELS;
/** The faults in the order in which the page shows them. `Object.keys` would list the numeric keys first. */
export const FAULT_KINDS: readonly SimulatedFaultKind[] = [
  'none',
  'down',
  'hang',
  'slow',
  '401',
  '429',
  '500',
  'nonsense',
];
export type DevProviderName = 'sheet' | 'mail';

export interface SimulatedFault {
  kind: SimulatedFaultKind;
  /** The Retry-After of a 429, in seconds. */
  retryAfter: number;
  /** The number of requests that the fault still affects, or null if it affects all requests until it is disabled. */
  times: number | null;
}

export interface StoredRow {
  /** The submission's id, which identifies repeats, or '' from a browser in direct mode. */
  id: string;
  receivedAt: string;
  /** The number of deliveries of this submission. A repeated delivery adds no second row. */
  deliveries: number;
  /** Whether the row is on the tab of quarantined submissions. */
  isQuarantined: boolean;
  payload: Record<string, string>;
}

export interface CaughtMail extends EmailMessage {
  /** The number of the mail in the order of arrival, starting at 1. */
  number: number;
  receivedAt: string;
  /** The key by which the provider recognises a repeated mail, or '' in direct mode. */
  idempotencyKey: string;
  /** The number of calls with this mail. A repeated call adds no second mail. */
  calls: number;
}

const NO_FAULT: SimulatedFault = { kind: 'none', retryAfter: 2, times: null };
/**
 * The maximum number of rows, and of mails. The oldest rows and mails are deleted first. This number suffices for hours
 * of manual tests.
 */
const MAX_ENTRIES = 20_000;

/** The state of the dev providers, in memory. */
export class DevProviderState {
  readonly rows: StoredRow[] = [];
  readonly mails: CaughtMail[] = [];
  /** The number of requests by target, including the requests that a fault affected. */
  readonly requestCounts: Record<DevProviderName, number> = { sheet: 0, mail: 0 };
  readonly faults: Record<DevProviderName, SimulatedFault> = { sheet: NO_FAULT, mail: NO_FAULT };

  setFault(target: DevProviderName, fault: Partial<SimulatedFault> & Pick<SimulatedFault, 'kind'>): void {
    this.faults[target] = { ...NO_FAULT, ...fault };
  }

  /** Counts a request and returns the fault that affects it. */
  takeFault(target: DevProviderName): SimulatedFault {
    this.requestCounts[target] += 1;
    const fault = this.faults[target];
    if (fault.kind === 'none' || fault.times === null) return fault;
    this.faults[target] = fault.times > 1 ? { ...fault, times: fault.times - 1 } : NO_FAULT;
    return fault;
  }

  addRow(id: string, payload: Record<string, string>, isQuarantined: boolean): void {
    const existingRow =
      id === '' ? undefined : this.rows.find((row) => row.id === id && row.isQuarantined === isQuarantined);
    if (existingRow) existingRow.deliveries += 1;
    else this.rows.push({ id, receivedAt: new Date().toISOString(), deliveries: 1, isQuarantined, payload });
    if (this.rows.length > MAX_ENTRIES) this.rows.shift();
  }

  /** Deletes the rows of a submission. Returns the number of deleted rows. */
  eraseRows(id: string): number {
    const remainingRows = this.rows.filter((row) => row.id !== id);
    const deletedCount = this.rows.length - remainingRows.length;
    this.rows.splice(0, this.rows.length, ...remainingRows);
    return deletedCount;
  }

  /**
   * Adds a mail and returns true. If a stored mail has the same idempotency key, only counts the call and returns
   * false.
   */
  addMail(message: EmailMessage, idempotencyKey: string): boolean {
    const earlierMail =
      idempotencyKey === '' ? undefined : this.mails.find((mail) => mail.idempotencyKey === idempotencyKey);
    if (earlierMail) {
      earlierMail.calls += 1;
      return false;
    }
    const number = (this.mails.at(-1)?.number ?? 0) + 1;
    this.mails.push({ ...message, number, receivedAt: new Date().toISOString(), idempotencyKey, calls: 1 });
    if (this.mails.length > MAX_ENTRIES) this.mails.shift();
    return true;
  }
}
