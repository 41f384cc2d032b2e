import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

export interface BodyLimits {
  /** Bytes. */
  size: number;
  /** Milliseconds from now until the last byte. */
  time: number;
}

/**
 * Returns the pieces of a request's body. `incoming` is there on Node: its own stream waits for its reader, while the one of
 * `request` (Node 20.20) takes in a whole body at once.
 */
export const bodyOf = (request: Request, incoming: IncomingMessage | undefined): AsyncIterator<Uint8Array> => {
  if (incoming) return incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  return (request.body ?? new ReadableStream<Uint8Array>({ start: (controller) => controller.close() })).values({
    preventCancel: true,
  });
};

const asRefusal = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(400, 'The body broke off');

/**
 * The pieces of a body as they stream in, counted. Throws {@link Refusal}: 413 beyond the size, 408 beyond the time, 400 when
 * the sender breaks off.
 */
export async function* bodyPieces(
  { headers, body }: { headers: Headers; body: AsyncIterator<Uint8Array> },
  { size, time }: BodyLimits,
): AsyncGenerator<Uint8Array, void, void> {
  const tooLarge = () => new Refusal(413, `At most ${size} bytes`);
  if (Number(headers.get('Content-Length') ?? 0) > size) throw tooLarge();
  let isLate = false;
  let giveUp: () => void = () => undefined;
  const timer = setTimeout(() => {
    isLate = true;
    giveUp();
  }, time);
  /** Not by `Promise.race`: the promise of the time limit would keep each piece in memory. */
  const next = () =>
    new Promise<IteratorResult<Uint8Array, unknown>>((resolve, reject) => {
      giveUp = () => reject(new Refusal(408, 'The body came too slowly'));
      if (isLate) giveUp();
      else body.next().then(resolve, reject);
    });
  try {
    for (let length = 0; ;) {
      const { done, value } = await next();
      if (done) return;
      length += value.byteLength;
      if (length > size) throw tooLarge();
      yield value;
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    clearTimeout(timer);
    // The stream stays open: to hang up on a sender would cost it the answer. The server drains the rest, for which this reader
    // must be gone. Of a request that broke off there is none.
    body.return?.().catch(() => undefined);
  }
}
