import { createHash, type Hash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { formatError } from '../log';
import { createAuditRow } from './audit';
import type { Engine, Query, Read } from './engine/engine';
import { listColumns } from './engine/libsqlTables';
import type { SubmissionRow, Tables } from './engine/tables';
import { createSheetTask } from './erasures';
import { LATEST_SWEEP } from './leases';
import { RESTORING } from './outbox';
import { buildResumeInsertion, readResume } from './resumes';
import { toOutboxRow } from './rows';
import { KEY_NAMES, KEYS_WITHOUT_BACKUP } from './sharedKey';
import { Tombstones, type ErasureTimeLookup } from './tombstones';

/**
 * The tables that a backup copies row by row, each with its primary key. In the file, résumés precede these tables,
 * because a restore inserts a résumé before its submission.
 */
const PRIMARY_KEYS = {
  submissions: 'id',
  deliveries: 'id',
  mail_days: 'day',
  state: 'name',
  tombstones: 'hash',
  erasure_tasks: 'id',
  audit: 'id',
} as const;
type BackupTable = keyof typeof PRIMARY_KEYS;
const TABLES = Object.keys(PRIMARY_KEYS) as BackupTable[];
/** The maximum number of rows in one read, and the usual number of rows in one write. */
const BATCH_SIZE = 500;
/** The maximum number of bytes in one read of a file. */
const READ_BYTES = 1024 * 1024;
/** A data line of a backup: a row under its table's name, or a complete résumé. */
type BackupLine = Partial<Record<BackupTable, Record<string, unknown>>> & {
  resumes?: { id: string; data_url: string };
};
/** The names of entries in `state` that are valid only in the outbox that created them. */
const EXCLUDED_STATE_NAMES = new Set<string>([...KEYS_WITHOUT_BACKUP, RESTORING]);

const FIRST_LINE = '{"format":"outbox-backup","version":1}';

/**
 * Writes a backup to `file`. The backup omits the arrivals, the hashes that detect repeated forms, the receipts, and
 * the keys for IP addresses and for forms. The format is JSON Lines, so any engine can restore the backup. Only the
 * file's owner can read the backup. The backup is a consistent snapshot, even while the server runs. Returns the number
 * of submissions. Throws an error with a one-line message when the file exists or cannot be written. If SIGINT, SIGTERM
 * or SIGHUP arrives, deletes the incomplete file and exits.
 */
export async function backUp({ snapshot, queryBuilder }: Engine, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} already exists: choose another name`);
  const partialFile = `${file}.part`;
  const throwFileError = (error: unknown): never => {
    throw new Error(`${partialFile} cannot be written: ${formatError(error)}`);
  };
  const handle = await open(partialFile, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throwFileError(error);
    throw new Error(
      `${partialFile} already exists: another backup is running, or was killed. If none is running, delete this file, which contains messages of visitors`,
    );
  });
  const removeSignalHandlers = deleteOnSignal(partialFile);
  try {
    const submissionCount = await snapshot(async (read) => {
      // `writeFile` appends the complete line. `write` may write only the beginning of a line on a full disk.
      const writer = new BackupWriter((line) => handle.writeFile(line).catch(throwFileError));
      await writer.add(FIRST_LINE);
      const countsByTable = new Map<string, number>();
      await writeResumes(read, queryBuilder, writer);
      for (const table of TABLES) countsByTable.set(table, await writeTable(read, queryBuilder, table, writer));
      await writer.finish();
      return countsByTable.get('submissions') ?? 0;
    });
    await handle.sync().catch(throwFileError);
    await handle.close().catch(throwFileError);
    await rename(partialFile, file).catch(throwFileError);
    return submissionCount;
  } catch (error) {
    await handle.close();
    await rm(partialFile, { force: true });
    throw error;
  } finally {
    removeSignalHandlers();
  }
}

/**
 * Deletes `file` and exits when the process receives SIGINT, SIGTERM or SIGHUP. Returns a function that removes the
 * signal handlers.
 */
function deleteOnSignal(file: string): () => void {
  const deleteAndExit = (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => {
    rmSync(file, { force: true });
    process.exit(128 + constants.signals[signal]);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, deleteAndExit);
  return () => {
    for (const signal of signals) process.off(signal, deleteAndExit);
  };
}

async function writeResumes(read: Read, queryBuilder: Engine['queryBuilder'], writer: BackupWriter): Promise<void> {
  const firstBatchQuery = queryBuilder
    .selectFrom('resume_parts')
    .select('id')
    .where('part', '=', 0)
    .orderBy('id')
    .limit(BATCH_SIZE);
  for (
    let idRows = await read(firstBatchQuery);
    idRows.length > 0;
    idRows = await read(firstBatchQuery.where('id', '>', idRows.at(-1)?.id ?? ''))
  ) {
    for (const { id } of idRows) {
      const resumeLine: BackupLine = { resumes: { id, data_url: (await readResume(read, queryBuilder, id)) ?? '' } };
      await writer.add(JSON.stringify(resumeLine));
    }
  }
}

async function writeTable(
  read: Read,
  queryBuilder: Engine['queryBuilder'],
  table: BackupTable,
  writer: BackupWriter,
): Promise<number> {
  const key = PRIMARY_KEYS[table] as 'id';
  let count = 0;
  for (let lastKey: unknown; ;) {
    const rowsQuery = queryBuilder
      .selectFrom(table as 'submissions')
      .selectAll()
      .orderBy(key)
      .limit(BATCH_SIZE);
    const rows = await read(lastKey === undefined ? rowsQuery : rowsQuery.where(key, '>', lastKey as string));
    for (const row of rows) {
      lastKey = row[key];
      if (!EXCLUDED_STATE_NAMES.has(String(lastKey))) await writer.add(JSON.stringify({ [table]: row }));
    }
    count += rows.length;
    if (rows.length < BATCH_SIZE) return count;
  }
}

/** Writes lines, and a final line with their number and SHA-256. */
class BackupWriter {
  readonly #hash = createHash('sha256');
  #count = 0;

  constructor(private readonly write: (line: string) => Promise<void>) {}

  async add(line: string): Promise<void> {
    this.#count += 1;
    this.#hash.update(`${line}\n`);
    await this.write(`${line}\n`);
  }

  async finish(): Promise<void> {
    await this.write(`${formatLastLine(this.#count, this.#hash)}\n`);
  }
}

const formatLastLine = (lineCount: number, hash: Hash): string =>
  JSON.stringify({ lines: lineCount, sha256: hash.digest('hex') });

/**
 * Restores a backup into an outbox without submissions. An interrupted restore can be continued with the same file. The
 * relay delivers the pending submissions of the backup, even if they were delivered after the backup. The spreadsheet's
 * script recognises repeats by the submission's id. The relay sends the mails again, including confirmations.
 *
 * Omits submissions that were erased after their arrival. The relay erases omitted submissions in the spreadsheet
 * again, and reports their erasure to the webhook again. An audit line contains the references of omitted submissions.
 *
 * Returns the number of restored submissions. When the file cannot be read, is incomplete or is damaged, throws an
 * error with a one-line message before the first write. Also throws when the outbox contains other submissions.
 */
export async function restore(engine: Engine, file: string, now: number): Promise<number> {
  const lastLine = await verifyBackup(file);
  const { queryBuilder, read, write } = engine;
  const [restoreEntry] = await read(queryBuilder.selectFrom('state').select('value').where('name', '=', RESTORING));
  const [existingSubmission] = await read(queryBuilder.selectFrom('submissions').select('id').limit(1));
  if (existingSubmission && restoreEntry?.value !== lastLine)
    throw new Error(
      `The outbox contains submissions: restore needs an empty outbox${restoreEntry ? ', or the same file as the interrupted restore' : ''}`,
    );
  await write([
    queryBuilder
      .insertInto('state')
      .values({ name: RESTORING, value: lastLine, set_at: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: lastLine, set_at: now })),
  ]);
  const tombstones = new Tombstones(engine);
  const getErasureTime = await tombstones.importFile();
  const erasedIds = await findErasedIds(file, getErasureTime);
  let submissionCount = 0;
  const omittedReferences: string[] = [];
  const pendingQueries: Query[] = [];
  for await (const line of readLines(file)) {
    if (pendingQueries.length >= BATCH_SIZE) await write(pendingQueries.splice(0));
    const backupLine = JSON.parse(line) as BackupLine;
    if (backupLine.resumes && erasedIds.resumes.has(backupLine.resumes.id)) continue;
    if (backupLine.submissions && erasedIds.submissions.has(String(backupLine.submissions.id))) {
      // The lost database may have contained open tasks for this erasure, so the restore queues the tasks again. A
      // repetition changes nothing: the spreadsheet finds no row to delete, and the receiver of the webhook recognises
      // the report.
      const row = toOutboxRow(backupLine.submissions as unknown as SubmissionRow);
      const notice = { submission: row.id, reference: row.reference, erasedAt: getErasureTime(row.id) ?? now };
      const wasDelivered = erasedIds.delivered.has(row.id);
      omittedReferences.push(row.reference);
      for (const task of [createSheetTask(row), { do: 'webhook', ...notice, wasDelivered }]) {
        const taskRow = { id: `${task.do}:${row.id}`, task: JSON.stringify(task), due_at: now, queued_at: now };
        pendingQueries.push(buildRowInsertion(queryBuilder, 'erasure_tasks', taskRow));
      }
      continue;
    }
    if (backupLine.deliveries && erasedIds.submissions.has(String(backupLine.deliveries.submission))) continue;
    if (backupLine.resumes)
      await write(await buildResumeInsertion(queryBuilder, backupLine.resumes.id, backupLine.resumes.data_url, now));
    const table = TABLES.find((name) => backupLine[name] !== undefined);
    const row = table && backupLine[table];
    if (!table || !row) continue;
    if (table === 'submissions') submissionCount += 1;
    pendingQueries.push(buildRowInsertion(queryBuilder, table, row));
  }
  if (omittedReferences.length > 0) {
    const counts = { submissionCount: omittedReferences.length, references: omittedReferences };
    const auditRow = createAuditRow({ action: 'restore-omitted', ...counts }, now);
    pendingQueries.push(queryBuilder.insertInto('audit').values(auditRow));
  }
  // Without the time of the latest sweep, the relay attempts to deliver the backup's old submissions before it deletes
  // them.
  await write([...pendingQueries, queryBuilder.deleteFrom('state').where('name', 'in', [RESTORING, LATEST_SWEEP])]);
  await tombstones.mirror();
  return submissionCount;
}

/**
 * Returns the ids of the backup's submissions that were erased after their arrival, and the ids of their résumés.
 * `delivered` contains the ids of all submissions that the receiver of the webhook has accepted.
 */
async function findErasedIds(
  file: string,
  getErasureTime: ErasureTimeLookup,
): Promise<Record<'submissions' | 'resumes' | 'delivered', Set<string>>> {
  const erasedIds = { submissions: new Set<string>(), resumes: new Set<string>(), delivered: new Set<string>() };
  for await (const line of readLines(file)) {
    const { submissions: row, deliveries: delivery } = JSON.parse(line) as BackupLine;
    if (delivery?.target === 'webhook' && delivery.status === 'done')
      erasedIds.delivered.add(String(delivery.submission));
    if (!row) continue;
    const id = String(row.id);
    if ((getErasureTime(id) ?? -1) < Number(row.received_at)) continue;
    erasedIds.submissions.add(id);
    erasedIds.resumes.add(String(row.resume_id ?? id));
  }
  return erasedIds;
}

function buildRowInsertion(
  queryBuilder: Engine['queryBuilder'],
  table: BackupTable,
  row: Record<string, unknown>,
): Query {
  // Backups of earlier versions identify a résumé by the id of its submission.
  const resumeColumns = row.kind === 'application' ? { resume_id: row.resume_id ?? row.id } : {};
  // The row keeps its lease owner. A lease owner shows that the receiver may already have the submission.
  const leaseColumns = table === 'submissions' || table === 'deliveries' ? { lease_until: 0 } : {};
  const values = { ...row, ...resumeColumns, ...leaseColumns };
  const isWithdrawalKey = table === 'state' && row.name === KEY_NAMES.withdrawals;
  return queryBuilder
    .insertInto(table as 'state')
    .values(values as unknown as Tables['state'])
    .onConflict((conflict) => {
      const column = conflict.column(PRIMARY_KEYS[table] as 'name');
      // The outbox may already have created a withdrawal key. The links in sent confirmations need the key of the
      // backup.
      return isWithdrawalKey ? column.doUpdateSet({ value: String(row.value) }) : column.doNothing();
    });
}

/**
 * Returns the last line of a backup. The hash in this line identifies the backup. Throws an error with a one-line
 * message unless the file is a complete and undamaged backup, whose tables and columns this version knows.
 */
export async function verifyBackup(file: string): Promise<string> {
  const hash = createHash('sha256');
  let previousLine: string | undefined;
  let count = 0;
  for await (const line of readLines(file)) {
    if (previousLine === undefined && line !== FIRST_LINE) throw new Error(`${file} is not a backup of an outbox`);
    if (previousLine !== undefined) {
      count += 1;
      hash.update(`${previousLine}\n`);
    }
    previousLine = line;
  }
  const expectedLine = formatLastLine(count, hash);
  if (previousLine !== expectedLine) throw new Error(`${file} is incomplete or damaged: use another backup`);
  await assertKnownColumns(file);
  return expectedLine;
}

/** Throws an error with a one-line message when this version cannot restore a column of the backup. */
async function assertKnownColumns(file: string): Promise<void> {
  const knownColumns = listColumns();
  for await (const line of readLines(file)) {
    // Only in a data line, the first value is an object. The line of a résumé may be long, so this function does not
    // parse it.
    const [, table = 'resumes'] = /^\{"(\w+)":\{/.exec(line) ?? [];
    if (table === 'resumes') continue;
    const { [table]: row = {} } = JSON.parse(line) as Record<string, object>;
    if (!Object.keys(row).every((column) => knownColumns.has(`${table}.${column}`)))
      throw new Error(`A newer version wrote ${file}: restore it with that version, or use a backup of this version`);
  }
}

/**
 * Yields the lines of a file. Node's `readLines` is unsuitable: since Node 24, it also splits lines at U+2028 and
 * U+2029. A visitor's text may contain these characters.
 */
async function* readLines(file: string): AsyncGenerator<string> {
  const handle = await open(file).catch((error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message}`);
  });
  try {
    let incompleteLine = '';
    for await (const chunk of handle.createReadStream({ encoding: 'utf8', highWaterMark: READ_BYTES })) {
      const lines = (incompleteLine + String(chunk)).split('\n');
      incompleteLine = lines.pop() ?? '';
      yield* lines;
    }
    if (incompleteLine !== '') yield incompleteLine;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${formatError(error)}`, { cause: error });
  } finally {
    await handle.close();
  }
}
