import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, lchown, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY, HOUR } from './outbox/backoff';
import { Outbox } from './outbox/outbox';
import { KEY_NAMES, SharedKey } from './outbox/sharedKey';
import { runOutboxCli } from './outbox-cli';
import { compileProgramOnce } from './testing/child';
import { NOBODY_ID } from './testing/daemon';
import { startHarness, createTemporaryFolder, type Harness } from './testing/harness';
import { borrowOutboxUrl } from './testing/outboxes';
import { createServerFixture } from './testing/serve';
import { createApplication, createContact, createDataUrl, createPdf, createResume, submit } from './testing/submit';

let relay: Harness;
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let backupFile: string;
let emptyOutbox: Outbox;
beforeEach(async () => {
  relay = await startHarness();
  folder = await createTemporaryFolder();
  backupFile = join(folder.path, 'copy.jsonl');
  emptyOutbox = await Outbox.open({ url: await borrowOutboxUrl(join(folder.path, 'other')) });
});
afterEach(() => emptyOutbox.close());

async function runCli(outbox: Outbox, ...args: string[]): Promise<string> {
  let output = '';
  expect(await runOutboxCli(args, outbox, (chunk) => (output += chunk))).toBe(0);
  return output;
}

async function createDoneAndPendingSubmissions(): Promise<void> {
  await submit(relay.url, 'contacts', createContact());
  await relay.deliver();
  relay.clock.now += 1000;
  relay.devProviders.setFault('sheet', { kind: '500' });
  await submit(relay.url, 'applications', createApplication());
  await relay.deliver();
}

test('§7 a backup file is readable only by its owner, and `restore` copies all submissions into an empty outbox', async () => {
  await createDoneAndPendingSubmissions();
  expect(await runCli(relay.outbox, 'backup', backupFile)).toBe(`2 submissions in ${backupFile}\n`);
  expect(((await stat(backupFile)).mode & 0o777).toString(8)).toBe('600');
  expect(await runCli(emptyOutbox, 'restore', backupFile)).toBe(`2 submissions from ${backupFile}\n`);
  const rows = await relay.outbox.list();
  expect(await emptyOutbox.list()).toEqual(rows);
  const pendingRow = rows.find(({ status }) => status === 'pending');
  expect(pendingRow && (await emptyOutbox.readResume(pendingRow))).toBe(createDataUrl());
  expect(await emptyOutbox.countUndelivered(relay.clock.now)).toEqual(
    await relay.outbox.countUndelivered(relay.clock.now),
  );
});

test('§7 `restore` accepts texts with the line separators U+2028 and U+2029', async () => {
  await submit(relay.url, 'contacts', createContact({ message: 'one\u2028two\u2029three' }));
  await runCli(relay.outbox, 'backup', backupFile);
  await runCli(emptyOutbox, 'restore', backupFile);
  expect(await emptyOutbox.list()).toEqual(await relay.outbox.list());
});

test('§7 withdrawal links remain valid after a restore, even if the outbox has already created a withdrawal key', async () => {
  const key = await relay.outbox.erasures.withdrawalKey.read(1);
  await runCli(relay.outbox, 'backup', backupFile);
  await emptyOutbox.erasures.withdrawalKey.read(1);
  await runCli(emptyOutbox, 'restore', backupFile);
  expect(await new SharedKey(emptyOutbox.engine, KEY_NAMES.withdrawals).read(1)).toBe(key);
});

test('§7 a backup that fills the disk fails with an error that names the file, and leaves no file', async () => {
  const program = join(await compileProgramOnce('outbox-cli'), 'server/outbox-cli.js');
  await submit(relay.url, 'applications', createApplication({ resume: createResume(createPdf(200_000)) }));
  // A limit for the size of files, in blocks of 512 bytes, simulates a full disk. The shell ignores the signal SIGXFSZ,
  // so a write beyond the limit fails with an error.
  const command = `trap '' XFSZ; ulimit -f 100; exec "${process.execPath}" "$0" backup "$1"`;
  const { stderr, status } = spawnSync('sh', ['-c', command, program, backupFile], {
    env: { PATH: process.env.PATH, OUTBOX_URL: relay.outboxUrl },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(new RegExp(`${backupFile}\\.part cannot be written: EFBIG`));
  expect(status).toBe(1);
  expect((await readdir(folder.path)).filter((name) => name.startsWith('copy.jsonl'))).toEqual([]);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('§7 a backup that %s interrupts leaves no file', async (signal, expectedCode) => {
  const program = join(await compileProgramOnce('outbox-cli'), 'server/outbox-cli.js');
  await submit(relay.url, 'applications', createApplication());
  // This module replaces `rename` with a function that never resolves, so the backup cannot finish.
  const moduleFile = join(folder.path, 'neverRename.cjs');
  await writeFile(
    moduleFile,
    `require('node:fs/promises').rename = () => new Promise(() => setInterval(() => process.stdout.write('complete'), 10));
    require('node:module').syncBuiltinESMExports();`,
  );
  const child = spawn(process.execPath, ['--require', moduleFile, program, 'backup', backupFile], {
    env: { PATH: process.env.PATH, OUTBOX_URL: relay.outboxUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exitCodePromise = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  expect((await readFile(`${backupFile}.part`, 'utf8')).split('\n')).toContainEqual(expect.stringContaining('Ann Lee'));
  child.kill(signal);
  expect(await exitCodePromise).toBe(expectedCode);
  expect((await readdir(folder.path)).filter((name) => name.startsWith('copy.jsonl'))).toEqual([]);
});

test('§7 a backup refuses to write while the incomplete file of another backup exists, and names this file', async () => {
  await writeFile(`${backupFile}.part`, '');
  await expect(runCli(relay.outbox, 'backup', backupFile)).rejects.toThrow(
    /^\S+copy\.jsonl\.part already exists: .* delete this file/,
  );
});

test('§7 a backup that loses its connection to the database fails with the connection error', async () => {
  const error = Object.assign(new Error('read ECONNRESET'), { syscall: 'read' });
  jest.spyOn(relay.outbox.engine, 'snapshot').mockRejectedValue(error);
  await expect(runCli(relay.outbox, 'backup', backupFile)).rejects.toBe(error);
});

test('§4.6 after a restore, the first sweep keeps undelivered submissions, even if the outbox was swept an hour ago', async () => {
  await runCli(relay.outbox, 'backup', backupFile);
  const { leases } = (await startHarness({ outboxUrl: relay.outboxUrl })).worker;
  const { now } = relay.clock;
  await leases.recordSweep(now - HOUR);
  expect(await leases.recordSweep(now)).toBe(false);
  await runCli(relay.outbox, 'restore', backupFile);
  expect(await leases.recordSweep(now)).toBe(true);
});

test('§7 a résumé that is stored in many parts stays unchanged through two backups, and is deleted after its delivery', async () => {
  const bytes = createPdf(1_000_000).fill(0xfe, 9);
  await submit(relay.url, 'applications', createApplication({ resume: createResume(bytes) }));
  // This upload is incomplete, so no submission refers to its stored parts.
  await relay.outbox.createUpload('application/pdf', relay.clock.now).write(createPdf(500_000));
  await runCli(relay.outbox, 'backup', backupFile);
  await runCli(emptyOutbox, 'restore', backupFile);
  const secondFile = `${backupFile}.again`;
  await runCli(emptyOutbox, 'backup', secondFile);
  const restoredRelay = await startHarness({ outboxUrl: await borrowOutboxUrl(join(folder.path, 'again')) });
  await runCli(restoredRelay.outbox, 'restore', secondFile);
  await restoredRelay.worker.leases.sweep(Date.now() + 2 * HOUR, { retentionMs: 100 * 365 * DAY });
  expect(new Set(await restoredRelay.listResumePartIds())).toEqual(
    new Set([(await restoredRelay.getOnlyRow()).resumeId]),
  );
  await restoredRelay.deliver();
  expect(restoredRelay.devProviders.rows.map(({ payload }) => payload.resumeBase64)).toEqual([createDataUrl(bytes)]);
  expect(await restoredRelay.listResumePartIds()).toEqual([]);
});

test('§7 `restore` refuses an outbox with submissions, and `backup` refuses an existing file', async () => {
  await createDoneAndPendingSubmissions();
  await runCli(relay.outbox, 'backup', backupFile);
  await expect(runCli(relay.outbox, 'backup', backupFile)).rejects.toThrow(/^\S+copy\.jsonl already exists/);
  const rowsBefore = await relay.outbox.list();
  await expect(runCli(relay.outbox, 'restore', backupFile)).rejects.toThrow(/^The outbox contains submissions/);
  expect(await relay.outbox.list()).toEqual(rowsBefore);
});

test.each([
  ['truncated', (content: string) => content.slice(0, -200)],
  ['changed', (content: string) => content.replace('Ann Lee', 'Eve Lee')],
  ['a file of another format', () => 'name,email\nAnn,ann@example.com\n'],
  ['empty', () => ''],
])('§7 `restore` refuses a backup that is %s and writes no data', async (_title, damage) => {
  await createDoneAndPendingSubmissions();
  await runCli(relay.outbox, 'backup', backupFile);
  const content = await readFile(backupFile, 'utf8');
  await rm(backupFile);
  await writeFile(backupFile, damage(content));
  await expect(runCli(emptyOutbox, 'restore', backupFile)).rejects.toThrow(/is incomplete|is not a backup/);
  expect(await emptyOutbox.list()).toEqual([]);
});

/** Writes a backup file that contains `lines` between the header line and the checksum line. */
async function writeBackup(lines: readonly object[]): Promise<void> {
  await runCli(emptyOutbox, 'backup', backupFile);
  const [firstLine = ''] = (await readFile(backupFile, 'utf8')).split('\n');
  const content = [firstLine, ...lines.map((line) => JSON.stringify(line))].map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(content).digest('hex');
  await writeFile(backupFile, `${content}${JSON.stringify({ lines: lines.length + 1, sha256 })}\n`);
}

test('§7 `restore` refuses a backup of a newer version with another column, and names the version as the reason', async () => {
  const stateRow = { name: 'a', value: '', set_at: 1 };
  await writeBackup([{ state: stateRow }, { state: { ...stateRow, priority: 1 } }]);
  await expect(runCli(emptyOutbox, 'restore', backupFile)).rejects.toThrow(/^A newer version wrote \S+copy\.jsonl: /);
  expect((await runCliProcess(folder.path, 'restore', folder.path)).stderr).toMatch(/^\S+ cannot be read: EISDIR/);
});

test('§7 after an interrupted restore, `status` reports a fault and the relay does not start until `restore` is complete', async () => {
  await createDoneAndPendingSubmissions();
  await runCli(relay.outbox, 'backup', backupFile);
  const url = await borrowOutboxUrl(join(folder.path, 'partial'));
  const outbox = await Outbox.open({ url });
  const { write } = outbox.engine;
  let writeCount = 0;
  outbox.engine.write = (...args) => ((writeCount += 1) > 1 ? Promise.reject(new Error('full')) : write(...args));
  await expect(runCli(outbox, 'restore', backupFile)).rejects.toThrow('full');
  outbox.engine.write = write;
  let output = '';
  expect(await runOutboxCli(['status'], outbox, (text) => (output += text))).toBe(1);
  expect(output).toMatch(/^A restore is incomplete: /);
  await expect(Outbox.open({ url })).rejects.toThrow(/^A restore is incomplete: /);
  await runCli(outbox, 'restore', backupFile);
  await outbox.close();
  await (await Outbox.open({ url })).close();
});

/** Runs the compiled outbox command in a separate process, with the outbox in the folder `dataFolder`. */
async function runCliProcess(dataFolder: string, ...args: string[]) {
  const program = join(await compileProgramOnce('outbox-cli'), 'server/outbox-cli.js');
  return spawnSync(process.execPath, [program, ...args], { env: { DATA_DIR: dataFolder }, encoding: 'utf8' });
}

test.each([
  ['without a file', [], 2],
  ['of a missing file', ['missing.jsonl'], 1],
])('§7 `restore` %s creates no outbox', async (_title, args, expectedCode) => {
  const dataFolder = join(folder.path, 'new');
  await mkdir(dataFolder);
  expect((await runCliProcess(dataFolder, 'restore', ...args)).status).toBe(expectedCode);
  expect(await readdir(dataFolder)).toEqual([]);
});

test('§7 `outbox list` and the server exit with an error when the folder in DATA_DIR is missing, and do not create the folder', async () => {
  const missingFolder = join(folder.path, 'wrong');
  const { stderr, status } = await runCliProcess(missingFolder, 'list');
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^DATA_DIR: there is no folder ${missingFolder}; load the settings [^\\n]+\n$`));
  const fixture = await createServerFixture();
  const server = fixture.startServer({ DATA_DIR: missingFolder, OUTBOX_URL: '' });
  expect(await server.exitCodePromise).toBe(1);
  expect(server.getErrorOutput()).toMatch(/DATA_DIR: there is no folder .* or create the folder/);
  expect(existsSync(missingFolder)).toBe(false);
});

test("§7 restored files belong to the owner of the outbox's folder, even if root restores the backup", async () => {
  await createDoneAndPendingSubmissions();
  await runCli(relay.outbox, 'backup', backupFile);
  const dataFolder = join(folder.path, 'restored');
  await mkdir(dataFolder, { mode: 0o700 });
  const currentUserId = process.getuid?.() ?? 0;
  const owner = currentUserId === 0 ? NOBODY_ID : currentUserId;
  if (currentUserId === 0) await chown(dataFolder, NOBODY_ID, NOBODY_ID);
  expect(await runCliProcess(dataFolder, 'restore', backupFile)).toMatchObject({ status: 0, stderr: '' });
  const names = await readdir(dataFolder);
  expect(names).toEqual(expect.arrayContaining(['outbox.db', 'outbox.db.made']));
  const ownerEntries = await Promise.all(names.map(async (name) => [name, (await stat(join(dataFolder, name))).uid]));
  expect(ownerEntries).toEqual(names.map((name) => [name, owner]));
});

test("§7 a restore as root changes no file through another user's symbolic link", async () => {
  await createDoneAndPendingSubmissions();
  await runCli(relay.outbox, 'backup', backupFile);
  const dataFolder = join(folder.path, 'linked');
  await mkdir(dataFolder, { mode: 0o700 });
  const linkTarget = join(folder.path, 'elsewhere');
  const link = join(dataFolder, 'outbox.db-elsewhere');
  await writeFile(linkTarget, '', { mode: 0o644 });
  await symlink(linkTarget, link);
  const currentUserId = process.getuid?.() ?? 0;
  if (currentUserId === 0)
    await Promise.all([chown(dataFolder, NOBODY_ID, NOBODY_ID), lchown(link, NOBODY_ID, NOBODY_ID)]);
  expect((await runCliProcess(dataFolder, 'restore', backupFile)).status).toBe(0);
  const { uid, mode } = await stat(linkTarget);
  // If the test does not run as root, one user owns the link and its target. The restore then changes the mode of the
  // target.
  expect({ uid, mode: mode & 0o777 }).toEqual({ uid: currentUserId, mode: currentUserId === 0 ? 0o644 : 0o600 });
});
