import type { IncomingMessage } from 'node:http';

/**
 * The limits for reading the remaining bytes of a body: the number of bytes, the total time, and the time without a new
 * byte. Times are in milliseconds.
 */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_TOTAL_MS = 5000;
const MAX_IDLE_MS = 1000;

/**
 * Reads and discards the remaining bytes of a refused request's body. Resolves at the end of the body, at a limit, or
 * when the connection closes. If the server closed the connection during an upload, the browser would show a network
 * error instead of the page that explains the refusal.
 */
export function drainBody(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let byteCount = 0;
    const finish = () => {
      clearTimeout(totalTimer);
      clearTimeout(idleTimer);
      incoming.off('data', countBytes).off('end', finish).off('close', finish);
      resolve();
    };
    const countBytes = (chunk: Buffer) => {
      byteCount += chunk.length;
      if (byteCount > MAX_BYTES) finish();
      else idleTimer.refresh();
    };
    const totalTimer = setTimeout(finish, MAX_TOTAL_MS);
    const idleTimer = setTimeout(finish, MAX_IDLE_MS);
    incoming.on('data', countBytes).on('end', finish).on('close', finish).resume();
  });
}
