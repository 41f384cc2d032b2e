import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterTest } from './afterTest';
import { compileServer } from './child';
import { createTemporaryFolder } from './harness';
import { createOutboxUrl, getOutboxVariables } from './outboxes';

export interface ServerRun {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
  /** Resolves to the site's URL once it is printed. */
  started: Promise<string>;
}

/** Returns the variables of both providers of §7 at one host. */
export const getProviderVariables = (host: string) => ({
  SPREADSHEET_HOST: host,
  SPREADSHEET_DEPLOYMENT_ID: 'test',
  MAIL_HOST: host,
  MAIL_API_KEY: 'key-of-the-provider',
});

/**
 * Creates a folder with a small built site and the compiled server. The function `serve` of the result starts the
 * server like `npm run serve`, but without npm. The server runs until the end of the test.
 */
export async function createServerFixture() {
  const folder = await createTemporaryFolder();
  await compileServer(folder.path, 'main');
  await mkdir(join(folder.path, 'dist'));
  await writeFile(join(folder.path, 'dist/index.html'), '<!doctype html><title>Home</title>');
  const data = join(folder.path, 'data');
  await mkdir(data);
  const outboxUrl = await createOutboxUrl(data);
  return {
    path: folder.path,
    /** The folder of the outbox, unless DATA_DIR is set. */
    data,
    outboxUrl,
    serve: (env: Record<string, string> = {}): ServerRun => {
      const child = spawn(process.execPath, [join(folder.path, 'server/main.js')], {
        cwd: folder.path,
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          DIST_DIR: join(folder.path, 'dist'),
          ...getOutboxVariables(outboxUrl, data),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      afterTest(() => child.kill('SIGKILL'));
      return observe(child);
    },
  };
}

function observe(child: ChildProcess): ServerRun {
  let out = '';
  let err = '';
  child.stderr?.on('data', (data) => (err += String(data)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const started = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      out += String(data);
      const url = /The site: (http:\/\/\S+)\/\n/.exec(out)?.[1];
      if (url) resolve(url);
    });
    void ended.then((code) => reject(new Error(`The server ended with code ${code}: ${err}`)));
  });
  // Tests that expect a failed start do not await `started`, so its rejection would otherwise be unhandled.
  started.catch(() => undefined);
  return { child, out: () => out, err: () => err, ended, started };
}
