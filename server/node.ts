import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { Connections } from './connections';
import { drain } from './drain';

export type FetchHandler = (request: Request, env: object) => Response | Promise<Response>;

export interface ListenOptions {
  port: number;
  host: string;
  /** Milliseconds for the request's head, for all of it, between two looks, and until a connection that stands still is cut. */
  timeouts?: { headers: number; request: number; check: number; stall?: number };
}

export interface Listening {
  server: ServerType;
  port: number;
  /** Resolves when no request is under way any more, or after `graceMs`; new ones are still answered. */
  quiet: (graceMs: number) => Promise<void>;
  /** Takes no more requests and resolves when those under way are answered, or after `graceMs`. */
  close: (graceMs?: number) => Promise<void>;
}

/** What visitors get; in a test, others may do. */
export const TIMEOUTS = { headers: 10_000, request: 200_000, check: 1000 };
const STALL = 20_000;
/** For an answer that goes nowhere. */
const NOBODY_LISTENS = 503;
const TOO_SLOW = 408;
const MALFORMED = 400;
const MAX_CONNECTIONS = 5000;

/** Serves a Fetch handler over HTTP/1.1. Slow senders get 408. Rejects with the system's error when it can't listen. */
export function listen(fetch: FetchHandler, { port, host, timeouts = TIMEOUTS }: ListenOptions): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      if (!(await connections.turn(incoming, outgoing))) return new Response(null, { status: NOBODY_LISTENS });
      // A Host such as '-127.0.0.1' passes the adaptor and makes an address that nobody can read.
      if (!URL.canParse(request.url)) return new Response(null, { status: MALFORMED });
      const response = await fetch(request, env);
      // Who sends too slowly is not waited for once more.
      if (response.status >= 400 && response.status !== TOO_SLOW) await drain(incoming);
      return response;
    },
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
  const connections = new Connections(server as Server, { stallMs: timeouts.stall ?? STALL, checkMs: timeouts.check });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({
        server,
        port: (server.address() as AddressInfo).port,
        quiet: (graceMs) => connections.quiet(graceMs),
        close: (graceMs = 5000) => close(server, graceMs),
      });
    });
  });
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
