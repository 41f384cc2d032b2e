import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { drainBody } from './drain';

export type FetchHandler = (request: Request, env: object) => Response | Promise<Response>;

export interface ListenOptions {
  port: number;
  host: string;
  /**
   * The time limits of the server, in milliseconds. The client must send all headers within `headers`, and the whole
   * request within `request`. `check` is the interval at which the server checks these two limits. `stall` limits the
   * time for which a client may leave a response unread.
   */
  timeouts?: { headers: number; request: number; check: number; stall?: number };
  /** The number of trusted proxies in front of the server. */
  trustedProxies?: number;
}

export interface RunningServer {
  server: Server;
  port: number;
  /** Resolves when no request is running, or after `graceMs`. The server still responds to new requests. */
  waitUntilIdle: (graceMs: number) => Promise<void>;
  /**
   * Stops accepting connections. Resolves when all running requests have received their responses, or after `graceMs`.
   */
  close: (graceMs?: number) => Promise<void>;
}

/** The default time limits, in milliseconds. Tests may use other limits. */
export const DEFAULT_TIMEOUTS_MS = { headers: 10_000, request: 200_000, check: 1000 };
const DEFAULT_STALL_TIMEOUT_MS = 20_000;
/** The time after which the server closes an idle connection of a visitor, in milliseconds. */
const KEEP_ALIVE_TIMEOUT_MS = 5000;
/**
 * The time after which the server closes an idle connection of a proxy, in milliseconds. Proxies use idle connections
 * for up to a minute (the default of nginx and AWS). If the server closed a connection first, the proxy could send a
 * form on this connection at the same moment. The proxy would then respond with 502.
 */
const PROXY_KEEP_ALIVE_TIMEOUT_MS = 75_000;
/** The status of a response to a client that has closed the connection. No client receives this response. */
const UNDELIVERABLE_STATUS = 503;
const TOO_SLOW_STATUS = 408;
const MALFORMED_STATUS = 400;
const MAX_CONNECTIONS = 5000;
/**
 * The maximum number of pipelined requests that wait on a connection. Browsers and proxies do not pipeline. Node has no
 * limit: 64 KB can contain 2,400 requests, which use 10 MB of memory. With `maxRequestsPerSocket` the requests still
 * use 7 MB, because Node responds to each request with 503.
 */
const MAX_PIPELINED_REQUESTS = 16;

interface Connection {
  /** The number of requests without a response. */
  openRequestCount: number;
  /** Resolves when the response to the latest request is complete. */
  latestResponsePromise: Promise<void>;
}

/**
 * Serves a Fetch handler over HTTP/1.1. The response to a client that sends too slowly is 408. Rejects with the
 * system's error when the server cannot listen.
 */
export function listen(
  fetch: FetchHandler,
  { port, host, timeouts = DEFAULT_TIMEOUTS_MS, trustedProxies = 0 }: ListenOptions,
): Promise<RunningServer> {
  /**
   * One promise for each running request. A promise resolves when its response is complete or its connection is closed.
   */
  const runningResponsePromises = new Set<Promise<void>>();
  const connectionsBySocket = new WeakMap<Socket, Connection>();
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      const { socket } = incoming;
      const connection = connectionsBySocket.get(socket) ?? {
        openRequestCount: 0,
        latestResponsePromise: Promise.resolve(),
      };
      connectionsBySocket.set(socket, connection);
      connection.openRequestCount += 1;
      if (connection.openRequestCount > 1 + MAX_PIPELINED_REQUESTS) socket.destroy();
      let finish: () => void = () => undefined;
      const responsePromise = new Promise<void>((resolve) => (finish = resolve)).finally(() => {
        connection.openRequestCount -= 1;
        runningResponsePromises.delete(responsePromise);
      });
      runningResponsePromises.add(responsePromise);
      // Node passes all pipelined requests of a connection to this function at once. Each request waits for the
      // previous response, so that a connection has only one response in memory.
      const previousResponsePromise = connection.latestResponsePromise;
      connection.latestResponsePromise = responsePromise;
      await previousResponsePromise;
      if (socket.destroyed) {
        finish();
        return new Response(null, { status: UNDELIVERABLE_STATUS });
      }
      outgoing.once('close', finish);
      // The adaptor accepts a Host header such as '-127.0.0.1', which results in an invalid URL. Node uses the
      // first of several Host headers, but a proxy may use another of these headers (RFC 9112, section 3.2).
      if (!URL.canParse(request.url) || (incoming.headersDistinct.host?.length ?? 0) > 1)
        return new Response(null, { status: MALFORMED_STATUS });
      const response = await fetch(request, env);
      // After 408, the server does not wait for the slow client again.
      if (response.status >= 400 && response.status !== TOO_SLOW_STATUS) await drainBody(incoming);
      // The socket is paused, because bytes from a client that does not read the response would reset the time-out.
      socket.setTimeout(timeouts.stall ?? DEFAULT_STALL_TIMEOUT_MS).pause();
      outgoing.once('close', () => socket.resume());
      return response;
    },
    overrideGlobalObjects: false,
    // HTTP/1.0 allows requests without Host, such as the checks of HAProxy. `isLocalRequest` rejects this name.
    hostname: 'unknown',
    serverOptions: {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: trustedProxies > 0 ? PROXY_KEEP_ALIVE_TIMEOUT_MS : KEEP_ALIVE_TIMEOUT_MS,
      maxHeaderSize: 16_384,
    },
  }) as Server;
  // This listener encodes backslashes, which are invalid in a URL, so that the app can respond with the site's 404
  // page.
  server.prependListener('request', (incoming: { url?: string }) => {
    if (incoming.url?.includes('\\')) incoming.url = incoming.url.replaceAll('\\', '%5C');
  });
  // By default, Node omits headers beyond a maximum number without an error. A visitor who sends that many headers
  // would hide the X-Forwarded-For header that a proxy adds at the end. `maxHeaderSize` still limits the total size of
  // the headers.
  server.maxHeadersCount = 0;
  server.maxConnections = MAX_CONNECTIONS;
  return new Promise((resolve, reject) => {
    // The listener stays, because an unhandled error of a later connection (ENFILE) would end the process.
    server.on('error', reject);
    server.listen(port, host, () => {
      resolve({
        server,
        port: (server.address() as AddressInfo).port,
        waitUntilIdle: (graceMs) =>
          Promise.race([waitForAll(runningResponsePromises), delay(graceMs, undefined, { ref: false })]),
        close: (graceMs = 5000) => closeServer(server, graceMs),
      });
    });
  });
}

/** Resolves when every promise of a set has resolved, including promises that are added in the meantime. */
async function waitForAll(promises: ReadonlySet<Promise<void>>): Promise<void> {
  for (const promise of promises) await promise;
}

/** Closes the server. Node closes idle connections immediately. After `graceMs`, closes all remaining connections. */
function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
