import { renderMail } from './emailLayout';
import type { MailContent, MailRow } from './emailLayout';
import { cleanLine } from './text';
import type { EmailAddress, EmailMessage } from './types';

/** What the templates share: who writes to whom, and the rows that recur. */

export interface MailContext {
  reference: string;
  sender: EmailAddress;
  /** The admin/HR inbox. */
  admin: EmailAddress;
  /** The product's name. */
  firmName: string;
}

/** '2026-03-01T10:00:00.000Z' → 'Sun, 01 Mar 2026 10:00:00 UTC': the same on every machine, its zone said. */
const readableTime = (timestamp: string): string => new Date(timestamp).toUTCString().replace('GMT', 'UTC');

/** What both mails of a submission end their rows with. */
const closingRows = (timestamp: string, reference: string): MailRow[] => [
  { label: 'Submitted', value: readableTime(timestamp), kind: 'own' },
  { label: 'Reference', value: reference, kind: 'own' },
];

interface Words extends Omit<MailContent, 'firmName' | 'outro'> {
  subject: string;
  outro?: readonly string[];
}

/** Subjects are headers: one line, whatever a job title holds. */
function message(
  to: EmailAddress,
  { subject, rows, outro = [], ...words }: Words,
  { timestamp }: { timestamp: string },
  { sender, firmName, reference }: MailContext,
): EmailMessage {
  const content = { ...words, rows: [...rows, ...closingRows(timestamp, reference)], outro, firmName };
  return { sender, to: [to], subject: cleanLine(subject), ...renderMail(content) };
}

/** What the firm is told of a submission. */
export const adminMail = (words: Words, payload: { timestamp: string }, context: MailContext): EmailMessage =>
  message(context.admin, words, payload, context);

/** What goes back to whoever wrote: a greeting, `thanks` and what is repeated of the submission. */
export function confirmationMail(
  { subject, thanks, rows }: { subject: string; thanks: string; rows: readonly MailRow[] },
  payload: { timestamp: string; name: string; email: string },
  context: MailContext,
): EmailMessage {
  const name = cleanLine(payload.name);
  const greeting = name ? `Dear ${payload.name},` : 'Hello,';
  const outro = [
    'Please keep the reference: with it we find your message at once.',
    'If you did not send this, you can ignore this e-mail.',
    context.firmName,
  ];
  const words = { subject, heading: subject, intro: [greeting, thanks], rows, outro };
  return message({ email: payload.email, name: name || payload.email }, words, payload, context);
}

export const personRows = (
  { name, email, phone }: { name: string; email: string; phone: string },
  nameLabel = 'Name',
): MailRow[] => [
  { label: nameLabel, value: name },
  { label: 'Email', value: email, kind: 'address' },
  { label: 'Phone', value: phone },
];
