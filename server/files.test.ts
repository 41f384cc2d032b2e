import fs, { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { Outbox } from './outbox/outbox';
import { runOutboxCli } from './outbox-cli';
import { createTemporaryFolder, startHarness } from './testing/harness';
import { lockOutbox } from './testing/outboxes';
import { startRecorder } from './testing/recorder';
import { createServerFixture } from './testing/serve';
import { createApplication, createContact, createKey, createPdf, createResume, submit } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

let fixture: Awaited<ReturnType<typeof createServerFixture>>;
beforeEach(async () => {
  fixture = await createServerFixture();
});

const readMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
async function readModes(): Promise<Record<string, string>> {
  const names = await readdir(fixture.dataFolder);
  const entryPromises = names.map(async (name) => [name, await readMode(join(fixture.dataFolder, name))] as const);
  return Object.fromEntries([['.', await readMode(fixture.dataFolder)], ...(await Promise.all(entryPromises))]);
}
const OWNER_ONLY_MODES = {
  '.': '700',
  'outbox.db': '600',
  'outbox.db-shm': '600',
  'outbox.db-wal': '600',
  'outbox.db.made': '600',
};

test("§7.1 only the server's user can read the outbox in a new or an existing folder", async () => {
  const server = fixture.startServer();
  await server.urlPromise;
  expect(await readModes()).toEqual(OWNER_ONLY_MODES);
  server.child.kill('SIGKILL');
  await server.exitCodePromise;
  // Simulates files of an earlier version, with the mode 644, and a mount point, with the mode 755.
  for (const name of await readdir(fixture.dataFolder)) await chmod(join(fixture.dataFolder, name), 0o644);
  await chmod(fixture.dataFolder, 0o755);
  await mkdir(join(fixture.dataFolder, 'lost+found'), { mode: 0o700 });
  await fixture.startServer().urlPromise;
  expect(await readModes()).toEqual({ ...OWNER_ONLY_MODES, 'lost+found': '700' });
});

test('§7.1 the outbox uses WAL with a disk sync at every commit', async () => {
  const { engine } = await Outbox.open({ url: fixture.outboxUrl });
  const readPragma = async (name: string) => {
    const [row] = await engine.read({ compile: () => sql`PRAGMA ${sql.raw(name)}`.compile(engine.queryBuilder) });
    return Object.values(row as object)[0] as unknown;
  };
  expect([await readPragma('journal_mode'), await readPragma('synchronous')]).toEqual(['wal', 2]);
  await engine.close();
});

test('§7.1 the outbox rejects writes while its file cannot be reopened, and accepts writes after it has reopened the file', async () => {
  const { path: folder } = await createTemporaryFolder();
  const url = pathToFileURL(join(folder, 'data', 'outbox.db')).href;
  await mkdir(join(folder, 'data'));
  const outbox = await Outbox.open({ url });
  const write = () => outbox.forms.storeReceipt(createKey(), '{}', 1);
  // While the folder is missing, each write fails, and the outbox cannot reopen the file.
  await rename(join(folder, 'data'), join(folder, 'moved'));
  await expect(write()).rejects.toThrow();
  await expect(write()).rejects.toThrow();
  await rename(join(folder, 'moved'), join(folder, 'data'));
  await expect(write()).rejects.toThrow();
  await write();
  await outbox.close();
  await outbox.close();
});

test('§7.1 the removal of deleted texts from the file does not wait for a running backup, and does not change the time-out for locks', async () => {
  const { path: folder } = await createTemporaryFolder();
  const url = pathToFileURL(join(folder, 'outbox.db')).href;
  const outbox = await Outbox.open({ url, busyTimeout: 10_000 });
  const write = () => outbox.forms.storeReceipt(createKey(), '{}', 1);
  await outbox.engine.snapshot(async (read) => {
    await read(outbox.engine.queryBuilder.selectFrom('submissions').select('id'));
    await write();
    const startTime = performance.now();
    await outbox.engine.compact();
    expect(performance.now() - startTime).toBeLessThan(5000);
  });
  const pragma = sql`PRAGMA busy_timeout`;
  expect(await outbox.engine.read({ compile: () => pragma.compile(outbox.engine.queryBuilder) })).toEqual([
    { timeout: 10_000 },
  ]);
  await outbox.close();
});

test('§7.1 a command can read an outbox that another process has locked', async () => {
  const { path: folder } = await createTemporaryFolder();
  const url = pathToFileURL(join(folder, 'outbox.db')).href;
  await (await Outbox.open({ url })).close();
  const unlock = await lockOutbox(url);
  const outbox = await Outbox.open({ url, busyTimeout: 50 });
  expect(await outbox.list()).toEqual([]);
  await outbox.close();
  await unlock();
});

test.each([
  ['deleted', (folder: string) => rm(folder, { recursive: true })],
  ['replaced by an empty folder', async (folder: string) => rename(folder, `${folder}-old`).then(() => mkdir(folder))],
])('§7.1 the server stores no submission after the folder of the outbox was %s', async (_title, remove) => {
  const server = fixture.startServer();
  const url = await server.urlPromise;
  expect((await submit(url, 'contacts', createContact())).status).toBe(202);
  await remove(fixture.dataFolder);
  expect((await submit(url, 'contacts', createContact())).status).toBe(503);
  expect((await submit(url, 'applications', createApplication())).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
  expect(server.getOutput()).toMatch(
    /"submission\.not-stored".*was moved, deleted or replaced: put it back, or restart/,
  );
  server.child.kill('SIGTERM');
  expect(await server.exitCodePromise).toBe(0);
});

test('§7.1 the server stores submissions again when the folder of the outbox exists again', async () => {
  const server = fixture.startServer();
  const url = await server.urlPromise;
  await rename(fixture.dataFolder, `${fixture.dataFolder}-moved`);
  expect((await submit(url, 'contacts', createContact())).status).toBe(503);
  await rename(`${fixture.dataFolder}-moved`, fixture.dataFolder);
  await waitUntil(async () => (await submit(url, 'contacts', createContact())).status === 202);
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok' });
});

test('§7.1 if the server cannot write to the folder of the outbox, the error names the file and contains advice', async () => {
  const { path: folder } = await createTemporaryFolder();
  await chmod(folder, 0o500);
  // Root may write to any folder.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.('nobody');
  try {
    await expect(Outbox.open({ url: pathToFileURL(join(folder, 'outbox.db')).href })).rejects.toThrow(
      /outbox\.db can't be opened: .*EACCES: .*; the server's user must be able to write to the folder/,
    );
  } finally {
    if (isRoot) process.seteuid?.('root');
  }
});

test.each(['file::memory:', 'file:', 'file:/tmp/%zz', 'file:/tmp/%00'])(
  '§7.1 the outbox rejects %s, which names no persistent file',
  async (url) => {
    await expect(Outbox.open({ url })).rejects.toThrow(/^OUTBOX_URL: the URL must name a file/);
  },
);

test("§7.1 a data folder with other files keeps its mode, and only the server's user can read the outbox files", async () => {
  await chmod(fixture.dataFolder, 0o755);
  await writeFile(join(fixture.dataFolder, 'notes.txt'), 'for all', { mode: 0o644 });
  await fixture.startServer().urlPromise;
  expect(await readModes()).toEqual({ ...OWNER_ONLY_MODES, '.': '755', 'notes.txt': '644' });
});

test('§3.12 no file of the data folder contains the résumé after its delivery and a normal stop of the server', async () => {
  const server = fixture.startServer();
  const url = await server.urlPromise;
  const bytes = createPdf(200_000).fill('Curriculum vitae of a person. ', 9);
  expect((await submit(url, 'applications', createApplication({ resume: createResume(bytes) }))).status).toBe(202);
  await waitUntil(async () => ((await (await fetch(`${url}/__dev/mails.json`)).json()) as unknown[]).length >= 2);
  server.child.kill('SIGTERM');
  expect(await server.exitCodePromise).toBe(0);
  const resumePart = bytes.subarray(1000, 1100);
  const names = await readdir(fixture.dataFolder);
  expect(names).toContain('outbox.db');
  for (const name of names) {
    const containsResume = (await readFile(join(fixture.dataFolder, name))).includes(resumePart);
    expect({ name, containsResume }).toEqual({ name, containsResume: false });
  }
});

test('Art. 17 an erasure appends no tombstone through a symbolic link', async () => {
  const relay = await startHarness();
  const linkTarget = join((await createTemporaryFolder()).path, 'elsewhere');
  await writeFile(linkTarget, '');
  await symlink(linkTarget, `${fileURLToPath(relay.outboxUrl)}.erased`);
  await submit(relay.url, 'contacts', createContact());
  expect((await relay.runCli('erase', 'ann@example.com')).code).toBe(0);
  expect(await readFile(linkTarget, 'utf8')).toBe('');
});

test('Art. 17 after the loss of the database, a restore omits the data of an erased person and queues the erasure tasks again', async () => {
  const relay = await startHarness();
  const { path: folder } = await createTemporaryFolder();
  const backupFile = join(folder, 'copy.jsonl');
  await submit(relay.url, 'applications', createApplication());
  const { body } = await submit(relay.url, 'contacts', createContact({ email: 'bob@example.com' }));
  await relay.runCli('backup', backupFile);
  await relay.runCli('erase', 'ann@example.com');
  // Simulates the loss of the database: only the file with the tombstones is left.
  const path = join(folder, 'outbox.db');
  await copyFile(`${fileURLToPath(relay.outboxUrl)}.erased`, `${path}.erased`);
  const restoredOutbox = await Outbox.open({ url: pathToFileURL(path).href, creationMode: 'new tables' });
  expect(await runOutboxCli(['restore', backupFile], restoredOutbox, () => undefined)).toBe(0);
  expect((await restoredOutbox.list()).map(({ reference }) => reference)).toEqual([body.reference]);
  const { queryBuilder, read } = restoredOutbox.engine;
  expect(await read(queryBuilder.selectFrom('resume_parts').select('id'))).toEqual([]);
  expect(await restoredOutbox.erasures.describeOpenTasks()).toEqual([
    '1 erased, but still in the spreadsheet',
    '1 erased, but not yet reported to the receiver of the webhook',
  ]);
  await restoredOutbox.close();
});

const MB = 1_000_000;
/** Simulates a volume of 20 GB with `bytes` bytes of free space. */
const mockFreeSpace = (bytes: number) =>
  jest
    .spyOn(fs, 'statfs')
    .mockResolvedValue({ type: 0, bsize: 1, blocks: 20_000 * MB, bfree: bytes, bavail: bytes, files: 0, ffree: 0 });

test('§7.1 with less than 500 MB of free space, the relay refuses forms with a file, accepts other forms, and reports a fault', async () => {
  const receiver = await startRecorder(() => ({ status: 200 }));
  const relay = await startHarness({ worker: { alerts: { webhook: receiver.webhook } } });
  const send = (path: string, form = createContact()) => submit(relay.url, path, form);
  const readState = async () => ({
    health: (await (await fetch(`${relay.url}/healthz`)).json()) as unknown,
    metric: /^relay_disk_low (\d)$/m.exec(await (await fetch(`${relay.url}/metrics`)).text())?.[1],
    statusCode: (await relay.runCli('status')).code,
  });
  mockFreeSpace(500 * MB);
  expect((await send('applications', createApplication())).status).toBe(202);
  expect(await readState()).toMatchObject({ health: { status: 'ok', disk: 'ok' }, metric: '0', statusCode: 0 });
  await relay.advanceAndDeliver(60_000);
  mockFreeSpace(499 * MB);
  const { status, headers } = await send('applications', createApplication());
  expect([status, headers.get('Retry-After')]).toEqual([503, '600']);
  expect((await send('contacts')).status).toBe(202);
  await relay.advanceAndDeliver(60_000);
  expect(await readState()).toMatchObject({ health: { status: 'degraded', disk: 'low' }, metric: '1', statusCode: 1 });
  const faultText = expect.stringContaining('The disk of the outbox is almost full: 499 MB are free') as unknown;
  expect((await relay.runCli('status')).output).toEqual(faultText);
  expect(receiver.calls.map(({ body }) => body)).toEqual([faultText]);
});

test('§7.1 space that the outbox file no longer uses counts as free', async () => {
  const relay = await startHarness();
  await submit(relay.url, 'applications', createApplication({ resume: createResume(createPdf(5 * MB)) }));
  mockFreeSpace(498 * MB);
  expect((await submit(relay.url, 'applications', createApplication())).status).toBe(503);
  // The relay deletes the résumé after the spreadsheet has accepted the row.
  await relay.deliver();
  expect((await submit(relay.url, 'applications', createApplication())).status).toBe(202);
  // New data is first written to the journal, which needs space on the disk.
  mockFreeSpace(99 * MB);
  expect((await submit(relay.url, 'applications', createApplication())).status).toBe(503);
});
