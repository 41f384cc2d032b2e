import { createServer, type AddressInfo } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileProgramOnce } from './testing/child';
import { getProviderVariables } from './testing/providerVariables';
import { createServerFixture } from './testing/serve';
import { createContact, submit } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

let fixture: Awaited<ReturnType<typeof createServerFixture>>;
beforeAll(async () => {
  fixture = await createServerFixture();
});

/** Returns the reason of a failed start. Expects a single log line as error output. */
function parseReason(errorOutput: string): string {
  expect(errorOutput).toMatch(/^[^\n]+\n$/);
  const line = JSON.parse(errorOutput) as { level: string; event: string; reason: string };
  expect(line).toEqual({ time: expect.any(String), level: 'error', event: 'start.failed', reason: expect.any(String) });
  return line.reason;
}

test('§4.6 npm run serve delivers a message as a row and two mails to the dev providers, and SIGTERM stops the server', async () => {
  const server = fixture.startServer();
  const url = await server.urlPromise;
  expect(server.getOutput()).toContain('local dev provider, nothing leaves this machine');
  expect(server.getOutput()).toContain(`stored rows: ${url}/__dev/sheet`);
  expect(server.getOutput()).toContain(`mails:       ${url}/__dev/mail`);
  const { status, body } = await submit(url, 'contacts', createContact());
  expect(status).toBe(202);
  let mails: { htmlContent: string }[] = [];
  await waitUntil(async () => {
    mails = (await (await fetch(`${url}/__dev/mails.json`)).json()) as typeof mails;
    return mails.length >= 2;
  });
  expect(mails).toHaveLength(2);
  for (const { htmlContent } of mails) expect(htmlContent).toContain(body.reference);
  expect(await (await fetch(`${url}/__dev/sheet`)).text()).toContain('Hello there');
  server.child.kill('SIGTERM');
  expect(await server.exitCodePromise).toBe(0);
});

test('§4.6 SIGTERM during the start ends the server with exit code 0', async () => {
  const silentMailServer = createServer();
  await new Promise<void>((resolve) => silentMailServer.listen(0, '127.0.0.1', resolve));
  const { port } = silentMailServer.address() as AddressInfo;
  const server = fixture.startServer({ MAIL_URL: `smtp://127.0.0.1:${port}` });
  // The start waits for the greeting of the mail server.
  silentMailServer.once('connection', (socket) => {
    socket.on('error', () => undefined);
    server.child.kill('SIGTERM');
  });
  expect(await server.exitCodePromise).toBe(0);
  silentMailServer.close();
});

test('§7 a server that crashes prints no passwords and exits with code 1', async () => {
  const moduleFile = join(fixture.path, 'crash.cjs');
  await writeFile(
    moduleFile,
    "process.on('SIGUSR2', () => { throw new Error('postgres://user:pass@127.0.0.1/site'); });",
  );
  const server = fixture.startServer({ NODE_OPTIONS: `--require ${moduleFile}` });
  await server.urlPromise;
  server.child.kill('SIGUSR2');
  expect(await server.exitCodePromise).toBe(1);
  expect(server.getOutput()).toContain('"event":"process.failed","reason":"postgres://…@127.0.0.1/site"');
  expect(server.getOutput() + server.getErrorOutput()).not.toContain('user:pass');
});

test('§2.16 the server loads the page renderer from the folder of its program, even if DIST_DIR is in another folder', async () => {
  const pagesFolder = join(await compileProgramOnce('main'), 'server/pages');
  await mkdir(pagesFolder);
  await writeFile(join(pagesFolder, 'manifest.json'), JSON.stringify({ code: 'pages.js', frame: '' }));
  const code = "exports.createNoscriptPages = async () => ({ findFormPath: () => '/about' });";
  await writeFile(join(pagesFolder, 'pages.js'), code);
  const url = await fixture.startServer().urlPromise;
  const response = await fetch(`${url}/api/submissions/contacts?form=/about`, { redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/about/']);
});

const PROVIDER_VARIABLES = getProviderVariables('http://127.0.0.1:9');

test.each([
  ['dist/ is missing', { DIST_DIR: '/nowhere' }, /^DIST_DIR: no built site in \/nowhere \(run: npm run build\)$/],
  [
    'HOST is an address of another machine',
    { HOST: '203.0.113.1', ...PROVIDER_VARIABLES },
    /^HOST 203\.0\.113\.1: the server cannot listen on this address: /,
  ],
  [
    'the mail server is unreachable',
    { MAIL_URL: 'smtp://127.0.0.1:9' },
    /^MAIL_URL can't be used: mail: SMTP at CONN: connect ECONNREFUSED/,
  ],
  [
    'the database is unreachable',
    { OUTBOX_URL: 'postgres://127.0.0.1:9/site', DATA_DIR: '', ...PROVIDER_VARIABLES },
    /^OUTBOX_URL: the outbox can't be opened: \w/,
  ],
])(
  '§7 the server exits with code 1 and a one-line error when %s',
  async (_title, env, reasonPattern) => {
    const server = fixture.startServer(env);
    expect(await server.exitCodePromise).toBe(1);
    expect(parseReason(server.getErrorOutput())).toMatch(reasonPattern);
  },
  30_000,
);

test('§7 the server exits with code 1 and a one-line error that names a port in use', async () => {
  const otherServer = createServer();
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  const { port } = otherServer.address() as AddressInfo;
  const server = fixture.startServer({ PORT: String(port), ...PROVIDER_VARIABLES });
  expect(await server.exitCodePromise).toBe(1);
  expect(parseReason(server.getErrorOutput())).toBe(`PORT ${port} is in use on 127.0.0.1: set another port`);
  otherServer.close();
});

test('§7 the server exits with code 1 and a one-line error that names an invalid csp.json', async () => {
  const distFolder = join(fixture.path, 'broken');
  await mkdir(distFolder);
  await writeFile(join(distFolder, 'index.html'), '');
  await writeFile(join(distFolder, 'csp.json'), '{');
  const server = fixture.startServer({ DIST_DIR: distFolder });
  expect(await server.exitCodePromise).toBe(1);
  expect(parseReason(server.getErrorOutput())).toMatch(/^DIST_DIR: csp\.json /);
});

test('§7.1 SPREADSHEET_SECRET is optional in production, and the relay logs one warning with advice when the variable is absent', async () => {
  const server = fixture.startServer({ ...PROVIDER_VARIABLES, NODE_ENV: 'production' });
  await server.urlPromise;
  const lines = server
    .getOutput()
    .split('\n')
    .filter((line) => line.includes('"spreadsheet.no-secret"'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      event: 'spreadsheet.no-secret',
      advice: expect.stringMatching(/SPREADSHEET_SECRET.*RELAY_SECRET/),
    },
  ]);
});
