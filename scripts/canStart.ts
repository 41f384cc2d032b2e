import { createServer } from 'node:net';
import { loadSettings, SettingsError } from '../server/settings';

/**
 * Checks, before `npm start` builds the site, that the server's settings are valid and its port is free. Otherwise
 * prints a one-line error and exits with 1.
 */
async function canListen(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

try {
  const { port, host } = loadSettings(process.env);
  await canListen(port, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new SettingsError(
        'PORT',
        `${port} is in use on ${host}: stop the program that uses it, or set another port`,
      );
    throw new SettingsError('HOST', `${host}: listening failed: ${error.message}`);
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
