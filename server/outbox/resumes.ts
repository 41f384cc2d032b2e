import { createHash, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Engine, Query, Read } from './engine/engine';
import type { Tables } from './engine/tables';

type QueryBuilder = Engine['queryBuilder'];

/**
 * The maximum size, in bytes, of a part of a stored file. The size is a multiple of 3. The concatenated base64 texts of
 * the parts are therefore the base64 text of the file.
 */
export const PART_BYTES = 48 * 1024;
/**
 * The number of bytes that the relay keeps in memory from the start of a file. The relay recognises a PDF by these
 * bytes.
 */
const HEAD_BYTES = 64;

/** A file in the outbox. The outbox stores the file before it stores the submission. */
export interface StoredFile {
  /** The id that all stored parts of the file share. */
  readonly id: string;
  /** The SHA-256 of the file's bytes, in base64url. */
  readonly digest: string;
  /** The size of the file in bytes. */
  readonly size: number;
}

const buildPartInsertion = (queryBuilder: QueryBuilder, row: Tables['resume_parts']): Query =>
  queryBuilder
    .insertInto('resume_parts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['id', 'part']).doNothing());

/**
 * Streams a file into the outbox in parts. Only one part is in memory, whatever the size of the file. `discard` deletes
 * the file unless `keep` was called. The sweep deletes files that are over an hour old and belong to no submission.
 */
export class Upload implements StoredFile {
  readonly id = randomUUID();
  readonly head = Buffer.alloc(HEAD_BYTES);
  readonly #hash = createHash('sha256');
  readonly #part = Buffer.allocUnsafe(PART_BYTES);
  #partLength = 0;
  #partCount = 0;
  #size = 0;
  #digest = '';
  #isKept = false;
  #isDiscarded = false;
  /** Resolves when the outbox has written the latest part. */
  #latestWritePromise: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly engine: Engine,
    private readonly mediaType: string,
    private readonly now: number,
  ) {}

  get digest(): string {
    return this.#digest;
  }

  get size(): number {
    return this.#size;
  }

  /** Appends bytes. Rejects when writing to the outbox fails. */
  async write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes);
    if (this.#size < HEAD_BYTES) this.head.set(bytes.subarray(0, HEAD_BYTES - this.#size), this.#size);
    this.#size += bytes.length;
    for (let remainingBytes = bytes; remainingBytes.length > 0 && !this.#isDiscarded;) {
      const chunk = remainingBytes.subarray(0, PART_BYTES - this.#partLength);
      this.#part.set(chunk, this.#partLength);
      this.#partLength += chunk.length;
      remainingBytes = remainingBytes.subarray(chunk.length);
      if (this.#partLength === PART_BYTES) await this.#storePart();
    }
  }

  /** Stores the last part. Resolves when the complete file is on disk. */
  async end(): Promise<void> {
    if (this.#partLength > 0 && !this.#isDiscarded) await this.#storePart();
    this.#digest = this.#hash.digest('base64url');
  }

  /** Prevents the deletion of the file by `discard`. Call this method when a stored submission may need the file. */
  keep(): void {
    this.#isKept = true;
  }

  /** Deletes the stored parts of the file, unless `keep` was called. Later calls of `write` store no bytes. */
  async discard(): Promise<void> {
    if (this.#isKept) return;
    this.#isDiscarded = true;
    // If the latest write fails, the caller of `write` or `end` handles the error.
    await this.#latestWritePromise.catch(() => undefined);
    if (this.#partCount === 0) return;
    await this.engine.write([this.engine.queryBuilder.deleteFrom('resume_parts').where('id', '=', this.id)]);
  }

  /** Yields the stored bytes, part by part. */
  async *readBytes(): AsyncGenerator<Buffer> {
    for await (const { bytes } of readPartRows(this.engine.read, this.engine.queryBuilder, this.id)) yield bytes;
  }

  async #storePart(): Promise<void> {
    const data = this.#partCount === 0 ? `data:${this.mediaType};base64,` : '';
    const bytes = this.#part.subarray(0, this.#partLength);
    const row = { id: this.id, part: this.#partCount, data, bytes, stored_at: this.now };
    this.#partLength = 0;
    this.#partCount += 1;
    this.#latestWritePromise = this.engine.write([buildPartInsertion(this.engine.queryBuilder, row)]);
    await this.#latestWritePromise;
  }
}

async function* readPartRows(
  read: Read,
  queryBuilder: QueryBuilder,
  id: string,
): AsyncGenerator<{ data: string; bytes: Buffer }> {
  for (let partNumber = 0; ; partNumber += 1) {
    const [row] = await read(
      queryBuilder
        .selectFrom('resume_parts')
        .select(['data', 'bytes'])
        .where('id', '=', id)
        .where('part', '=', partNumber),
    );
    if (!row) return;
    // libSQL returns an ArrayBuffer. `Buffer.from` shares the memory of the ArrayBuffer.
    yield { data: row.data, bytes: Buffer.from(row.bytes ?? []) };
  }
}

/** Yields the stored parts of a résumé's data URL, in order. */
export async function* readParts(read: Read, queryBuilder: QueryBuilder, id: string): AsyncGenerator<string> {
  for await (const { data, bytes } of readPartRows(read, queryBuilder, id)) yield data + bytes.toString('base64');
}

/** Returns the number of characters of a résumé's data URL. */
export async function getResumeLength(read: Read, queryBuilder: QueryBuilder, id: string): Promise<number> {
  const sizes = await read(
    queryBuilder
      .selectFrom('resume_parts')
      .select(({ fn }) => [
        fn<number>('length', ['data']).as('characters'),
        fn<number | null>('length', ['bytes']).as('size'),
      ])
      .where('id', '=', id),
  );
  return sizes.reduce((sum, { characters, size }) => sum + characters + Math.ceil((size ?? 0) / 3) * 4, 0);
}

/** Returns a complete résumé as a data URL, or undefined if the outbox does not contain the résumé. */
export async function readResume(read: Read, queryBuilder: QueryBuilder, id: string): Promise<string | undefined> {
  return (await text(readParts(read, queryBuilder, id))) || undefined;
}

/** The maximum number of characters in a part of a restored résumé. */
const PART_CHARACTERS = 512 * 1024;

/** Returns queries that insert a résumé from a backup. Omits the parts that the outbox already contains. */
export async function buildResumeInsertion(
  queryBuilder: QueryBuilder,
  id: string,
  dataUrl: string,
  now: number,
): Promise<Query[]> {
  const queries: Query[] = [];
  for (let start = 0; start < dataUrl.length; start += PART_CHARACTERS) {
    if (start > 0) await yieldToEventLoop();
    queries.push(
      buildPartInsertion(queryBuilder, {
        id,
        part: queries.length,
        data: dataUrl.slice(start, start + PART_CHARACTERS),
        bytes: null,
        stored_at: now,
      }),
    );
  }
  return queries;
}
