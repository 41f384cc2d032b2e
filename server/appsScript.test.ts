import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { asSpreadsheetRow } from '../src/submission/payloads';
import { storeRow, type SpreadsheetSettings } from './outbox/spreadsheet';
import { GoogleServices, loadScript } from './testing/googleServices';
import { application, contact, newKey, pdf, dataUrl } from './testing/submit';

/** docs/apps-script.gs itself, on stand-ins for Google's services. */
let google: GoogleServices;
let doPost: ReturnType<typeof loadScript>;
beforeEach(() => {
  google = new GoogleServices();
  doPost = loadScript(google);
});

const post = (payload: unknown, submission?: string): { ok: boolean; repeated?: boolean; error?: string } => {
  const contents = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const { text: answer, type } = doPost({ postData: { contents }, parameter: submission ? { submission } : {} });
  expect(type).toBe('application/json');
  return JSON.parse(answer) as ReturnType<typeof post>;
};
const tab = (name: string) => google.tabs.find((one) => one.name === name)?.records() ?? [];
const rowCounts = () => Object.fromEntries(google.tabs.map((one) => [one.name, one.records().length]));

test('§7.1 each submission is one row in the tab that its targetGid names, under its own fields', () => {
  expect(post(contact({ message: 'Hello there' }), newKey())).toEqual({ ok: true });
  expect(post(contact({ message: 'Hello again' }), newKey())).toEqual({ ok: true });
  expect(post(application(), newKey())).toEqual({ ok: true });
  expect(rowCounts()).toEqual({ Applications: 1, Contact: 2 });
  expect(tab('Contact').map(({ message }) => message)).toEqual([{ text: 'Hello there' }, { text: 'Hello again' }]);
  expect(Object.keys(tab('Contact')[0] ?? {})).toEqual(['submission', ...Object.keys(contact())]);
  expect(google.tabs.map(({ frozenRows }) => frozenRows)).toEqual([1, 1]);
});

test('§3.9 §3.10 requests without a targetGid get tabs of their own', () => {
  post({ timestamp: 't', page: 'Gardens', plan: 'Plan A' }, newKey());
  post({ timestamp: 't', name: 'Ann', requirements: 'A lot' }, newKey());
  post({ timestamp: 't', name: 'Bob', requirements: 'More' }, newKey());
  expect(rowCounts()).toEqual({ Applications: 0, Contact: 0, Quotes: 1, 'Custom requests': 2 });
});

test('case 13 the same submission again is recognised by its id and stored once', () => {
  const id = newKey();
  expect(post(contact(), id)).toEqual({ ok: true });
  expect(post(contact(), id)).toEqual({ ok: true, repeated: true });
  expect(post(contact(), newKey())).toEqual({ ok: true });
  expect(rowCounts()).toMatchObject({ Contact: 2 });
});

test('§7.1 without an id, as direct mode sends, each is a row', () => {
  post(contact());
  post(contact());
  expect(rowCounts()).toMatchObject({ Contact: 2 });
});

test.each(['=1+1', '+919876543210', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\uff1d1'])(
  'case 21 %j is stored as text, sent by a browser or by the relay',
  (message) => {
    const phone = { text: '+919876543210' };
    post(contact({ message }));
    post(asSpreadsheetRow(contact({ message })), newKey());
    expect(tab('Contact').map((row) => row.message)).toEqual([{ text: message }, { text: message }]);
    expect(tab('Contact').map((row) => row.phone)).toEqual([phone, phone]);
  },
);

test('§3.12 the résumé goes to Drive whole and its address into the row', () => {
  const bytes = pdf(5 * 1024 * 1024).fill(0xfe, 100);
  const id = newKey();
  post(asSpreadsheetRow(application({ resumeBase64: dataUrl(bytes) })), id);
  expect(google.files).toMatchObject([{ name: `${id} cv.pdf`, type: 'application/pdf' }]);
  expect(google.files[0]?.bytes.equals(bytes)).toBe(true);
  expect(tab('Applications')).toMatchObject([
    { resumeBase64: { text: google.files[0]?.url }, resumeFileName: { text: 'cv.pdf' } },
  ]);
});

test('case 12 a crash between file and row: the repeat finds the file and stores one row', () => {
  const id = newKey();
  const [applications] = google.tabs;
  post(application(), newKey());
  if (applications) applications.failsOnce = true;
  expect(post(application(), id)).toMatchObject({ ok: false });
  expect(post(application(), id)).toEqual({ ok: true });
  expect(google.files).toHaveLength(2);
  expect(rowCounts()).toMatchObject({ Applications: 2 });
  expect(tab('Applications')[1]?.resumeBase64).toEqual({ text: google.files[1]?.url });
});

test.each([
  ['broken JSON', '{"timestamp":'],
  ['no object', 'null'],
  ['a tab that does not exist', { ...contact(), targetGid: '7' }],
  ['a résumé that is no data URL', application({ resumeBase64: 'nonsense' })],
])('§8 %s is answered with an error and leaves no row', (_what, payload) => {
  expect(post(payload, newKey())).toEqual({ ok: false, error: expect.stringMatching(/\w/) });
  expect(rowCounts()).toEqual({ Applications: 0, Contact: 0 });
  expect(google.files).toEqual([]);
  expect(google.complaints).toHaveLength(1);
});

test('§8 when the lock can not be had nothing is stored', () => {
  google.isLocked = true;
  expect(post(contact(), newKey())).toMatchObject({ ok: false });
  expect(rowCounts()).toMatchObject({ Contact: 0 });
});

test('§7.1 a tab that was begun by hand gets the columns it lacks, and no field is lost', () => {
  const [, messages] = google.tabs;
  messages?.appendRow(['timestamp', 'name', 'status']);
  if (messages) messages.columns = 3;
  const id = newKey();
  post(contact(), id);
  expect(post(contact(), id)).toEqual({ ok: true, repeated: true });
  expect(tab('Contact')).toMatchObject([
    { name: { text: 'Ann Lee' }, status: { text: '' }, submission: { text: id }, message: { text: 'Hello there' } },
  ]);
});

describe('§7.1 the relay hands its rows to the script', () => {
  let server: Server;
  let settings: SpreadsheetSettings;
  /** As the real web app does: the answer lies at another address, to which the caller is sent. */
  beforeEach(async () => {
    const answers: string[] = [];
    server = createServer((request, response) => {
      void (async () => {
        const url = new URL(request.url ?? '', 'http://localhost');
        if (request.method === 'GET') {
          const body = answers[Number(url.searchParams.get('answer'))];
          return response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
        }
        const submission = url.searchParams.get('submission') ?? '';
        const answer = doPost({ postData: { contents: await text(request) }, parameter: { submission } });
        const at = answers.push(answer.text) - 1;
        return response.writeHead(302, { Location: `/echo?answer=${at}` }).end();
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    settings = { host: `http://127.0.0.1:${port}`, deploymentId: 'D', answer: 'ok' };
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('§7.1 and takes its {"ok":true} at the end of the redirect, once for each id', async () => {
    const row = { id: newKey(), payload: asSpreadsheetRow(contact()) };
    await storeRow(settings, row, Date.now);
    await storeRow(settings, row, Date.now);
    expect(tab('Contact')).toMatchObject([{ submission: { text: row.id }, phone: { text: '+919876543210' } }]);
  });

  test('case 3 and tries again when the script answers that it failed', async () => {
    google.isLocked = true;
    const row = { id: newKey(), payload: asSpreadsheetRow(contact()) };
    await expect(storeRow(settings, row, Date.now)).rejects.toMatchObject({ verdict: 'again' });
  });
});
