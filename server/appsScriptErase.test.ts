import { createHmac } from 'node:crypto';
import { startScript, type ScriptQuery, type RunningScript } from './testing/appsScript';
import type { FakeFile } from './testing/googleServices';
import { FakeTab, type Cell } from './testing/googleSheet';
import { createKey, createPayload } from './testing/submit';

/** The real docs/apps-script.gs with fake Google services. These tests check the `erase` action of the script. */
const secret = 's3cret/with+signs&=%';
let script: RunningScript;
let id: string;
let ids: string[];
beforeEach(() => {
  script = startScript();
  script.google.properties.RELAY_SECRET = secret;
  id = createKey();
  ids = [createKey(), id, createKey()];
  for (const submission of ids) script.post(createPayload('application'), { submission, secret });
});

const createBody = (overrides: object = {}) =>
  JSON.stringify({ action: 'erase', submission: id, resumeFileName: '', ...overrides });
const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');
const erase = (body = createBody(), query: ScriptQuery = { signature: sign(body) }) => script.post(body, query);

test('Art. 17 the script erases the row and its résumé, keeps all other rows, and accepts a repeated request', () => {
  expect(erase()).toEqual({ ok: true, erased: 1 });
  expect(script.countRows()).toMatchObject({ Applications: 2 });
  expect(JSON.stringify([script.listRecords('Applications'), script.google.files])).not.toContain(id);
  expect(script.google.files).toHaveLength(2);
  expect(erase()).toEqual({ ok: true, erased: 0, repeated: true });
  expect(erase(createBody({ submission: createKey() }))).toEqual({ ok: true, erased: 0, repeated: false });
});

test.each<[string, (rows: Cell[][], file: FakeFile) => void]>([
  ['has renamed the column of the id', (rows) => ((rows[0] ?? [])[0] = { text: 'ID' })],
  ['has inserted a row above the header', (rows) => rows.unshift([{ text: '2026' }])],
  [
    'has moved the row to a tab without a header',
    (rows) => {
      const tab = new FakeTab(7, 'Shortlist');
      tab.rows.push(...rows.splice(2, 1));
      script.google.tabs.push(tab);
    },
  ],
  ['has moved the file to another folder', (_rows, file) => (file.isInFolder = false)],
  [
    'has moved the file, which has no description',
    (_rows, file) => Object.assign(file, { description: null, isInFolder: false }),
  ],
  ['has renamed the file and moved it', (_rows, file) => Object.assign(file, { name: 'Ann.pdf', isInFolder: false })],
  [
    'has renamed the file, which has no description',
    (_rows, file) => Object.assign(file, { name: 'Ann.pdf', description: null }),
  ],
])('Art. 17 the script erases the row and its résumé after the owner %s', (_title, change) => {
  const file = script.google.files.find(({ name }) => name.startsWith(id));
  if (file) change(script.findTab('Applications')?.rows ?? [], file);
  expect(erase()).toEqual({ ok: true, erased: 1 });
  expect(JSON.stringify(script.google.tabs)).not.toContain(id);
  expect(script.google.files).toHaveLength(2);
  expect(script.google.files).not.toContain(file);
});

test.each<[string, Partial<FakeFile>]>([
  ['a file outside of the folder', { name: 'Brochure.pdf', description: null, isInFolder: false }],
  ['the renamed résumé of another applicant', { name: 'Brochure.pdf' }],
  ['the résumé of another applicant without a description', { description: null }],
])('Art. 32 the script does not delete %s whose URL an applicant has entered', (_title, changes) => {
  const [otherFile] = script.google.files;
  if (otherFile) Object.assign(otherFile, changes);
  const submission = createKey();
  const texts = { coverLetter: otherFile?.url ?? '', phone: 'https://drive.google.com/file/d/unknown/view' };
  script.post(createPayload('application', texts), { submission, secret });
  expect(erase(createBody({ submission }))).toEqual({ ok: true, erased: 1 });
  expect(script.google.files).toContain(otherFile);
});

test('Art. 17 the script erases rows in any tab, copied rows, and a file that a crash left without a row', () => {
  script.post(createPayload('application'), { submission: id, secret, quarantine: '1' });
  const tab = script.findTab('Applications');
  // The owner of the spreadsheet has copied the row.
  const copiedRow = tab?.rows[2];
  if (copiedRow) tab?.rows.push(copiedRow);
  expect(erase(createBody({ resumeFileName: 'lost.pdf' }))).toEqual({ ok: true, erased: 3 });
  const lostId = createKey();
  if (tab) tab.shouldFailOnce = true;
  script.post(createPayload('application'), { submission: lostId, secret });
  expect(script.google.files).toHaveLength(3);
  expect(erase(createBody({ submission: lostId, resumeFileName: 'cv.pdf' }))).toMatchObject({ ok: true, erased: 0 });
  expect(script.google.files).toHaveLength(2);
});

test('Art. 17 the script erases the only remaining row of a tab, although Google Sheets cannot delete all non-frozen rows', () => {
  const tab = script.findTab('Applications');
  if (tab) tab.maxRows = tab.rows.length;
  for (const submission of ids) expect(erase(createBody({ submission }))).toEqual({ ok: true, erased: 1 });
});

test.each<[string, () => ScriptQuery]>([
  ['the secret instead of a signature', () => ({ secret })],
  ['an empty signature', () => ({ signature: '' })],
  ['the signature of another body', () => ({ signature: sign(createBody({ submission: createKey() })) })],
  ['a signature with another secret', () => ({ signature: sign(createBody(), `${secret}x`) })],
  ['two signatures', () => `signature=${sign(createBody())}&signature=${sign(createBody())}`],
])('Art. 32 the script refuses an erasure with %s', (_title, query) => {
  expect(erase(createBody(), query())).toMatchObject({ ok: false });
  expect(script.countRows()).toMatchObject({ Applications: 3 });
  expect(script.google.files).toHaveLength(3);
});

test.each([
  ['another action', { action: 'erase all' }],
  ['an empty submission id', { submission: '' }],
  ['a wildcard instead of a submission id', { submission: '*' }],
])('Art. 32 the script refuses a signed erasure with %s', (_title, overrides) => {
  expect(erase(createBody(overrides))).toMatchObject({ ok: false });
  expect(script.countRows()).toMatchObject({ Applications: 3 });
});

test('Art. 32 the script refuses every erasure when RELAY_SECRET is not set', () => {
  delete script.google.properties.RELAY_SECRET;
  const body = createBody();
  for (const key of ['', 'null', 'undefined', secret])
    expect(erase(body, { signature: sign(body, key) })).toMatchObject({ ok: false });
  expect(script.countRows()).toMatchObject({ Applications: 3 });
});
