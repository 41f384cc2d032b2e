import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagesFolder } from '../../server/noscript/manifest';
import { startDevProviders } from '../../server/testing/harness';
import type { DevProviderState } from '../../server/devProviders/state';

/** As in `npm run serve`. */
const SERVER = ['--max-semi-space-size=16', 'dist-server/main.js'];

export interface BenchServer {
  url: string;
  /** The spreadsheet and the mail provider that it delivers to, in this process. */
  devProviders: DevProviderState;
  /** Resident memory in megabytes, now or at most (Linux; elsewhere NaN). */
  megabytes: (field: 'VmRSS' | 'VmHWM') => Promise<number>;
  /** Lets the peak count anew. */
  forgetPeak: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The compiled server, as `npm run serve` starts it, with a page and an outbox of its own. Rejects when it ends instead. */
export async function startServer(env: Record<string, string>): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-bench-'));
  const [dist, data] = [join(folder, 'dist'), join(folder, 'data')];
  await Promise.all([dist, data].map((each) => mkdir(each)));
  // What forms without scripts are answered with.
  await cp('dist-server/pages', pagesFolder(dist), { recursive: true });
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Bench</title>');
  // Behind a proxy the server refuses dev providers of its own.
  const devProviders = await startDevProviders();
  const providers = {
    SPREADSHEET_HOST: devProviders.url,
    SPREADSHEET_DEPLOYMENT_ID: 'bench',
    MAIL_HOST: devProviders.url,
    MAIL_API_KEY: 'key',
  };
  const server = spawn(process.execPath, SERVER, {
    env: { ...process.env, PORT: '0', DIST_DIR: dist, DATA_DIR: data, ...providers, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A line for each refusal is of no use to whoever reads the figures.
  let logged = '';
  server.stderr.on('data', (said) => (logged = (logged + String(said)).slice(-2000)));
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (said) => {
      text = (text + String(said)).slice(-10_000);
      const found = /The site: (http:\/\/\S+)\//.exec(text)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${logged}`)));
  });
  return {
    url,
    devProviders: devProviders.state,
    megabytes: async (field) => {
      if (process.platform !== 'linux') return NaN;
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    },
    // 5 is what the kernel calls that (proc(5), clear_refs).
    forgetPeak: async () => {
      if (process.platform === 'linux') await writeFile(`/proc/${server.pid}/clear_refs`, '5');
    },
    stop: async () => {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      await devProviders.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
