import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { RESUME_LIMIT_BYTES } from '../../src/submission/resume';
import { announcedLength, bodyPieces, Collected, type BodyLimits } from './body';
import { Refusal } from './refusal';
import type { Upload } from './uploads';

/** A form as a browser posts it without scripts. */
export interface Posted {
  /** Texts by the names of their controls. No prototype: '__proto__' is a name like any other. */
  fields: Readonly<Record<string, string>>;
  /** What was chosen as the résumé. */
  file?: PostedFile;
}

export interface PostedFile {
  name: string;
  /** Media type as the browser wrote it; '' where it wrote none. */
  type: string;
  /** Bytes that came, one more than may where the file was larger: the rest was not kept. */
  size: number;
  bytes: Buffer;
}

const FILE_FIELD = 'resume';
const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  fields: 40,
  files: 1,
  fileSize: RESUME_LIMIT_BYTES + 1,
  parts: 41,
  headerPairs: 20,
  headerSize: 4096,
};

/** Whether a request is a form's own, posted without a script. */
export const isPlainForm = (headers: Headers): boolean =>
  /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '');

/**
 * Reads `multipart/form-data` while it streams in; nothing of it is ever on disk. Throws {@link Refusal}: 400 when it is
 * none, 413 for a field that no form of ours could hold, and as {@link bodyPieces}.
 */
export async function readMultipart(request: Request, limits: BodyLimits, upload?: Upload): Promise<Posted> {
  const form = new Form(request);
  for await (const piece of bodyPieces(request, limits, upload)) await form.add(piece);
  return form.end();
}

/** RFC 7578, 4.4: what a part is that names no type. A browser that knows no type of a file may leave it out. */
const TYPE_OF_UNTYPED = 'text/plain';

const malformed = () => new Refusal(400, 'The body is no form');

class Form {
  readonly #fields: Record<string, string> = Object.create(null) as Record<string, string>;
  readonly #parser: BusboyInstance;
  readonly #ended: Promise<void>;
  #file: Promise<PostedFile> | undefined;
  #refusal: Refusal | undefined;

  constructor(request: Request) {
    this.#parser = parserFor(request);
    this.#ended = new Promise((resolve, reject) => {
      this.#parser.once('finish', resolve);
      this.#parser.once('error', () => reject(malformed()));
    });
    // Whoever adds a piece hears of it there.
    this.#ended.catch(() => undefined);
    this.#parser.on('field', (name, value, _nameCut, isCut) => this.#addField(name, value, isCut));
    this.#parser.on('file', (name, stream, fileName, _encoding, type) => {
      // The parser emits an error on every part of a body that ends too early. Without a listener it would end the process.
      stream.on('error', () => (this.#refusal ??= malformed()));
      if (name !== FILE_FIELD || !fileName) stream.resume();
      else this.#file = collect(stream, fileName, type, Math.min(announcedLength(request), RESUME_LIMIT_BYTES + 1));
      // Whoever ends the form hears of it there.
      this.#file?.catch(() => undefined);
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
      this.#parser.once(limit, () => (this.#refusal ??= malformed()));
  }

  async add(piece: Uint8Array): Promise<void> {
    await Promise.race([this.#ended, new Promise<void>((resolve) => this.#parser.write(piece, () => resolve()))]);
    if (this.#refusal) throw this.#refusal;
  }

  async end(): Promise<Posted> {
    this.#parser.end();
    await this.#ended;
    if (this.#refusal) throw this.#refusal;
    const file = await this.#file;
    return { fields: this.#fields, ...(file && { file }) };
  }

  #addField(name: string, value: string, isCut: boolean): void {
    if (isCut) this.#refusal ??= new Refusal(413, `At most ${LIMITS.fieldSize} bytes a field`);
    // Another reader might look at the other one.
    if (name in this.#fields) this.#refusal ??= malformed();
    this.#fields[name] = value;
  }
}

function parserFor(request: Request): BusboyInstance {
  try {
    const headers: BusboyHeaders = { 'content-type': request.headers.get('Content-Type') ?? '' };
    return new Busboy({ headers, limits: LIMITS });
  } catch {
    throw malformed();
  }
}

async function collect(stream: BusboyFileStream, name: string, type: string, announced: number): Promise<PostedFile> {
  const collected = new Collected(announced);
  for await (const piece of stream) collected.add(piece as Uint8Array);
  return { name, type: type === TYPE_OF_UNTYPED ? '' : type, size: collected.length, bytes: collected.bytes };
}
