import type { DigestEntry } from '../../src/submission/emails';
import type { ComposedEmails } from '../../src/submission/sequence';
import type { EmailMessage, Submission } from '../../src/submission/types';
import type { Log } from '../log';
import type { MailRole } from './mail';
import type { MailLimits } from './mailLimits';
import type { SpreadsheetRow } from './spreadsheet';
import type { OutboxRow } from './rows';

/** The world around a delivery; the two calls throw `StepFailed`. */
export interface DeliveryPorts {
  storeRow: (row: SpreadsheetRow) => Promise<void>;
  /** Resolves to false when the provider took the mail with an answer that can't be read. */
  sendMail: (mail: { id: string; role: MailRole; message: EmailMessage }) => Promise<boolean>;
  /** Ends the calls under way and all that would follow: each fails, and is made again after the next start. */
  endCalls: () => void;
  composeDigest: (submissions: readonly DigestEntry[]) => EmailMessage;
  compose: (submission: Submission, row: Pick<OutboxRow, 'reference' | 'scan'>) => ComposedEmails;
  now: () => number;
  random: () => number;
  log: Log;
  limits: MailLimits & { retentionMs: number };
  /** The spreadsheet takes quarantined submissions on a tab of their own. */
  withQuarantined: boolean;
  /** Milliseconds that a row is held for a call; a minute unless a test can't wait. */
  leaseMs?: number;
  /** Called between any two effects; a test kills the process there. */
  atBoundary?: (name: string) => void;
}
