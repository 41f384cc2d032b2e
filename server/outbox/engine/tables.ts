import type { Generated, Selectable } from 'kysely';
import type { SubmissionKind } from '../../../src/submission/types';
import type { ConfirmationEnd, ScanMark, Status } from '../status';

/** What the outbox's tables hold (migrations.ts), for the query builder. Times are milliseconds since 1970. */
export interface Tables {
  submissions: {
    id: string;
    kind: SubmissionKind;
    reference: string;
    body_hash: string;
    payload: string;
    recipient: string;
    status: Generated<Status>;
    received_at: number;
    deadline_at: number;
    due_at: number;
    attempts: Generated<number>;
    lease_owner: string | null;
    lease_until: Generated<number>;
    sheet_at: number | null;
    admin_started_at: number | null;
    admin_at: number | null;
    confirmation_started_at: number | null;
    confirmation_at: number | null;
    confirmation: ConfirmationEnd | null;
    last_error: string | null;
    /** Why it is quarantined: names of signs, separated by commas. */
    signs: string | null;
    /** The mailbox that confirmations are counted by (`canonicalMailbox`). */
    mailbox: string | null;
    /** The widest network it came from, as a keyed hash, for a day. */
    source: string | null;
    /** When its admin mail was first held back for the budget; a digest tells of it. */
    held_at: number | null;
    scan: ScanMark | null;
    /** Id of the parts of its résumé. */
    resume_id: string | null;
  };
  /** A résumé's data URL is what its parts make, one after the other: `data`, then `bytes` as base64. */
  resume_parts: { id: string; part: number; data: string; bytes: Uint8Array | null; stored_at: number };
  state: { name: string; value: string; set_at: number; until_at: number | null };
  /** Mails of a day (its 00:00 UTC), confirmations among them; `latest` is the mail that was counted last. */
  mail_days: { day: number; mails: number; confirmations: number; latest: string | null };
  /** What counts for the limits by address, for a day. Addresses and networks (IPv6) are keyed hashes. */
  arrivals: {
    id: string;
    visitor: string;
    net56: string | null;
    net48: string | null;
    arrived_at: number;
  };
  /** The submission that the same content from the same address is, by a keyed hash of both (`FormMemory`). */
  repeats: { content: string; id: string; until_at: number };
  /** What the page of a success shows, as JSON. */
  receipts: { id: string; receipt: string; until_at: number };
  schema_versions: { version: number };
}

export type SubmissionRow = Selectable<Tables['submissions']>;
