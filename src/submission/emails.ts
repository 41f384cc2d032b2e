import { words as forms } from '#site/words/forms';
import { words } from '#site/words/mails';
import { fill } from '../site/fill';
import type { MailRow } from './emailLayout';
import { adminMail, confirmationMail, digestMail, personRows } from './emailParts';
import type { Composed, MailContext } from './emailParts';
import {
  composeCustomRequestEmails,
  composeQuoteEmails,
  customRequestNotification,
  quoteNotification,
} from './requestEmails';
import type { ComposedEmails } from './sequence';
import { cleanLine } from './text';
import type { ApplicationPayload, ContactPayload, EmailMessage, Submission } from './types';

/**
 * §7.2's templates. Senders, recipients, subjects and words come from here and from the firm; a visitor's values fill the
 * rows and nothing else.
 */

export type { MailContext } from './emailParts';
export { composeCustomRequestEmails, composeQuoteEmails } from './requestEmails';

const { labels } = words;

/** Both mails of a submission that names a valid address. */
interface BothEmails extends ComposedEmails {
  confirmation: EmailMessage;
}

const messageRow = ({ message }: ContactPayload): MailRow => ({ label: labels.message, value: message, kind: 'text' });
const positionRow = ({ jobTitle }: ApplicationPayload): MailRow => ({ label: labels.position, value: jobTitle });

const contactNotification = (payload: ContactPayload): Composed => {
  const { admin } = words.contact;
  return { ...admin, intro: [admin.intro], rows: [...personRows(payload), messageRow(payload)] };
};

function applicationNotification(payload: ApplicationPayload, isUnscanned: boolean): Composed {
  const { admin, anyPosition, whereAllIs, unscanned } = words.application;
  const jobTitle = payload.jobTitle === forms.application.noJob ? '' : payload.jobTitle;
  return {
    subject: fill(admin.subject, { position: cleanLine(jobTitle) || anyPosition }),
    heading: admin.heading,
    intro: [admin.intro],
    rows: [
      positionRow(payload),
      ...personRows(payload, labels.applicant),
      { label: labels.coverLetter, value: payload.coverLetter, kind: 'text' },
      {
        label: labels.resumeFileName,
        value: payload.resumeFileName,
        kind: 'file',
        ...(isUnscanned && { around: unscanned }),
      },
    ],
    outro: [whereAllIs],
  };
}

/** The notification and the confirmation of a message, which echoes it. */
export function composeContactEmails(payload: ContactPayload, context: MailContext): BothEmails {
  const { confirmation } = words.contact;
  const subject = fill(confirmation.subject, { firm: context.firmName });
  const rows = [messageRow(payload)];
  return {
    admin: adminMail(contactNotification(payload), payload, context),
    confirmation: confirmationMail({ ...confirmation, subject, rows }, payload, context),
  };
}

/** The notification and the confirmation of an application. */
export function composeApplicationEmails(payload: ApplicationPayload, context: MailContext): BothEmails {
  const { confirmation } = words.application;
  const subject = fill(confirmation.subject, { firm: context.firmName });
  const rows = [positionRow(payload)];
  return {
    admin: adminMail(applicationNotification(payload, context.isUnscanned ?? false), payload, context),
    confirmation: confirmationMail({ ...confirmation, subject, rows }, payload, context),
  };
}

/** A submission that a digest tells of. */
export interface DigestEntry {
  submission: Submission;
  reference: string;
  isUnscanned: boolean;
}

function notificationOf({ submission, isUnscanned }: DigestEntry): Composed {
  switch (submission.kind) {
    case 'contact':
      return contactNotification(submission.payload);
    case 'application':
      return applicationNotification(submission.payload, isUnscanned);
    case 'quote':
      return quoteNotification(submission.payload);
    case 'custom-request':
      return customRequestNotification(submission.payload);
  }
}

/** One mail to the firm about several submissions, with everything that their own mails would tell. */
export const composeDigest = (
  entries: readonly DigestEntry[],
  context: Omit<MailContext, 'reference' | 'isUnscanned'>,
): EmailMessage =>
  digestMail(
    entries.map((entry) => ({
      mail: notificationOf(entry),
      payload: entry.submission.payload,
      reference: entry.reference,
    })),
    context,
  );

/** The mails of any submission. */
export function composeEmails(submission: Submission, context: MailContext): ComposedEmails {
  switch (submission.kind) {
    case 'contact':
      return composeContactEmails(submission.payload, context);
    case 'application':
      return composeApplicationEmails(submission.payload, context);
    case 'quote':
      return composeQuoteEmails(submission.payload, context);
    case 'custom-request':
      return composeCustomRequestEmails(submission.payload, context);
  }
}
