import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '../environmentRules';
import { formatError, type Log } from '../log';
import type { ScanResult } from '../outbox/status';

// This file uses no library, because measurements showed faults in two libraries. The library clamscan 2.4.0 waits
// forever for a response that comes byte by byte. While the daemon reads nothing, clamscan buffers 48 MB of a 50-MB
// file. Both clamscan and clamdjs 1.0.2 keep all 10 MB of an invalid response in memory.

/** The longest time that a scan delays a visitor, in milliseconds, including the wait for checks of earlier files. */
const DEFAULT_LIMIT_MS = 10_000;
/** The maximum length of a response in characters. A response contains a signature or an error. */
const MAX_RESPONSE_LENGTH = 1000;
const CLEAN_RESPONSE = 'stream: OK';
const ERROR_RESPONSE_PATTERN = /^(INSTREAM size limit exceeded|stream: .+ ERROR$)/;

export type Scan = (file: AsyncIterable<Buffer>, readAt: number) => Promise<ScanResult | { signature: string }>;

/**
 * Returns a function that scans for viruses with the INSTREAM command of clamd(8). The function logs each outage of the
 * scanner once. The scan resolves to 'clean', to the signature of a virus, or to 'unscanned' if the scanner gives no
 * valid verdict in time. The scan never rejects. `readAt` is the time at which the form was completely read
 * (`performance.now()`).
 */
export function createScan(clamd: Endpoint, log: Log, limitMs = DEFAULT_LIMIT_MS): Scan {
  let isUnavailable = false;
  return async (file, readAt) => {
    try {
      const response = await requestScan(clamd, file, limitMs - (performance.now() - readAt));
      const signature = /^stream: (.+) FOUND$/.exec(response)?.[1];
      // An unknown response is not logged, because it might contain parts of the file.
      if (response !== CLEAN_RESPONSE && !signature)
        throw new Error(ERROR_RESPONSE_PATTERN.test(response) ? response : 'unexpected response of clamd');
      if (isUnavailable) log('info', 'scan.available');
      isUnavailable = false;
      return signature ? { signature } : 'clean';
    } catch (error) {
      if (!isUnavailable) log('error', 'scan.unavailable', { reason: formatError(error) });
      isUnavailable = true;
      return 'unscanned';
    }
  };
}

async function requestScan(clamd: Endpoint, file: AsyncIterable<Buffer>, timeoutMs: number): Promise<string> {
  const socket = connect(clamd).setEncoding('latin1');
  const timer = setTimeout(() => socket.destroy(new Error('no response in time')), Math.max(0, timeoutMs));
  const sendPromise = pipeline(encodeInstream(file), socket, { end: false });
  // These handlers prevent an unhandled error after the response has arrived. A clean verdict also requires that the
  // complete file was sent.
  sendPromise.catch(() => undefined);
  socket.on('error', () => undefined);
  try {
    let response = '';
    for await (const chunk of socket as AsyncIterable<string>) {
      response += chunk;
      if (response.includes('\0') || response.length > MAX_RESPONSE_LENGTH) break;
    }
    [response = ''] = response.split('\0');
    if (response === CLEAN_RESPONSE) await sendPromise;
    return response;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Yields the INSTREAM command, then the length and the bytes of each chunk, and at the end the length 0. */
async function* encodeInstream(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of file) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}
