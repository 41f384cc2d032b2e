import { nextStep } from '../sequence';
import type { ComposedEmails, Outcomes, Step } from '../sequence';
import type { EmailMessage, Submission } from '../types';

export type MailStep = Exclude<Step, 'row'>;

/** §3.15's sending result. */
export interface SendingResult {
  success: boolean;
  adminEmail: boolean;
  userEmail: boolean;
  /** The provider's response data or the exception's message. */
  error?: unknown;
}

/** The calls and the log that the sequence uses. */
export interface SequencePorts {
  /** Hands the payload to the spreadsheet; rejects when it could not. */
  storeRow: (submission: Submission) => Promise<void>;
  /** Writes both mails. Called before anything is sent, so that a fault in a template leaves no row behind. */
  compose: (submission: Submission) => ComposedEmails;
  /** Hands one mail to the provider; rejects with its response data or an exception. */
  sendEmail: (message: EmailMessage, step: MailStep) => Promise<void>;
  /** Where §8's 'Email sending had an issue' is logged. */
  warn: (message: string, detail: unknown) => void;
}

/** Returns the content of §8's warning: the provider's response data, or the exception's message. */
function errorDetail(error: unknown): unknown {
  if (error instanceof Error) return 'data' in error && error.data !== undefined ? error.data : error.message;
  return error;
}

/** The mail that a step sends; null where there is nobody to confirm to. */
const mailOf = (step: MailStep, { admin, confirmation }: ComposedEmails): EmailMessage | null =>
  step === 'adminMail' ? admin : confirmation;

/**
 * Spreadsheet, then admin mail, then (only if that succeeded) the confirmation. Rejects when the row could not be
 * stored or a mail not be written. A mail that fails is a warning and no more: the result says so.
 */
export async function runSubmission(submission: Submission, ports: SequencePorts): Promise<SendingResult> {
  const mails = ports.compose(submission);
  const next = (): Step | null => nextStep(outcomes, mails.confirmation !== null);
  const outcomes: Outcomes = {};
  let failure: Pick<SendingResult, 'error'> = {};
  for (let step = next(); step !== null; step = next()) {
    if (step === 'row') {
      await ports.storeRow(submission);
      outcomes.row = 'done';
      continue;
    }
    try {
      const mail = mailOf(step, mails);
      if (mail) await ports.sendEmail(mail, step);
      outcomes[step] = 'done';
    } catch (error) {
      outcomes[step] = 'failed';
      failure = { error: errorDetail(error) };
      ports.warn('Email sending had an issue', failure.error);
    }
  }
  return {
    success: !('error' in failure),
    adminEmail: outcomes.adminMail === 'done',
    userEmail: outcomes.confirmation === 'done',
    ...failure,
  };
}
