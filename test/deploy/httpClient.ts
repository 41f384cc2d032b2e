import { connect } from 'node:http2';
import { request } from 'node:http';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

export interface TestRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The IP address that nginx treats as the visitor's. By default, each request has a new IP address. */
  clientAddress?: string;
}

export interface TestResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The body as text. If the body is compressed, this text is meaningless. */
  text: string;
}

/** A client that uses HTTP/2 for https URLs, and HTTP/1.1 for http URLs. The client does not normalise paths. */
export interface HttpClient {
  send: (request: TestRequest) => Promise<TestResponse>;
  close: () => void;
}

/** The host name of the site. Requests of the suites contain this name, unless a test sets another name. */
export const SITE_HOST_NAME = 'www.example.com';

/** Opens a TLS connection to a port of this computer, for the host name of the site. */
export const openTlsConnection = (port: number): Socket =>
  connectTls({ port, host: '127.0.0.1', servername: SITE_HOST_NAME, rejectUnauthorized: false });

/**
 * Sends a raw request. Resolves with the complete response, or with '' if the server closes the connection without a
 * response.
 */
export async function sendRawRequest(socket: Socket, rawRequest: string): Promise<string> {
  socket.on('error', () => undefined);
  socket.write(rawRequest);
  return text(socket).catch(() => '');
}

export function createClient(url: string): HttpClient {
  return url.startsWith('https:') ? createHttp2Client(url) : createHttp1Client(url);
}

/**
 * The header from which nginx reads the visitor's IP address in tests. In production, nginx uses the IP address of the
 * TCP connection.
 */
export const IP_ADDRESS_HEADER = 'X-Test-Address';
let visitorCount = 0;
const createClientAddress = (): string => {
  visitorCount += 1;
  return `10.0.${visitorCount >> 8}.${visitorCount & 255}`;
};

/** Returns the Content-Length header of a body. Browsers also send this header. */
const createLengthHeader = (body: TestRequest['body']) =>
  body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };

function createHttp1Client(url: string): HttpClient {
  const { hostname, port } = new URL(url);
  return {
    send: async ({ method = 'GET', path, headers = {}, body }) => {
      const sentHeaders = { Host: SITE_HOST_NAME, ...headers, ...createLengthHeader(body) };
      const clientRequest = request({ hostname, port, method, path, headers: sentHeaders });
      clientRequest.end(body);
      const [response] = (await once(clientRequest, 'response')) as [import('node:http').IncomingMessage];
      return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
    },
    close: () => undefined,
  };
}

/**
 * Returns a client for HTTP/2. A server may close a connection after a number of requests (nginx: 1,000). The client
 * then opens a new connection, as browsers do.
 */
function createHttp2Client(url: string): HttpClient {
  // `maxSessionMemory` is in megabytes. With a lower value, a large request would block its own response.
  const openSession = () =>
    connect(url, { rejectUnauthorized: false, maxSessionMemory: 64, servername: SITE_HOST_NAME });
  let session = openSession();
  return {
    send: async ({ method = 'GET', path, headers = {}, body, clientAddress = createClientAddress() }) => {
      if (session.closed || session.destroyed) session = openSession();
      const sentHeaders = {
        ':authority': SITE_HOST_NAME,
        [IP_ADDRESS_HEADER]: clientAddress,
        ...headers,
        ...createLengthHeader(body),
      };
      const stream = session.request({ ':method': method, ':path': path, ...sentHeaders });
      stream.end(body);
      const closePromise = once(stream, 'close').then(() => {
        throw new Error(`${method} ${path}: the server closed the connection without a response`);
      });
      const [responseHeaders] = (await Promise.race([once(stream, 'response'), closePromise])) as [
        import('node:http2').IncomingHttpHeaders & { ':status'?: number },
      ];
      return { status: Number(responseHeaders[':status']), headers: responseHeaders, text: await text(stream) };
    },
    close: () => session.close(),
  };
}
