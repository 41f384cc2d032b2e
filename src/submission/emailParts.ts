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

export type Words = Omit<MailContent, 'firmName'>;

/** '2026-03-01T10:00:00.000Z' → 'Sun, 01 Mar 2026 10:00:00 UTC': the same on every machine, its zone said. */
const readableTime = (timestamp: string): string => new Date(timestamp).toUTCString().replace('GMT', 'UTC');

/** Subjects are headers: one line, whatever a job title holds. */
export const message = (
  to: EmailAddress,
  subject: string,
  words: Words,
  { sender, firmName }: MailContext,
): EmailMessage => ({
  sender,
  to: [to],
  subject: cleanLine(subject),
  ...renderMail({ ...words, firmName }),
});

export const submitter = ({ name, email }: { name: string; email: string }): EmailAddress => ({
  email,
  name: cleanLine(name) || email,
});

export const greeting = (name: string): string => (cleanLine(name) ? `Dear ${name},` : 'Hello,');
export const referenceRow = ({ reference }: MailContext): MailRow => ({
  label: 'Reference',
  value: reference,
  kind: 'own',
});
export const timeRow = ({ timestamp }: { timestamp: string }): MailRow => ({
  label: 'Submitted',
  value: readableTime(timestamp),
  kind: 'own',
});
export const personRows = (
  { name, email, phone }: { name: string; email: string; phone: string },
  nameLabel = 'Name',
): MailRow[] => [
  { label: nameLabel, value: name },
  { label: 'Email', value: email, kind: 'address' },
  { label: 'Phone', value: phone },
];
export const closing = ({ firmName }: MailContext): string[] => [
  'Please keep the reference: with it we find your message at once.',
  'If you did not send this, you can ignore this e-mail.',
  firmName,
];
