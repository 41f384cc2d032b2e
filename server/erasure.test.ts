import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from '#site/settings';
import { listAuditLines } from './outbox/audit';
import { DAY, HOUR } from './outbox/backoff';
import { Outbox } from './outbox/outbox';
import { runOutboxCli } from './outbox-cli';
import { serveScript, startScript, type RunningScript } from './testing/appsScript';
import { startHarness, createTemporaryFolder, type Harness, type HarnessOptions } from './testing/harness';
import { borrowOutboxUrl } from './testing/outboxes';
import {
  createApplication,
  createContact,
  createKey,
  createPayload,
  createPdf,
  createResume,
  submit,
} from './testing/submit';

/** The receiver of the relay's rows: the real docs/apps-script.gs with fake Google services. */
let script: RunningScript;
let relay: Harness;
let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;

const SECRET = 'secret-of-the-test';

async function startRelay(options: HarnessOptions = {}): Promise<void> {
  script = startScript();
  script.google.properties.RELAY_SECRET = SECRET;
  relay = await startHarness({ hosts: { sheet: (await serveScript(script)).url }, ...options });
  folder = await createTemporaryFolder();
}

const sendContact = async (overrides: Parameters<typeof createContact>[0] = {}) =>
  (await submit(relay.url, 'contacts', createContact(overrides))).body.reference ?? '';
const sendApplication = async (overrides: Parameters<typeof createApplication>[0] = {}) =>
  (await submit(relay.url, 'applications', createApplication(overrides))).body.reference ?? '';

test('Art. 15 `find` lists all submissions of an e-mail address in any letter case, without personal data except other spellings of the mailbox', async () => {
  await startRelay();
  const references = [await sendContact(), await sendApplication({ email: 'ANN@example.com' })];
  await submit(relay.url, 'contacts', createContact({ message: 'spam' }), { honeypot: 'x' });
  await sendContact({ email: 'bob@example.com' });
  await sendContact({ email: 'a.nn@example.com' });
  const { code, output } = await relay.runCli('find', ' Ann@Example.com ');
  expect(code).toBe(0);
  for (const reference of references) expect(output).toContain(reference);
  expect(output).toContain('quarantined');
  expect(output).toContain('3 found\n');
  expect(output.replace(/^Other .*$/m, '')).not.toMatch(/@|Ann/);
  expect(output).toContain('Other spellings of this mailbox have submissions: a.nn@example.com\n');
});

test.each([
  ['with decomposed letters by its composed spelling', 'u\u0308@example.com', '\u00fc@example.com'],
  ['with an international domain by its ASCII form', 'ann@caf\u00e9.example', 'ann@xn--caf-dma.example'],
  ['in ASCII form by its international domain', 'ann@xn--caf-dma.example', 'ann@caf\u00e9.example'],
])('Art. 15 `find` finds an address %s, also in a row of an earlier version', async (_title, email, searchedEmail) => {
  await startRelay();
  const submission = { kind: 'contact', payload: createPayload('contact', { email }) } as const;
  await relay.outbox.accept({ id: createKey(), reference: 'BB-1', submission, now: relay.clock.now });
  expect((await relay.runCli('find', searchedEmail)).output).toContain('1 found\n');
  // Earlier versions stored the domain as the visitor typed it.
  const { queryBuilder, write } = relay.outbox.engine;
  await write([queryBuilder.updateTable('submissions').set({ recipient: email, mailbox: email })]);
  expect((await relay.runCli('find', searchedEmail)).output).toContain('1 found\n');
});

test('Art. 15 `find` reports an invalid e-mail address, and `erase` fails for an e-mail address without submissions', async () => {
  await startRelay();
  expect(await relay.runCli('find', 'ann@')).toEqual({
    code: 2,
    output: 'EMAIL must be an e-mail address, such as ann@example.com\n',
  });
  expect(await relay.runCli('erase', 'eve@example.com')).toMatchObject({ code: 1 });
});

test('Art. 17 `erase` keeps the submissions of ann@mail.com when the argument is a similar, invalid address', async () => {
  await startRelay();
  const submission = { kind: 'contact', payload: createPayload('contact', { email: 'ann@mail.com' }) } as const;
  await relay.outbox.accept({ id: createKey(), reference: 'BB-1', submission, now: relay.clock.now });
  for (const address of ['ann@mail.com/x', 'ann@mail.com?x', 'ann@mail.com#x', 'ann@mail.com\\x', 'ann@m%61il.com'])
    expect([address, (await relay.runCli('erase', address)).code]).toEqual([address, 1]);
  expect(await relay.outbox.list()).toHaveLength(1);
});

test('Art. 15 `show` prints a submission in full without control characters, with the size and the checksum of its résumé', async () => {
  await startRelay();
  const coverLetter = 'Dear\u009b2J\u202e all\u007f';
  const { body } = await submit(relay.url, 'applications', createApplication({ coverLetter }), { honeypot: 'x' });
  const reference = body.reference ?? '';
  const { output } = await relay.runCli('show', reference);
  const { output: exportOutput } = await relay.runCli('export', '--all');
  expect(output + exportOutput).not.toMatch(/[\u007f\u009b\u202e]/);
  expect(JSON.parse(exportOutput)).toMatchObject({ payload: { coverLetter } });
  expect(JSON.parse(output)).toMatchObject({
    reference,
    kind: 'application',
    signs: ['honeypot'],
    language: settings.language,
    received: new Date(relay.clock.now).toISOString(),
    mailToFirm: null,
    furtherDeliveries: [],
    fields: { name: 'Ann Lee', coverLetter, resumeFileName: 'cv.pdf' },
    resume: {
      fileName: 'cv.pdf',
      bytes: createPdf().length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      scan: null,
    },
  });
  expect((await relay.runCli('show', 'BB-NOBODY')).code).toBe(1);
});

test('Art. 20 `export` writes JSON and the résumés into a private folder, and makes hostile file names safe', async () => {
  await startRelay();
  const bytes = createPdf(200_000).fill(0xfe, 9);
  await sendApplication({ resume: createResume(bytes, '../../..\u202e/evil\u0000 .pdf') });
  await sendContact();
  const exportFolder = join(folder.path, 'ann');
  expect(await relay.runCli('export', 'ann@example.com', exportFolder)).toMatchObject({ code: 0 });
  const names = await readdir(exportFolder);
  expect(names).toHaveLength(2);
  const file = names.find((name) => name.endsWith('.pdf')) ?? '';
  expect(file).toMatch(/^1 BB-\w{6} [^/\\]*evil[^/\\]*\.pdf$/);
  expect(await readFile(join(exportFolder, file))).toEqual(bytes);
  const modes = await Promise.all(
    [exportFolder, ...names.map((name) => join(exportFolder, name))].map(async (path) => stat(path)),
  );
  expect(modes.map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0]);
  expect(JSON.parse(await readFile(join(exportFolder, 'submissions.json'), 'utf8'))).toMatchObject([
    { kind: 'application', resume: { file } },
    { kind: 'contact', fields: { message: 'Hello there' } },
  ]);
  await expect(relay.runCli('export', 'ann@example.com', exportFolder)).rejects.toThrow(
    /already exists: choose another name$/,
  );
});

test('Art. 17 `erase` deletes all data of a person from the outbox, and from the spreadsheet with its résumé files', async () => {
  await startRelay({ worker: { usesQuarantineTab: true } });
  const references = [await sendApplication(), await sendContact()];
  await submit(relay.url, 'contacts', createContact({ message: 'spam' }), { honeypot: 'x' });
  const otherReference = await sendContact({ email: 'bob@example.com', name: 'Bob Ray' });
  await relay.deliver();
  expect(script.countRows()).toEqual({ Applications: 1, Contact: 2, Quarantine: 1 });
  const { code, output } = await relay.runCli('erase', 'ann@example.com');
  expect(code).toBe(0);
  expect(script.countRows()).toEqual({ Applications: 0, Contact: 1, Quarantine: 0 });
  expect(script.google.files).toEqual([]);
  expect((await relay.outbox.list()).map(({ reference }) => reference)).toEqual([otherReference]);
  const { queryBuilder, read } = relay.outbox.engine;
  expect(await read(queryBuilder.selectFrom('erasure_tasks').selectAll())).toEqual([]);
  expect(await relay.listResumePartIds()).toEqual([]);
  // The output lists the mails that cannot be recalled, with their dates.
  for (const reference of references)
    expect(output).toMatch(new RegExp(`2026-03-02T10:00:00.000Z  ${reference}  to the firm`));
  expect(output).toContain('to the sender');
  if (relay.outboxUrl.startsWith('file:')) {
    const bytes = await readFile(fileURLToPath(relay.outboxUrl));
    expect(bytes.includes('ann@example.com')).toBe(false);
    expect(bytes.includes('bob@example.com')).toBe(true);
  }
});

test('Art. 15, 17 `find` and `erase` accept the reference of a submission without an e-mail address, unless two submissions share the reference', async () => {
  await startRelay();
  const submission = { kind: 'quote', payload: createPayload('quote', { email: '' }) } as const;
  const [firstId, secondId] = [createKey(), createKey()];
  for (const id of [firstId, secondId])
    await relay.outbox.accept({ id, reference: 'BB-1', submission, now: relay.clock.now });
  await relay.deliver();
  const refusal = { code: 1, output: expect.stringMatching(/^2 submissions have the reference BB-1: use an id/) };
  expect(await relay.runCli('erase', 'BB-1')).toEqual(refusal);
  expect(await relay.runCli('erase', firstId)).toMatchObject({ code: 0 });
  expect((await relay.outbox.list()).map(({ id }) => id)).toEqual([secondId]);
  expect((await relay.runCli('find', 'BB-1')).output).toContain('1 found\n');
  expect(await relay.runCli('erase', 'BB-1')).toMatchObject({ code: 0 });
  expect(script.countRows()).toMatchObject({ Quotes: 0 });
});

test('Art. 17 the relay retries an erasure while the spreadsheet fails, and `list` reports the waiting erasure', async () => {
  await startRelay();
  await sendApplication();
  await relay.deliver();
  script.google.isLocked = true;
  expect((await relay.runCli('erase', 'ann@example.com')).output).toMatch(
    /^ {2}1 erased, but still in the spreadsheet \(spreadsheet: /m,
  );
  expect((await relay.runCli('list')).output).toMatch(/^1 erased, but still in the spreadsheet \(spreadsheet: /m);
  script.google.isLocked = false;
  await relay.advanceAndDeliver(60_000);
  expect(script.countRows()).toMatchObject({ Applications: 0 });
  expect((await relay.runCli('list')).output).not.toContain('still in the spreadsheet');
});

test('Art. 17 an erasure remains incomplete if the script finds no row of a submission that the spreadsheet has stored', async () => {
  await startRelay();
  await sendApplication();
  await relay.deliver();
  const rows = script.findTab('Applications')?.rows ?? [];
  const [row = []] = rows.splice(1);
  await relay.runCli('erase', 'ann@example.com');
  await relay.advanceAndDeliver(60_000);
  expect(await relay.runCli('status')).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^Open erasures: 1 .*the script found no row; .* skip sheet-erasures\): [-0-9a-f]{36}$/m,
    ),
  });
  rows.push(row);
  await relay.runCli('retry');
  await relay.deliver();
  expect(rows).toHaveLength(1);
  expect(await relay.runCli('status')).toMatchObject({ code: 0 });
});

test('Art. 5(1)(e) while the spreadsheet refuses an erasure, the relay keeps the file name of the résumé only for the retention of applications', async () => {
  await startRelay();
  await sendApplication();
  await relay.deliver();
  delete script.google.properties.RELAY_SECRET;
  await relay.runCli('erase', 'ann@example.com');
  const { queryBuilder, read } = relay.outbox.engine;
  for (const [days, fileName] of [
    [30, 'cv.pdf'],
    [1, ''],
  ] as const) {
    // After a long time without a sweep, the relay keeps the file name for another hour.
    relay.clock.now += days * DAY - HOUR;
    await relay.worker.sweepHourly();
    relay.clock.now += HOUR;
    await relay.worker.sweepHourly();
    const [{ task = '{}' } = {}] = await read(queryBuilder.selectFrom('erasure_tasks').select('task'));
    expect(JSON.parse(task)).toMatchObject({ do: 'sheet', resumeFileName: fileName });
  }
  script.google.properties.RELAY_SECRET = SECRET;
  await relay.runCli('retry');
  await relay.deliver();
  expect([script.countRows().Applications, script.google.files]).toEqual([0, []]);
});

test('Art. 17 an erasure waits for the call of another worker, because the call may still add the row', async () => {
  await startRelay();
  await sendContact();
  const [leasedRow] = await relay.worker.leases.claim({
    now: relay.clock.now,
    limit: 1,
    maxResumes: 1,
    includesQuarantined: false,
  });
  await relay.runCli('erase', 'ann@example.com');
  await relay.runCli('retry');
  await relay.deliver();
  // The call of the other worker arrives after the erasure.
  script.post(JSON.parse(leasedRow?.payload ?? ''), { submission: leasedRow?.id ?? '', secret: SECRET });
  expect(script.countRows()).toMatchObject({ Contact: 1 });
  await relay.advanceAndDeliver(61_000);
  expect(script.countRows()).toMatchObject({ Contact: 0 });
});

describe('Art. 17 restore', () => {
  const backUp = async () => {
    const file = join(folder.path, 'copy.jsonl');
    await relay.runCli('backup', file);
    return file;
  };
  const restoreInto = async (outbox: Outbox, file: string) => runOutboxCli(['restore', file], outbox, () => undefined);

  test('a restore includes the tombstones, so that a later restore of an older backup omits erased submissions', async () => {
    await startRelay();
    const reference = await sendApplication();
    const earlierFile = await backUp();
    await relay.runCli('erase', 'ann@example.com');
    const laterFile = join(folder.path, 'later.jsonl');
    await relay.runCli('backup', laterFile);
    expect(await readFile(laterFile, 'utf8')).not.toMatch(/ann@example\.com|Ann Lee/);
    const otherOutbox = await Outbox.open({ url: await borrowOutboxUrl(join(folder.path, 'other')) });
    await restoreInto(otherOutbox, laterFile);
    await restoreInto(otherOutbox, earlierFile);
    expect(await otherOutbox.list()).toEqual([]);
    const auditLines = (await listAuditLines(otherOutbox.engine)).map((line) => JSON.parse(line) as object);
    expect(auditLines).toContainEqual(
      expect.objectContaining({ action: 'restore-omitted', submissions: 1, references: [reference] }),
    );
    await otherOutbox.close();
  });

  test('the restore includes a submission that a person sent after an erasure', async () => {
    await startRelay();
    await sendContact();
    await relay.runCli('erase', 'ann@example.com');
    relay.clock.now += 1000;
    const reference = await sendContact();
    const file = await backUp();
    const otherOutbox = await Outbox.open({ url: await borrowOutboxUrl(join(folder.path, 'other')) });
    await restoreInto(otherOutbox, file);
    expect((await otherOutbox.list()).map((row) => row.reference)).toEqual([reference]);
    await otherOutbox.close();
  });
});

test('Art. 30 `find`, `show`, `erase`, `drop` and each kind of `export` write one audit line each, without personal data', async () => {
  await startRelay();
  const reference = await sendContact();
  await relay.runCli('find', 'ann@example.com');
  await relay.runCli('show', reference);
  await relay.runCli('export', 'ann@example.com', join(folder.path, 'ann'));
  await relay.runCli('export', '--all');
  await relay.runCli('export', '--csv');
  await relay.runCli('erase', 'ann@example.com');
  await relay.runCli('drop', await sendContact());
  const { output } = await relay.runCli('audit');
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { action: string });
  expect(lines.map(({ action }) => action).toSorted()).toEqual([
    'drop',
    'erase',
    'export',
    'export',
    'export-csv',
    'find',
    'show',
  ]);
  expect(output).not.toMatch(/ann|example|hello/i);
});

describe('export --csv', () => {
  test('`export` prints all submissions since a given day except quarantined submissions, and escapes formulas, numbers and dates', async () => {
    await startRelay();
    await sendContact({ message: 'before' });
    relay.clock.now = Date.parse('2026-03-05T00:00:00Z');
    await sendContact({ message: '=1+1 "quoted"\nsecond line;"=2+2"' });
    await submit(relay.url, 'contacts', createContact({ message: 'spam' }), { honeypot: 'x' });
    const payload = createPayload('quote', { phone: '0301234567', companySize: '1-10', budget: '5000' });
    const submission = { kind: 'quote', payload } as const;
    await relay.outbox.accept({ id: createKey(), reference: 'BB-1', submission, now: relay.clock.now });
    const { code, output } = await relay.runCli('export', '--csv', '--since', '2026-03-05');
    expect(code).toBe(0);
    const [header, ...lines] = output.split('\r\n');
    expect(header).toMatch(/^\ufeff"reference","kind","status","received",/);
    expect(lines.filter(Boolean)).toHaveLength(2);
    expect(lines).toContainEqual(expect.stringMatching(/"2026-03-05T.*"'0301234567".*"5000".*"'1-10"/));
    expect(output).toContain(`"'=1+1 ""quoted""\nsecond line;""'=2+2"""`);
    expect((await relay.runCli('export', '--csv', '--spam')).output).toContain('"spam"');
  });

  test('the command refuses a text that is no day', async () => {
    await startRelay();
    const errorOutput = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    for (const day of ['2026-02-31', 'yesterday', ''])
      expect([day, await relay.runCli('export', '--csv', '--since', day)]).toEqual([day, { code: 2, output: '' }]);
    const mistake = "--since takes a day such as '2026-11-01'\n";
    expect(errorOutput.mock.calls).toEqual([[mistake], [mistake], [mistake]]);
  });
});

test('§9 a kind of form can have its own retention period', async () => {
  await startRelay();
  await Promise.all([sendApplication(), sendContact()]);
  const sweep = (days: number) =>
    relay.worker.leases.sweep(relay.clock.now + days * DAY, {
      retentionMs: 30 * DAY,
      retentionMsByKind: { application: 180 * DAY },
    });
  await sweep(31);
  expect((await relay.outbox.list()).map(({ kind }) => kind)).toEqual(['application']);
  await sweep(181);
  expect(await relay.outbox.list()).toEqual([]);
});
