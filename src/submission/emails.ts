import type { MailRow } from './emailLayout';
import { adminMail, confirmationMail, personRows } from './emailParts';
import type { MailContext } from './emailParts';
import { NO_JOB_TITLE } from './payloads';
import { composeCustomRequestEmails, composeQuoteEmails } from './requestEmails';
import type { ComposedEmails } from './sequence';
import { cleanLine } from './text';
import type { ApplicationPayload, ContactPayload, EmailMessage, Submission } from './types';

/**
 * §7.2's templates. Senders, recipients, subjects and words come from here; a visitor's values fill the rows and
 * nothing else.
 */

export type { MailContext } from './emailParts';
export { composeCustomRequestEmails, composeQuoteEmails } from './requestEmails';

/** Both mails of a submission that names a valid address. */
interface BothEmails extends ComposedEmails {
  confirmation: EmailMessage;
}

/** 'New Contact Form Submission' and 'Thank you for contacting {firm}', which echoes the message. */
export function composeContactEmails(payload: ContactPayload, context: MailContext): BothEmails {
  const text: MailRow = { label: 'Message', value: payload.message, kind: 'text' };
  const admin = {
    subject: 'New Contact Form Submission',
    heading: 'New Contact Form Submission',
    intro: ['Somebody has sent a message through the contact form.'],
    rows: [...personRows(payload), text],
  };
  const confirmation = {
    subject: `Thank you for contacting ${context.firmName}`,
    thanks: "We have received your message and we'll get back to you soon. This is what you sent us:",
    rows: [text],
  };
  return {
    admin: adminMail(admin, payload, context),
    confirmation: confirmationMail(confirmation, payload, context),
  };
}

/** 'New Job Application: {title or Position}' and 'Your Application to {firm} has been received'. */
export function composeApplicationEmails(payload: ApplicationPayload, context: MailContext): BothEmails {
  const position: MailRow = { label: 'Position', value: payload.jobTitle };
  const subjectTitle = payload.jobTitle === NO_JOB_TITLE ? 'Position' : cleanLine(payload.jobTitle) || 'Position';
  const admin = {
    subject: `New Job Application: ${subjectTitle}`,
    heading: 'New Job Application',
    intro: ['Somebody has applied through the careers page.'],
    rows: [
      position,
      ...personRows(payload, 'Applicant name'),
      { label: 'Cover letter', value: payload.coverLetter, kind: 'text' },
      { label: 'Resume file name', value: payload.resumeFileName, kind: 'file' },
    ] satisfies MailRow[],
    outro: ['The spreadsheet holds the full details of this application, the resume included.'],
  };
  const confirmation = {
    subject: `Your Application to ${context.firmName} has been received`,
    thanks: "Thank you for applying. We'll review your application and get back to you soon.",
    rows: [position],
  };
  return {
    admin: adminMail(admin, payload, context),
    confirmation: confirmationMail(confirmation, payload, context),
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
