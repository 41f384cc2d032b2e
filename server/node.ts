import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { drain } from './drain';

export type FetchHandler = (request: Request, env: object) => Response | Promise<Response>;

export interface ListenOptions {
  port: number;
  host: string;
  /** Milliseconds for the request's head, for all of it, between two looks, and until an answer that nobody reads is cut. */
  timeouts?: { headers: number; request: number; check: number; stall?: number };
}

export interface Listening {
  server: Server;
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
/**
 * Requests that may wait on a connection for those before them; browsers and proxies send none ahead. Node has no such limit: 64 KB
 * hold 2,400 requests, which take 10 MB, or 7 MB with `maxRequestsPerSocket`, since Node answers each with 503.
 */
const MAX_AHEAD = 16;

interface Connection {
  /** Requests that are not answered yet. */
  requests: number;
  /** Settles with the answer to the latest one. */
  latest: Promise<void>;
}

/** Serves a Fetch handler over HTTP/1.1. Slow senders get 408. Rejects with the system's error when it can't listen. */
export function listen(fetch: FetchHandler, { port, host, timeouts = TIMEOUTS }: ListenOptions): Promise<Listening> {
  /** Each resolves when its request is answered or its connection gone. */
  const underWay = new Set<Promise<void>>();
  const connections = new WeakMap<Socket, Connection>();
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      const { socket } = incoming;
      const connection = connections.get(socket) ?? { requests: 0, latest: Promise.resolve() };
      connections.set(socket, connection);
      connection.requests += 1;
      if (connection.requests > 1 + MAX_AHEAD) socket.destroy();
      let end: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => (end = resolve)).finally(() => {
        connection.requests -= 1;
        underWay.delete(answered);
      });
      underWay.add(answered);
      // Node hands over all requests that were sent ahead at once: their answers would be in memory together.
      const before = connection.latest;
      connection.latest = answered;
      await before;
      if (socket.destroyed) {
        end();
        return new Response(null, { status: NOBODY_LISTENS });
      }
      outgoing.once('close', end);
      // A Host such as '-127.0.0.1' passes the adaptor and makes an address that nobody can read.
      if (!URL.canParse(request.url)) return new Response(null, { status: MALFORMED });
      const response = await fetch(request, env);
      // Who sends too slowly is not waited for once more.
      if (response.status >= 400 && response.status !== TOO_SLOW) await drain(incoming);
      // Bytes that a client sends would put the time-out off, whether or not it reads.
      socket.setTimeout(timeouts.stall ?? STALL).pause();
      outgoing.once('close', () => socket.resume());
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
  }) as Server;
  // A backslash is no part of an address; encoded, it reaches the app and gets the site's 404 page.
  server.prependListener('request', (incoming: { url?: string }) => {
    if (incoming.url?.includes('\\')) incoming.url = incoming.url.replaceAll('\\', '%5C');
  });
  server.maxConnections = MAX_CONNECTIONS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({
        server,
        port: (server.address() as AddressInfo).port,
        quiet: (graceMs) => Promise.race([allOf(underWay), delay(graceMs, undefined, { ref: false })]),
        close: (graceMs = 5000) => close(server, graceMs),
      });
    });
  });
}

/** Resolves when each promise of a set is settled, those that are added meanwhile included. */
async function allOf(set: ReadonlySet<Promise<void>>): Promise<void> {
  for (const each of set) await each;
}

/** Node closes connections without a request by itself. */
function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
