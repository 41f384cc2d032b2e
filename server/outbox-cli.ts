import { loadSettings, getSiteRoot, type Providers } from './settings';
import { createWorker } from './createWorker';
import { Languages, loadLanguage } from './languages';
import { createLog, formatError } from './log';
import {
  recordAction,
  findForPerson,
  formatAmbiguity,
  eraseForPerson,
  exportCsv,
  exportForPerson,
  PERSON_USAGE,
  printAuditLines,
  showSubmission,
  type Command,
  type CommandOptions,
} from './personalData/commands';
import { stringifyForTerminal } from './personalData/describeSubmission';
import { backUp, restore, verifyBackup } from './outbox/backup';
import { DAY } from './outbox/backoff';
import { TASK_KINDS } from './outbox/erasures';
import { findFaults } from './outbox/faults';
import { Outbox, RESTORE_FAULT } from './outbox/outbox';
import { DEFAULT_PLAN, createPlan, type DeliveryPlan, type FurtherTarget } from './outbox/plan';
import { recordQuarantineReview } from './outbox/quarantineReview';
import type { Retention } from './outbox/retention';
import { toSubmission, type OutboxRow } from './outbox/rows';
import { getMailVariableName } from './outbox/stepFailed';

const USAGE = `npm run outbox -- list [--all|--spam]    list undelivered submissions (or all, or the quarantine), one a line
npm run outbox -- retry [REFERENCE]      retry one pending or dead submission, or all of them
npm run outbox -- release REFERENCE      deliver a quarantined submission
npm run outbox -- drop REFERENCE         delete a submission of any status from the outbox; a restore brings it back, so for the
                                         request of a person use erase
npm run outbox -- status                 print a line for each fault; exit with 1 if there is any, for cron and systemd
npm run outbox -- skip TARGET            give up the open deliveries to a target: sheet, smtp or webhook; or the refused
                                         erasures (sheet-erasures, webhook-erasures) or mails about withdrawals (mail)
npm run outbox -- export [--all|--spam]  print complete submissions as JSON lines, with undelivered résumés
npm run outbox -- backup FILE            write a backup to a new file (mode 600), also while the server runs
npm run outbox -- restore FILE           restore a backup into an outbox without submissions
${PERSON_USAGE}`;

interface CliContext extends CommandOptions {
  settings: CliSettings;
}

const COMMANDS: Readonly<Record<string, Command<CliContext>>> = {
  list: async (context, option) => {
    const { outbox, write } = context;
    if (!isSelection(option)) return undefined;
    const startTime = context.now();
    const rows = await selectRows(outbox, option);
    const descriptionsById = await outbox.furtherDeliveries.describeDeliveries();
    for (const row of rows) write(`${formatLine(row, descriptionsById.get(row.id) ?? [], getPlan(context))}\n`);
    const mailStopReason = await outbox.providerState.getMailStopReason();
    if (mailStopReason)
      write(
        `Mailing is stopped (${mailStopReason}): correct ${getMailVariableName(mailStopReason)}, restart, then retry.\n`,
      );
    write(`${rows.length} listed\n`);
    for (const line of await outbox.erasures.describeOpenTasks()) write(`${line}\n`);
    const { quarantined } = await outbox.countByStatus();
    if (option === undefined && quarantined > 0) write(`${quarantined} in quarantine (list --spam)\n`);
    // `recordQuarantineReview` fails on a full disk. The call follows the output, so that the operator can still read
    // the list.
    if (option === '--spam') await recordQuarantineReview(outbox.engine, startTime);
    return 0;
  },
  release: (context, referenceOrId) =>
    changeSubmission(
      context,
      referenceOrId,
      ({ id }) => context.outbox.release(context.now(), id),
      `${referenceOrId} is not in quarantine\n`,
    ),
  drop: (context, referenceOrId) =>
    changeSubmission(
      context,
      referenceOrId,
      async (row) => {
        await recordAction('drop', [row], context);
        return context.outbox.drop(row.id);
      },
      NO_SUBMISSION_MESSAGE,
    ),
  retry: async ({ outbox, write, now }, referenceOrId) => {
    const rows = referenceOrId === undefined ? [] : await outbox.findByReferenceOrId(referenceOrId);
    if (referenceOrId !== undefined && rows.length === 0) {
      write(NO_SUBMISSION_MESSAGE);
      return 1;
    }
    const count = await outbox.retry(now(), referenceOrId);
    if (referenceOrId === undefined) await outbox.erasures.retry(now());
    write(`${count} due now\n`);
    for (const { reference, status } of rows) write(RETRY_HINTS[status]?.(reference) ?? '');
    return count === 0 && referenceOrId !== undefined ? 1 : 0;
  },
  status: async ({ outbox, write, now, settings }) => {
    const faults = await findStatusFaults(outbox, now(), settings);
    for (const fault of faults) write(`${fault}\n`);
    return faults.length > 0 ? 1 : 0;
  },
  skip: async ({ outbox, write }, target) => {
    const taskKind = TASK_KINDS.find((kind) => target === (kind === 'mail' ? kind : `${kind}-erasures`));
    if (taskKind) write(`${await outbox.erasures.skip(taskKind)} given up\n`);
    if (taskKind) return 0;
    if (!isFurtherTarget(target)) return undefined;
    write(`${await outbox.furtherDeliveries.skip(target)} given up\n`);
    const references = await outbox.furtherDeliveries.listKeptResumeReferences();
    if (references.length > 0)
      write(
        `Possibly no target has received the résumés of these applications, so the outbox keeps them until the end of the retention: ${references.join(', ')}. Save each one: npm run outbox -- export REFERENCE FOLDER\n`,
      );
    return 0;
  },
  export: async (context, option, ...rest) => {
    if (option === '--csv') return exportCsv(context, ...rest);
    const { outbox, write } = context;
    if (!isSelection(option))
      return [option, ...rest].some((argument) => argument?.startsWith('--')) || rest.length > 1
        ? undefined
        : exportForPerson(context, option, ...rest);
    if (rest.length > 0) return undefined;
    const rows = await selectRows(outbox, option);
    for (const row of rows) write(`${await formatExport(outbox, row)}\n`);
    // `recordAction` fails on a full disk. The call follows the output, so that the operator can still save the data.
    await recordAction('export', rows, context);
    return 0;
  },
  backup: async ({ outbox, write }, file) => {
    if (file === undefined) return undefined;
    write(`${await backUp(outbox.engine, file)} submissions in ${file}\n`);
    return 0;
  },
  restore: async ({ outbox, write, now }, file) => {
    if (file === undefined) return undefined;
    write(`${await restore(outbox.engine, file, now())} submissions from ${file}\n`);
    return 0;
  },
  find: (context, emailOrReference) =>
    findForPerson(context, emailOrReference, (row) => formatLine(row, [], getPlan(context))),
  show: showSubmission,
  erase: eraseForPerson,
  audit: printAuditLines,
};

/** The maximum number of arguments by command. All other commands accept at most one argument. */
const MAX_ARGUMENTS_BY_COMMAND: Readonly<Record<string, number>> = { status: 0, audit: 0, export: 4 };
/** The options by command. Commands that are not listed have no options. No other argument may begin with '--'. */
const OPTIONS_BY_COMMAND: Readonly<Record<string, readonly string[]>> = {
  list: ['--all', '--spam'],
  export: ['--all', '--spam', '--csv', '--since'],
};

/**
 * Returns whether a command may accept these arguments. An ignored argument would be dangerous: after `erase` with two
 * e-mail addresses, the data of the second person would remain.
 */
const canHaveArguments = (name = '', args: readonly string[]): boolean =>
  args.length <= (MAX_ARGUMENTS_BY_COMMAND[name] ?? 1) &&
  args.every((argument) => !argument.startsWith('--') || OPTIONS_BY_COMMAND[name]?.includes(argument));

/**
 * Runs `npm run outbox`, which inspects and changes the server's outbox, even while the server runs. Returns the exit
 * code. `write` receives the text for standard output.
 */
export async function runOutboxCli(
  [name, ...args]: readonly string[],
  outbox: Outbox,
  write: (text: string) => void,
  { now = Date.now, settings = { retentionMs: 30 * DAY }, runErasures }: CliOptions = {},
): Promise<number> {
  const command = findCommand(name, args);
  return (await command?.({ outbox, write, now, settings, runErasures }, ...args)) ?? printUsage(name, args, write);
}

/** Returns the command `name`. Returns undefined if the command is unknown or does not accept the arguments. */
const findCommand = (name = '', args: readonly string[]) =>
  Object.hasOwn(COMMANDS, name) && canHaveArguments(name, args) ? COMMANDS[name] : undefined;

/**
 * Prints the complete usage without a command or with `--help`. Otherwise prints the mistake and the usage of the
 * command to standard error, because standard output may be redirected to a file. Returns the exit code.
 */
function printUsage(name: string | undefined, args: readonly string[], write: (text: string) => void): number {
  if (name === undefined || name === '--help') {
    write(USAGE);
    return 0;
  }
  const usage = USAGE.split(/^(?=npm)/m).filter((text) => text.startsWith(`npm run outbox -- ${name} `));
  const mistake =
    usage.length === 0
      ? `There is no command '${name}'. List the commands: npm run outbox -- --help\n`
      : `${name}: ${args.length === 0 ? 'an argument is missing' : `wrong arguments '${args.join(' ')}'`}. Usage:\n`;
  process.stderr.write(mistake + usage.join(''));
  return 2;
}

/** The texts that explain why `retry` does not change a submission, by the status of the submission. */
const RETRY_HINTS: Partial<Record<OutboxRow['status'], (reference: string) => string>> = {
  done: (reference) => `${reference} is done: no delivery is open\n`,
  quarantined: (reference) => `${reference} is in quarantine: npm run outbox -- release ${reference}\n`,
};

const NO_SUBMISSION_MESSAGE = 'There is no such submission. List them: npm run outbox -- list --all, or list --spam\n';

/**
 * Applies `change` to the submission with this reference or id. Prints `failureMessage` when `change` resolves to
 * false. Returns the exit code: 0 if the submission was changed, otherwise 1. Returns undefined without a reference or
 * id.
 */
async function changeSubmission(
  { outbox, write }: CliContext,
  referenceOrId: string | undefined,
  change: (row: OutboxRow) => Promise<boolean>,
  failureMessage: string,
): Promise<number | undefined> {
  if (referenceOrId === undefined) return undefined;
  const rows = await outbox.findByReferenceOrId(referenceOrId);
  if (rows.length > 1) {
    write(formatAmbiguity(referenceOrId, rows));
    return 1;
  }
  const [row] = rows;
  const isChanged = row !== undefined && (await change(row));
  write(isChanged ? 'done\n' : row === undefined ? NO_SUBMISSION_MESSAGE : failureMessage);
  return isChanged ? 0 : 1;
}

/**
 * The options of `runOutboxCli`. By default, `settings` contains a retention of 30 days and no targets. Without
 * targets, `list` and `find` assume the targets of §7.
 */
export type CliOptions = Partial<Pick<CliContext, 'now' | 'settings' | 'runErasures'>>;

/** The settings that `status`, `list` and `find` need. */
interface CliSettings extends Retention {
  /**
   * The configured targets. The value is undefined without settings, for example in a shell without the server's
   * environment.
   */
  providers?: Providers | undefined;
}

const isFurtherTarget = (name: string | undefined): name is FurtherTarget =>
  name === 'sheet' || name === 'smtp' || name === 'webhook';

/**
 * Returns one line for each fault. If `providers` is set, also returns one line for each target that has pending
 * deliveries but no settings.
 */
async function findStatusFaults(
  outbox: Outbox,
  now: number,
  { providers, ...retention }: CliSettings,
): Promise<string[]> {
  const writeFaults = await outbox.assertWritable(now).then(
    () => [],
    (error: unknown) => [`The outbox cannot be written: ${formatError(error)}`],
  );
  const restoreFaults = (await outbox.isRestoring()) ? [RESTORE_FAULT] : [];
  const faults = [
    ...restoreFaults,
    ...writeFaults,
    ...(await findFaults(outbox, now, retention)).map(({ text }) => text),
  ];
  if (!providers) return faults;
  const { spreadsheet: sheet, smtp, webhook } = providers;
  const configuredTargets = { sheet, smtp, webhook };
  const orphanedTargets = (await outbox.furtherDeliveries.listPendingTargets()).filter(
    (target) => configuredTargets[target] === undefined,
  );
  const formatAdvice = (target: string) =>
    `Deliveries wait for '${target}', which has no settings: set them again and restart, or npm run outbox -- skip ${target}`;
  return [...faults, ...orphanedTargets.map(formatAdvice)];
}

/** Returns whether the option of `list` or `export` selects submissions by their status. */
const isSelection = (option: string | undefined): boolean => [undefined, '--all', '--spam'].includes(option);

/** Returns the rows that an option selects: by default the pending and dead submissions. */
async function selectRows(outbox: Outbox, option: string | undefined): Promise<OutboxRow[]> {
  if (option === '--spam') return outbox.list('quarantined');
  return option === '--all' ? outbox.list() : outbox.list('pending', 'dead');
}

const getPlan = ({ settings: { providers } }: CliContext) => providers && createPlan(providers);

const describeStep = (row: OutboxRow, { sequence }: DeliveryPlan): string => {
  const { sheetAt, adminAt, status, confirmation, signs } = row;
  if (status === 'quarantined') return signs.join(', ');
  if (status === 'done') return `confirmation ${confirmation}`;
  if (row.sequenceAt !== null) return '';
  const state = status === 'dead' ? 'failed at' : 'waits for';
  if (sequence.sheet && sheetAt === null) return `${state} the spreadsheet`;
  return adminAt === null ? `${state} the admin mail` : `${state} the confirmation`;
};

const describeScan = ({ scan }: OutboxRow): string => (scan === 'unscanned' ? 'not scanned' : '');

/** Returns a line about a row, without personal data, because terminals keep a history. */
const formatLine = (row: OutboxRow, deliveries: readonly string[] = [], plan = DEFAULT_PLAN): string =>
  [
    new Date(row.receivedAt).toISOString(),
    row.reference,
    row.kind,
    row.status,
    describeStep(row, plan),
    ...deliveries,
    describeScan(row),
    row.lastError ?? '',
  ]
    .filter(Boolean)
    .join('  ');

async function formatExport(outbox: Outbox, row: OutboxRow): Promise<string> {
  const { id, reference, status, receivedAt } = row;
  const { kind, payload } = toSubmission(row, await outbox.readResume(row));
  const arrivedAt = new Date(receivedAt).toISOString();
  return stringifyForTerminal({ id, reference, kind, status, receivedAt: arrivedAt, payload });
}

/** Runs the command line of this process and sets its exit code. */
export async function main(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2);
  const write = (text: string) => process.stdout.write(text);
  const [backupFile] = command === 'restore' ? rest : [];
  if (!findCommand(command, rest) || (command === 'restore' && backupFile === undefined)) {
    process.exitCode = printUsage(command, rest, write);
    return;
  }
  const settings = loadSettings({ ...process.env, NODE_ENV: undefined }, getSiteRoot());
  // Without this check, `restore` of an unusable file would leave an empty outbox, and the server would start with it.
  if (backupFile !== undefined) await verifyBackup(backupFile);
  // Only `restore` creates an outbox. Otherwise, a command with a wrong path would create an empty outbox, and the
  // operator would believe that all submissions are delivered.
  const outbox = await Outbox.open({
    ...settings.outbox,
    creationMode: command === 'restore' ? 'new tables' : 'nothing',
  });
  try {
    const { providers, limits } = settings;
    const log = createLog((text) => process.stderr.write(`${text}\n`));
    const languages = new Languages(log, (tag) => loadLanguage(settings.distDir, tag));
    const worker = providers && createWorker(outbox, { ...settings, providers, languages, log });
    const runErasures = worker && (() => worker.runErasures());
    process.exitCode = await runOutboxCli([command ?? '', ...rest], outbox, write, {
      settings: { ...limits, providers },
      runErasures,
    });
    if (command === 'status' && process.exitCode === 0 && process.stdout.isTTY) write('No faults.\n');
  } finally {
    await outbox.close();
  }
}

if (/outbox-cli\.[jt]s$/.test(process.argv[1] ?? '')) {
  // The program that reads the output, such as `head`, may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  main().catch((error: unknown) => {
    process.stderr.write(`${formatError(error)}\n`);
    process.exit(1);
  });
}
