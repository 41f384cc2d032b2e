import { connect } from 'node:http2';
import { request } from 'node:http';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The visitor's address, as nginx sees it; by default every question is another visitor's. */
  from?: string;
}

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The body, where it is text that nothing has compressed. */
  text: string;
}

async function textOf(body: Readable): Promise<string> {
  let text = '';
  for await (const piece of body.setEncoding('utf8')) text += String(piece);
  return text;
}

/** Asks a host questions one after the other: over HTTP/2 where it speaks TLS, else over HTTP/1.1. The paths go as they are written. */
export interface Asker {
  ask: (question: Question) => Promise<Reply>;
  close: () => void;
}

/** The site that is asked for. */
export const HOST = 'www.example.com';

export function askerOf(url: string): Asker {
  return url.startsWith('https:') ? overHttp2(url) : overHttp1(url);
}

/** The header by which a test tells nginx the address of a visitor; in use, that is the connection's. */
export const ADDRESS_HEADER = 'X-Test-Address';
let visitors = 0;
const newAddress = (): string => {
  visitors += 1;
  return `10.0.${visitors >> 8}.${visitors & 255}`;
};

/** Browsers say beforehand how much they send. */
const lengthOf = (body: Question['body']) =>
  body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };

function overHttp1(url: string): Asker {
  const { hostname, port } = new URL(url);
  return {
    ask: async ({ method = 'GET', path, headers = {}, body }) => {
      const told = { Host: HOST, ...headers, ...lengthOf(body) };
      const asked = request({ hostname, port, method, path, headers: told });
      asked.end(body);
      const [response] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
      return { status: response.statusCode ?? 0, headers: response.headers, text: await textOf(response) };
    },
    close: () => undefined,
  };
}

/** A host may say goodbye after so many questions (nginx: 1,000); the next one is asked over a new connection, as a browser does. */
function overHttp2(url: string): Asker {
  // In megabytes: what a large form takes up while it is sent must not keep its own answer out.
  const open = () => connect(url, { rejectUnauthorized: false, maxSessionMemory: 64, servername: HOST });
  let session = open();
  return {
    ask: async ({ method = 'GET', path, headers = {}, body, from = newAddress() }) => {
      if (session.closed || session.destroyed) session = open();
      const told = { ':authority': HOST, [ADDRESS_HEADER]: from, ...headers, ...lengthOf(body) };
      const stream = session.request({ ':method': method, ':path': path, ...told });
      stream.end(body);
      const unanswered = once(stream, 'close').then(() => {
        throw new Error(`${method} ${path} was hung up on`);
      });
      const [answer] = (await Promise.race([once(stream, 'response'), unanswered])) as [
        import('node:http2').IncomingHttpHeaders & { ':status'?: number },
      ];
      return { status: Number(answer[':status']), headers: answer, text: await textOf(stream) };
    },
    close: () => session.close(),
  };
}
