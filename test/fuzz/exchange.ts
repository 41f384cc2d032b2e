import { connect } from 'node:net';
import { parseResponses, type FuzzResponse } from './responses';

/**
 * The end of an exchange, after the client has sent the last byte:
 * - 'answer': the client waits until the server has responded and closed the connection
 * - 'fin': the client closes its side when it has received no byte for {@link IDLE_MS}
 * - 'reset': the client resets the connection immediately
 */
export type Ending = 'answer' | 'fin' | 'reset';

/** A table of the outbox that can reject new rows during an exchange. */
export type RejectingTable = 'submissions' | 'resume_parts';

/** A connection to the server: the bytes of each write, and the end of the connection. */
export interface Exchange {
  /** The name of the generator that created the exchange. */
  generator: string;
  /** The bytes that the client sends, as Latin-1 text: one string for each write. */
  writes: readonly string[];
  ending: Ending;
  /** True for the method HEAD. The response to HEAD has no body, even if it has the header Content-Length. */
  isHead?: boolean;
  /** The table that rejects new rows during the exchange. */
  rejectingTable?: RejectingTable;
}

export interface ExchangeResult {
  responses: FuzzResponse[];
  /** True when the connection was still open after {@link HANG_MS}, even if the server has responded. */
  isHanging: boolean;
}

/**
 * The time in milliseconds after which a client with the ending 'fin' closes its side if it receives no bytes. The
 * timer starts after the client has sent its last byte. It restarts whenever the client receives bytes.
 */
const IDLE_MS = 25;
/** The time after which an open connection counts as a fault, in milliseconds. */
const HANG_MS = 15_000;

/**
 * Sends one exchange to a local port. Resolves with the responses when the connection is closed, at the latest after
 * {@link HANG_MS}.
 */
export function sendExchange({ writes, ending, isHead = false }: Exchange, port: number): Promise<ExchangeResult> {
  return new Promise((resolve) => {
    const receivedChunks: Buffer[] = [];
    let isHanging = false;
    let idleTimer: NodeJS.Timeout | undefined;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    const hangTimer = setTimeout(() => {
      isHanging = true;
      socket.destroy();
    }, HANG_MS);
    const closeWhenIdle = () => {
      clearTimeout(idleTimer);
      if (ending === 'fin') idleTimer = setTimeout(() => socket.end(), IDLE_MS);
    };
    socket.on('data', (chunk) => {
      receivedChunks.push(chunk);
      if (idleTimer) closeWhenIdle();
    });
    socket.on('end', () => socket.end());
    // A reset by the server is not an error here, because the oracle checks the responses before the reset.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(hangTimer);
      clearTimeout(idleTimer);
      resolve({ responses: parseResponses(Buffer.concat(receivedChunks), isHead), isHanging });
    });
    socket.once('connect', () => {
      const lastIndex = writes.length - 1;
      const write = (index: number): void => {
        if (socket.destroyed) return;
        const onWritten = () => {
          if (index < lastIndex) setImmediate(() => write(index + 1));
          else if (ending === 'reset') socket.resetAndDestroy();
          else closeWhenIdle();
        };
        socket.write(Buffer.from(writes[index] ?? '', 'latin1'), onWritten);
      };
      write(0);
    });
  });
}
