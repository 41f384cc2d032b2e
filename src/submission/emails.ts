import { settings } from '#site/settings';
import { words as formWords } from '#site/words/forms';
import { words } from '#site/words/mails';
import { fillPlaceholders } from '../site/fill';
import { renderMail } from './emailLayout';
import type { MailContent, MailRow } from './emailLayout';
import { FORMS } from './forms/index';
import type { Submission } from './forms/index';
import { truncate } from './filters';
import type { FormDefinition } from './forms/field';
import { isMailbox } from './mailbox';
import { cleanLine } from './text';
import type { ComposedEmails, EmailAddress, EmailMessage } from './types';

/**
 * The mail templates of §7.2. Their texts come from `#site/words/mails`. A visitor's values appear only in rows, in
 * greetings, in the placeholders of subjects, and in the names and e-mail addresses of mail headers.
 */

export interface MailContext {
  reference: string;
  sender: EmailAddress;
  /** The firm's inbox, which receives the admin mails. */
  admin: EmailAddress;
  firmName: string;
  /**
   * Whether confirmations repeat the submission. If false, confirmations contain no text that a stranger could have
   * typed.
   */
  shouldEchoInput: boolean;
  /** The texts that replace ids in the rows, by field name. For example, the title of a page replaces its id. */
  texts?: Readonly<Record<string, string>>;
  /** True when the configured virus scan of the résumé returned no result. */
  isUnscanned?: boolean;
  /** The location at which the firm finds the résumé; 'spreadsheet' by default. */
  resumeLocation?: ResumeLocation;
  /** The size in bytes and the SHA-256 of the résumé that the relay received. Absent in direct mode. */
  resume?: { size: number; sha256: string } | undefined;
  /** The URL of the page on which the applicant can withdraw the application. */
  withdrawalUrl?: string | undefined;
}

/**
 * The location at which the firm finds a résumé: in the spreadsheet, or attached to the admin mail. With 'elsewhere',
 * another target received the résumé, and the mail states no location.
 */
export type ResumeLocation = 'spreadsheet' | 'attached' | 'elsewhere';

/**
 * The mails of a language share one formatter, because each formatter uses about 30 KB outside of V8's heap until it is
 * garbage-collected.
 */
let timeFormat: Intl.DateTimeFormat | undefined;

/**
 * Returns a time in the firm's time zone (UTC by default), independent of the server's time zone.
 * In the locale 'en-GB', '2026-03-01T10:00:00.000Z' becomes 'Sunday 1 March 2026 at 10:00:00 UTC'.
 */
export function formatTime(timestamp: string): string {
  timeFormat ??= new Intl.DateTimeFormat(settings.locale, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: settings.timeZone ?? 'UTC',
  });
  return timeFormat.format(new Date(timestamp));
}

/** Returns the rows with the time and the reference of a submission. */
const buildTimeAndReferenceRows = (timestamp: string, reference: string): MailRow[] => [
  { label: words.labels.submitted, value: formatTime(timestamp), kind: 'own' },
  { label: words.labels.reference, value: reference, kind: 'own' },
];

/**
 * Returns the greeting of a confirmation. If `shouldEchoInput` is false, the greeting omits the name, because a
 * stranger could have typed it.
 */
export const formatGreeting = (name: string, shouldEchoInput: boolean): string =>
  shouldEchoInput && cleanLine(name)
    ? fillPlaceholders(words.greeting, { name: cleanLine(name) })
    : words.greetingWithoutName;

/** Returns the rows of the fields that a mail shows, in the order of the form. */
function buildRows(
  { kind, payload }: Submission,
  isConfirmation: boolean,
  { isUnscanned = false, texts }: Pick<MailContext, 'isUnscanned' | 'texts'>,
): MailRow[] {
  const form: FormDefinition = FORMS[kind];
  const values: Readonly<Record<string, string>> = payload;
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const { mail } = field;
    if (!mail || (isConfirmation && !mail.isInConfirmation)) return [];
    const submittedValue = values[field.kind === 'file' ? field.payload.name : name] ?? '';
    const value = texts?.[name] ?? mail.formatValue?.(values, words) ?? submittedValue;
    if (mail.isOptional && value.trim() === '') return [];
    const template = mail.kind === 'file' && isUnscanned ? { template: words.application.unscanned } : {};
    return [{ label: words.labels[mail.label], value, kind: mail.kind ?? 'line', ...template }];
  });
}

/** Returns the placeholder values of the admin mail's subject. */
function getSubjectValues({ kind, payload }: Submission): Record<string, string> {
  if (kind === 'application') {
    const jobTitle = payload.jobTitle === formWords.application.noJob ? '' : payload.jobTitle;
    return { position: cleanLine(jobTitle) || words.application.anyPosition };
  }
  return kind === 'quote' ? { plan: payload.plan || words.quote.anyPlan } : {};
}

type UnrenderedMail = Omit<MailContent, 'firmName'> & { subject: string };

/**
 * Returns a rendered mail. Its subject becomes a single line, because line breaks in a mail header would allow forged
 * headers.
 */
export const composeMail = (
  to: EmailAddress,
  { subject, ...content }: UnrenderedMail,
  { sender, firmName }: Pick<MailContext, 'sender' | 'firmName'>,
): EmailMessage => ({
  sender: toAsciiDomain(sender),
  to: [toAsciiDomain(to)],
  subject: cleanLine(subject),
  ...renderMail({ ...content, firmName }),
});

/**
 * Returns an e-mail address with its domain in ASCII, because the mail API of §7.2 refuses other domains. For example,
 * 'a@ü.example' becomes 'a@xn--tda.example'. Returns an e-mail address unchanged if its domain is already in ASCII, is
 * invalid or has no ASCII form.
 */
export function toAsciiDomain(address: EmailAddress): EmailAddress {
  const { name, email } = address;
  const [localPart, domain = ''] = email.split('@');
  // `URL` would also change some ASCII domains, and texts that are not domains.
  if (isAscii(domain) || !isMailbox(email)) return address;
  try {
    return { name, email: `${localPart}@${new URL(`http://${domain}`).hostname}` };
  } catch {
    // The domain is invalid. The e-mail address stays unchanged, and the mail provider accepts or refuses it.
    return address;
  }
}

const isAscii = (text: string): boolean => !/\P{ASCII}/u.test(text);

/**
 * Returns a submitter's name and e-mail address for a mail header. If `name` is empty, the e-mail address is the name.
 * The mail API of §7.2 refuses names of more than 70 characters.
 */
export const createSubmitterAddress = (name: string, email: string): EmailAddress => ({
  email,
  name: truncate(cleanLine(name) || email, 70),
});

/** Returns the admin mail before rendering, without empty optional fields and without time and reference. */
function composeAdminMail(
  submission: Submission,
  { resumeLocation = 'spreadsheet', ...context }: Pick<MailContext, 'isUnscanned' | 'resumeLocation' | 'texts'>,
): UnrenderedMail {
  const { kind } = submission;
  const { heading, intro, ...adminWords } = words[FORMS[kind].words].admin;
  const subject: string = adminWords.subject;
  const { whereAllIs, attached } = words.application;
  const resumeNotes = { spreadsheet: [whereAllIs], attached: [attached], elsewhere: [] };
  return {
    subject: fillPlaceholders(subject, getSubjectValues(submission)),
    heading,
    intro: [intro],
    rows: buildRows(submission, false, context),
    outro: kind === 'application' ? resumeNotes[resumeLocation] : [],
  };
}

/**
 * Returns the rows about the received data of an application: the size and the checksum of the résumé, and the length
 * of the cover letter. With `shouldEchoInput`, the first row is the file name. Returns no rows for other forms
 * and in direct mode.
 */
function buildReceivedDataRows({ kind, payload }: Submission, { resume, shouldEchoInput }: MailContext): MailRow[] {
  if (kind !== 'application' || !resume) return [];
  const createCountValues = (number: number) => ({ count: new Intl.NumberFormat(settings.locale).format(number) });
  return [
    ...(shouldEchoInput
      ? [{ label: words.labels.resumeFileName, value: payload.resumeFileName, kind: 'file' as const }]
      : []),
    {
      label: words.labels.resumeSize,
      value: fillPlaceholders(words.bytes, createCountValues(resume.size)),
      kind: 'own',
    },
    {
      label: words.labels.letterLength,
      value: fillPlaceholders(words.characters, createCountValues(payload.coverLetter.length)),
      kind: 'own',
    },
    // The checksum is the last of these rows, because screen readers spell it out.
    { label: words.labels.resumeSha256, value: resume.sha256, kind: 'own' },
  ];
}

/**
 * Returns the mail that confirms a submission. With `shouldEchoInput`, the mail contains the sender's name and the
 * fields with `isInConfirmation`. Without `shouldEchoInput`, the subject and the body contain no text that the sender
 * chose.
 */
function composeConfirmation(submission: Submission, context: MailContext): EmailMessage {
  const { kind, payload } = submission;
  const { name, email, timestamp } = payload;
  const { shouldEchoInput, firmName, reference, withdrawalUrl: url } = context;
  const { subject, thanks } = words[FORMS[kind].words].confirmation;
  const heading = fillPlaceholders(subject, { firm: firmName });
  const echoedRows = shouldEchoInput ? buildRows(submission, true, context) : [];
  const mail = {
    subject: heading,
    heading,
    intro: [formatGreeting(name, shouldEchoInput), shouldEchoInput ? thanks : words.received],
    rows: [
      ...echoedRows,
      ...buildReceivedDataRows(submission, context),
      ...buildTimeAndReferenceRows(timestamp, reference),
    ],
    link: url === undefined ? undefined : { note: words.withdrawal.note, text: words.withdrawal.action, url },
    outro: [...words.closing, firmName],
  };
  return composeMail(createSubmitterAddress(shouldEchoInput ? name : '', email), mail, context);
}

/**
 * Returns the admin mail and the confirmation of a submission. The `replyTo` of the admin mail is the submitter's
 * e-mail address if it is valid and has an ASCII form. The mail API and some SMTP servers refuse other e-mail addresses.
 * In quotes and custom requests, the e-mail address is optional (§5.3). Without a valid e-mail address, their
 * confirmation is null.
 */
export function composeEmails(submission: Submission, context: MailContext): ComposedEmails {
  const { kind, payload } = submission;
  const { name, email, timestamp } = payload;
  const adminMail = composeAdminMail(submission, context);
  const rows = [...adminMail.rows, ...buildTimeAndReferenceRows(timestamp, context.reference)];
  const replyTo = toAsciiDomain(createSubmitterAddress(name, email));
  // Contacts and applications always get a confirmation, because the form rules have accepted their e-mail address. The
  // rule of §5.2 also accepts some e-mail addresses that `isMailbox` rejects.
  const hasCheckedEmailAddress = kind === 'contact' || kind === 'application';
  return {
    admin: {
      ...composeMail(context.admin, { ...adminMail, rows }, context),
      ...(isMailbox(email) && isAscii(replyTo.email) && { replyTo }),
    },
    confirmation: hasCheckedEmailAddress || isMailbox(email) ? composeConfirmation(submission, context) : null,
  };
}

/** A submission in a digest. A digest is one mail to the firm about several submissions. */
export interface DigestEntry extends Pick<MailContext, 'reference' | 'isUnscanned' | 'texts'> {
  submission: Submission;
}

/** Returns one mail to the firm about several submissions, with a section for each admin mail. */
export function composeDigest(
  entries: readonly DigestEntry[],
  context: Omit<MailContext, 'reference' | 'isUnscanned'>,
): EmailMessage {
  const { subject, heading, intro } = words.digest;
  const sections = entries.map(({ submission, reference, ...entryContext }) => {
    const { subject: sectionHeading, rows, outro } = composeAdminMail(submission, { ...context, ...entryContext });
    const referenceRows = buildTimeAndReferenceRows(submission.payload.timestamp, reference).toReversed();
    return { heading: sectionHeading, rows: [...referenceRows, ...rows], outro };
  });
  const count = String(entries.length);
  return composeMail(
    context.admin,
    { subject: fillPlaceholders(subject, { count }), heading, intro: [intro], rows: [], sections, outro: [] },
    context,
  );
}
