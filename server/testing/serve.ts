import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterTest } from './afterTest';
import { compileProgramOnce } from './child';
import { createTemporaryFolder } from './harness';
import { createOutboxUrl, getOutboxVariables } from './outboxes';

export interface ServerRun {
  child: ChildProcess;
  getOutput: () => string;
  getErrorOutput: () => string;
  /** Resolves to the exit code, or to null after a signal. */
  exitCodePromise: Promise<number | null>;
  /** Resolves to the site's URL when the server prints it. Rejects when the server exits without printing the URL. */
  urlPromise: Promise<string>;
}

/**
 * Compiles the server, and creates a folder with a small built site. The function `startServer` of the result starts
 * the server like `npm run serve`, but without npm. The server runs until the end of the test.
 */
export async function createServerFixture() {
  const folder = await createTemporaryFolder();
  const program = join(await compileProgramOnce('main'), 'server/main.js');
  await mkdir(join(folder.path, 'dist'));
  await writeFile(join(folder.path, 'dist/index.html'), '<!doctype html><title>Home</title>');
  const dataFolder = join(folder.path, 'data');
  await mkdir(dataFolder);
  const outboxUrl = await createOutboxUrl(dataFolder);
  return {
    path: folder.path,
    /** The default DATA_DIR of `startServer`, for an outbox in a file. */
    dataFolder,
    outboxUrl,
    startServer: (env: Record<string, string> = {}): ServerRun => {
      const child = spawn(process.execPath, [program], {
        cwd: folder.path,
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          DIST_DIR: join(folder.path, 'dist'),
          ...getOutboxVariables(outboxUrl, dataFolder),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      afterTest(() => child.kill('SIGKILL'));
      return observeServer(child);
    },
  };
}

function observeServer(child: ChildProcess): ServerRun {
  let output = '';
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  const exitCodePromise = new Promise<number | null>((resolve) => child.once('close', resolve));
  const urlPromise = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const url = /The site: (http:\/\/\S+)\/\n/.exec(output)?.[1];
      if (url) resolve(url);
    });
    void exitCodePromise.then((code) => reject(new Error(`The server exited with code ${code}: ${errorOutput}`)));
  });
  // Tests that expect a failed start do not await `urlPromise`, so its rejection would otherwise be unhandled.
  urlPromise.catch(() => undefined);
  return { child, getOutput: () => output, getErrorOutput: () => errorOutput, exitCodePromise, urlPromise };
}
