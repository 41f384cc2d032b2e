import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection for those before them; browsers and proxies send none ahead. */
const MAX_AHEAD = 16;

interface Connection {
  underWay: number;
  /** Resolves when the latest request is answered; the next one is looked at then. */
  answered: Promise<void>;
  /** Bytes that waited to be read at the last look, and since when (ms) it has been as many. */
  waiting: number;
  since: number;
}

/**
 * What clients may do to the connections of a server: ask a few requests ahead, which are answered one after the other, so that
 * one answer a connection is in memory; and read as slowly as they like, but not stop for longer than `stallMs`.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  #checkQuiet: () => void = () => undefined;

  /** Looks every `checkMs` for connections on which nothing moves. */
  constructor(server: Server, { stallMs, checkMs }: { stallMs: number; checkMs: number }) {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { underWay: 0, answered: Promise.resolve(), waiting: 0, since: 0 });
      socket.once('close', () => {
        this.#open.delete(socket);
        this.#checkQuiet();
      });
    });
    server.prependListener('request', (incoming, outgoing) => this.#count(incoming, outgoing));
    const timer = setInterval(() => this.#cutStalled(stallMs), checkMs).unref();
    server.once('close', () => clearInterval(timer));
  }

  /** Resolves to false when the connection is gone before the requests ahead of this one are answered. */
  async turn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
    const { socket } = incoming;
    const connection = this.#open.get(socket);
    if (!connection || socket.destroyed) return false;
    const { answered } = connection;
    connection.answered = new Promise((resolve) => outgoing.once('close', resolve));
    await answered;
    return !socket.destroyed;
  }

  /** Resolves when no request is under way any more, or after `graceMs`. */
  async quiet(graceMs: number): Promise<void> {
    const isQuiet = () => [...this.#open.values()].every(({ underWay }) => underWay === 0);
    if (isQuiet()) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
      this.#checkQuiet = () => isQuiet() && resolve();
    });
    clearTimeout(timer);
  }

  /** Node's own time-out would not do: a byte that the client sends now and then puts it off, whether or not it reads. */
  #cutStalled(stallMs: number): void {
    const now = performance.now();
    for (const [socket, connection] of this.#open) {
      const waiting = waitingBytes(socket);
      if (waiting === 0 || waiting !== connection.waiting) Object.assign(connection, { waiting, since: now });
      else if (now - connection.since > stallMs) socket.destroy();
    }
  }

  #count({ socket }: IncomingMessage, outgoing: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (!connection) return;
    connection.underWay += 1;
    if (connection.underWay > MAX_AHEAD) socket.destroy();
    outgoing.once('close', () => {
      connection.underWay -= 1;
      this.#checkQuiet();
    });
  }
}

/** Bytes that the client has not taken yet. What Node counts in public falls only when a whole write is through, which may be a large file. */
function waitingBytes(socket: Socket): number {
  const { _handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return socket.writableLength === 0 ? 0 : (_handle?.writeQueueSize ?? 0) + socket.writableLength;
}
