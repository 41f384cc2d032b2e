/** A JSON body, which is sent as a stream of known length. */
export interface JsonBody {
  /** The length of the body in bytes. */
  length: number;
  /** The bytes of the body, which can be read only once. */
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * A field that is sent in chunks, as the last field of a JSON body. The chunks are ASCII text without characters that
 * JSON escapes.
 */
export interface LongField {
  name: string;
  /** The total number of characters of all chunks. */
  length: number;
  chunks: AsyncIterable<string>;
}

/**
 * Returns the JSON of an object, with a long field (a résumé) as its last field. Only one chunk of the field is in
 * memory at a time. If `longField.chunks` throws, the body throws the same error.
 */
export function createJsonBody(value: object, longField?: LongField): JsonBody {
  const json = JSON.stringify(value);
  const head = Buffer.from(
    longField ? `${json.slice(0, -1)}${json === '{}' ? '' : ','}${JSON.stringify(longField.name)}:"` : json,
  );
  const tail = Buffer.from(longField ? '"}' : '');
  async function* generateChunks(): AsyncGenerator<Uint8Array> {
    yield head;
    if (!longField) return;
    for await (const chunk of longField.chunks) yield Buffer.from(chunk, 'latin1');
    yield tail;
  }
  return { length: head.length + (longField?.length ?? 0) + tail.length, chunks: generateChunks() };
}
