import { toSpreadsheetRow } from '../src/submission/text';
import { startScript, type RunningScript } from './testing/appsScript';
import { createDataUrl, createKey, createPayload, createPdf } from './testing/submit';

/**
 * The real docs/apps-script.gs with fake Google services. These tests check the rows and files that the script stores.
 */
let script: RunningScript;
beforeEach(() => {
  script = startScript();
});

const post = (payload: unknown, id?: string) => script.post(payload, id ? { submission: id } : {});

test('§7.1 the script stores each submission as one row in the tab of its targetGid, with a column for each field', () => {
  expect(post(createPayload('contact', { message: 'Hello there' }), createKey())).toEqual({ ok: true });
  expect(post(createPayload('contact', { message: 'Hello again' }), createKey())).toEqual({ ok: true });
  expect(post(createPayload('application'), createKey())).toEqual({ ok: true });
  expect(script.countRows()).toEqual({ Applications: 1, Contact: 2 });
  const records = script.listRecords('Contact');
  expect(records.map(({ message }) => message)).toEqual([{ text: 'Hello there' }, { text: 'Hello again' }]);
  expect(Object.keys(records[0] ?? {})).toEqual(['submission', ...Object.keys(createPayload('contact'))]);
  expect(script.google.tabs.map(({ frozenRowCount }) => frozenRowCount)).toEqual([1, 1]);
});

test('§3.9 §3.10 the script stores quotes and custom requests, which have no targetGid, in separate tabs', () => {
  post(createPayload('quote'), createKey());
  post(createPayload('custom-request'), createKey());
  post(createPayload('custom-request'), createKey());
  expect(script.countRows()).toEqual({ Applications: 0, Contact: 0, Quotes: 1, 'Custom requests': 2 });
});

test('§3.9 the script stores an empty cell for a field that an older page does not send', () => {
  const { industry: _industry, ...olderPayload } = createPayload('quote');
  expect([post(olderPayload, createKey()), post(olderPayload)]).toEqual([{ ok: true }, { ok: true }]);
  expect(script.listRecords('Quotes').map(({ industry }) => industry)).toEqual([{ text: '' }, { text: '' }]);
});

test('§7.1 the script stores a row for each request without an id (direct mode)', () => {
  post(createPayload('contact'));
  post(createPayload('contact'));
  expect(script.countRows()).toMatchObject({ Contact: 2 });
});

test('§3.12 the script stores the complete résumé in Drive and its URL in the row', () => {
  const bytes = createPdf(5 * 1024 * 1024).fill(0xfe, 100);
  const id = createKey();
  post(
    toSpreadsheetRow(createPayload('application', { resumeBase64: createDataUrl(bytes), resumeFileName: "'t cv.pdf" })),
    id,
  );
  const [file] = script.google.files;
  expect(script.google.files).toMatchObject([{ name: `${id} 't cv.pdf`, type: 'application/pdf' }]);
  expect(file?.bytes.equals(bytes)).toBe(true);
  expect(script.listRecords('Applications')).toMatchObject([
    { resumeBase64: { text: file?.url }, resumeFileName: { text: "'t cv.pdf" } },
  ]);
});

test('§4.6 a repeated request reuses the stored file and stores one row if the first request stored only the file', () => {
  const id = createKey();
  const tab = script.findTab('Applications');
  post(createPayload('application'), createKey());
  if (tab) tab.shouldFailOnce = true;
  expect(post(createPayload('application'), id)).toMatchObject({ ok: false });
  expect(post(createPayload('application'), id)).toEqual({ ok: true });
  expect(script.google.files).toHaveLength(2);
  expect(script.countRows()).toMatchObject({ Applications: 2 });
  expect(script.listRecords('Applications')[1]?.resumeBase64).toEqual({ text: script.google.files[1]?.url });
});

test('§8 the script stores nothing when the lock is unavailable', () => {
  script.google.isLocked = true;
  expect(post(createPayload('contact'), createKey())).toMatchObject({ ok: false });
  expect(script.countRows()).toMatchObject({ Contact: 0 });
});

test('§7.1 the script adds missing columns to a tab with a manually written header row, and stores every field', () => {
  const tab = script.findTab('Contact');
  tab?.appendRow(['timestamp', 'name', 'status', 'constructor']);
  if (tab) tab.maxColumns = 4;
  const id = createKey();
  post(createPayload('contact'), id);
  expect(post(createPayload('contact'), id)).toEqual({ ok: true, repeated: true });
  expect(script.listRecords('Contact')).toMatchObject([
    {
      name: { text: 'Ann Lee' },
      status: { text: '' },
      constructor: { text: '' },
      submission: { text: id },
      message: { text: 'Hello there' },
    },
  ]);
});

describe('§7.1 quarantined submissions', () => {
  const quarantine = (payload: object, id = createKey()) =>
    script.post(toSpreadsheetRow(payload as never), { submission: id, quarantine: '1' });

  test('quarantined submissions of all kinds share one tab, with columns for the kinds received so far', () => {
    const id = createKey();
    expect(quarantine(createPayload('contact', { message: '=1+1' }), id)).toEqual({ ok: true });
    expect(Object.keys(script.listRecords('Quarantine')[0] ?? {})).toEqual([
      'submission',
      ...Object.keys(createPayload('contact')),
    ]);
    expect(quarantine(createPayload('quote'))).toEqual({ ok: true });
    expect(quarantine(createPayload('contact'), id)).toEqual({ ok: true, repeated: true });
    expect(script.countRows()).toEqual({ Applications: 0, Contact: 0, Quarantine: 2 });
    expect(script.listRecords('Quarantine')).toMatchObject([
      { submission: { text: id }, message: { text: '=1+1' } },
      { page: { text: 'Gardens' }, industry: { text: '' } },
    ]);
    const fields = [...Object.keys(createPayload('contact')), ...Object.keys(createPayload('quote'))];
    expect(Object.keys(script.listRecords('Quarantine')[0] ?? {})).toEqual(['submission', ...new Set(fields)]);
  });

  test('the script stores the résumé of a quarantined submission in the Drive folder', () => {
    quarantine(createPayload('application'));
    expect(script.listRecords('Quarantine')).toMatchObject([{ resumeBase64: { text: script.google.files[0]?.url } }]);
  });

  test('the script stores a released submission in the tab of its kind, and keeps its row in the quarantine tab', () => {
    const id = createKey();
    quarantine(createPayload('contact'), id);
    expect(post(toSpreadsheetRow(createPayload('contact')), id)).toEqual({ ok: true });
    expect(script.countRows()).toMatchObject({ Contact: 1, Quarantine: 1 });
  });
});
