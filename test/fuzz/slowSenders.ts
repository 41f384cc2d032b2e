import { connect, type Socket } from 'node:net';

/** The number of connections that send single bytes slowly during a campaign. */
const CONNECTION_COUNT = 20;
const BYTE_INTERVAL_MS = 300;
const createPostHead = (path: string) => `POST /api/submissions/${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n`;
/** The starts of two requests. In one request, the headers never end. In the other request, the file never ends. */
const REQUEST_STARTS = [
  `${createPostHead('contacts')}X-Slow: `,
  `${createPostHead('applications')}Content-Type: multipart/form-data; boundary=X\r\nContent-Length: 1000000\r\n\r\n` +
    '--X\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-',
];

/**
 * Keeps slow senders connected to a server. Calls `getPort` before each connection, because a restarted server may have
 * another port. Returns a function that disconnects the slow senders.
 */
export function startSlowSenders(getPort: () => number): () => void {
  const sockets = new Set<Socket>();
  let openedCount = 0;
  const openConnection = () => {
    const start = REQUEST_STARTS[(openedCount += 1) % REQUEST_STARTS.length] ?? '';
    const socket = connect({ port: getPort(), host: '127.0.0.1' }, () => socket.write(start));
    sockets.add(socket);
    // The connection ends when the server responds with 408 or restarts.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.resume();
  };
  const timer = setInterval(() => {
    while (sockets.size < CONNECTION_COUNT) openConnection();
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, BYTE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}
