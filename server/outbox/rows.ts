import type { Submission, SubmissionKind } from '../../src/submission/types';
import type { SubmissionRow } from './engine/tables';
import type { ConfirmationEnd, ScanMark, Status } from './status';

/** One submission on its way. Times are milliseconds since 1970. */
export interface OutboxRow {
  /** The idempotency key, lower case. */
  id: string;
  kind: SubmissionKind;
  reference: string;
  status: Status;
  /** The payload as JSON, without an application's `resumeBase64`, which has a table of its own. */
  payload: string;
  /** The submitter's address, lower case. */
  recipient: string;
  /** What confirmations are counted by; null for rows of an earlier version. */
  mailbox: string | null;
  /** Keyed hash of the network it came from, for a day. */
  source: string | null;
  receivedAt: number;
  deadlineAt: number;
  dueAt: number;
  /** Failures in a row at the present step. */
  attempts: number;
  sheetAt: number | null;
  /** When the admin mail was last begun: it counts for that day. */
  adminStartedAt: number | null;
  adminAt: number | null;
  confirmationStartedAt: number | null;
  confirmation: ConfirmationEnd | null;
  lastError: string | null;
  /** Names of the signs that it is quarantined for. */
  signs: readonly string[];
  heldAt: number | null;
  /** null without a résumé or without a scanner. */
  scan: ScanMark | null;
}

export function toOutboxRow(row: SubmissionRow): OutboxRow {
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    status: row.status,
    payload: row.payload,
    recipient: row.recipient,
    mailbox: row.mailbox,
    source: row.source,
    receivedAt: row.received_at,
    deadlineAt: row.deadline_at,
    dueAt: row.due_at,
    attempts: row.attempts,
    sheetAt: row.sheet_at,
    adminStartedAt: row.admin_started_at,
    adminAt: row.admin_at,
    confirmationStartedAt: row.confirmation_started_at,
    confirmation: row.confirmation,
    lastError: row.last_error,
    signs: row.signs?.split(',') ?? [],
    heldAt: row.held_at,
    scan: row.scan,
  };
}

/** The submission as it came in, with `resume` (a data URL) put back where it still exists. */
export function toSubmission(row: Pick<OutboxRow, 'kind' | 'payload'>, resume?: string): Submission {
  const payload: unknown = JSON.parse(row.payload);
  const whole = row.kind === 'application' ? { ...(payload as object), resumeBase64: resume ?? '' } : payload;
  return { kind: row.kind, payload: whole } as Submission;
}
