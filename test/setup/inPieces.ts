import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Of a body's bytes: a first view takes several. */
const PIECE = 1500;
/** Between two of them, in milliseconds: time enough for a browser to paint what it has. */
const PAUSE = 40;

/** A site as a slow line brings it: the head of a document at once, its body in pieces. */
export async function inPieces(origin: string): Promise<{ url: string; stop: () => void }> {
  const answer = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answered = await fetch(origin + url, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answered.arrayBuffer());
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    const start = headers['sec-fetch-dest'] === 'document' ? body.indexOf('<body') : body.length;
    response.write(body.subarray(0, start));
    for (let at = start; at < body.length; at += PIECE) {
      response.write(body.subarray(at, at + PIECE));
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    response.end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
