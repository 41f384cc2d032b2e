import { createHash, randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Engine, Query, Read } from './engine/engine';
import type { Tables } from './engine/tables';

type Build = Engine['build'];

/** Bytes in a part. A multiple of 3: the base64 of the parts together is that of the file. */
export const PART_BYTES = 48 * 1024;
/** First bytes that are kept in memory: a PDF is known by them. */
const HEAD_BYTES = 64;

/** A file on its way into the outbox. */
export interface StoredFile {
  /** Id of its parts. */
  readonly id: string;
  /** Hash of its bytes. */
  readonly digest: string;
}

const insertPart = (build: Build, row: Tables['resume_parts']): Query =>
  build
    .insertInto('resume_parts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['id', 'part']).doNothing());

/**
 * Writes a file to the outbox in parts while it streams in: however large it is, one part of it is in memory. It belongs to no submission before `keep`. The outbox deletes one that nobody kept an hour later.
 */
export class Upload implements StoredFile {
  readonly id = randomUUID();
  readonly head = Buffer.alloc(HEAD_BYTES);
  readonly #hash = createHash('sha256');
  readonly #part = Buffer.allocUnsafe(PART_BYTES);
  #filled = 0;
  #parts = 0;
  #size = 0;
  #digest = '';
  #isKept = false;
  #isDiscarded = false;
  /** The part that was written last, or is being written. */
  #stored: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly engine: Engine,
    private readonly mediaType: string,
    private readonly now: number,
  ) {}

  get digest(): string {
    return this.#digest;
  }

  /** Rejects when the outbox can't be written. */
  async write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes);
    if (this.#size < HEAD_BYTES) this.head.set(bytes.subarray(0, HEAD_BYTES - this.#size), this.#size);
    this.#size += bytes.length;
    for (let rest = bytes; rest.length > 0 && !this.#isDiscarded;) {
      const taken = rest.subarray(0, PART_BYTES - this.#filled);
      this.#part.set(taken, this.#filled);
      this.#filled += taken.length;
      rest = rest.subarray(taken.length);
      if (this.#filled === PART_BYTES) await this.#store();
    }
  }

  /** Resolves when all of it is on disk. */
  async end(): Promise<void> {
    if (this.#filled > 0 && !this.#isDiscarded) await this.#store();
    this.#digest = this.#hash.digest('base64url');
  }

  /** The file belongs to a submission that is stored. */
  keep(): void {
    this.#isKept = true;
  }

  /** Deletes the parts of a file that no submission keeps. Its form may still stream in: nothing is written any more. */
  async discard(): Promise<void> {
    if (this.#isKept) return;
    this.#isDiscarded = true;
    // The caller of `write` handles the failure of a part.
    await this.#stored.catch(() => undefined);
    if (this.#parts === 0) return;
    await this.engine.write([this.engine.build.deleteFrom('resume_parts').where('id', '=', this.id)]);
  }

  /** The bytes, read back part by part. */
  async *bytes(): AsyncGenerator<Buffer> {
    for await (const { bytes } of rowsOf(this.engine.read, this.engine.build, this.id)) yield bytes;
  }

  async #store(): Promise<void> {
    const data = this.#parts === 0 ? `data:${this.mediaType};base64,` : '';
    const bytes = this.#part.subarray(0, this.#filled);
    const row = { id: this.id, part: this.#parts, data, bytes, stored_at: this.now };
    this.#filled = 0;
    this.#parts += 1;
    this.#stored = this.engine.write([insertPart(this.engine.build, row)]);
    await this.#stored;
  }
}

async function* rowsOf(read: Read, build: Build, id: string): AsyncGenerator<{ data: string; bytes: Buffer }> {
  for (let part = 0; ; part += 1) {
    const [row] = await read(
      build.selectFrom('resume_parts').select(['data', 'bytes']).where('id', '=', id).where('part', '=', part),
    );
    if (!row) return;
    // libSQL returns an ArrayBuffer, which is not copied.
    yield { data: row.data, bytes: Buffer.from(row.bytes ?? []) };
  }
}

/** The texts that make a résumé's data URL, one after the other. */
export async function* readParts(read: Read, build: Build, id: string): AsyncGenerator<string> {
  for await (const { data, bytes } of rowsOf(read, build, id)) yield data + bytes.toString('base64');
}

/** Returns the number of characters of a résumé's data URL. */
export async function lengthOf(read: Read, build: Build, id: string): Promise<number> {
  const sizes = await read(
    build
      .selectFrom('resume_parts')
      .select(({ fn }) => [
        fn<number>('length', ['data']).as('characters'),
        fn<number | null>('length', ['bytes']).as('size'),
      ])
      .where('id', '=', id),
  );
  return sizes.reduce((sum, { characters, size }) => sum + characters + Math.ceil((size ?? 0) / 3) * 4, 0);
}

/** Returns the id of the parts of a submission's résumé, for a query. */
export const resumeOf = (build: Engine['build'], id: string) =>
  build.selectFrom('submissions').select('resume_id').where('id', '=', id);

/** Returns a résumé whole, as a data URL; undefined where there is none. */
export async function readResume(read: Read, build: Build, id: string): Promise<string | undefined> {
  const parts: string[] = [];
  for await (const part of readParts(read, build, id)) parts.push(part);
  return parts.length === 0 ? undefined : parts.join('');
}

/** Characters in a part of a restored résumé. */
const PART_TEXT = 512 * 1024;

/** Returns the queries that put a résumé of a backup in, where there is none of that id. */
export async function insertResume(build: Build, id: string, dataUrl: string, now: number): Promise<Query[]> {
  const queries: Query[] = [];
  for (let at = 0; at < dataUrl.length; at += PART_TEXT) {
    if (at > 0) await yieldToEventLoop();
    queries.push(
      insertPart(build, {
        id,
        part: queries.length,
        data: dataUrl.slice(at, at + PART_TEXT),
        bytes: null,
        stored_at: now,
      }),
    );
  }
  return queries;
}
