import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { RESUME_LIMIT_BYTES, type ResumeFile } from '../../src/submission/resume';
import { bodyPieces, type BodyLimits } from './body';
import { Refusal, unknownField } from './refusal';

/** A form as a browser posts it. */
export interface PostedForm {
  /** Texts by the names of their controls. No prototype: '__proto__' is a name like any other. */
  texts: Readonly<Record<string, string>>;
  /** The chosen file; its size is one byte more than allowed where the file was larger. */
  file?: ResumeFile;
}

/** Takes the bytes of a file while it streams in. */
export interface FileSink {
  write: (bytes: Uint8Array) => Promise<void>;
  end: () => Promise<void>;
}

/** The part of a request that holds a form. */
export interface FormRequest {
  headers: Headers;
  body: AsyncIterator<Uint8Array>;
}

export interface FormReading {
  limits: BodyLimits;
  /** The field that may hold a file. */
  fileField: string | undefined;
  /** Returns where the bytes of a file go; undefined for one that is only counted. */
  sinkFor: (fileName: string) => FileSink | undefined;
}

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

/** Returns whether a request is a form. */
export const isForm = (headers: Headers): boolean => /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '');

/**
 * Reads `multipart/form-data` while it streams in. Throws {@link Refusal}: 400 when it is none, 413 for a field that no form of
 * ours could hold, and as {@link bodyPieces}. Rejects when the sink does.
 */
export async function readForm(request: FormRequest, reading: FormReading): Promise<PostedForm> {
  const form = new Form(request.headers, reading);
  for await (const piece of bodyPieces(request, reading.limits)) await form.add(piece);
  return form.end();
}

/** RFC 7578, 4.4: the type of a part that names none. A browser that knows no type of a file may leave it out. */
const TYPE_OF_UNTYPED = 'text/plain';

const malformed = () => new Refusal(400, 'The body is no form');

class Form {
  readonly #texts: Record<string, string> = Object.create(null) as Record<string, string>;
  readonly #parser: BusboyInstance;
  /** Ends the wait for the parser. */
  #wake: () => void = () => undefined;
  #isEnded = false;
  #file: Promise<ResumeFile> | undefined;
  #fault: unknown;

  constructor(headers: Headers, { fileField, sinkFor }: FormReading) {
    this.#parser = parserFor(headers);
    this.#parser.on('finish', () => {
      this.#isEnded = true;
      this.#wake();
    });
    this.#parser.on('error', () => {
      this.#fault ??= malformed();
      this.#wake();
    });
    this.#parser.on('field', (name, value, _nameCut, isCut) => this.#addText(name, value, isCut));
    this.#parser.on('file', (name, stream, fileName, _encoding, type) => {
      // The parser emits an error on every part of a body that ends too early. Without a listener it would end the process.
      stream.on('error', () => (this.#fault ??= malformed()));
      if (name !== fileField) this.#fault ??= unknownField();
      if (this.#fault || !fileName) return stream.resume();
      this.#file = this.#pour(stream, sinkFor(fileName)).then((size) => ({
        name: fileName,
        type: type === TYPE_OF_UNTYPED ? '' : type,
        size,
      }));
      // Whoever ends the form hears of it there.
      this.#file.catch(() => undefined);
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
      this.#parser.once(limit, () => (this.#fault ??= malformed()));
  }

  async add(piece: Uint8Array): Promise<void> {
    if (this.#isEnded) return;
    await this.#wait((done) => this.#parser.write(piece, done));
  }

  async end(): Promise<PostedForm> {
    if (!this.#isEnded) await this.#wait(() => this.#parser.end());
    const file = await this.#file;
    if (this.#fault) throw this.#fault;
    return { texts: this.#texts, ...(file && { file }) };
  }

  /** Resolves when the parser is done with this work, has ended or failed. Throws the fault of the form. */
  async #wait(work: (done: () => void) => void): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      work(resolve);
    });
    if (this.#fault) throw this.#fault;
  }

  /** Resolves to the number of bytes. A file beyond the limit is counted, and no longer written. */
  async #pour(stream: BusboyFileStream, sink: FileSink | undefined): Promise<number> {
    let size = 0;
    const unlessFailed = async (work: Promise<void> | undefined): Promise<void> => {
      await work?.catch((error: unknown) => (this.#fault ??= error));
    };
    for await (const piece of stream as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      // After a fault the stream is read on: the parser would wait for ever.
      if (size <= RESUME_LIMIT_BYTES && !this.#fault) await unlessFailed(sink?.write(piece));
    }
    if (size > 0 && size <= RESUME_LIMIT_BYTES && !this.#fault) await unlessFailed(sink?.end());
    return size;
  }

  #addText(name: string, value: string, isCut: boolean): void {
    if (isCut) this.#fault ??= new Refusal(413, `At most ${LIMITS.fieldSize} bytes a field`);
    // Another reader might look at the other one.
    if (name in this.#texts) this.#fault ??= malformed();
    this.#texts[name] = value;
  }
}

function parserFor(headers: Headers): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('Content-Type') ?? '' } as BusboyHeaders,
      limits: LIMITS,
    });
  } catch {
    throw malformed();
  }
}
