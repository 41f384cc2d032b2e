import type { DigestEntry } from '../../src/submission/emails';
import type { ComposedEmails, EmailMessage } from '../../src/submission/types';
import type { Log } from '../log';
import type { MailOutcome, MailRole } from './mail';
import type { MailLimits } from './mailLimits';
import type { Alert } from './alerts';
import type { ErasureNotice, WithdrawalNotice } from './erasures';
import type { DeliveryPlan, FurtherTarget } from './plan';
import type { ResumeAttachment } from './resumeFile';
import type { Retention } from './retention';
import type { OutboxRow } from './rows';
import type { SheetErasure } from './spreadsheet';

/** A mail to send. `id` identifies the submission, digest or alert that the mail is about. */
export interface OutgoingMail {
  id: string;
  role: MailRole;
  message: EmailMessage;
  resume?: ResumeAttachment | undefined;
}

/**
 * Delivers a row to a further target. Throws `StepFailedError`, or `StepPostponedError` when the delivery must wait.
 */
export type FurtherTargetPort = (row: OutboxRow) => Promise<void>;

/** The dependencies of a worker. The functions that call a target reject with `StepFailedError`. */
export interface DeliveryPorts {
  /** Stores a submission in the spreadsheet. A quarantined submission is stored on a separate tab. */
  storeRow: (row: OutboxRow) => Promise<void>;
  /** Erases a submission in the spreadsheet. The function is undefined when no spreadsheet receives rows. */
  eraseRow?: (row: SheetErasure) => Promise<void>;
  /** Reports an erasure to the receiver of the webhook. The function is undefined without a webhook. */
  reportErasure?: (erasure: ErasureNotice) => Promise<void>;
  /** Sends a mail. Resolves when the provider has accepted the mail. */
  sendMail: (mail: OutgoingMail) => Promise<MailOutcome>;
  /** The targets of submissions. */
  plan: DeliveryPlan;
  /**
   * The functions that deliver to further targets. For a target that is not in the plan, the worker finishes the
   * existing deliveries and creates no new ones.
   */
  furtherPortsByTarget: Partial<Record<FurtherTarget, FurtherTargetPort>>;
  /**
   * Aborts running calls, and makes later calls fail. After its next start, the relay repeats these calls. Exception: a
   * mail to a sender is not repeated if the provider may already have accepted the mail.
   */
  abortCalls: () => void;
  /** Sends an alert to the operator. The function is undefined when no receiver of alerts is configured. */
  sendAlert?: (alert: Alert) => Promise<void>;
  /** Closes idle connections. */
  closeConnections: () => void;
  composeDigest: (entries: readonly DigestEntry[]) => Promise<EmailMessage>;
  /**
   * Returns the mails of a submission, in the language of its form. `isResumeAttached` is true if the mail to the firm
   * attaches the résumé.
   */
  composeMails: (row: OutboxRow, isResumeAttached?: boolean) => Promise<ComposedEmails>;
  /**
   * Returns a mail about a withdrawal. A mail to the firm is in the site's default language. A mail to the applicant is
   * in the language of the application.
   */
  composeWithdrawalMail: (notice: WithdrawalNotice) => Promise<EmailMessage>;
  now: () => number;
  random: () => number;
  log: Log;
  limits: MailLimits & Retention;
  /** Whether the spreadsheet accepts quarantined submissions, on a separate tab. */
  includesQuarantined: boolean;
  /** The duration of a lease, in milliseconds: one minute, except in tests. */
  leaseMs?: number;
  /** The worker calls this function at its crash points, so that a test can kill the process there. */
  onCrashPoint?: (name: string) => void;
}
