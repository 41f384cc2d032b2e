import type { DigestEntry } from '../../src/submission/emails';
import type { ComposedEmails } from '../../src/submission/sequence';
import type { EmailMessage, Submission } from '../../src/submission/types';
import type { Log } from '../log';
import type { MailRole } from './mail';
import type { MailLimits } from './mailLimits';
import type { Retention } from './retention';
import type { WithdrawalNotice } from './erasures';
import type { SheetErasure } from './sheetErasure';
import type { SpreadsheetRow } from './spreadsheet';
import type { OutboxRow } from './rows';

/** The properties of a row that its mails show. */
export type ComposedRow = Pick<
  OutboxRow,
  'id' | 'kind' | 'reference' | 'scan' | 'language' | 'receivedAt' | 'resumeSize' | 'resumeSha256'
>;

/** The dependencies of a delivery. The two calls throw `StepFailed`. */
export interface DeliveryPorts {
  storeRow: (row: SpreadsheetRow) => Promise<void>;
  /** Erases a submission in the spreadsheet. Undefined when no spreadsheet receives rows. */
  eraseRow?: (row: SheetErasure) => Promise<void>;
  /** Resolves to false when the provider accepted the mail but its response is unreadable. */
  sendMail: (mail: { id: string; role: MailRole; message: EmailMessage }) => Promise<boolean>;
  /** Aborts running calls and fails later ones. All of them are repeated after the next start. */
  endCalls: () => void;
  composeDigest: (submissions: readonly DigestEntry[]) => EmailMessage;
  /** Returns the mails of a submission in the language of its form. */
  compose: (submission: Submission, row: ComposedRow) => Promise<ComposedEmails>;
  /** Returns the mail about a withdrawal, in the language of the application. */
  composeWithdrawal: (notice: WithdrawalNotice) => Promise<EmailMessage>;
  now: () => number;
  random: () => number;
  log: Log;
  limits: MailLimits & Retention;
  /** The spreadsheet accepts quarantined submissions on a separate tab. */
  withQuarantined: boolean;
  /** The duration of a lease, in milliseconds: one minute, except in tests. */
  leaseMs?: number;
  /** Called between any two side effects, where a test can kill the process. */
  atBoundary?: (name: string) => void;
}
