import type { FieldDefinition } from '../../src/submission/forms/field';
import { FORMS } from '../../src/submission/forms/index';
import type { Submission, SubmissionKind } from '../../src/submission/types';
import type { SubmissionRow } from './engine/tables';
import type { ConfirmationEnd, ScanMark, Status } from './status';

/** A submission in the outbox. Times are milliseconds since 1970. */
export interface OutboxRow {
  /** The idempotency key, in lower case. */
  id: string;
  kind: SubmissionKind;
  reference: string;
  status: Status;
  /** The payload as JSON, without the content of a file, which has its own table. */
  payload: string;
  /** The submitter's address, in lower case. */
  recipient: string;
  /** The mailbox by which confirmations are counted; null for rows of an earlier version. */
  mailbox: string | null;
  /** Keyed hash of the sender's network, kept for two days. */
  source: string | null;
  receivedAt: number;
  deadlineAt: number;
  dueAt: number;
  /** Failures in a row at the current step. */
  attempts: number;
  sheetAt: number | null;
  /** The time at which the admin mail was last started. The mail counts for that day. */
  adminStartedAt: number | null;
  adminAt: number | null;
  confirmationStartedAt: number | null;
  confirmation: ConfirmationEnd | null;
  lastError: string | null;
  /** Names of the signs that caused the quarantine. */
  signs: readonly string[];
  heldAt: number | null;
  /** The result of the virus scan; null without a résumé or without a scanner. */
  scan: ScanMark | null;
  /** The id of the parts of its résumé; null without one. */
  resumeId: string | null;
  /** The tag of the language of its form; null for the default language. */
  language: string | null;
  /** The time at which the sequence of §4.6 ended; null before its end, and without deliveries to further targets. */
  sequenceAt: number | null;
  /** The size of its résumé in bytes; null without one, and for rows of an earlier version. */
  resumeSize: number | null;
  /** The SHA-256 of its résumé, in hex. */
  resumeSha256: string | null;
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
    resumeId: row.resume_id,
    language: row.language,
    sequenceAt: row.sequence_at,
    resumeSize: row.resume_size,
    resumeSha256: row.resume_sha256,
  };
}

/** Returns the submission as it arrived, with `resume` (a data URL) inserted if it still exists. */
export function toSubmission(row: Pick<OutboxRow, 'kind' | 'payload'>, resume?: string): Submission {
  const payload: unknown = JSON.parse(row.payload);
  const content = getFileContentName(row.kind);
  return {
    kind: row.kind,
    payload: content ? { ...(payload as object), [content]: resume ?? '' } : payload,
  } as Submission;
}

/**
 * Returns the name of the payload field that holds a file, which the outbox stores separately; undefined for a form
 * without one.
 */
export function getFileContentName(kind: SubmissionKind): string | undefined {
  const file = Object.values<FieldDefinition>(FORMS[kind].fields).find((field) => field.kind === 'file');
  return file?.kind === 'file' ? file.payload.content : undefined;
}
