import { createServer } from 'node:net';

/** Returns the number of a TCP port that no process uses. Rejects when no port can be opened. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('The probe has no port')),
      );
    });
  });
