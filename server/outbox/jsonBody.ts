/** A JSON body, which is sent as a stream of known length. */
export interface JsonBody {
  /** The length of the body in bytes. */
  length: number;
  /** The bytes of the body, which can be read once. */
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * A field that is sent part by part, as the last field of a JSON body. The parts are ASCII text without characters that
 * JSON escapes.
 */
export interface LongField {
  name: string;
  /** The number of characters of all parts together. */
  length: number;
  parts: AsyncIterable<string>;
}

/**
 * Returns the JSON of an object, with a long field (a résumé) as its last field. Only one part of the field is in
 * memory at a time. Reading the body fails when reading the parts fails.
 */
export function createJsonBody(value: object, longField?: LongField): JsonBody {
  const text = JSON.stringify(value);
  const head = Buffer.from(
    longField ? `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(longField.name)}:"` : text,
  );
  const tail = Buffer.from(longField ? '"}' : '');
  async function* generateChunks(): AsyncGenerator<Uint8Array> {
    yield head;
    if (!longField) return;
    for await (const part of longField.parts) yield Buffer.from(part, 'latin1');
    yield tail;
  }
  return { length: head.length + (longField?.length ?? 0) + tail.length, chunks: generateChunks() };
}
