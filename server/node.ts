import type { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';

export type FetchHandler = (request: Request, env: object) => Response | Promise<Response>;

export interface ListenOptions {
  port: number;
  host: string;
  /** Milliseconds for the request's head, for all of it, and between two looks. */
  timeouts?: { headers: number; request: number; check: number };
}

export interface Listening {
  server: ServerType;
  port: number;
  /** Resolves when no request is under way any more, or after `graceMs`; new ones are still answered. */
  quiet: (graceMs: number) => Promise<void>;
  /** Takes no more requests and resolves when those under way are answered, or after `graceMs`. */
  close: (graceMs?: number) => Promise<void>;
}

const TIMEOUTS = { headers: 10_000, request: 200_000, check: 1000 };
const MAX_CONNECTIONS = 5000;

/** Serves a Fetch handler over HTTP/1.1. Slow senders get 408. Rejects with the system's error when it can't listen. */
export function listen(fetch: FetchHandler, { port, host, timeouts = TIMEOUTS }: ListenOptions): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env),
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: 5000,
      maxHeaderSize: 16_384,
    },
  });
  // A backslash is no part of an address; encoded, it reaches the app and gets the site's 404 page.
  server.prependListener('request', (incoming: { url?: string }) => {
    if (incoming.url?.includes('\\')) incoming.url = incoming.url.replaceAll('\\', '%5C');
  });
  if ('maxConnections' in server) server.maxConnections = MAX_CONNECTIONS;
  const quiet = quietness(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({
        server,
        port: (server.address() as AddressInfo).port,
        quiet,
        close: (graceMs = 5000) => close(server, graceMs),
      });
    });
  });
}

/** Counts the requests under way, and tells when there are none. */
function quietness(server: ServerType): Listening['quiet'] {
  let underWay = 0;
  let tell: () => void = () => undefined;
  server.on('request', (_incoming: unknown, outgoing: EventEmitter) => {
    underWay += 1;
    outgoing.once('close', () => {
      underWay -= 1;
      if (underWay === 0) tell();
    });
  });
  return async (graceMs) => {
    if (underWay === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      tell = resolve;
      timer = setTimeout(resolve, graceMs);
    });
    clearTimeout(timer);
  };
}

function close(server: ServerType, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
