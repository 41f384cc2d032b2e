import { copyFile, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Outbox } from './outbox/outbox';
import { runOutboxCli } from './outbox-cli';
import { serveScript, startScript, type RunningScript } from './testing/appsScript';
import { startHarness, createTemporaryFolder, type Harness, type HarnessOptions } from './testing/harness';
import { createOutboxUrl } from './testing/outboxes';
import { application, contact, pdf, resume, submit } from './testing/submit';

/** The real docs/apps-script.gs with fake Google services, to which the relay delivers. */
let script: RunningScript;
let relay: Harness;
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;

const SECRET = 'secret-of-the-test';

async function start(options: HarnessOptions = {}): Promise<void> {
  script = startScript();
  script.google.properties.RELAY_SECRET = SECRET;
  relay = await startHarness({ hosts: { sheet: (await serveScript(script)).url }, ...options });
  folder = await createTemporaryFolder();
}

const send = async (overrides: Parameters<typeof contact>[0] = {}) =>
  (await submit(relay.url, 'contacts', contact(overrides))).body.reference ?? '';
const apply = async (overrides: Parameters<typeof application>[0] = {}) =>
  (await submit(relay.url, 'applications', application(overrides))).body.reference ?? '';

test('Art. 15 `find` lists all submissions of an e-mail address in any letter case, including quarantine, without personal data', async () => {
  await start();
  const references = [await send(), await apply({ email: 'ANN@example.com' })];
  await submit(relay.url, 'contacts', contact({ message: 'spam' }), { honeypot: 'x' });
  await send({ email: 'bob@example.com' });
  await send({ email: 'a.nn@example.com' });
  const { code, out } = await relay.cli('find', ' Ann@Example.com ');
  expect(code).toBe(0);
  for (const reference of references) expect(out).toContain(reference);
  expect(out).toContain('quarantined');
  expect(out).toContain('3 found\n');
  expect(out.replace(/^Other .*$/m, '')).not.toMatch(/@|Ann/);
  expect(out).toContain('Other spellings of this mailbox have submissions: a.nn@example.com\n');
});

test('Art. 15 `find` reports an invalid address, and `erase` fails for an address without submissions', async () => {
  await start();
  expect(await relay.cli('find', 'ann')).toEqual({
    code: 2,
    out: 'EMAIL is not an e-mail address, such as ann@example.com\n',
  });
  expect(await relay.cli('erase', 'eve@example.com')).toMatchObject({ code: 1 });
});

test('Art. 15 `show` prints a submission in full, with the size and the checksum of its résumé', async () => {
  await start();
  const reference = await apply();
  const { out } = await relay.cli('show', reference);
  expect(JSON.parse(out)).toMatchObject({
    reference,
    kind: 'application',
    received: new Date(relay.clock.now).toISOString(),
    mailToFirm: null,
    furtherDeliveries: [],
    fields: { name: 'Ann Lee', resumeFileName: 'cv.pdf' },
    resume: { fileName: 'cv.pdf', bytes: pdf().length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect((await relay.cli('show', 'BB-NOBODY')).code).toBe(1);
});

test('Art. 20 `export` writes JSON and the résumés into a private folder, and makes hostile file names safe', async () => {
  await start();
  const bytes = pdf(200_000).fill(0xfe, 9);
  await apply({ resume: resume(bytes, '../../..\u202e/evil\u0000 .pdf') });
  await send();
  const target = join(folder.path, 'ann');
  expect(await relay.cli('export', 'ann@example.com', target)).toMatchObject({ code: 0 });
  const names = await readdir(target);
  expect(names).toHaveLength(2);
  const file = names.find((name) => name.endsWith('.pdf')) ?? '';
  expect(file).toMatch(/^1 BB-\w{6} [^/\\]*evil[^/\\]*\.pdf$/);
  expect(await readFile(join(target, file))).toEqual(bytes);
  const modes = await Promise.all([target, ...names.map((name) => join(target, name))].map(async (path) => stat(path)));
  expect(modes.map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0]);
  expect(JSON.parse(await readFile(join(target, 'submissions.json'), 'utf8'))).toMatchObject([
    { kind: 'application', resume: { file } },
    { kind: 'contact', fields: { message: 'Hello there' } },
  ]);
  await expect(relay.cli('export', 'ann@example.com', target)).rejects.toThrow(
    /is there already: choose another name$/,
  );
});

test('Art. 17 `erase` deletes all data of a person from the outbox, and from the spreadsheet with its résumé files', async () => {
  await start({ worker: { quarantineTab: true } });
  const references = [await apply(), await send()];
  await submit(relay.url, 'contacts', contact({ message: 'spam' }), { honeypot: 'x' });
  const other = await send({ email: 'bob@example.com', name: 'Bob Ray' });
  await relay.deliver();
  expect(script.rowCounts()).toEqual({ Applications: 1, Contact: 2, Quarantine: 1 });
  const { code, out } = await relay.cli('erase', 'ann@example.com');
  expect(code).toBe(0);
  expect(script.rowCounts()).toEqual({ Applications: 0, Contact: 1, Quarantine: 0 });
  expect(script.google.files).toEqual([]);
  expect((await relay.outbox.list()).map(({ reference }) => reference)).toEqual([other]);
  const { build, read } = relay.outbox.engine;
  expect(await read(build.selectFrom('erasure_tasks').selectAll())).toEqual([]);
  expect(await relay.resumeParts()).toEqual([]);
  // The output lists the mails that cannot be recalled, with their dates.
  for (const reference of references)
    expect(out).toMatch(new RegExp(`2026-03-02T10:00:00.000Z  ${reference}  to the firm`));
  expect(out).toContain('to the sender');
  if (relay.outboxUrl.startsWith('file:')) {
    const bytes = await readFile(fileURLToPath(relay.outboxUrl));
    expect(bytes.includes('ann@example.com')).toBe(false);
    expect(bytes.includes('bob@example.com')).toBe(true);
  }
});

test('Art. 17 the relay retries an erasure while the spreadsheet fails, and `list` reports the waiting erasure', async () => {
  await start();
  await apply();
  await relay.deliver();
  script.google.isLocked = true;
  expect((await relay.cli('erase', 'ann@example.com')).out).toMatch(
    /^ {2}1 erased, but still in the spreadsheet \(spreadsheet: /m,
  );
  expect((await relay.cli('list')).out).toMatch(/^1 erased, but still in the spreadsheet \(spreadsheet: /m);
  script.google.isLocked = false;
  await relay.later(60_000);
  expect(script.rowCounts()).toMatchObject({ Applications: 0 });
  expect((await relay.cli('list')).out).not.toContain('still in the spreadsheet');
});

test('Art. 17 an erasure waits for the call of another worker that may still add the row', async () => {
  await start();
  await send();
  const [leased] = await relay.worker.leases.claim({
    now: relay.clock.now,
    limit: 1,
    resumes: 1,
    withQuarantined: false,
  });
  await relay.cli('erase', 'ann@example.com');
  // The call of the other worker arrives after the erasure.
  script.post(JSON.parse(leased?.payload ?? ''), { submission: leased?.id ?? '', secret: SECRET });
  expect(script.rowCounts()).toMatchObject({ Contact: 1 });
  await relay.later(61_000);
  expect(script.rowCounts()).toMatchObject({ Contact: 0 });
});

describe('Art. 17 restore', () => {
  const backUp = async () => {
    const file = join(folder.path, 'copy.jsonl');
    await relay.cli('backup', file);
    return file;
  };
  const restoreInto = async (outbox: Outbox, file: string) => runOutboxCli(['restore', file], outbox, () => undefined);

  test('the restore omits the submissions and the résumé of an erased person, even after the loss of the database', async () => {
    await start();
    if (!relay.outboxUrl.startsWith('file:')) return;
    await apply();
    const other = await send({ email: 'bob@example.com' });
    const file = await backUp();
    await relay.cli('erase', 'ann@example.com');
    // Simulates the loss of the database: only the file with the tombstones is left.
    const path = join(folder.path, 'outbox.db');
    await copyFile(`${fileURLToPath(relay.outboxUrl)}.erased`, `${path}.erased`);
    const restored = await Outbox.open({ url: pathToFileURL(path).href, make: 'new tables' });
    expect(await restoreInto(restored, file)).toBe(0);
    expect((await restored.list()).map(({ reference }) => reference)).toEqual([other]);
    const { build, read } = restored.engine;
    expect(await read(build.selectFrom('resume_parts').select('id'))).toEqual([]);
    await restored.close();
  });

  test('the restore copies the tombstones of a later backup to another database', async () => {
    await start();
    await apply();
    const earlier = await backUp();
    await relay.cli('erase', 'ann@example.com');
    const later = join(folder.path, 'later.jsonl');
    await relay.cli('backup', later);
    expect(await readFile(later, 'utf8')).not.toMatch(/ann@example\.com|Ann Lee/);
    const other = await Outbox.open({ url: await createOutboxUrl(join(folder.path, 'other')) });
    await restoreInto(other, later);
    await restoreInto(other, earlier);
    expect(await other.list()).toEqual([]);
    await other.close();
  });

  test('the restore includes a submission that a person sent after an erasure', async () => {
    await start();
    await send();
    await relay.cli('erase', 'ann@example.com');
    relay.clock.now += 1000;
    const reference = await send();
    const file = await backUp();
    const other = await Outbox.open({ url: await createOutboxUrl(join(folder.path, 'other')) });
    await restoreInto(other, file);
    expect((await other.list()).map((row) => row.reference)).toEqual([reference]);
    await other.close();
  });
});

test('Art. 30 each command writes one audit line without personal data', async () => {
  await start();
  const reference = await send();
  await relay.cli('find', 'ann@example.com');
  await relay.cli('show', reference);
  await relay.cli('export', 'ann@example.com', join(folder.path, 'ann'));
  await relay.cli('export', '--csv');
  await relay.cli('erase', 'ann@example.com');
  const { out } = await relay.cli('audit');
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { action: string });
  expect(lines.map(({ action }) => action).toSorted()).toEqual(['erase', 'export', 'export-csv', 'find', 'show']);
  expect(out).not.toMatch(/ann|example|hello/i);
});

describe('export --csv', () => {
  test('the command prints all submissions since a day except quarantined submissions, and escapes formulas', async () => {
    await start();
    await send({ message: 'before' });
    relay.clock.now = Date.parse('2026-03-05T00:00:00Z');
    await send({ message: '=1+1 "quoted"\nsecond line' });
    await submit(relay.url, 'contacts', contact({ message: 'spam' }), { honeypot: 'x' });
    const { code, out } = await relay.cli('export', '--csv', '--since', '2026-03-05');
    expect(code).toBe(0);
    const [header, ...lines] = out.split('\r\n');
    expect(header).toMatch(/^\ufeff"reference","kind","status","received",/);
    expect(lines.filter(Boolean)).toHaveLength(1);
    expect(out).toContain(`"'=1+1 ""quoted""\nsecond line"`);
    expect((await relay.cli('export', '--csv', '--spam')).out).toContain('"spam"');
  });

  test.each([['2026-02-31'], ['yesterday'], ['']])('the command refuses the day %j', async (day) => {
    await start();
    const errorOutput = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await relay.cli('export', '--csv', '--since', day)).toEqual({ code: 2, out: '' });
    expect(errorOutput).toHaveBeenCalledWith("--since takes a day such as '2026-11-01'\n");
    errorOutput.mockRestore();
  });
});

test('§9 a kind of form can have its own retention period', async () => {
  await start();
  await Promise.all([apply(), send()]);
  const DAY = 86_400_000;
  const sweep = (days: number) =>
    relay.worker.leases.sweep(relay.clock.now + days * DAY, 30 * DAY, { application: 180 * DAY });
  await sweep(31);
  expect((await relay.outbox.list()).map(({ kind }) => kind)).toEqual(['application']);
  await sweep(181);
  expect(await relay.outbox.list()).toEqual([]);
});
