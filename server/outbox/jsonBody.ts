/** The body of a call. */
export interface JsonBody {
  /** Bytes. */
  length: number;
  stream: ReadableStream<Uint8Array>;
}

/** A field that is sent part by part: texts of ASCII that JSON need not escape. */
export interface LongField {
  name: string;
  /** Characters in all of them. */
  length: number;
  parts: AsyncIterable<string>;
}

/**
 * Returns an object as JSON, with a long field at its end: a résumé, of which one part at a time is in memory. Rejects when the
 * parts do.
 */
export function jsonBody(value: object, long?: LongField): JsonBody {
  const text = JSON.stringify(value);
  const head = Buffer.from(
    long ? `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(long.name)}:"` : text,
  );
  const tail = Buffer.from(long ? '"}' : '');
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield head;
    if (!long) return;
    for await (const part of long.parts) yield Buffer.from(part, 'latin1');
    yield tail;
  }
  return { length: head.length + (long?.length ?? 0) + tail.length, stream: streamOf(pieces()) };
}

/** By hand: Node's own `ReadableStream.from` reads a part ahead. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}
