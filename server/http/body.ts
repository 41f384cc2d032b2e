import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

export interface BodyLimits {
  /** The maximum size of a body, in bytes. */
  size: number;
  /** The maximum time until the last byte of a body arrives, in milliseconds. */
  timeMs: number;
}

/** The progress of reading a body. */
export interface BodyProgress {
  /** The number of bytes that have arrived. */
  byteCount: number;
  /** Stops the reading of the body with a refusal. The property is undefined before and after the reading. */
  refuse?: ((refusal: Refusal) => void) | undefined;
}

/**
 * Returns the chunks of a request's body. On Node, the function reads `incoming`, whose stream respects backpressure.
 * The stream of `request` (Node 20.20) would buffer the complete body at once.
 */
export const openBody = (request: Request, incoming: IncomingMessage | undefined): AsyncIterator<Uint8Array> => {
  if (incoming) return incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  return (request.body ?? new ReadableStream<Uint8Array>({ start: (controller) => controller.close() })).values({
    preventCancel: true,
  });
};

const toRefusal = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(400, 'The body is incomplete');

/**
 * Yields the chunks of a body as they stream in, and updates `progress`. Throws {@link Refusal}: 413 beyond the size
 * limit, 408 beyond the time limit, 400 when the client disconnects, and the refusal that `progress.refuse` received.
 */
export async function* readChunks(
  { headers, body }: { headers: Headers; body: AsyncIterator<Uint8Array> },
  { size, timeMs }: BodyLimits,
  progress: BodyProgress = { byteCount: 0 },
): AsyncGenerator<Uint8Array, void, void> {
  const createSizeRefusal = () => new Refusal(413, `The body may have at most ${size} bytes`);
  if (Number(headers.get('Content-Length') ?? 0) > size) throw createSizeRefusal();
  let refusal: Refusal | undefined;
  let rejectRead: (refusal: Refusal) => void = () => undefined;
  const refuse = (newRefusal: Refusal): void => {
    refusal ??= newRefusal;
    rejectRead(refusal);
  };
  progress.refuse = refuse;
  const timer = setTimeout(() => refuse(new Refusal(408, 'The body took longer than the time limit')), timeMs);
  /** Reads the next chunk. `Promise.race` with a promise for the time limit would keep each chunk in memory. */
  const readNext = () =>
    new Promise<IteratorResult<Uint8Array, unknown>>((resolve, reject) => {
      rejectRead = reject;
      if (refusal) reject(refusal);
      else body.next().then(resolve, reject);
    });
  try {
    for (;;) {
      const { done, value } = await readNext();
      if (done) return;
      progress.byteCount += value.byteLength;
      if (progress.byteCount > size) throw createSizeRefusal();
      yield value;
    }
  } catch (error) {
    throw toRefusal(error);
  } finally {
    clearTimeout(timer);
    progress.refuse = undefined;
    // Calling `return` releases the reader, so that the server can drain the remaining bytes of the body. The stream
    // stays open, because closing the stream would prevent the response. After an aborted request, `return` rejects,
    // and no bytes remain to be drained.
    body.return?.().catch(() => undefined);
  }
}
