import type { Generated, Selectable } from 'kysely';
import type { SubmissionKind } from '../../../src/submission/types';
import type { FurtherTarget } from '../plan';
import type { ConfirmationOutcome, DeliveryStatus, ScanResult, Status } from '../status';

/** The columns of the outbox's tables (migrations.ts), for the query builder. Times are milliseconds since 1970. */
export interface Tables {
  submissions: {
    /** The idempotency key in lower case; without a key, the id that `deriveSubmissionId` returns. */
    id: string;
    kind: SubmissionKind;
    reference: string;
    body_hash: string;
    /**
     * The payload as JSON, without the content of a file. The table `resume_parts` contains the content of the file.
     */
    payload: string;
    /** The sender's e-mail address (`normaliseAddress`). Rows of earlier versions contain other spellings. */
    recipient: string;
    status: Generated<Status>;
    received_at: number;
    deadline_at: number;
    due_at: number;
    /** The number of consecutive failures at the current step. */
    attempts: Generated<number>;
    lease_owner: string | null;
    lease_until: Generated<number>;
    sheet_at: number | null;
    /** The time at which the latest attempt to send the admin mail began. The mail counts towards that day's budget. */
    admin_started_at: number | null;
    admin_at: number | null;
    confirmation_started_at: number | null;
    confirmation_at: number | null;
    confirmation: ConfirmationOutcome | null;
    last_error: string | null;
    /** The reasons for the quarantine: the names of the signs of a bot, separated by commas. */
    signs: string | null;
    /**
     * The mailbox by which confirmations are counted (`toCanonicalMailbox`), or null for rows that were restored from a
     * backup of an earlier version.
     */
    mailbox: string | null;
    /** The keyed hash of the widest network that contains the sender's IP address, kept for two days. */
    source: string | null;
    /** The time at which the budget held back the admin mail. A digest may then list the submission. */
    held_at: number | null;
    /** The result of the virus scan, or null without a résumé or without a scanner. */
    scan: ScanResult | null;
    /** The id of the résumé's parts in `resume_parts`, or null without a résumé. */
    resume_id: string | null;
    /** The language tag of the submission's form. In rows of earlier versions, null stands for the default language. */
    language: string | null;
    /**
     * The time at which the sequence of §4.6 ended, or null before the end, and for a submission without deliveries to
     * further targets.
     */
    sequence_at: number | null;
    /** The size of the résumé in bytes, or null without a résumé, and for rows of an earlier version. */
    resume_size: number | null;
    /** The SHA-256 of the résumé, in hex, or null if `resume_size` is null. */
    resume_sha256: string | null;
  };
  /** The parts of résumés' data URLs. The text of a part is `data`, followed by `bytes` as base64. */
  resume_parts: { id: string; part: number; data: string; bytes: Uint8Array | null; stored_at: number };
  state: { name: string; value: string; set_at: number; until_at: number | null };
  /**
   * The number of mails of a day (from 00:00 UTC), including confirmations. `latest` is the name of the last counted
   * mail. Mails to a further target do not change `latest`, and a subtraction sets `latest` to null.
   */
  mail_days: { day: number; mails: number; confirmations: number; latest: string | null };
  /**
   * The arrivals of the last day, for the limits by IP address and network. The columns `visitor`, `net56` and `net48`
   * contain keyed hashes.
   */
  arrivals: {
    id: string;
    visitor: string;
    net56: string | null;
    net48: string | null;
    arrived_at: number;
  };
  /**
   * The ids of submissions by a keyed hash of content and IP address, to recognise a form that was sent
   * twice (`FormStore`).
   */
  repeats: { content: string; id: string; until_at: number };
  /** The data of success pages, as JSON. */
  receipts: { id: string; receipt: string; until_at: number };
  /** The deliveries to further targets. `id` is '{submission}:{target}'. */
  deliveries: {
    id: string;
    submission: string;
    target: FurtherTarget;
    status: Generated<DeliveryStatus>;
    due_at: number;
    deadline_at: number;
    attempts: Generated<number>;
    lease_owner: string | null;
    lease_until: Generated<number>;
    done_at: number | null;
    last_error: string | null;
  };
  /** A salted hash for each erased submission, so that a restore omits the submission. */
  tombstones: { hash: string; salt: string; erased_at: number };
  /** The open steps of erasures outside the outbox. `task` is an `ErasureTask` as JSON. */
  erasure_tasks: {
    id: string;
    task: string;
    due_at: number;
    attempts: Generated<number>;
    last_error: string | null;
    /** The time at which the task was added; 0 for tasks of an earlier version. */
    queued_at: Generated<number>;
    /** The time of the latest refusal that an operator must resolve, or null after any other attempt. */
    refused_at: number | null;
  };
  /** The audit lines, as JSON (`AuditEntry`). */
  audit: { id: string; at: number; line: string };
}

export type SubmissionRow = Selectable<Tables['submissions']>;
