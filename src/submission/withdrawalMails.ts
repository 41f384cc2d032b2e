import { words } from '#site/words/mails';
import { fillPlaceholders } from '../site/fill';
import { renderMail, type MailRow } from './emailLayout';
import { formatTime, formatGreeting, type MailContext } from './emails';
import { cleanLine } from './text';
import type { EmailMessage } from './types';

/** A withdrawn application. The name, the address and the job title are '' after the outbox has deleted them. */
export interface Withdrawal {
  reference: string;
  /** The time of the withdrawal, in milliseconds since 1970. */
  withdrawnAt: number;
  name: string;
  email: string;
  jobTitle: string;
}

type Context = Omit<MailContext, 'reference' | 'isUnscanned'>;

const { labels, withdrawn } = words;

function buildRows({ reference, withdrawnAt, name, jobTitle }: Withdrawal, isEchoed: boolean): MailRow[] {
  const submittedRows: MailRow[] = [
    { label: labels.applicant, value: name },
    { label: labels.position, value: jobTitle },
  ];
  return [
    ...(isEchoed ? submittedRows.filter(({ value }) => value.trim() !== '') : []),
    { label: labels.withdrawn, value: formatTime(new Date(withdrawnAt).toISOString()), kind: 'own' },
    { label: labels.reference, value: reference, kind: 'own' },
  ];
}

/** Returns the mail to the firm about a withdrawal. */
export function composeWithdrawalMail(withdrawal: Withdrawal, { sender, admin, firmName }: Context): EmailMessage {
  const { subject, heading, intro, remaining } = withdrawn.admin;
  const content = { firmName, heading, intro: [intro], rows: buildRows(withdrawal, true), outro: [remaining] };
  const title = fillPlaceholders(subject, { reference: withdrawal.reference });
  return { sender, to: [admin], subject: cleanLine(title), ...renderMail(content) };
}

/** Returns the confirmation of a withdrawal to the applicant. */
export function composeWithdrawalConfirmation(
  withdrawal: Withdrawal,
  { sender, firmName, echo = true }: Context,
): EmailMessage {
  const { subject, text } = withdrawn.confirmation;
  const title = fillPlaceholders(subject, { firm: firmName });
  const rows = buildRows(withdrawal, false);
  const content = {
    firmName,
    heading: title,
    intro: [formatGreeting(withdrawal.name, echo), text],
    rows,
    outro: [firmName],
  };
  const recipients = [{ email: withdrawal.email, name: (echo && cleanLine(withdrawal.name)) || withdrawal.email }];
  return { sender, to: recipients, subject: cleanLine(title), ...renderMail(content) };
}
