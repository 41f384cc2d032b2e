import { settings } from '#site/settings';
import { words as forms } from '#site/words/forms';
import { words } from '#site/words/mails';
import { fill } from '../site/fill';
import type { MailRow } from './emailLayout';
import { composeAdminMail, composeConfirmation, composeDigestMail } from './emailParts';
import type { UnrenderedMail, MailContext } from './emailParts';
import { FORMS } from './forms/index';
import type { PayloadByKind, Submission, SubmissionKind } from './forms/index';
import type { FormDefinition } from './forms/field';
import { isMailbox } from './mailbox';
import type { ComposedEmails } from './sequence';
import { cleanLine } from './text';
import type { EmailMessage } from './types';

/**
 * The templates of §7.2. This module and the firm define senders, recipients, subjects and texts. A visitor's values
 * fill only the rows.
 */

export type { MailContext, ResumePlace } from './emailParts';

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
    if (!mail || (isConfirmation && !mail.isEchoed)) return [];
    const own = values[field.kind === 'file' ? field.payload.name : name] ?? '';
    const value = texts?.[name] ?? mail.text?.(values, words) ?? own;
    if (mail.isOptional && value.trim() === '') return [];
    const around = mail.kind === 'file' && isUnscanned ? { around: words.application.unscanned } : {};
    return [{ label: words.labels[mail.label], value, kind: mail.kind ?? 'line', ...around }];
  });
}

/** The placeholder values of each subject of a mail to the firm. */
const SUBJECT_VALUES: { [Kind in SubmissionKind]?: (payload: PayloadByKind[Kind]) => Record<string, string> } = {
  application: ({ jobTitle }) => ({
    position: cleanLine(jobTitle === forms.application.noJob ? '' : jobTitle) || words.application.anyPosition,
  }),
  quote: ({ plan }) => ({ plan: plan || words.quote.anyPlan }),
};

/** Returns the firm's notification. It omits optional fields without a value. */
function composeNotification(
  submission: Submission,
  { resumeAt = 'spreadsheet', ...context }: Pick<MailContext, 'isUnscanned' | 'resumeAt' | 'texts'>,
): UnrenderedMail {
  const { kind, payload } = submission;
  const { heading, intro, ...adminWords } = words[FORMS[kind].words].admin;
  // Subjects have different placeholders. `SUBJECT_VALUES` contains their values.
  const subject: string = adminWords.subject;
  const subjectPlaces =
    (SUBJECT_VALUES[kind] as ((of: typeof payload) => Record<string, string>) | undefined)?.(payload) ?? {};
  const { whereAllIs, attached } = words.application;
  const subjectValues = { spreadsheet: [whereAllIs], attached: [attached], elsewhere: [] };
  return {
    subject: fill(subject, subjectPlaces),
    heading,
    intro: [intro],
    rows: buildRows(submission, false, context),
    ...(kind === 'application' && { outro: subjectValues[resumeAt] }),
  };
}

/**
 * Returns the rows about the received data of an application: size and checksum of the résumé, and length of the
 * letter.
 */
function buildArrivedRows({ kind, payload }: Submission, { resume }: MailContext): MailRow[] {
  if (kind !== 'application' || !resume) return [];
  const count = (number: number) => ({ count: new Intl.NumberFormat(settings.locale).format(number) });
  return [
    { label: words.labels.resumeSize, value: fill(words.bytes, count(resume.size)), kind: 'own' },
    {
      label: words.labels.letterLength,
      value: fill(words.characters, count(payload.coverLetter.length)),
      kind: 'own',
    },
    // The checksum is last, because screen readers spell it out.
    { label: words.labels.resumeSha256, value: resume.sha256, kind: 'own' },
  ];
}

/** Returns the row with the name of the received résumé. */
const buildFileNameRow = ({ kind, payload }: Submission, { resume }: MailContext): MailRow[] =>
  kind === 'application' && resume
    ? [{ label: words.labels.resumeFileName, value: payload.resumeFileName, kind: 'file' }]
    : [];

/**
 * Returns both mails of a submission: the firm's notification, and the confirmation, which repeats the request. Without
 * a valid address there is no confirmation (§5.3 requires no address).
 */
export function composeEmails(submission: Submission, context: MailContext): ComposedEmails {
  const { kind, payload } = submission;
  const { confirmation } = words[FORMS[kind].words];
  const subject = fill(confirmation.subject, { firm: context.firmName });
  const rows = [...buildRows(submission, true, context), ...buildFileNameRow(submission, context)];
  const arrived = buildArrivedRows(submission, context);
  // The rule of §5.2 may accept an address that `isMailbox` rejects.
  const isChecked = kind === 'contact' || kind === 'application';
  return {
    admin: composeAdminMail(composeNotification(submission, context), payload, context),
    confirmation:
      isChecked || isMailbox(payload.email)
        ? composeConfirmation({ ...confirmation, subject, rows, arrived }, payload, context)
        : null,
  };
}

/** A submission in a digest. */
export interface DigestEntry {
  submission: Submission;
  reference: string;
  isUnscanned: boolean;
  /** The texts that replace ids in the rows, by field. */
  texts?: Readonly<Record<string, string>>;
}

/** Returns one mail to the firm about several submissions, with the content of their individual mails. */
export const composeDigest = (
  entries: readonly DigestEntry[],
  context: Omit<MailContext, 'reference' | 'isUnscanned'>,
): EmailMessage =>
  composeDigestMail(
    entries.map(({ submission, reference, ...own }) => ({
      mail: composeNotification(submission, own),
      payload: submission.payload,
      reference,
    })),
    context,
  );
