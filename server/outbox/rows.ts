import type { Row } from '@libsql/client';
import type { Submission, SubmissionKind } from '../../src/submission/types';

export type Status = 'pending' | 'done' | 'dead';
/** How the confirmation ended: 'limited' by a limit, 'unknown' when a crash or a time-out hid it, 'refused' by the
 * provider, 'none' when there is nobody to confirm to. */
export type ConfirmationEnd = 'sent' | 'limited' | 'unknown' | 'refused' | 'none';

/** One submission on its way. Times are milliseconds since 1970. */
export interface OutboxRow {
  /** The idempotency key, lower case. */
  id: string;
  kind: SubmissionKind;
  reference: string;
  status: Status;
  /** The payload as JSON, without an application's `resumeBase64`, which has a table of its own. */
  payload: string;
  /** The submitter's address, lower case: what confirmations are counted by. */
  recipient: string;
  receivedAt: number;
  deadlineAt: number;
  dueAt: number;
  /** Failures in a row at the present step. */
  attempts: number;
  sheetAt: number | null;
  adminAt: number | null;
  confirmationStartedAt: number | null;
  confirmation: ConfirmationEnd | null;
  lastError: string | null;
}

const numberOrNull = (value: unknown) => (value === null || value === undefined ? null : Number(value));
const textOrNull = (value: unknown) => (value === null || value === undefined ? null : String(value));

export function toOutboxRow(row: Row): OutboxRow {
  return {
    id: String(row.id),
    kind: String(row.kind) as SubmissionKind,
    reference: String(row.reference),
    status: String(row.status) as Status,
    payload: String(row.payload),
    recipient: String(row.recipient),
    receivedAt: Number(row.received_at),
    deadlineAt: Number(row.deadline_at),
    dueAt: Number(row.due_at),
    attempts: Number(row.attempts),
    sheetAt: numberOrNull(row.sheet_at),
    adminAt: numberOrNull(row.admin_at),
    confirmationStartedAt: numberOrNull(row.confirmation_started_at),
    confirmation: textOrNull(row.confirmation) as ConfirmationEnd | null,
    lastError: textOrNull(row.last_error),
  };
}

/** The submission as it came in, with `resume` (a data URL) put back where it still exists. */
export function toSubmission(row: Pick<OutboxRow, 'kind' | 'payload'>, resume?: string): Submission {
  const payload: unknown = JSON.parse(row.payload);
  const whole = row.kind === 'application' ? { ...(payload as object), resumeBase64: resume ?? '' } : payload;
  return { kind: row.kind, payload: whole } as Submission;
}
