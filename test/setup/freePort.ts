import { createServer } from 'node:net';

/** Returns the number of a TCP port that no process uses. Rejects when no port can be opened. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('The temporary server has no port number')),
      );
    });
  });
