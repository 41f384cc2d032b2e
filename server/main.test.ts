import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from './testing/harness';
import { contact, submit } from './testing/submit';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder.path, 'dist'));
  await writeFile(join(folder.path, 'dist/index.html'), '<!doctype html><title>Home</title>');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await folder.remove();
});

interface Run {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  ended: Promise<number | null>;
  /** Resolves to the site's address once it is printed. */
  started: Promise<string>;
}

const ROOT = join(__dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { serve: string } };

/** What `npm run serve` runs, without npm in between. */
function serve(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, scripts.serve.split(' ').slice(1), {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DIST_DIR: join(folder.path, 'dist'),
      DATA_DIR: join(folder.path, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let out = '';
  let err = '';
  child.stderr?.on('data', (data) => (err += String(data)));
  const started = new Promise<string>((resolve) => {
    child.stdout?.on('data', (data) => {
      out += String(data);
      const url = /The site: (http:\/\/\S+)\/\n/.exec(out)?.[1];
      if (url && out.includes('/mail\n')) resolve(url);
    });
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, out: () => out, err: () => err, ended, started };
}

test('§4.6 npm run serve: a message sent is a row and two mails on the stand-in pages, and SIGTERM ends it', async () => {
  const site = serve();
  const url = await site.started;
  expect(site.out()).toContain('local stand-in, nothing leaves this machine');
  expect(site.out()).toContain(`stored rows: ${url}/__stand-in/sheet`);
  expect(site.out()).toContain(`mails:       ${url}/__stand-in/mail`);
  const { status, body } = await submit(url, 'contacts', contact());
  expect(status).toBe(202);
  let mails: { htmlContent: string }[] = [];
  for (let tries = 0; tries < 100 && mails.length < 2; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    mails = (await (await fetch(`${url}/__stand-in/mails.json`)).json()) as typeof mails;
  }
  expect(mails).toHaveLength(2);
  for (const { htmlContent } of mails) expect(htmlContent).toContain(body.reference);
  expect(await (await fetch(`${url}/__stand-in/sheet`)).text()).toContain('Hello there');
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(0);
});

test.each([
  ['dist/ is missing', { DIST_DIR: '/nowhere' }, /^DIST_DIR: no built site in \/nowhere \(run: npm run build\)\n$/],
  ['a variable is wrong', { MAIL_DAILY_BUDGET: 'lots' }, /^MAIL_DAILY_BUDGET must be [^\n]+\n$/],
  [
    'production has no providers',
    { NODE_ENV: 'production' },
    /^SPREADSHEET_HOST is missing: the local stand-ins are refused [^\n]+\n$/,
  ],
])(
  '§7 %s: one line says so, and the exit is not 0',
  async (_what, env, line) => {
    const site = serve(env);
    expect(await site.ended).toBe(1);
    expect(site.err()).toMatch(line);
  },
  30_000,
);

test('§7 the port is taken: one line names it, and the exit is not 0', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const site = serve({ PORT: String(port) });
  expect(await site.ended).toBe(1);
  expect(site.err()).toBe(`PORT ${port} is in use on 127.0.0.1\n`);
  other.close();
});
