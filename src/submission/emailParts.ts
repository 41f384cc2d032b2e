import { settings } from '#site/settings';
import { words } from '#site/words/mails';
import { fill } from '../site/fill';
import { renderMail } from './emailLayout';
import type { MailContent, MailRow } from './emailLayout';
import { isMailbox } from './mailbox';
import { cleanLine } from './text';
import type { EmailAddress, EmailMessage } from './types';

/** The parts that all templates share: sender, recipients and the recurring rows. */

export interface MailContext {
  reference: string;
  sender: EmailAddress;
  /** The admin/HR inbox. */
  admin: EmailAddress;
  /** The product's name. */
  firmName: string;
  /** Whether confirmations repeat the submission. If false, they contain no text that a stranger could have typed. */
  echo?: boolean;
  /** The texts that replace ids in the rows, by field. */
  texts?: Readonly<Record<string, string>>;
  /** True when the virus scan of the résumé was configured but did not run. */
  isUnscanned?: boolean;
  /** The location of the résumé for the firm. Defaults to the spreadsheet. */
  resumeAt?: ResumePlace;
  /** The size in bytes and the SHA-256 of the résumé that the relay received. Absent in direct mode. */
  resume?: { size: number; sha256: string } | undefined;
  /** The URL by which the applicant withdraws the application. */
  withdrawalUrl?: string | undefined;
}

/**
 * The location of a résumé. With 'elsewhere', the résumé is sent to another receiver, and the mail does not name its
 * location.
 */
export type ResumePlace = 'spreadsheet' | 'attached' | 'elsewhere';

/**
 * One formatter for all mails. ICU keeps some 30 KB for each formatter outside V8's heap, until V8 collects the
 * formatter.
 */
let timeFormat: Intl.DateTimeFormat | undefined;

/**
 * Returns a time in the firm's zone, independent of the server's own zone. '2026-03-01T10:00:00.000Z' becomes 'Sunday 1
 * March 2026 at 10:00:00 UTC'.
 */
export function formatTime(timestamp: string): string {
  timeFormat ??= new Intl.DateTimeFormat(settings.locale, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: settings.timeZone ?? 'UTC',
  });
  return timeFormat.format(new Date(timestamp));
}

/** Returns the last rows of both mails of a submission. */
const buildClosingRows = (timestamp: string, reference: string): MailRow[] => [
  { label: words.labels.submitted, value: formatTime(timestamp), kind: 'own' },
  { label: words.labels.reference, value: reference, kind: 'own' },
];

/** A mail before rendering. */
export interface UnrenderedMail extends Omit<MailContent, 'firmName' | 'outro'> {
  subject: string;
  outro?: readonly string[];
}

/**
 * Returns a message. Its subject is a header, so the text becomes a single line even if a job title contains line ends.
 */
function composeMessage(
  to: EmailAddress,
  { subject, rows, outro = [], ...head }: UnrenderedMail,
  { timestamp }: { timestamp: string },
  { sender, firmName, reference }: MailContext,
): EmailMessage {
  const content = { ...head, rows: [...rows, ...buildClosingRows(timestamp, reference)], outro, firmName };
  return { sender, to: [to], subject: cleanLine(subject), ...renderMail(content) };
}

/** Returns the firm's notification of a submission. Replying to it addresses the sender. */
export const composeAdminMail = (
  mail: UnrenderedMail,
  payload: { timestamp: string; name: string; email: string },
  context: MailContext,
): EmailMessage => ({
  ...composeMessage(context.admin, mail, payload, context),
  ...(isMailbox(payload.email)
    ? { replyTo: { email: payload.email, name: cleanLine(payload.name) || payload.email } }
    : {}),
});

/** Returns one mail to the firm about several submissions, each with the content of its own mail. */
export function composeDigestMail(
  mails: readonly { mail: UnrenderedMail; payload: { timestamp: string }; reference: string }[],
  { admin, sender, firmName }: Omit<MailContext, 'reference'>,
): EmailMessage {
  const { subject, heading, intro } = words.digest;
  const rows = mails.flatMap(({ mail, payload, reference }): MailRow[] => [
    ...buildClosingRows(payload.timestamp, reference).toReversed(),
    ...mail.rows,
  ]);
  const content = { heading, intro: [intro], rows, outro: [], firmName };
  const count = String(mails.length);
  return { sender, to: [admin], subject: cleanLine(fill(subject, { count })), ...renderMail(content) };
}

/**
 * Returns the confirmation to the sender: a greeting, `thanks`, the repeated part of the submission, and `arrived`,
 * which contains no text that the sender typed.
 */
export function composeConfirmation(
  {
    subject,
    thanks,
    rows,
    arrived = [],
  }: { subject: string; thanks: string; rows: readonly MailRow[]; arrived?: readonly MailRow[] },
  payload: { timestamp: string; name: string; email: string },
  context: MailContext,
): EmailMessage {
  const { echo = true } = context;
  const name = echo ? cleanLine(payload.name) : '';
  const greeting = name ? fill(words.greeting, { name: payload.name }) : words.greetingWithoutName;
  const outro = [...words.closing, context.firmName];
  const { withdrawalUrl: url } = context;
  const echoedText = echo
    ? { intro: [greeting, thanks], rows: [...rows, ...arrived] }
    : { intro: [greeting, words.received], rows: arrived };
  const link = url === undefined ? undefined : { note: words.withdrawal.note, text: words.withdrawal.action, url };
  const mail = { subject, heading: subject, ...echoedText, link, outro };
  return composeMessage({ email: payload.email, name: name || payload.email }, mail, payload, context);
}
