import { connect } from 'node:net';
import { parseResponses, type FuzzResponse } from './responses';

/**
 * The way in which an exchange ends after its last byte. 'answer': the client waits until the server has responded and
 * closed. 'fin': the client closes its side after {@link QUIET_MS} without a byte. 'reset': the connection breaks
 * immediately.
 */
export type Ending = 'answer' | 'fin' | 'reset';

export type RefusingTable = 'submissions' | 'resume_parts';

/** One connection to the server: the bytes of each write, and the end of the connection. */
export interface Exchange {
  /** The part of the fuzzer that created the exchange. */
  layer: string;
  /** The bytes as Latin-1 text, one entry per write. */
  writes: readonly string[];
  ending: Ending;
  /** True for HEAD, whose responses announce a body that does not follow. */
  isHead?: boolean;
  /** The table that rejects new rows during the exchange. */
  refusingTable?: RefusingTable;
}

export interface ExchangeResult {
  responses: FuzzResponse[];
  /** True when the server neither responded nor closed within {@link HANG_MS}. */
  isHanging: boolean;
}

/** The silence after which a client that has sent everything closes its side of the connection, in milliseconds. */
const QUIET_MS = 25;
/** The time after which a missing response is a fault, in milliseconds. */
const HANG_MS = 15_000;

/** Sends one exchange to a local port and collects the response. */
export function sendExchange({ writes, ending, isHead = false }: Exchange, port: number): Promise<ExchangeResult> {
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    let isHanging = false;
    let quiet: NodeJS.Timeout | undefined;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    const hang = setTimeout(() => {
      isHanging = true;
      socket.destroy();
    }, HANG_MS);
    const closeWhenQuiet = () => {
      clearTimeout(quiet);
      if (ending === 'fin') quiet = setTimeout(() => socket.end(), QUIET_MS);
    };
    socket.on('data', (data) => {
      received.push(data);
      if (quiet) closeWhenQuiet();
    });
    socket.on('end', () => socket.end());
    // A connection reset by the server is no error here. The oracle judges the responses before the reset.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(hang);
      clearTimeout(quiet);
      resolve({ responses: parseResponses(Buffer.concat(received), isHead), isHanging });
    });
    socket.once('connect', () => {
      const last = writes.length - 1;
      const write = (at: number): void => {
        if (socket.destroyed) return;
        const onWritten = () => {
          if (at < last) setImmediate(() => write(at + 1));
          else if (ending === 'reset') socket.resetAndDestroy();
          else closeWhenQuiet();
        };
        socket.write(Buffer.from(writes[at] ?? '', 'latin1'), onWritten);
      };
      write(0);
    });
  });
}
