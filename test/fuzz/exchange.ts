import { connect } from 'node:net';
import { parseResponses, type FuzzResponse } from './responses';

/**
 * How an exchange ends after its last byte. 'answer': the client waits until the server has answered and closed. 'fin': the
 * client closes its side when nothing has come for {@link QUIET_MS}. 'reset': the connection breaks at once.
 */
export type Ending = 'answer' | 'fin' | 'reset';

export type RefusingTable = 'submissions' | 'resume_parts';

/** One connection to the server: the bytes that go out, as they are written, and how it ends. */
export interface Exchange {
  /** Part of the fuzzer that made it. */
  layer: string;
  /** Bytes as Latin-1 text, one entry a write. */
  writes: readonly string[];
  ending: Ending;
  /** The answers to HEAD announce a body that does not come. */
  isHead?: boolean;
  /** Meanwhile the outbox takes no new row of this table. */
  refusingTable?: RefusingTable;
}

export interface ExchangeResult {
  responses: FuzzResponse[];
  /** The server neither answered nor closed within {@link HANG_MS}. */
  isHanging: boolean;
}

/** Milliseconds without a byte after which a client with nothing left to send closes its side. */
const QUIET_MS = 25;
/** Milliseconds until a missing answer is a fault. */
const HANG_MS = 15_000;

/** Sends one exchange to a port of this machine and collects what comes back. */
export function run({ writes, ending, isHead = false }: Exchange, port: number): Promise<ExchangeResult> {
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
    // A connection that the server cuts is an outcome, not a fault: the oracle judges what was answered before.
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
        const afterwards = () => {
          if (at < last) setImmediate(() => write(at + 1));
          else if (ending === 'reset') socket.resetAndDestroy();
          else closeWhenQuiet();
        };
        socket.write(Buffer.from(writes[at] ?? '', 'latin1'), afterwards);
      };
      write(0);
    });
  });
}
