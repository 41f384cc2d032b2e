import { words } from '#site/words/mails';
import { fillPlaceholders } from '../site/fill';
import type { MailRow } from './emailLayout';
import { composeMail, createSubmitterAddress, formatTime, formatGreeting, type MailContext } from './emails';
import type { EmailMessage } from './types';

/** A withdrawn application. The name, the e-mail address and the job title are '' after the outbox has deleted them. */
export interface Withdrawal {
  reference: string;
  /** The time of the withdrawal, in milliseconds since 1970. */
  withdrawnAt: number;
  name: string;
  email: string;
  jobTitle: string;
}

type WithdrawalMailContext = Omit<MailContext, 'reference' | 'isUnscanned'>;

const { labels, withdrawn } = words;

function buildRows({ reference, withdrawnAt, name, jobTitle }: Withdrawal, shouldRepeatFields: boolean): MailRow[] {
  const submittedRows: MailRow[] = [
    { label: labels.applicant, value: name },
    { label: labels.position, value: jobTitle },
  ];
  return [
    ...(shouldRepeatFields ? submittedRows.filter(({ value }) => value.trim() !== '') : []),
    { label: labels.withdrawn, value: formatTime(new Date(withdrawnAt).toISOString()), kind: 'own' },
    { label: labels.reference, value: reference, kind: 'own' },
  ];
}

/** Returns the mail to the firm about a withdrawal. */
export function composeWithdrawalMail(withdrawal: Withdrawal, context: WithdrawalMailContext): EmailMessage {
  const { subject, heading, intro, remaining } = withdrawn.admin;
  const filledSubject = fillPlaceholders(subject, { reference: withdrawal.reference });
  const rows = buildRows(withdrawal, true);
  return composeMail(
    context.admin,
    { subject: filledSubject, heading, intro: [intro], rows, outro: [remaining] },
    context,
  );
}

/** Returns the confirmation of a withdrawal to the applicant. */
export function composeWithdrawalConfirmation(withdrawal: Withdrawal, context: WithdrawalMailContext): EmailMessage {
  const { name, email } = withdrawal;
  const { firmName, shouldEchoInput } = context;
  const { subject, text } = withdrawn.confirmation;
  const heading = fillPlaceholders(subject, { firm: firmName });
  const rows = buildRows(withdrawal, false);
  const mail = {
    subject: heading,
    heading,
    intro: [formatGreeting(name, shouldEchoInput), text],
    rows,
    outro: [firmName],
  };
  return composeMail(createSubmitterAddress(shouldEchoInput ? name : '', email), mail, context);
}
