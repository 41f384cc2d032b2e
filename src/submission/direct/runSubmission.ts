import { findNextStep } from '../sequence';
import type { ComposedEmails, Outcomes, Step } from '../sequence';
import type { EmailMessage, Submission } from '../types';

export type MailStep = Exclude<Step, 'row'>;

/** The result of sending a submission (§3.15). */
export interface SendingResult {
  success: boolean;
  adminEmail: boolean;
  userEmail: boolean;
  /** The provider's response data or the exception's message. */
  error?: unknown;
}

/** The external calls and the log of the sequence. */
export interface SequencePorts {
  /** Writes the payload to the spreadsheet. Rejects on failure. */
  storeRow: (submission: Submission) => Promise<void>;
  /** Renders both mails. It runs before any request, so that an error in a template leaves no row behind. */
  compose: (submission: Submission) => ComposedEmails;
  /** Sends one mail through the provider. Rejects with the provider's response data or an exception. */
  sendEmail: (message: EmailMessage, step: MailStep) => Promise<void>;
  /** Logs the warning 'Email sending had an issue' of §8. */
  warn: (message: string, detail: unknown) => void;
}

/** Returns the content of §8's warning: the provider's response data, or the exception's message. */
function getErrorDetail(error: unknown): unknown {
  if (error instanceof Error) return 'data' in error && error.data !== undefined ? error.data : error.message;
  return error;
}

/** Returns the mail of a step; null when the submission has no address for a confirmation. */
const selectMail = (step: MailStep, { admin, confirmation }: ComposedEmails): EmailMessage | null =>
  step === 'adminMail' ? admin : confirmation;

/**
 * Stores the row, sends the admin mail and, if that succeeded, the confirmation. Rejects when storing the row or
 * rendering a mail fails. A failed mail causes a warning, and the result contains the error.
 */
export async function runSubmission(submission: Submission, ports: SequencePorts): Promise<SendingResult> {
  const mails = ports.compose(submission);
  const findNext = (): Step | null => findNextStep(outcomes, mails.confirmation !== null);
  const outcomes: Outcomes = {};
  let failure: Pick<SendingResult, 'error'> = {};
  for (let step = findNext(); step !== null; step = findNext()) {
    if (step === 'row') {
      await ports.storeRow(submission);
      outcomes.row = 'done';
      continue;
    }
    try {
      const mail = selectMail(step, mails);
      if (mail) await ports.sendEmail(mail, step);
      outcomes[step] = 'done';
    } catch (error) {
      outcomes[step] = 'failed';
      failure = { error: getErrorDetail(error) };
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
