import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import type { Engine, Query, Read } from './engine/engine';
import type { Tables } from './engine/tables';
import { insertResume, readResume } from './resumes';
import { KEYS_WITHOUT_BACKUP } from './sharedKey';
import { Tombstones, type ErasedAt } from './tombstones';

/** Thrown when a backup cannot be written or read. The message is one line for the operator. */
export class BackupFailed extends Error {}

/**
 * The tables that a backup copies row by row, each with its primary key. In the file, résumés precede these tables,
 * because a restore inserts a résumé before its submission.
 */
const KEYS = {
  submissions: 'id',
  deliveries: 'id',
  mail_days: 'day',
  state: 'name',
  tombstones: 'hash',
  erasure_tasks: 'id',
  audit: 'id',
} as const;
type BackedUp = keyof typeof KEYS;
const TABLES = Object.keys(KEYS) as BackedUp[];
/** The number of rows that are read or written together. */
const BATCH_SIZE = 500;
/** A line of a backup: a row under its table's name, or a complete résumé. */
type Entry = Partial<Record<BackedUp, Record<string, unknown>>> & { resumes?: { id: string; data_url: string } };
/** The names of entries in `state` that are valid only in the outbox that created them. */
const EXCLUDED_STATE = new Set<string>([...KEYS_WITHOUT_BACKUP, 'restoring']);

const FIRST_LINE = '{"format":"outbox-backup","version":1}';

/**
 * Writes a backup to `file`. The backup omits the counts of arrivals, the hashes of repeated forms, the receipts, and
 * the keys for addresses and forms. The format is JSON lines, which can be restored into any engine. Only the file's
 * owner can read the backup. The backup is a consistent snapshot, even while the server runs. Returns the number of
 * submissions. Throws {@link BackupFailed} when the file exists or cannot be created.
 */
export async function backUp({ snapshot, build }: Engine, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupFailed(`${file} already exists: choose another name`);
  const part = `${file}.part`;
  const handle = await open(part, 'wx', 0o600).catch((error: Error) => {
    throw new BackupFailed(`${part} cannot be written: ${error.message}`);
  });
  try {
    const submissions = await snapshot(async (read) => {
      const lines = new Lines(handle);
      await lines.add(FIRST_LINE);
      const counts = new Map<string, number>();
      await writeResumes(read, build, lines);
      for (const table of TABLES) counts.set(table, await writeTable(read, build, table, lines));
      await lines.finish();
      return counts.get('submissions') ?? 0;
    });
    await handle.sync();
    await handle.close();
    await rename(part, file);
    return submissions;
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
}

async function writeResumes(read: Read, build: Engine['build'], lines: Lines): Promise<void> {
  const first = build.selectFrom('resume_parts').select('id').where('part', '=', 0).orderBy('id').limit(BATCH_SIZE);
  for (let ids = await read(first); ids.length > 0; ids = await read(first.where('id', '>', ids.at(-1)?.id ?? ''))) {
    for (const { id } of ids) {
      const entry: Entry = { resumes: { id, data_url: (await readResume(read, build, id)) ?? '' } };
      await lines.add(JSON.stringify(entry));
    }
  }
}

async function writeTable(read: Read, build: Engine['build'], table: BackedUp, lines: Lines): Promise<number> {
  const key = KEYS[table] as 'id';
  let count = 0;
  for (let last: unknown; ;) {
    const all = build
      .selectFrom(table as 'submissions')
      .selectAll()
      .orderBy(key)
      .limit(BATCH_SIZE);
    const rows = await read(last === undefined ? all : all.where(key, '>', last as string));
    for (const row of rows) {
      last = row[key];
      if (!EXCLUDED_STATE.has(String(last))) await lines.add(JSON.stringify({ [table]: row }));
    }
    count += rows.length;
    if (rows.length < BATCH_SIZE) return count;
  }
}

/** Writes lines to a file, and a final line with their number and SHA-256. */
class Lines {
  readonly #hash = createHash('sha256');
  #count = 0;

  constructor(private readonly handle: FileHandle) {}

  async add(line: string): Promise<void> {
    this.#count += 1;
    this.#hash.update(`${line}\n`);
    await this.handle.write(`${line}\n`);
  }

  async finish(): Promise<void> {
    await this.handle.write(`${lastLine(this.#count, this.#hash)}\n`);
  }
}

const lastLine = (lines: number, hash: Hash): string => JSON.stringify({ lines, sha256: hash.digest('hex') });

/**
 * Restores a backup into an outbox without submissions. An interrupted restore can be continued with the same file. The
 * relay delivers the pending submissions of the backup again. The spreadsheet's script and the mail provider recognise
 * repeats by the submission's id. Returns the number of submissions. Throws {@link BackupFailed}, before the first
 * write, when the file is incomplete or the outbox contains other submissions.
 */
export async function restore(engine: Engine, file: string, now: number): Promise<number> {
  const digest = await verifyBackup(file);
  const { build, read, write } = engine;
  const [restoring] = await read(build.selectFrom('state').select('value').where('name', '=', 'restoring'));
  const [existing] = await read(build.selectFrom('submissions').select('id').limit(1));
  if (existing && restoring?.value !== digest)
    throw new BackupFailed('The outbox contains submissions: restore needs an empty outbox');
  await write([
    build
      .insertInto('state')
      .values({ name: 'restoring', value: digest, set_at: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: digest, set_at: now })),
  ]);
  const tombstones = new Tombstones(engine);
  const erasedAt = await tombstones.load();
  const erased = await findErased(file, erasedAt);
  let submissions = 0;
  let waiting: Query[] = [];
  for await (const line of readLines(file)) {
    const entry = JSON.parse(line) as Entry;
    if (entry.resumes && erased.resumes.has(entry.resumes.id)) continue;
    if (entry.submissions && erased.submissions.has(String(entry.submissions.id))) continue;
    if (entry.deliveries && erased.submissions.has(String(entry.deliveries.submission))) continue;
    if (entry.resumes) await write(await insertResume(build, entry.resumes.id, entry.resumes.data_url, now));
    const table = TABLES.find((name) => entry[name] !== undefined);
    const row = table && entry[table];
    if (!table || !row) continue;
    if (table === 'submissions') submissions += 1;
    waiting.push(insertRow(build, table, row));
    if (waiting.length >= BATCH_SIZE) await write(waiting.splice(0));
  }
  waiting = [...waiting, build.deleteFrom('state').where('name', '=', 'restoring')];
  await write(waiting);
  await tombstones.mirror();
  return submissions;
}

/** Returns the ids of the backup's submissions that were erased after their arrival, and the ids of their résumés. */
async function findErased(file: string, erasedAt: ErasedAt): Promise<Record<'submissions' | 'resumes', Set<string>>> {
  const erased = { submissions: new Set<string>(), resumes: new Set<string>() };
  for await (const line of readLines(file)) {
    const row = (JSON.parse(line) as Entry).submissions;
    if (!row) continue;
    const id = String(row.id);
    if ((erasedAt(id) ?? -1) < Number(row.received_at)) continue;
    erased.submissions.add(id);
    erased.resumes.add(String(row.resume_id ?? id));
  }
  return erased;
}

function insertRow(build: Engine['build'], table: BackedUp, row: Record<string, unknown>): Query {
  // Backups of earlier versions identify a résumé by the id of its submission.
  const resume = row.kind === 'application' ? { resume_id: row.resume_id ?? row.id } : {};
  const isLeased = table === 'submissions' || table === 'deliveries';
  const free = isLeased ? { ...row, ...resume, lease_owner: null, lease_until: 0 } : row;
  return build
    .insertInto(table as 'state')
    .values(free as unknown as Tables['state'])
    .onConflict((conflict) => conflict.column(KEYS[table] as 'name').doNothing());
}

/**
 * Returns the last line of a backup. The line contains a hash, so it identifies the backup. Throws {@link BackupFailed}
 * for an incomplete or damaged backup.
 */
async function verifyBackup(file: string): Promise<string> {
  const hash = createHash('sha256');
  let previous: string | undefined;
  let count = 0;
  for await (const line of readLines(file)) {
    if (previous === undefined && line !== FIRST_LINE) throw new BackupFailed(`${file} is not a backup of an outbox`);
    if (previous !== undefined) {
      count += 1;
      hash.update(`${previous}\n`);
    }
    previous = line;
  }
  const expected = lastLine(count, hash);
  if (previous !== expected) throw new BackupFailed(`${file} is incomplete or damaged: use another backup`);
  return expected;
}

async function* readLines(file: string): AsyncGenerator<string> {
  const handle = await open(file).catch((error: Error) => {
    throw new BackupFailed(`${file} cannot be read: ${error.message}`);
  });
  try {
    yield* handle.readLines();
  } finally {
    await handle.close();
  }
}
