import { once } from 'node:events';
import { createServer } from 'node:net';
import { loadSettings, SettingsError } from '../server/settings';

/**
 * `npm start` runs this script before it builds the site. The script checks that the server's settings are valid and
 * that the server's port is free. If a check fails, the command prints a one-line error and exits with 1.
 */

/** Rejects when the server cannot listen on a port of a host. */
async function ensureCanListen(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
}

const { port, host } = loadSettings(process.env);
await ensureCanListen(port, host).catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    throw new SettingsError('PORT', `${port} is in use on ${host}: stop the program that uses it, or set another port`);
  throw new SettingsError('HOST', `${host}: listening failed: ${error.message}`);
});
