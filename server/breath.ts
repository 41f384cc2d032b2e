/** Lets what waits (a page, a small message) go first. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** How much of a long text is worked on before the next breath: a few milliseconds' worth. */
const PIECE = 512 * 1024;

/** A text piece by piece, with a breath after each but the first of a text that is one piece. */
export async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    if (at > 0) await breath();
    yield text.slice(at, at + PIECE);
  }
}
