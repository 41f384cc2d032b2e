import { pieces } from '../breath';

/** What a call sends. */
export interface JsonBody {
  /** Bytes. */
  length: number;
  stream: ReadableStream<Uint8Array>;
}

/** A text of more letters than this is a file's. */
const LONG = 64 * 1024;

/**
 * An object as JSON. A long text in it, a résumé, is written and sent piece by piece: in one it would be copied three times over,
 * and hold up whoever asks for a page meanwhile.
 */
export async function jsonBody(value: object): Promise<JsonBody> {
  const written: Buffer[] = [];
  const write = (text: string) => written.push(Buffer.from(text));
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    write(`${written.length === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    if (typeof field === 'string' && isLongAscii(field)) await writeLong(field, write);
    else write(JSON.stringify(field));
  }
  write(written.length === 0 ? '{}' : '}');
  return { length: written.reduce((sum, { length }) => sum + length, 0), stream: streamOf(written) };
}

/** Each piece is let go of once it is sent. */
function streamOf(written: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => {
      const piece = written.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
}

/** Beyond ASCII a letter may be two code units, which no cut may part. */
const isLongAscii = (text: string): boolean => text.length > LONG && Buffer.byteLength(text) === text.length;

async function writeLong(text: string, write: (text: string) => void): Promise<void> {
  write('"');
  for await (const piece of pieces(text)) write(JSON.stringify(piece).slice(1, -1));
  write('"');
}
