import { addAuditLine, listAuditLines, type AuditEntry } from '../outbox/audit';
import type { FurtherDeliveries } from '../outbox/furtherDeliveries';
import type { Outbox } from '../outbox/outbox';
import type { OutboxRow } from '../outbox/rows';
import { parseDay, writeCsv } from './csv';
import { describeSubmission, stringifyForTerminal } from './describeSubmission';
import { exportSubmissions } from './exportSubmissions';

export const PERSON_USAGE = `npm run outbox -- find EMAIL            list a person's submissions, without their contents
npm run outbox -- show REFERENCE        print a submission in full, without the bytes of its résumé
npm run outbox -- export EMAIL [FOLDER] write a person's submissions to a new folder: JSON and résumés
npm run outbox -- export --csv [--since DATE] [--spam]   print submissions as CSV, from a day on ('2026-11-01', UTC)
npm run outbox -- erase EMAIL           permanently delete a person's submissions, in the outbox and in the spreadsheet
                                        find, export and erase also accept a REFERENCE, for submissions without an address
npm run outbox -- audit                 print the audit lines about access, deletion and withdrawal, without personal data
`;

export interface CommandOptions {
  outbox: Outbox;
  write: (text: string) => void;
  now: () => number;
  /**
   * Runs the erasure tasks that are due, for example for rows in the spreadsheet. Without this function, the relay runs
   * these tasks later.
   */
  runErasures?: (() => Promise<unknown>) | undefined;
}

/** Runs a command. Resolves to the exit code, or to undefined for missing or unknown arguments. */
export type Command<Options = CommandOptions> = (
  options: Options,
  ...args: (string | undefined)[]
) => Promise<number | undefined>;

/**
 * Prints one line for each submission of a person. `formatRow` returns the line. Resolves to the exit code, like a
 * {@link Command}.
 */
export const findForPerson = (
  options: CommandOptions,
  emailOrReference: string | undefined,
  formatRow: (row: OutboxRow) => string,
): Promise<number | undefined> =>
  runForPerson('find', emailOrReference, options, async (rows) => {
    for (const row of rows) options.write(`${formatRow(row)}\n`);
    options.write(`${rows.length} found\n`);
  });

export const printAuditLines: Command = async ({ outbox, write }) => {
  for (const line of await listAuditLines(outbox.engine)) write(`${line}\n`);
  return 0;
};

/**
 * Finds submissions by e-mail address, reference or id. Stores an audit line about the access, and passes the
 * submissions to `operation`. Also prints other spellings of the e-mail address, because they may belong to the same
 * person. Resolves to the exit code: 0 after `operation`, 1 if no submission matches or a reference is ambiguous, 2 for
 * an invalid e-mail address. Resolves to undefined if `emailOrReference` is undefined.
 */
async function runForPerson(
  action: AuditEntry['action'],
  emailOrReference: string | undefined,
  options: CommandOptions,
  operation: (rows: OutboxRow[]) => Promise<void>,
): Promise<number | undefined> {
  if (emailOrReference === undefined) return undefined;
  const { outbox, write } = options;
  const isEmail = emailOrReference.includes('@');
  if (isEmail && !/^[^\s@]+@[^\s@]+$/.test(emailOrReference.trim())) {
    write('EMAIL must be an e-mail address, such as ann@example.com\n');
    return 2;
  }
  const { rows, otherAddresses } = isEmail
    ? await outbox.erasures.findByEmail(emailOrReference)
    : { rows: await outbox.findByReferenceOrId(emailOrReference), otherAddresses: [] };
  // Submissions of two persons may have the same reference, because a reference is a short hash.
  if (!isEmail && rows.length > 1) {
    write(formatAmbiguity(emailOrReference, rows));
    return 1;
  }
  const hint =
    otherAddresses.length > 0 ? `Other spellings of this mailbox have submissions: ${otherAddresses.join(', ')}\n` : '';
  if (rows.length === 0) {
    const description = isEmail ? 'address' : "reference or id (an address contains '@')";
    write(`The outbox has no submission with this ${description}. Search the spreadsheet and the inbox, too.\n${hint}`);
    return 1;
  }
  await recordAction(action, rows, options);
  await operation(rows);
  write(hint);
  return 0;
}

/** Returns the message about several submissions with the same reference. */
export const formatAmbiguity = (reference: string, rows: readonly OutboxRow[]): string =>
  `${rows.length} submissions have the reference ${reference}: use an id (${rows.map(({ id }) => id).join(', ')})\n`;

const listReferences = (rows: readonly OutboxRow[]): string[] => rows.map(({ reference }) => reference);

/** Stores an audit line about an access to `rows` or their deletion. Rejects when the outbox cannot be written. */
export const recordAction = (
  action: AuditEntry['action'],
  rows: readonly OutboxRow[],
  { outbox, now }: CommandOptions,
) => addAuditLine(outbox.engine, { action, submissionCount: rows.length, references: listReferences(rows) }, now());

export const showSubmission: Command = async (options, referenceOrId) => {
  if (referenceOrId === undefined) return undefined;
  const { outbox, write } = options;
  const rows = await outbox.findByReferenceOrId(referenceOrId);
  if (rows.length === 0) {
    write(
      'No submission has this reference or id. List them: npm run outbox -- list --all, or list --spam. Find an address: npm run outbox -- find EMAIL\n',
    );
    return 1;
  }
  await recordAction('show', rows, options);
  for (const row of rows) write(`${stringifyForTerminal(await describeSubmission(outbox, row), 2)}\n`);
  return 0;
};

export const exportForPerson: Command = (options, emailOrReference, folderName) =>
  runForPerson('export', emailOrReference, options, async (rows) => {
    const { outbox, write, now } = options;
    const folder = folderName ?? `export-${new Date(now()).toISOString().slice(0, 19).replaceAll(':', '')}`;
    const missingResumeCount = await exportSubmissions(outbox, rows, folder);
    write(`${rows.length} submissions in ${folder}: give this folder to the person, then delete it\n`);
    if (missingResumeCount > 0)
      write(
        `${missingResumeCount} résumés are no longer in the outbox: add them from the Drive folder of the spreadsheet, or from the mail to the firm\n`,
      );
  });

export const exportCsv: Command = async ({ outbox, write, now }, ...args) => {
  const isQuarantined = args.includes('--spam');
  const sinceIndex = args.indexOf('--since');
  const argumentCount = args.filter((option) => option !== '--spam').length;
  if (argumentCount !== (sinceIndex < 0 ? 0 : 2)) return undefined;
  const since = sinceIndex < 0 ? 0 : parseDay(args[sinceIndex + 1] ?? '');
  if (since === undefined) {
    // The error goes to standard error, because standard output may be redirected to a file.
    process.stderr.write("--since takes a day such as '2026-11-01'\n");
    return 2;
  }
  const submissionCount = await writeCsv(outbox, { since, isQuarantined }, write);
  await addAuditLine(outbox.engine, { action: 'export-csv', submissionCount }, now());
  return 0;
};

export const eraseForPerson: Command = (options, emailOrReference) =>
  runForPerson('erase', emailOrReference, options, async (rows) => {
    const { outbox, write, now, runErasures } = options;
    const sentMailLines: string[] = [];
    const digestStartTime = await outbox.providerState.getDigestStartTime();
    for (const row of rows)
      sentMailLines.push(...describeSentMails(row, await outbox.furtherDeliveries.list(row), digestStartTime));
    await outbox.erasures.erase(rows, now());
    await runErasures?.();
    write(`${rows.length} submissions erased: ${listReferences(rows).join(', ')}\n`);
    const openTaskDescriptions = await outbox.erasures.describeOpenTasks();
    if (openTaskDescriptions.length > 0)
      write(`The relay runs these erasure tasks later:\n${openTaskDescriptions.map((task) => `  ${task}\n`).join('')}`);
    if (sentMailLines.length > 0)
      write(
        `Sent mails remain in the inboxes of their receivers. Delete the mails to the firm in its inbox:\n${sentMailLines.join('')}`,
      );
    write('Earlier backups still contain these submissions: make a new backup, and delete the earlier backups.\n');
  });

/**
 * Returns a line for each mail that was sent or may have been sent. `digestStartTime` is the time (ms) at which an
 * unfinished digest began.
 */
function describeSentMails(
  { reference, adminStartedAt, adminAt, confirmationStartedAt, heldAt, leaseOwner }: OutboxRow,
  furtherDeliveries: Awaited<ReturnType<FurtherDeliveries['list']>>,
  digestStartTime = -Infinity,
): string[] {
  const smtpDelivery = furtherDeliveries.find(({ target }) => target === 'smtp');
  const isSmtpMailPossiblySent =
    smtpDelivery?.doneAt === null && (smtpDelivery.leaseOwner !== null || smtpDelivery.lastError !== null);
  // A digest claims its submissions before it begins, so a digest may also list a leased submission.
  const isDigestPossiblySent =
    adminAt === null && heldAt !== null && (leaseOwner !== null || heldAt <= digestStartTime);
  const sentMails = [
    ['to the firm', adminAt ?? adminStartedAt],
    ['to the firm by SMTP', smtpDelivery?.doneAt ?? null],
    ['to the sender', confirmationStartedAt],
  ] as const;
  return [
    ...sentMails.flatMap(([recipient, time]) =>
      time === null ? [] : [`  ${new Date(time).toISOString()}  ${reference}  ${recipient}\n`],
    ),
    ...(isDigestPossiblySent ? [`  at an unknown time  ${reference}  to the firm in a digest, perhaps\n`] : []),
    ...(isSmtpMailPossiblySent ? [`  at an unknown time  ${reference}  to the firm by SMTP, perhaps\n`] : []),
  ];
}
