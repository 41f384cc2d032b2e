/** A real HTTP server, on a free local port, that records the requests. */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface LoopbackResponse {
  status: number;
  body?: string;
  headers?: Record<string, string>;
  /** Leaves the request without a response. */
  hang?: boolean;
}

export interface LoopbackServer {
  origin: string;
  requests: RecordedRequest[];
  /**
   * Returns the response to each subsequent request; by default, status 200 without a body. Tests can replace this
   * function.
   */
  respond: (request: RecordedRequest) => LoopbackResponse;
  close: () => Promise<void>;
}

const CORS_HEADERS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'accept' };

export async function startLoopbackServer(): Promise<LoopbackServer> {
  const requests: RecordedRequest[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      // A browser sends a preflight request when the page has another origin than this server.
      if (method === 'OPTIONS') {
        response.writeHead(204, CORS_HEADERS).end();
        return;
      }
      const recordedRequest = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
      requests.push(recordedRequest);
      const reply = loopback.respond(recordedRequest);
      if (reply.hang) return;
      response.writeHead(reply.status, { ...CORS_HEADERS, ...reply.headers });
      response.end(reply.body ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const loopback: LoopbackServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respond: () => ({ status: 200 }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return loopback;
}
