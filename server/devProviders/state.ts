import type { EmailMessage } from '../../src/submission/types';

/** What a dev provider can be told to do wrong, with the words its page uses. */
export const FAULTS = {
  none: 'Works',
  down: 'Is down: the connection breaks',
  hang: 'Hangs: never answers',
  slow: 'Is slow: answers after 3 seconds',
  '401': 'Answers 401: key refused',
  '429': 'Answers 429 with Retry-After',
  '500': 'Answers 500',
  nonsense: 'Answers 200 with nonsense',
} as const;
export type FaultKind = keyof typeof FAULTS;
/** In the order of the page; numbers would come first in an object's own order. */
export const FAULT_KINDS: readonly FaultKind[] = ['none', 'down', 'hang', 'slow', '401', '429', '500', 'nonsense'];
export type Target = 'sheet' | 'mail';

export interface Fault {
  kind: FaultKind;
  /** Seconds that a 429 asks to wait. */
  retryAfter: number;
  /** Requests that it still hits; null: until it is switched off. */
  times: number | null;
}

export interface StoredRow {
  /** The submission's id, by which a repeat is recognised; '' from a browser in direct mode. */
  id: string;
  receivedAt: string;
  /** How often it was handed in: repeats make no second row. */
  deliveries: number;
  /** It stands on the tab of submissions that look like a bot's. */
  isQuarantined: boolean;
  payload: Record<string, string>;
}

export interface CaughtMail extends EmailMessage {
  /** Position in the order of arrival, from 1. */
  number: number;
  receivedAt: string;
  /** As the real provider would tell a repeat; '' in direct mode. */
  idempotencyKey: string;
}

const NO_FAULT: Fault = { kind: 'none', retryAfter: 2, times: null };
/** A long afternoon of trying things out; the oldest go first. */
const MAX_KEPT = 20_000;

/** Everything that the dev providers hold, in memory. */
export class DevProviderState {
  readonly rows: StoredRow[] = [];
  readonly mails: CaughtMail[] = [];
  /** Requests that came, by target, whatever became of them. */
  readonly requests: Record<Target, number> = { sheet: 0, mail: 0 };
  readonly faults: Record<Target, Fault> = { sheet: NO_FAULT, mail: NO_FAULT };

  setFault(target: Target, fault: Partial<Fault> & Pick<Fault, 'kind'>): void {
    this.faults[target] = { ...NO_FAULT, ...fault };
  }

  /** The fault that this request meets. */
  meet(target: Target): Fault {
    this.requests[target] += 1;
    const fault = this.faults[target];
    if (fault.kind === 'none' || fault.times === null) return fault;
    this.faults[target] = fault.times > 1 ? { ...fault, times: fault.times - 1 } : NO_FAULT;
    return fault;
  }

  addRow(id: string, payload: Record<string, string>, isQuarantined: boolean): void {
    const known = id === '' ? undefined : this.rows.find((row) => row.id === id && row.isQuarantined === isQuarantined);
    if (known) known.deliveries += 1;
    else this.rows.push({ id, receivedAt: new Date().toISOString(), deliveries: 1, isQuarantined, payload });
    if (this.rows.length > MAX_KEPT) this.rows.shift();
  }

  /** Repeats are kept: the page and the tests shall see every mail that a real inbox might have got. */
  addMail(message: EmailMessage, idempotencyKey: string): void {
    const number = (this.mails.at(-1)?.number ?? 0) + 1;
    this.mails.push({ ...message, number, receivedAt: new Date().toISOString(), idempotencyKey });
    if (this.mails.length > MAX_KEPT) this.mails.shift();
  }

  clear(): void {
    this.rows.length = 0;
    this.mails.length = 0;
    this.requests.sheet = 0;
    this.requests.mail = 0;
    this.faults.sheet = NO_FAULT;
    this.faults.mail = NO_FAULT;
  }
}
