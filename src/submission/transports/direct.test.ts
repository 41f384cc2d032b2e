import { firm } from '#site/firm';
import { words } from '#site/words/mails';
import { fill } from '../../site/fill';
import type { DirectSettings } from '../config';
import { startLoopback } from '../testing/loopback';
import type { Loopback, Recorded } from '../testing/loopback';
import { application, contact, meta, quote } from '../testing/fixtures';
import { SubmissionError } from '../types';
import type { Receipt, Submission } from '../types';
import { createDirectTransport } from './direct';

/**
 * Two worlds: a real server for what goes over the wire, and an injected fetch for time and for opacity. Node's fetch
 * never plays a browser's part for `no-cors` in full (it knows no origin), so the opaque answer is injected where it
 * matters.
 */
const settingsFor = (host: string): DirectSettings => ({
  mode: 'direct',
  spreadsheet: { host, deploymentId: 'DEPLOY_1' },
  email: {
    host,
    apiKey: 'KEY',
    sender: { name: 'Oak Ltd', email: 'no-reply@oak.example' },
    admin: { name: 'HR', email: 'hello@oak.example' },
  },
});

const submission: Submission = { kind: 'contact', payload: contact };
const SHEET = '/macros/s/DEPLOY_1/exec';
const MAIL = '/v3/smtp/email';
const isSheet = ({ path }: Recorded): boolean => path === SHEET;

describe('§7 direct mode over a real connection', () => {
  let server: Loopback;
  const warnings: unknown[][] = [];
  const logged: unknown[][] = [];
  const send = (sent: Submission = submission): Promise<Receipt> =>
    createDirectTransport(settingsFor(server.origin), {
      fetch,
      warn: (...warning) => warnings.push(warning),
      log: (...line) => logged.push(line),
    })(sent, meta);

  beforeEach(async () => {
    server = await startLoopback();
    server.answer = (request) => (isSheet(request) ? { status: 200 } : { status: 201, body: '{"messageId":"<1@x>"}' });
    warnings.length = 0;
    logged.length = 0;
  });
  afterEach(() => server.close());

  test('§4.6 §7.1 §7.2 one row, one admin mail, one confirmation, in that order and form', async () => {
    const { reference } = await send();
    expect(reference).toMatch(new RegExp(`^${firm.referencePrefix}-[2-9A-Z]{6}$`));
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${SHEET}`,
      `POST ${MAIL}`,
      `POST ${MAIL}`,
    ]);
    const [row, admin, confirmation] = server.requests;
    expect(row?.headers['content-type']).toMatch(/^text\/plain/i);
    expect(JSON.parse(row?.body ?? '')).toEqual(contact);
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
      subject: fill(words.contact.confirmation.subject, { firm: 'Oak Ltd' }),
      to: [{ email: contact.email }],
    });
    expect(logged).toEqual([
      ['E-mail sent', { messageId: '<1@x>' }],
      ['E-mail sent', { messageId: '<1@x>' }],
    ]);
    expect(warnings).toEqual([]);
  });

  test('§7.1 an application goes with its file', async () => {
    await send({ kind: 'application', payload: application });
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(application);
  });

  test('§7.1 case 3: an endpoint that answers 500 looks like one that answers 200', async () => {
    server.answer = (request) => ({ status: isSheet(request) ? 500 : 201 });
    await expect(send()).resolves.toHaveProperty('reference');
    expect(server.requests).toHaveLength(3);
  });

  test('§8 case 1: no spreadsheet to reach: a failure, and no mail', async () => {
    const { origin } = server;
    await server.close();
    const transport = createDirectTransport(settingsFor(origin), {
      fetch,
      warn: (...warning) => warnings.push(warning),
    });
    await expect(transport(submission, meta)).rejects.toMatchObject({ failure: { reason: 'unavailable' } });
    expect(server.requests).toEqual([]);
    server = await startLoopback();
  });

  test.each([
    [429, '{"code":"too_many_requests"}', { code: 'too_many_requests' }],
    [401, '{"code":"unauthorized"}', { code: 'unauthorized' }],
    [500, 'Oh no', 'Oh no'],
  ])(
    '§8 case 4, 5: the provider answers %d: success, a warning with its data, no confirmation',
    async (status, body, data) => {
      server.answer = (request) => (isSheet(request) ? { status: 200 } : { status, body });
      await expect(send()).resolves.toHaveProperty('reference');
      expect(server.requests.map(({ path }) => path)).toEqual([SHEET, MAIL]);
      expect(warnings).toEqual([['Email sending had an issue', data]]);
    },
  );

  test('case 6: a provider that answers 200 with nonsense is taken at its status, and logged', async () => {
    server.answer = (request) => (isSheet(request) ? { status: 200 } : { status: 200, body: '<html>not json' });
    await send();
    expect(server.requests).toHaveLength(3);
    expect(logged).toEqual([
      ['E-mail sent', '<html>not json'],
      ['E-mail sent', '<html>not json'],
    ]);
    expect(warnings).toEqual([]);
  });
});

const untilAborted = (signal: AbortSignal): Promise<Response> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('§7 direct mode with an injected fetch', () => {
  const asked: { url: string; init: RequestInit }[] = [];
  const answering =
    (answer: (url: string, signal: AbortSignal) => Promise<Response>): typeof fetch =>
    (input, init = {}) => {
      asked.push({ url: String(input), init });
      return answer(String(input), init.signal as AbortSignal);
    };
  const warnings: unknown[][] = [];
  const transportOver = (fetchImpl: typeof fetch) =>
    createDirectTransport(settingsFor('https://x.example'), {
      fetch: fetchImpl,
      warn: (...warning) => warnings.push(warning),
    });

  beforeEach(() => {
    jest.useFakeTimers();
    asked.length = 0;
    warnings.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  test('§7.1 the row goes out as no-cors and its opaque answer is not read', async () => {
    const opaque = Response.error();
    await transportOver(answering(async (url) => (url.includes('/macros/') ? opaque : new Response('{}'))))(
      submission,
      meta,
    );
    expect(asked[0]?.init).toMatchObject({ method: 'POST', mode: 'no-cors' });
    expect(asked[0]?.init.headers).toBeUndefined();
    expect(opaque.bodyUsed).toBe(false);
    expect(asked).toHaveLength(3);
  });

  test('§7.1 case 2: a spreadsheet that hangs is aborted at 30 s, which is a failure', async () => {
    const sending = transportOver(answering((_url, signal) => untilAborted(signal)))(submission, meta);
    const outcome = sending.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(asked[0]?.init.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked[0]?.init.signal?.aborted).toBe(true);
    const error = await outcome;
    expect(error).toBeInstanceOf(SubmissionError);
    expect(error).toMatchObject({ failure: { reason: 'unavailable', message: 'No answer within 30 s' } });
    expect(asked).toHaveLength(1);
  });

  test('§7.2 a mail that hangs is given up at 10 s with a warning, even by a fetch that ignores its signal', async () => {
    const sending = transportOver(
      answering((url) => (url.includes('/macros/') ? Promise.resolve(new Response()) : new Promise(() => undefined))),
    )(submission, meta);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(warnings).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await expect(sending).resolves.toHaveProperty('reference');
    expect(warnings).toEqual([['Email sending had an issue', 'No answer within 10 s']]);
    expect(asked).toHaveLength(2);
  });

  test('§7.4 a quote has no direct way out, and the error says what to set', async () => {
    const sending = transportOver(answering(() => Promise.resolve(new Response())))(
      { kind: 'quote', payload: quote },
      meta,
    );
    await expect(sending).rejects.toThrow("submission.mode is 'direct'");
    expect(asked).toEqual([]);
  });
});
