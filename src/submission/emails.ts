import { words as forms } from '#site/words/forms';
import { words } from '#site/words/mails';
import { fill } from '../site/fill';
import type { MailRow } from './emailLayout';
import { adminMail, confirmationMail, digestMail } from './emailParts';
import type { Composed, MailContext } from './emailParts';
import { FORMS } from './forms/index';
import type { PayloadByKind, Submission, SubmissionKind } from './forms/index';
import type { FormDefinition } from './forms/field';
import { isMailbox } from './mailbox';
import type { ComposedEmails } from './sequence';
import { cleanLine } from './text';
import type { EmailMessage } from './types';

/**
 * §7.2's templates. Senders, recipients, subjects and words come from here and from the firm; a visitor's values fill the
 * rows and nothing else.
 */

export type { MailContext } from './emailParts';

/** The rows of the fields that a mail shows, in the order of the form. */
function rowsOf({ kind, payload }: Submission, isConfirmation: boolean, isUnscanned = false): MailRow[] {
  const form: FormDefinition = FORMS[kind];
  const values: Readonly<Record<string, string>> = payload;
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const { mail } = field;
    if (!mail || (isConfirmation && !mail.isEchoed)) return [];
    const own = values[field.kind === 'file' ? field.payload.name : name] ?? '';
    const value = mail.text?.(values, words) ?? own;
    if (mail.isOptional && value.trim() === '') return [];
    const around = mail.kind === 'file' && isUnscanned ? { around: words.application.unscanned } : {};
    return [{ label: words.labels[mail.label], value, kind: mail.kind ?? 'line', ...around }];
  });
}

/** The places of each subject to the firm. */
const PLACES: { [Kind in SubmissionKind]?: (payload: PayloadByKind[Kind]) => Record<string, string> } = {
  application: ({ jobTitle }) => ({
    position: cleanLine(jobTitle === forms.application.noJob ? '' : jobTitle) || words.application.anyPosition,
  }),
  quote: ({ plan }) => ({ plan: plan || words.quote.anyPlan }),
};

/** The notification of the firm. Without the fields that were left empty, where they are optional. */
function notification(submission: Submission, isUnscanned = false): Composed {
  const { kind, payload } = submission;
  const { subject, heading, intro } = words[FORMS[kind].words].admin;
  const places = (PLACES[kind] as ((of: typeof payload) => Record<string, string>) | undefined)?.(payload) ?? {};
  return {
    subject: fill(subject, places),
    heading,
    intro: [intro],
    rows: rowsOf(submission, false, isUnscanned),
    ...(kind === 'application' && { outro: [words.application.whereAllIs] }),
  };
}

/**
 * Returns both mails of a submission: the notification of the firm, and the confirmation, which repeats what was asked. Without
 * a mailbox (§5.3 asks for none) there is no confirmation.
 */
export function composeEmails(submission: Submission, context: MailContext): ComposedEmails {
  const { kind, payload } = submission;
  const { confirmation } = words[FORMS[kind].words];
  const subject = fill(confirmation.subject, { firm: context.firmName });
  const rows = rowsOf(submission, true);
  // §5.2's own rule may have let an address pass that `isMailbox` doesn't.
  const isChecked = kind === 'contact' || kind === 'application';
  return {
    admin: adminMail(notification(submission, context.isUnscanned), payload, context),
    confirmation:
      isChecked || isMailbox(payload.email)
        ? confirmationMail({ ...confirmation, subject, rows }, payload, context)
        : null,
  };
}

/** A submission that a digest tells of. */
export interface DigestEntry {
  submission: Submission;
  reference: string;
  isUnscanned: boolean;
}

/** Returns one mail to the firm about several submissions, with everything that their own mails would tell. */
export const composeDigest = (
  entries: readonly DigestEntry[],
  context: Omit<MailContext, 'reference' | 'isUnscanned'>,
): EmailMessage =>
  digestMail(
    entries.map(({ submission, reference, isUnscanned }) => ({
      mail: notification(submission, isUnscanned),
      payload: submission.payload,
      reference,
    })),
    context,
  );
