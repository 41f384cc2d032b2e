import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled } from '../../scripts/debian';
import { findFreePort } from '../../test/setup/freePort';
import { afterTest } from './afterTest';
import { startDaemon } from './daemon';
import { createTemporaryFolder } from './harness';

const CLAMD_PATH = '/usr/sbin/clamd';

export interface TestClamd {
  /** The daemon's host and port, for the setting `clamd`. */
  endpoint: { host: string; port: number };
}

/**
 * Starts Debian's ClamAV daemon on a free port, with its own configuration in a temporary folder. The daemon stops
 * after the test. `signaturesByFile` maps the name of each signature file, such as 'own.ndb', to the lines of the file.
 * `streamMaxLength` is the maximum size of a scanned file, such as '1M'.
 */
export async function startClamd(
  signaturesByFile: Readonly<Record<string, string>>,
  streamMaxLength = '10M',
): Promise<TestClamd> {
  ensureInstalled([{ file: CLAMD_PATH, debianPackage: 'clamav-daemon' }], 'the suite of the virus scan');
  const folder = await createTemporaryFolder();
  const [databaseFolder, configFile] = [join(folder.path, 'database'), join(folder.path, 'clamd.conf')];
  const endpoint = { host: '127.0.0.1', port: await findFreePort() };
  await mkdir(databaseFolder);
  for (const [name, lines] of Object.entries(signaturesByFile))
    await writeFile(join(databaseFolder, name), `${lines}\n`);
  const settings = {
    Foreground: 'yes',
    TCPAddr: endpoint.host,
    TCPSocket: endpoint.port,
    DatabaseDirectory: databaseFolder,
    TemporaryDirectory: folder.path,
    StreamMaxLength: streamMaxLength,
  };
  await writeFile(
    configFile,
    Object.entries(settings)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(''),
  );
  const daemon = await startDaemon(CLAMD_PATH, ['--config-file', configFile], {}, () => respondsToPing(endpoint));
  afterTest(() => daemon.stop());
  return { endpoint };
}

const respondsToPing = (endpoint: TestClamd['endpoint']): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(endpoint, () => socket.write('zPING\0'));
    socket.on('data', (answer) => resolve(String(answer) === 'PONG\0'));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
