import { settings } from '#site/settings';
import { words } from '#site/words/mails';
import { fill } from '../site/fill';
import { renderMail } from './emailLayout';
import type { MailContent, MailRow } from './emailLayout';
import { isMailbox } from './mailbox';
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
  /** Confirmations repeat what their reader sent. Without it they hold nothing that a stranger could have typed. */
  echo?: boolean;
  /** The résumé was to be scanned for viruses, and was not. */
  isUnscanned?: boolean;
}

/** One for all mails: ICU keeps some 30 KB outside of V8's heap for each, until V8 happens to collect it. */
let timeFormat: Intl.DateTimeFormat | undefined;

/** '2026-03-01T10:00:00.000Z' → 'Sunday 1 March 2026 at 10:00:00 UTC': its zone said, whatever the machine's. */
function readableTime(timestamp: string): string {
  timeFormat ??= new Intl.DateTimeFormat(settings.locale, { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' });
  return timeFormat.format(new Date(timestamp));
}

/** What both mails of a submission end their rows with. */
const closingRows = (timestamp: string, reference: string): MailRow[] => [
  { label: words.labels.submitted, value: readableTime(timestamp), kind: 'own' },
  { label: words.labels.reference, value: reference, kind: 'own' },
];

/** A mail before it is rendered. */
export interface Composed extends Omit<MailContent, 'firmName' | 'outro'> {
  subject: string;
  outro?: readonly string[];
}

/** Subjects are headers: one line, whatever a job title holds. */
function message(
  to: EmailAddress,
  { subject, rows, outro = [], ...head }: Composed,
  { timestamp }: { timestamp: string },
  { sender, firmName, reference }: MailContext,
): EmailMessage {
  const content = { ...head, rows: [...rows, ...closingRows(timestamp, reference)], outro, firmName };
  return { sender, to: [to], subject: cleanLine(subject), ...renderMail(content) };
}

/** What the firm is told of a submission. 'Reply' answers its sender. */
export const adminMail = (
  mail: Composed,
  payload: { timestamp: string; name: string; email: string },
  context: MailContext,
): EmailMessage => ({
  ...message(context.admin, mail, payload, context),
  ...(isMailbox(payload.email)
    ? { replyTo: { email: payload.email, name: cleanLine(payload.name) || payload.email } }
    : {}),
});

/** One mail to the firm about several submissions, each with what its own mail would hold. */
export function digestMail(
  mails: readonly { mail: Composed; payload: { timestamp: string }; reference: string }[],
  { admin, sender, firmName }: Omit<MailContext, 'reference'>,
): EmailMessage {
  const { subject, heading, intro } = words.digest;
  const rows = mails.flatMap(({ mail, payload, reference }): MailRow[] => [
    ...closingRows(payload.timestamp, reference).toReversed(),
    ...mail.rows,
  ]);
  const content = { heading, intro: [intro], rows, outro: [], firmName };
  const count = String(mails.length);
  return { sender, to: [admin], subject: cleanLine(fill(subject, { count })), ...renderMail(content) };
}

/** What goes back to whoever wrote: a greeting, `thanks` and what is repeated of the submission. */
export function confirmationMail(
  { subject, thanks, rows }: { subject: string; thanks: string; rows: readonly MailRow[] },
  payload: { timestamp: string; name: string; email: string },
  context: MailContext,
): EmailMessage {
  const { echo = true } = context;
  const name = echo ? cleanLine(payload.name) : '';
  const greeting = name ? fill(words.greeting, { name: payload.name }) : words.greetingWithoutName;
  const outro = [...words.closing, context.firmName];
  const said = echo ? { intro: [greeting, thanks], rows } : { intro: [greeting, words.received], rows: [] };
  const mail = { subject, heading: subject, ...said, outro };
  return message({ email: payload.email, name: name || payload.email }, mail, payload, context);
}
