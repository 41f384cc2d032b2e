import { words as forms } from '#site/words/forms';
import { words } from '#site/words/mails';
import { fill } from '../site/fill';
import type { MailRow } from './emailLayout';
import { adminMail, confirmationMail, personRows } from './emailParts';
import type { MailContext } from './emailParts';
import { composeCustomRequestEmails, composeQuoteEmails } from './requestEmails';
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

/** The notification and the confirmation of a message, which echoes it. */
export function composeContactEmails(payload: ContactPayload, context: MailContext): BothEmails {
  const { admin, confirmation } = words.contact;
  const text: MailRow = { label: labels.message, value: payload.message, kind: 'text' };
  const subject = fill(confirmation.subject, { firm: context.firmName });
  return {
    admin: adminMail({ ...admin, intro: [admin.intro], rows: [...personRows(payload), text] }, payload, context),
    confirmation: confirmationMail({ ...confirmation, subject, rows: [text] }, payload, context),
  };
}

/** The notification and the confirmation of an application. */
export function composeApplicationEmails(payload: ApplicationPayload, context: MailContext): BothEmails {
  const { admin, confirmation, anyPosition, whereAllIs } = words.application;
  const jobTitle = payload.jobTitle === forms.application.noJob ? '' : payload.jobTitle;
  const position: MailRow = { label: labels.position, value: payload.jobTitle };
  const rows: MailRow[] = [
    position,
    ...personRows(payload, labels.applicant),
    { label: labels.coverLetter, value: payload.coverLetter, kind: 'text' },
    { label: labels.resumeFileName, value: payload.resumeFileName, kind: 'file' },
  ];
  const told = {
    subject: fill(admin.subject, { position: cleanLine(jobTitle) || anyPosition }),
    heading: admin.heading,
    intro: [admin.intro],
    rows,
    outro: [whereAllIs],
  };
  const subject = fill(confirmation.subject, { firm: context.firmName });
  return {
    admin: adminMail(told, payload, context),
    confirmation: confirmationMail({ ...confirmation, subject, rows: [position] }, payload, context),
  };
}

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
