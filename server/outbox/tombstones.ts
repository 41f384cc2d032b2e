import { createHmac } from 'node:crypto';
import { closeSync, constants, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createFile } from './engine/databaseFile';
import type { Engine, Query } from './engine/engine';
import type { Tables } from './engine/tables';
import { hashToId } from './hashToId';
import { KEY_NAMES, SharedKey } from './sharedKey';

type Tombstone = Tables['tombstones'];

/** Returns the time (ms) at which a submission was last erased, or undefined if it was not erased. */
export type ErasureTimeLookup = (id: string) => number | undefined;

/**
 * The tombstones of erased submissions. Each tombstone contains a salted hash of an id, which does not identify a
 * person. A restore omits a submission with a tombstone, unless the submission arrived after the erasure. A file beside
 * a libSQL database contains a copy of the tombstones, because a restore often follows the loss of the database.
 */
export class Tombstones {
  readonly #salt: SharedKey;

  constructor(private readonly engine: Engine) {
    this.#salt = new SharedKey(engine, KEY_NAMES.tombstones);
  }

  /** Returns a new tombstone for a submission. Does not store the tombstone. */
  async create(id: string, now: number): Promise<Tombstone> {
    const salt = await this.#salt.read(now);
    return { hash: hashId(salt, id), salt, erased_at: now };
  }

  /** Returns the time (ms) at which a submission was last erased, or undefined when it was not erased. */
  async getErasureTime(id: string): Promise<number | undefined> {
    const { queryBuilder, read } = this.engine;
    const salts = await read(queryBuilder.selectFrom('tombstones').select('salt').distinct());
    if (salts.length === 0) return undefined;
    const hashes = salts.map(({ salt }) => hashId(salt, id));
    const [row] = await read(
      queryBuilder
        .selectFrom('tombstones')
        .select('erased_at')
        .where('hash', 'in', hashes)
        .orderBy('erased_at', 'desc'),
    );
    return row?.erased_at;
  }

  /**
   * Returns the next id for a form whose id belongs to an erased submission. Returns undefined if no submission with
   * this id was erased. With the same id, the open erasure tasks would delete the new submission, and the receivers
   * would ignore the submission as a repeat.
   */
  async findReplacementId(id: string): Promise<string | undefined> {
    const erasedAt = await this.getErasureTime(id);
    return erasedAt === undefined ? undefined : hashToId(`${id}\n${erasedAt}`);
  }

  /**
   * Copies the tombstones from the file beside the database into the database. Returns a function that finds a
   * submission's erasure time by its id.
   */
  async importFile(): Promise<ErasureTimeLookup> {
    const { queryBuilder, read, write, tombstoneFile } = this.engine;
    const fileRows = tombstoneFile === undefined ? [] : readTombstones(tombstoneFile);
    for (let start = 0; start < fileRows.length; start += BATCH_SIZE)
      await write(fileRows.slice(start, start + BATCH_SIZE).map((row) => buildTombstoneInsertion(queryBuilder, row)));
    const erasureTimesByHash = new Map<string, number>();
    const salts = new Set<string>();
    for (const { hash, salt, erased_at } of await read(queryBuilder.selectFrom('tombstones').selectAll())) {
      salts.add(salt);
      erasureTimesByHash.set(hash, erased_at);
    }
    return (id) => {
      const erasureTimes = [...salts]
        .map((salt) => erasureTimesByHash.get(hashId(salt, id)))
        .filter((time) => time !== undefined);
      return erasureTimes.length === 0 ? undefined : Math.max(...erasureTimes);
    };
  }

  /**
   * Appends the database's tombstones to the file beside the database, except tombstones that the file already
   * contains. Does nothing with PostgreSQL, which has no such file.
   */
  async mirror(): Promise<void> {
    const { queryBuilder, read, tombstoneFile } = this.engine;
    if (tombstoneFile === undefined) return;
    const rows = await read(queryBuilder.selectFrom('tombstones').selectAll());
    if (rows.length === 0) return;
    const mirroredErasureTimesByHash = new Map(
      readTombstones(tombstoneFile).map(({ hash, erased_at }) => [hash, erased_at]),
    );
    const missingRows = rows.filter(({ hash, erased_at }) => (mirroredErasureTimesByHash.get(hash) ?? -1) < erased_at);
    if (missingRows.length > 0) appendTombstones(tombstoneFile, missingRows);
  }
}

const BATCH_SIZE = 200;

const hashId = (salt: string, id: string): string =>
  createHmac('sha256', salt).update(id.toLowerCase()).digest('base64url');

/** Builds a query that inserts a tombstone. Of two tombstones with the same hash, the database keeps the later one. */
export const buildTombstoneInsertion = (queryBuilder: Engine['queryBuilder'], row: Tombstone): Query =>
  queryBuilder
    .insertInto('tombstones')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ erased_at: row.erased_at })
        .where('tombstones.erased_at', '<', row.erased_at),
    );

/** Appends tombstones to a file, one line of JSON for each. Returns when the lines are on disk. */
function appendTombstones(path: string, rows: readonly Tombstone[]): void {
  createFile(path, '');
  // Without `O_NOFOLLOW`, the folder's owner could use a symbolic link to make root append to any file.
  const fileDescriptor = openSync(path, constants.O_WRONLY | constants.O_APPEND | constants.O_NOFOLLOW);
  try {
    // The first line break ends a line that a crash may have truncated.
    writeSync(fileDescriptor, `\n${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
    fsyncSync(fileDescriptor);
  } finally {
    closeSync(fileDescriptor);
  }
}

/** Returns the tombstones of a file, or an empty list when there is no file. Skips lines that a crash has truncated. */
function readTombstones(path: string): Tombstone[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').flatMap((line) => {
    try {
      const { hash, salt, erased_at } = JSON.parse(line) as Tombstone;
      const isComplete = typeof hash === 'string' && typeof salt === 'string' && typeof erased_at === 'number';
      return isComplete ? [{ hash, salt, erased_at }] : [];
    } catch {
      // An empty or truncated line contains no tombstone.
      return [];
    }
  });
}
