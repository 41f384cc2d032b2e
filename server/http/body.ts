import { isAscii } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { Refusal } from './refusal';
import type { Upload } from './uploads';

export interface BodyLimits {
  /** Bytes. */
  size: number;
  /** Milliseconds from now until the last byte. */
  time: number;
}

/** Bytes that a request says it will send; 0 when it does not. */
export const announcedLength = (request: Request): number => Number(request.headers.get('Content-Length') ?? 0);

/** Reads a body whole. Throws as {@link bodyPieces}. */
export async function readBody(request: Request, limits: BodyLimits, upload?: Upload): Promise<Buffer> {
  const announced = announcedLength(request);
  if (!upload && announced > 0 && announced <= limits.size) return readSmall(request, limits);
  let body: Collected | undefined;
  for await (const piece of bodyPieces(request, limits, upload)) {
    body ??= new Collected(announced);
    body.add(piece);
  }
  return body?.bytes ?? Buffer.alloc(0);
}

/** A body that can't be longer than it may: no stream is made of it, which costs as much as all the rest of reading it. */
async function readSmall(request: Request, { size, time }: BodyLimits): Promise<Buffer> {
  const clock = new Clock(time);
  try {
    const body = Buffer.from(await Promise.race([request.arrayBuffer(), clock.late]));
    // Node holds a sender to what it announced; another host may not.
    if (body.length > size) throw tooLarge(size);
    return body;
  } catch (error) {
    throw asRefusal(error);
  } finally {
    clock.stop();
  }
}

const tooLarge = (size: number) => new Refusal(413, `At most ${size} bytes`);
const asRefusal = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(400, 'The body broke off');

/** The time that a body has. */
class Clock {
  #timer: NodeJS.Timeout | undefined;
  /** Rejects when it is over. */
  readonly late: Promise<never>;

  constructor(time: number) {
    this.late = new Promise<never>((_resolve, reject) => {
      this.#timer = setTimeout(() => reject(new Refusal(408, 'The body came too slowly')), time);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * The pieces of a body as they stream in, counted. Hono's `bodyLimit` knows neither a time nor room that uploads share, and
 * hands on a copy. Throws {@link Refusal}: 413 beyond the size, 408 beyond the time, 400
 * when the sender breaks off, and whatever `upload`, the room for a large one, throws when there is none left.
 */
export async function* bodyPieces(
  request: Request,
  { size, time }: BodyLimits,
  upload?: Upload,
): AsyncGenerator<Uint8Array, void, void> {
  if (announcedLength(request) > size) throw tooLarge(size);
  const reader = request.body?.getReader();
  if (!reader) return;
  let length = 0;
  const clock = new Clock(time);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), clock.late]);
      if (done) return;
      length += value.byteLength;
      if (length > size) throw tooLarge(size);
      upload?.add(value.byteLength);
      yield value;
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    // Not cancelled: hanging up on a sender would cost it the answer. The adaptor drains or drops the rest.
    reader.releaseLock();
    clock.stop();
  }
}

/** Bytes in one piece from the beginning where their number was announced: a large body is never there twice. */
export class Collected {
  length = 0;
  #bytes: Buffer;

  constructor(announced: number) {
    this.#bytes = Buffer.allocUnsafe(announced);
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }

  add(piece: Uint8Array): void {
    const length = this.length + piece.byteLength;
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(length * 2);
      this.#bytes.copy(larger, 0, 0, this.length);
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.length);
    this.length = length;
  }
}

/** More than any form has. An object of a million fields would take 200 MB and hold everybody up for a second. */
const MAX_FIELDS = 40;
const NOT_FLAT = { '': 'The submission must be one object of texts' };

/**
 * The body as one flat object. Throws {@link Refusal}: 400 when it is no UTF-8 JSON, 422 when it is nested, no object, has a
 * field twice or more than {@link MAX_FIELDS}, or carries a name that JavaScript treats specially. Lists, nesting and the number of
 * fields are looked at before parsing, so that none of it is ever built.
 */
export function parseFlatJson(bytes: Buffer): Record<string, unknown> {
  const shape = shapeOf(bytes);
  if (shape === undefined) throw new Refusal(422, 'Nested JSON', { errors: NOT_FLAT });
  if (shape.members > MAX_FIELDS)
    throw new Refusal(422, 'Too many fields', { errors: { body: `At most ${MAX_FIELDS} fields` } });
  const value = parseAround(bytes, shape.file);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(422, 'No object', { errors: NOT_FLAT });
  const names = Object.keys(value);
  // JSON.parse keeps the last of two: another reader might have looked at the first.
  if (names.length < shape.members)
    throw new Refusal(422, 'A field twice', { errors: { body: 'Each field may come once' } });
  const special = names.find((key) => key in Object.prototype);
  if (special !== undefined)
    throw new Refusal(422, 'A special name', { errors: { [`_${special}`]: 'This field is unknown' } });
  return value as Record<string, unknown>;
}

/** Where a text stands in a body, without its quotes. */
interface Span {
  start: number;
  end: number;
}

/**
 * What the body says, with the long text at `file` put in as it is: a parser would copy it twice, and hold everybody else up
 * meanwhile. Throws {@link Refusal} (400).
 */
function parseAround(bytes: Buffer, file: Span | undefined): unknown {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    if (!file) return JSON.parse(decoder.decode(bytes));
    // Nobody can guess it, so no field holds it by itself.
    const placeholder = randomUUID();
    const [before, after] = [bytes.subarray(0, file.start), bytes.subarray(file.end)];
    const value: unknown = JSON.parse(decoder.decode(before) + placeholder + decoder.decode(after));
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Record<string, unknown>;
    const name = Object.keys(fields).find((key) => fields[key] === placeholder);
    if (name !== undefined) fields[name] = bytes.toString('latin1', file.start, file.end);
    return fields;
  } catch {
    throw new Refusal(400, 'The body is not JSON');
  }
}

const [QUOTE, BACKSLASH, OPEN_OBJECT, OPEN_LIST, COLON] = [0x22, 0x5c, 0x7b, 0x5b, 0x3a];
/** A text of more bytes than this is a file's. */
const LONG = 64 * 1024;

interface Shape {
  /** How many fields a flat object has, one that comes twice counted twice. */
  members: number;
  /** The first long value that stands for itself, letter by letter. */
  file?: Span;
}

/** Undefined when a '[' or a second '{' opens outside a text. */
function shapeOf(bytes: Buffer): Shape | undefined {
  const shape: Shape = { members: 0 };
  let opened = 0;
  let isValue = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      const span = { start: at + 1, end: endOfText(bytes, at + 1) };
      if (isValue && !shape.file && isPlain(bytes, span)) shape.file = span;
      at = span.end;
      isValue = false;
    } else if (byte === COLON) {
      shape.members += 1;
      isValue = true;
    } else if (byte === OPEN_LIST || (byte === OPEN_OBJECT && (opened += 1) > 1)) return undefined;
  }
  return shape;
}

/** Where the quote stands that ends a text: the first one that no backslash makes a part of it. */
function endOfText(bytes: Buffer, start: number): number {
  for (let quote = bytes.indexOf(QUOTE, start); quote >= 0; quote = bytes.indexOf(QUOTE, quote + 1)) {
    let backslashes = 0;
    while (quote - backslashes > start && bytes[quote - backslashes - 1] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return quote;
  }
  return bytes.length;
}

/** A long text in which every byte is a letter: no escapes, nothing beyond ASCII. */
function isPlain(bytes: Buffer, { start, end }: Span): boolean {
  if (end - start < LONG || end === bytes.length) return false;
  const text = bytes.subarray(start, end);
  return isAscii(text) && !text.includes(BACKSLASH);
}
