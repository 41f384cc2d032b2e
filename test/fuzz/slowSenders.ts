import { connect, type Socket } from 'node:net';

/** Connections that each send a byte now and then, as long as the campaign lasts. */
const CONNECTIONS = 20;
const BETWEEN_BYTES_MS = 300;
const HEAD = 'POST /api/submissions/contacts HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ';

/** Keeps slow senders connected to a server that may restart on another port. Returns a function that ends them. */
export function startSlowSenders(port: () => number): () => void {
  const sockets = new Set<Socket>();
  const open = () => {
    const socket = connect({ port: port(), host: '127.0.0.1' }, () => socket.write(HEAD));
    sockets.add(socket);
    // The server answers 408 and hangs up, or it restarts.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.resume();
  };
  const timer = setInterval(() => {
    while (sockets.size < CONNECTIONS) open();
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, BETWEEN_BYTES_MS);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}
