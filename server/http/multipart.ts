import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { RESUME_LIMIT_BYTES, type ResumeFile } from '../../src/submission/resume';
import { readChunks, type BodyLimits, type BodyProgress } from './body';
import { Refusal, createUnknownFieldRefusal } from './refusal';

/** A form as a browser posts it. */
export interface PostedForm {
  /**
   * The values of the form's fields except the file, by field name. The object has no prototype, so '__proto__' is an
   * ordinary name.
   */
  texts: Readonly<Record<string, string>>;
  /** The chosen file. The `size` of a file above the limit is the limit plus one byte. */
  file?: ResumeFile;
}

/** Receives the bytes of a file while they arrive. */
export interface FileSink {
  write: (bytes: Uint8Array) => Promise<void>;
  end: () => Promise<void>;
}

/** The data of a request that contains a form. */
export interface FormRequest {
  headers: Headers;
  /** The language tag of the form's page. */
  language: string;
  body: AsyncIterator<Uint8Array>;
}

export interface FormReadOptions {
  limits: BodyLimits;
  /** The name of the field that may contain a file. */
  fileField: string | undefined;
  /** The number of bytes that have arrived, and a function that stops the reading. */
  progress?: BodyProgress | undefined;
  /** Returns the receiver of a file's bytes, or undefined for a file whose bytes are only counted. */
  createSink: (fileName: string) => FileSink | undefined;
}

const PARSER_LIMITS = {
  fieldSize: 16 * 1024,
  fields: 40,
  files: 1,
  fileSize: RESUME_LIMIT_BYTES + 1,
  parts: 41,
  headerPairs: 20,
  headerSize: 4096,
};

/** Returns whether the body of a request is a form in `multipart/form-data`. */
export const isMultipartForm = (headers: Headers): boolean =>
  /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '');

/**
 * Reads a `multipart/form-data` body while it arrives. Throws {@link Refusal}: 400 for a malformed form, 413 for a
 * field of more than 16 KB. Also throws the refusals of {@link readChunks}. Rejects when the sink rejects.
 */
export async function readForm(request: FormRequest, options: FormReadOptions): Promise<PostedForm> {
  const reader = new MultipartReader(request.headers, options);
  for await (const chunk of readChunks(request, options.limits, options.progress)) await reader.add(chunk);
  return reader.end();
}

/** RFC 7578, 4.4: the default type of a part. A browser may omit the type of a file that it does not recognise. */
const DEFAULT_MEDIA_TYPE = 'text/plain';

const createMalformedRefusal = () => new Refusal(400, 'The body is not a valid multipart/form-data form');

class MultipartReader {
  readonly #texts: Record<string, string> = Object.create(null) as Record<string, string>;
  readonly #parser: BusboyInstance;
  /** Resolves the promise that waits for the parser. */
  #resolveWait: () => void = () => undefined;
  #isEnded = false;
  #filePromise: Promise<ResumeFile> | undefined;
  #fault: unknown;

  constructor(headers: Headers, { fileField, createSink }: FormReadOptions) {
    this.#parser = createParser(headers);
    this.#parser.on('finish', () => {
      this.#isEnded = true;
      this.#resolveWait();
    });
    this.#parser.on('error', () => {
      this.#fault ??= createMalformedRefusal();
      this.#resolveWait();
    });
    this.#parser.on('field', (name, value, _isNameTruncated, isTruncated) => this.#addText(name, value, isTruncated));
    this.#parser.on('file', (name, stream, fileName, _encoding, type) => {
      // If the body is truncated, the parser emits an error on the file's stream. Without a listener, the error would
      // terminate the process.
      stream.on('error', () => (this.#fault ??= createMalformedRefusal()));
      if (name !== fileField) this.#fault ??= createUnknownFieldRefusal();
      if (this.#fault || !fileName) return stream.resume();
      // Browsers escape a quotation mark in a file name (HTML standard, multipart/form-data).
      const unescapedName = fileName.replaceAll('%22', '"');
      this.#filePromise = this.#writeFile(stream, createSink(unescapedName)).then((size) => ({
        name: unescapedName,
        type: type === DEFAULT_MEDIA_TYPE ? '' : type,
        size,
      }));
      // `end` awaits `#filePromise`. This handler prevents an unhandled rejection if the promise rejects before `end`
      // is called.
      this.#filePromise.catch(() => undefined);
    });
    for (const limitEvent of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
      this.#parser.once(limitEvent, () => (this.#fault ??= createMalformedRefusal()));
  }

  async add(chunk: Uint8Array): Promise<void> {
    if (this.#isEnded) return;
    await this.#waitForParser((done) => this.#parser.write(chunk, done));
  }

  async end(): Promise<PostedForm> {
    if (!this.#isEnded) await this.#waitForParser(() => this.#parser.end());
    const file = await this.#filePromise;
    if (this.#fault) throw this.#fault;
    return { texts: this.#texts, ...(file && { file }) };
  }

  /**
   * Calls `operation`, which writes to the parser or ends it. Resolves when `operation` calls `done`, or when the
   * parser finishes. Throws the refusal in `#fault` if the form is faulty.
   */
  async #waitForParser(operation: (done: () => void) => void): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#resolveWait = resolve;
      operation(resolve);
    });
    if (this.#fault) throw this.#fault;
  }

  /** Writes a file to its sink. Resolves to the number of bytes. Bytes beyond the limit are counted but not written. */
  async #writeFile(stream: BusboyFileStream, sink: FileSink | undefined): Promise<number> {
    let size = 0;
    const recordFault = async (operation: Promise<void> | undefined): Promise<void> => {
      await operation?.catch((error: unknown) => (this.#fault ??= error));
    };
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      // The stream must be read even after a fault, because the parser would otherwise wait forever.
      if (size <= RESUME_LIMIT_BYTES && !this.#fault) await recordFault(sink?.write(chunk));
    }
    if (size > 0 && size <= RESUME_LIMIT_BYTES && !this.#fault) await recordFault(sink?.end());
    return size;
  }

  #addText(name: string, value: string, isTruncated: boolean): void {
    if (isTruncated)
      this.#fault ??= new Refusal(413, `A field may have at most ${PARSER_LIMITS.fieldSize} bytes`, {
        reason: 'text-too-large',
      });
    // Repeated names are refused, because two programs that read the same form might use different values.
    if (name in this.#texts) this.#fault ??= createMalformedRefusal();
    this.#texts[name] = value;
  }
}

function createParser(headers: Headers): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('Content-Type') ?? '' } as BusboyHeaders,
      limits: PARSER_LIMITS,
    });
  } catch {
    throw createMalformedRefusal();
  }
}
