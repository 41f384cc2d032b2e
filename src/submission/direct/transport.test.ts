/**
 * These tests need the browser's `FileReader` and `File`, which direct mode uses.
 * @jest-environment jest-fixed-jsdom
 */
import { firm } from '#site/firm';
import { words } from '#site/words/mails';
import { fillPlaceholders } from '../../site/fill';
import { startLoopbackServer } from '../testing/loopback';
import type { LoopbackServer, RecordedRequest } from '../testing/loopback';
import { composeEmails } from '../emails';
import {
  applicationPayload,
  contactPayload,
  countries,
  createDirectSettings,
  mailContext,
  formMetadata,
  createResume,
  formTexts,
} from '../testing/fixtures';
import { SubmissionError } from '../types';
import type { KeyedForm, Receipt } from '../types';
import { runSequence, sendDirectly } from './transport';

/**
 * A local HTTP server receives the requests of most tests. The tests with an injected `fetch` need a delay, an opaque
 * response, or no response at all. Node's `fetch` has no origin and implements `no-cors` only in part.
 */
const form: KeyedForm = { kind: 'contact', texts: formTexts.contact, ...formMetadata };
const send = (host: string, sent: KeyedForm = form): Promise<Receipt> =>
  sendDirectly({ submission: createDirectSettings(host) }, sent, countries);
const SHEET = '/macros/s/DEPLOY_1/exec';
const MAIL = '/v3/smtp/email';
const isSheet = ({ path }: RecordedRequest): boolean => path === SHEET;

const TIME = '"timestamp":"2026-03-01T10:00:00.000Z"';
/** Returns the row that the spreadsheet received, with the time of the fixtures in place of the time of sending. */
const readRow = (request: RecordedRequest | undefined): string =>
  request?.body.replace(/"timestamp":"\d{4}-\d\d-\d\dT[\d:.]+Z"/, TIME) ?? '';

const warnings: unknown[][] = [];
const loggedLines: unknown[][] = [];
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation((...warning) => void warnings.push(warning));
  jest.spyOn(console, 'info').mockImplementation((...line) => void loggedLines.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  warnings.length = 0;
  loggedLines.length = 0;
});

describe('§7 direct mode over a real connection', () => {
  let server: LoopbackServer;
  beforeEach(async () => {
    server = await startLoopbackServer();
    server.respond = (request) => (isSheet(request) ? { status: 200 } : { status: 201, body: '{"messageId":"<1@x>"}' });
  });
  afterEach(() => server.close());

  test('§4.6 §7.1 §7.2 a submission sends one row, one admin mail and one confirmation, in this order and format', async () => {
    const { reference } = await send(server.origin);
    expect(reference).toMatch(new RegExp(`^${firm.referencePrefix}-[2-9A-Z]{6}$`));
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${SHEET}`,
      `POST ${MAIL}`,
      `POST ${MAIL}`,
    ]);
    const [row, admin, confirmation] = server.requests;
    expect(row?.headers['content-type']).toMatch(/^text\/plain/i);
    expect(readRow(row)).toBe(JSON.stringify(contactPayload));
    for (const mail of [admin, confirmation]) {
      expect(mail?.headers).toMatchObject({
        accept: 'application/json',
        'content-type': 'application/json',
        'api-key': 'KEY',
      });
      const body: Record<string, unknown> = JSON.parse(mail?.body ?? '');
      expect(Object.keys(body).sort()).toEqual(['htmlContent', 'sender', 'subject', 'to']);
      expect(body.htmlContent).toContain(reference);
    }
    expect(JSON.parse(admin?.body ?? '')).toMatchObject({
      subject: words.contact.admin.subject,
      to: [{ email: 'hello@oak.example' }],
    });
    expect(JSON.parse(confirmation?.body ?? '')).toMatchObject({
      subject: fillPlaceholders(words.contact.confirmation.subject, { firm: firm.name }),
      to: [{ email: contactPayload.email }],
    });
    expect(loggedLines).toEqual([
      ['E-mail sent', { messageId: '<1@x>' }],
      ['E-mail sent', { messageId: '<1@x>' }],
    ]);
    expect(warnings).toEqual([]);
  });

  test('§3.12 §7.1 an application sends its file as a data URL', async () => {
    await send(server.origin, { ...form, kind: 'application', texts: formTexts.application, file: createResume() });
    expect(readRow(server.requests[0])).toBe(JSON.stringify(applicationPayload));
  });

  test('§7.1 a response of 500 from the spreadsheet counts as a success', async () => {
    server.respond = (request) => ({ status: isSheet(request) ? 500 : 201 });
    await expect(send(server.origin)).resolves.toHaveProperty('reference');
    expect(server.requests).toHaveLength(3);
  });

  test('§8 the submission fails if the spreadsheet is unreachable, and no mail is sent', async () => {
    const { origin } = server;
    await server.close();
    await expect(send(origin)).rejects.toMatchObject({ failure: { reason: 'unavailable' } });
    expect(server.requests).toEqual([]);
    server = await startLoopbackServer();
  });

  test.each([
    [429, '{"code":"too_many_requests"}', { code: 'too_many_requests' }],
    [401, '{"code":"unauthorized"}', { code: 'unauthorized' }],
    [500, 'Oh no', 'Oh no'],
  ])(
    '§8 a response of %d to the admin mail logs a warning and prevents the confirmation, but the submission succeeds',
    async (status, body, data) => {
      server.respond = (request) => (isSheet(request) ? { status: 200 } : { status, body });
      await expect(send(server.origin)).resolves.toHaveProperty('reference');
      expect(server.requests.map(({ path }) => path)).toEqual([SHEET, MAIL]);
      expect(warnings).toEqual([['Email sending had an issue', data]]);
    },
  );

  test('§7.2 a mail response of 200 that is not JSON counts as a success, and the log contains its text', async () => {
    server.respond = (request) => (isSheet(request) ? { status: 200 } : { status: 200, body: '<html>not json' });
    await send(server.origin);
    expect(server.requests).toHaveLength(3);
    expect(loggedLines).toEqual([
      ['E-mail sent', '<html>not json'],
      ['E-mail sent', '<html>not json'],
    ]);
    expect(warnings).toEqual([]);
  });
});

test.each([
  ['no mail', [], { success: true, adminEmail: true, userEmail: true }],
  ['the confirmation', [1], { success: false, adminEmail: true, userEmail: false, error: 'refused' }],
  ['the admin mail', [0], { success: false, adminEmail: false, userEmail: false, error: 'refused' }],
])(
  '§3.15 the result states the success or failure of each mail when the provider refuses %s',
  async (_title, refusedMails, result) => {
    const mails = composeEmails({ kind: 'contact', payload: contactPayload }, mailContext);
    const sendEmail = async (mail: unknown): Promise<void> => {
      if (refusedMails.some((index: number) => [mails.admin, mails.confirmation][index] === mail))
        throw new Error('refused');
    };
    expect(await runSequence(mails, () => Promise.resolve(), sendEmail)).toEqual(result);
    expect(warnings).toHaveLength(refusedMails.length);
  },
);

const waitUntilAborted = (signal: AbortSignal): Promise<Response> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('§7 direct mode with an injected fetch', () => {
  const fetchCalls: { url: string; init: RequestInit }[] = [];
  const mockFetch = (respond: (url: string, signal: AbortSignal) => Promise<Response>): void => {
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
      fetchCalls.push({ url: String(input), init });
      return respond(String(input), init.signal as AbortSignal);
    });
  };
  const sendOne = () => send('https://x.example');

  beforeEach(() => {
    jest.useFakeTimers();
    // Jest's fake timers do not control the timers of `AbortSignal.timeout`.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new Error(`No response within ${milliseconds} ms`)), milliseconds);
      return controller.signal;
    });
    fetchCalls.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  test('§7.1 the row is sent with the mode no-cors, and its opaque response is not read', async () => {
    const opaqueResponse = Response.error();
    mockFetch(async (url) => (url.includes('/macros/') ? opaqueResponse : new Response('{}')));
    await sendOne();
    expect(fetchCalls[0]?.init).toMatchObject({ method: 'POST', mode: 'no-cors' });
    expect(fetchCalls[0]?.init.headers).toBeUndefined();
    expect(opaqueResponse.bodyUsed).toBe(false);
    expect(fetchCalls).toHaveLength(3);
  });

  test('§7.1 a request to the spreadsheet fails after 30 s without a response', async () => {
    mockFetch((_url, signal) => waitUntilAborted(signal));
    const outcome = sendOne().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(fetchCalls[0]?.init.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    const error = await outcome;
    expect(error).toBeInstanceOf(SubmissionError);
    expect(error).toMatchObject({ failure: { reason: 'unavailable', message: 'No response within 30000 ms' } });
    expect(fetchCalls).toHaveLength(1);
  });

  test('§7.2 a mail without a response causes a warning after 10 s', async () => {
    mockFetch((url, signal) => (url.includes('/macros/') ? Promise.resolve(new Response()) : waitUntilAborted(signal)));
    const submission = sendOne();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(warnings).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await expect(submission).resolves.toHaveProperty('reference');
    expect(warnings).toEqual([['Email sending had an issue', 'No response within 10000 ms']]);
    expect(fetchCalls).toHaveLength(2);
  });

  test('§7.4 direct mode rejects a quote, and the error names the setting', async () => {
    mockFetch(() => Promise.resolve(new Response()));
    await expect(send('https://x.example', { ...form, kind: 'quote', texts: formTexts.quote })).rejects.toThrow(
      "submission.mode is 'direct'",
    );
    expect(fetchCalls).toEqual([]);
  });

  test('§4.5 a submission with an unreadable file fails, and nothing is sent', async () => {
    mockFetch(() => Promise.resolve(new Response()));
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function failToRead(this: FileReader) {
      this.dispatchEvent(new Event('error'));
    });
    const sent = { ...form, kind: 'application', texts: formTexts.application, file: createResume() } as const;
    await expect(send('https://x.example', sent)).rejects.toMatchObject({ failure: { reason: 'unavailable' } });
    expect(fetchCalls).toEqual([]);
  });
});
