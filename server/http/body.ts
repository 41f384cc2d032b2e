import { Refusal } from './refusal';
import type { Upload } from './uploads';

export interface BodyLimits {
  /** Bytes. */
  size: number;
  /** Milliseconds from now until the last byte. */
  time: number;
}

/**
 * Reads a body, counting while it streams in. Throws {@link Refusal}: 413 beyond the size, 408 beyond the time, 400
 * when the sender breaks off, and whatever `upload`, the room for a large one, throws when there is none left.
 */
export async function readBody(request: Request, { size, time }: BodyLimits, upload?: Upload): Promise<Uint8Array> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > size) throw new Refusal(413, `At most ${size} bytes`);
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, 'The body came too slowly')), time);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return concat(chunks, length);
      length += value.byteLength;
      if (length > size) throw new Refusal(413, `At most ${size} bytes`);
      upload?.add(value.byteLength);
      chunks.push(value);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The body broke off');
  } finally {
    // Not cancelled: hanging up on a sender would cost it the answer. The adaptor drains or drops the rest.
    reader.releaseLock();
    clearTimeout(timer);
  }
}

function concat(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

const NOT_FLAT = { '': 'The submission must be one object of texts' };

/**
 * The body as one flat object. Throws {@link Refusal}: 400 when it is no UTF-8 JSON, 422 when it is nested, no object, has a
 * field twice, or carries a name that JavaScript treats specially. Nesting is looked for before parsing, so that none is ever built.
 */
export function parseFlatJson(bytes: Uint8Array): Record<string, unknown> {
  const members = countMembers(bytes);
  if (members === undefined) throw new Refusal(422, 'Nested JSON', { errors: NOT_FLAT });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The body is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(422, 'No object', { errors: NOT_FLAT });
  const names = Object.keys(value);
  // JSON.parse keeps the last of two: another reader might have looked at the first.
  if (names.length < members) throw new Refusal(422, 'A field twice', { errors: { body: 'Each field may come once' } });
  const special = names.find((key) => key in Object.prototype);
  if (special !== undefined)
    throw new Refusal(422, 'A special name', { errors: { [`_${special}`]: 'This field is unknown' } });
  return value as Record<string, unknown>;
}

const [QUOTE, BACKSLASH, OPEN_OBJECT, OPEN_LIST, COLON] = [0x22, 0x5c, 0x7b, 0x5b, 0x3a];

/** How many fields a flat object has, one that comes twice counted twice; undefined when a second '{' or '[' opens outside a text. */
function countMembers(bytes: Uint8Array): number | undefined {
  let opened = 0;
  let members = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === COLON) members += 1;
    else if ((byte === OPEN_OBJECT || byte === OPEN_LIST) && (opened += 1) > 1) return undefined;
  }
  return members;
}
