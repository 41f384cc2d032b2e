import { asSpreadsheetRow } from '../src/submission/payloads';
import { startScript, type RunningScript } from './testing/appsScript';
import { application, contact, customRequest, dataUrl, newKey, pdf, quote } from './testing/submit';

/** docs/apps-script.gs itself, on stand-ins for Google's services: its rows and files. */
let script: RunningScript;
beforeEach(() => {
  script = startScript();
});

const post = (payload: unknown, id?: string) => script.post(payload, id ? { submission: id } : {});

test('§7.1 each submission is one row in the tab that its targetGid names, under its own fields', () => {
  expect(post(contact({ message: 'Hello there' }), newKey())).toEqual({ ok: true });
  expect(post(contact({ message: 'Hello again' }), newKey())).toEqual({ ok: true });
  expect(post(application(), newKey())).toEqual({ ok: true });
  expect(script.rowCounts()).toEqual({ Applications: 1, Contact: 2 });
  const messages = script.records('Contact');
  expect(messages.map(({ message }) => message)).toEqual([{ text: 'Hello there' }, { text: 'Hello again' }]);
  expect(Object.keys(messages[0] ?? {})).toEqual(['submission', ...Object.keys(contact())]);
  expect(script.google.tabs.map(({ frozenRows }) => frozenRows)).toEqual([1, 1]);
});

test('§3.9 §3.10 requests without a targetGid get tabs of their own', () => {
  post(quote(), newKey());
  post(customRequest(), newKey());
  post(customRequest(), newKey());
  expect(script.rowCounts()).toEqual({ Applications: 0, Contact: 0, Quotes: 1, 'Custom requests': 2 });
});

test('§3.9 a field that an older page does not send is an empty cell', () => {
  const { industry: _unknown, ...older } = quote();
  expect([post(older, newKey()), post(older)]).toEqual([{ ok: true }, { ok: true }]);
  expect(script.records('Quotes').map(({ industry }) => industry)).toEqual([{ text: '' }, { text: '' }]);
});

test('case 13 the script recognises a repeated submission by its id and stores it once', () => {
  const id = newKey();
  expect(post(contact(), id)).toEqual({ ok: true });
  expect(post(contact(), id)).toEqual({ ok: true, repeated: true });
  expect(post(contact(), newKey())).toEqual({ ok: true });
  expect(script.rowCounts()).toMatchObject({ Contact: 2 });
});

test('§7.1 without an id, as direct mode sends, each request is a row', () => {
  post(contact());
  post(contact());
  expect(script.rowCounts()).toMatchObject({ Contact: 2 });
});

test('§3.12 the résumé goes to Drive whole and its address into the row', () => {
  const bytes = pdf(5 * 1024 * 1024).fill(0xfe, 100);
  const id = newKey();
  post(asSpreadsheetRow(application({ resumeBase64: dataUrl(bytes), resumeFileName: "'t cv.pdf" })), id);
  const [file] = script.google.files;
  expect(script.google.files).toMatchObject([{ name: `${id} 't cv.pdf`, type: 'application/pdf' }]);
  expect(file?.bytes.equals(bytes)).toBe(true);
  expect(script.records('Applications')).toMatchObject([
    { resumeBase64: { text: file?.url }, resumeFileName: { text: "'t cv.pdf" } },
  ]);
});

test('case 12 a crash between file and row: the repeat finds the file and stores one row', () => {
  const id = newKey();
  const tab = script.tabNamed('Applications');
  post(application(), newKey());
  if (tab) tab.failsOnce = true;
  expect(post(application(), id)).toMatchObject({ ok: false });
  expect(post(application(), id)).toEqual({ ok: true });
  expect(script.google.files).toHaveLength(2);
  expect(script.rowCounts()).toMatchObject({ Applications: 2 });
  expect(script.records('Applications')[1]?.resumeBase64).toEqual({ text: script.google.files[1]?.url });
});

test('§8 without the lock the script stores nothing', () => {
  script.google.isLocked = true;
  expect(post(contact(), newKey())).toMatchObject({ ok: false });
  expect(script.rowCounts()).toMatchObject({ Contact: 0 });
});

test('§7.1 a tab that was begun by hand gets the missing columns, and no field is lost', () => {
  const tab = script.tabNamed('Contact');
  tab?.appendRow(['timestamp', 'name', 'status', 'constructor']);
  if (tab) tab.columns = 4;
  const id = newKey();
  post(contact(), id);
  expect(post(contact(), id)).toEqual({ ok: true, repeated: true });
  expect(script.records('Contact')).toMatchObject([
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
  const quarantine = (payload: object, id = newKey()) =>
    script.post(asSpreadsheetRow(payload as never), { submission: id, quarantine: '1' });

  test('of all kinds go to one tab, which has the fields of the kinds that it has seen', () => {
    const id = newKey();
    expect(quarantine(contact({ message: '=1+1' }), id)).toEqual({ ok: true });
    expect(Object.keys(script.records('Quarantine')[0] ?? {})).toEqual(['submission', ...Object.keys(contact())]);
    expect(quarantine(quote())).toEqual({ ok: true });
    expect(quarantine(contact(), id)).toEqual({ ok: true, repeated: true });
    expect(script.rowCounts()).toEqual({ Applications: 0, Contact: 0, Quarantine: 2 });
    expect(script.records('Quarantine')).toMatchObject([
      { submission: { text: id }, message: { text: '=1+1' } },
      { page: { text: 'Gardens' }, industry: { text: '' } },
    ]);
    const fields = [...Object.keys(contact()), ...Object.keys(quote())];
    expect(Object.keys(script.records('Quarantine')[0] ?? {})).toEqual(['submission', ...new Set(fields)]);
  });

  test('keep their résumé in the folder', () => {
    quarantine(application());
    expect(script.records('Quarantine')).toMatchObject([{ resumeBase64: { text: script.google.files[0]?.url } }]);
  });

  test('are stored in the tab of their kind once they are released', () => {
    const id = newKey();
    quarantine(contact(), id);
    expect(post(asSpreadsheetRow(contact()), id)).toEqual({ ok: true });
    expect(script.rowCounts()).toMatchObject({ Contact: 1, Quarantine: 1 });
  });
});
