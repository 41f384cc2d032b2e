/**
 * These tests need the browser's `FileReader` and `File`, which direct mode uses.
 * @jest-environment jest-fixed-jsdom
 */
import { firm } from '#site/firm';
import { words } from '#site/words/mails';
import { fillPlaceholders } from '../../site/fill';
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
import type { KeyedForm, Receipt } from '../types';
import { storeRowAndSendMails, sendDirectly } from './transport';

const form: KeyedForm = { kind: 'contact', texts: formTexts.contact, ...formMetadata };
const ORIGIN = 'https://providers.example';
const send = (sentForm: KeyedForm = form): Promise<Receipt> =>
  sendDirectly({ submission: createDirectSettings(ORIGIN) }, sentForm, countries);
const SHEET_URL = `${ORIGIN}/macros/s/DEPLOY_1/exec`;
const MAIL_URL = `${ORIGIN}/v3/smtp/email`;

/** The requests that the mocked `fetch` received, in order. */
const requests: Request[] = [];
/**
 * Replaces `fetch`. `respondToRow` returns the response of the spreadsheet, and `respondToMail` returns the response of
 * the mail API.
 */
function mockFetch(
  respondToRow: (signal: AbortSignal) => Promise<Response> | Response,
  respondToMail: (signal: AbortSignal) => Promise<Response> | Response,
): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return request.url === SHEET_URL ? respondToRow(request.signal) : respondToMail(request.signal);
  });
}
const listUrls = () => requests.map(({ url }) => url);

const TIMESTAMP_FIELD = '"timestamp":"2026-03-01T10:00:00.000Z"';
/** Returns the row that the spreadsheet received, with the time of the fixtures in place of the time of sending. */
const readRow = async (): Promise<string | undefined> =>
  (await requests[0]?.text())?.replace(/"timestamp":"\d{4}-\d\d-\d\dT[\d:.]+Z"/, TIMESTAMP_FIELD);

const warnings: unknown[][] = [];
const loggedLines: unknown[][] = [];
beforeEach(() => {
  requests.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((...warning) => void warnings.push(warning));
  jest.spyOn(console, 'info').mockImplementation((...line) => void loggedLines.push(line));
});
afterEach(() => {
  warnings.length = 0;
  loggedLines.length = 0;
});

describe('§7 the calls of direct mode', () => {
  const acceptMail = () => Response.json({ messageId: '<1@x>' }, { status: 201 });
  beforeEach(() => mockFetch(() => new Response(), acceptMail));

  test('§4.6 §7.1 §7.2 the browser sends one row, one admin mail and one confirmation, in this order and format', async () => {
    const { reference } = await send();
    expect(reference).toMatch(new RegExp(`^${firm.referencePrefix}-[2-9A-Z]{6}$`));
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['POST', SHEET_URL],
      ['POST', MAIL_URL],
      ['POST', MAIL_URL],
    ]);
    const [row, ...mails] = requests;
    expect(row?.mode).toBe('no-cors');
    expect(row?.headers.get('content-type')).toMatch(/^text\/plain/i);
    expect(await readRow()).toBe(JSON.stringify(contactPayload));
    const bodies: Record<string, unknown>[] = await Promise.all(mails.map((mail) => mail.json()));
    mails.forEach(({ headers }, index) => {
      expect(Object.fromEntries(headers)).toMatchObject({
        accept: 'application/json',
        'content-type': 'application/json',
        'api-key': 'KEY',
      });
      expect(Object.keys(bodies[index] ?? {}).sort()).toEqual(['htmlContent', 'sender', 'subject', 'to']);
      expect(bodies[index]?.htmlContent).toContain(reference);
    });
    expect(bodies).toMatchObject([
      { subject: words.contact.admin.subject, to: [{ email: 'hello@oak.example' }] },
      {
        subject: fillPlaceholders(words.contact.confirmation.subject, { firm: firm.name }),
        to: [{ email: contactPayload.email }],
      },
    ]);
    expect(loggedLines).toEqual([
      ['E-mail sent', { messageId: '<1@x>' }],
      ['E-mail sent', { messageId: '<1@x>' }],
    ]);
    expect(warnings).toEqual([]);
  });

  test('§3.12 §7.1 the browser sends the file of an application as a data URL', async () => {
    await send({ ...form, kind: 'application', texts: formTexts.application, file: createResume() });
    expect(await readRow()).toBe(JSON.stringify(applicationPayload));
  });

  test('§7.1 the opaque response of the spreadsheet counts as a success and is not read', async () => {
    const opaqueResponse = Response.error();
    const readSpies = (['text', 'json', 'arrayBuffer'] as const).map((method) => jest.spyOn(opaqueResponse, method));
    mockFetch(() => opaqueResponse, acceptMail);
    await send();
    for (const readSpy of readSpies) expect(readSpy).not.toHaveBeenCalled();
    expect(requests).toHaveLength(3);
  });

  test('§8 the submission fails if the spreadsheet is unreachable, and no mail is sent', async () => {
    mockFetch(() => Promise.reject(new TypeError('offline')), acceptMail);
    await expect(send()).rejects.toThrow('offline');
    expect(listUrls()).toEqual([SHEET_URL]);
  });

  test.each([
    [429, '{"code":"too_many_requests"}', { code: 'too_many_requests' }],
    [401, '{"code":"unauthorized"}', { code: 'unauthorized' }],
    [500, 'Oh no', 'Oh no'],
  ])(
    '§8 a response of %d to the admin mail causes a warning and no confirmation, but the submission succeeds',
    async (status, body, loggedData) => {
      mockFetch(
        () => new Response(),
        () => new Response(body, { status }),
      );
      await expect(send()).resolves.toHaveProperty('reference');
      expect(listUrls()).toEqual([SHEET_URL, MAIL_URL]);
      expect(warnings).toEqual([['Email sending had an issue', loggedData]]);
    },
  );

  test('§7.2 a mail response of 200 that is not JSON counts as a success, and the log contains its text', async () => {
    mockFetch(
      () => new Response(),
      () => new Response('<html>not json'),
    );
    await send();
    expect(requests).toHaveLength(3);
    expect(loggedLines).toEqual([
      ['E-mail sent', '<html>not json'],
      ['E-mail sent', '<html>not json'],
    ]);
    expect(warnings).toEqual([]);
  });

  test('§4.5 a submission with an unreadable file fails, and nothing is sent', async () => {
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function failToRead(this: FileReader) {
      this.dispatchEvent(new Event('error'));
    });
    const sentForm = { ...form, kind: 'application', texts: formTexts.application, file: createResume() } as const;
    await expect(send(sentForm)).rejects.toThrow('The file could not be read');
    expect(requests).toEqual([]);
  });
});

test.each([
  ['no mail', [], { success: true, adminEmail: true, userEmail: true }],
  ['the confirmation', [1], { success: false, adminEmail: true, userEmail: false, error: 'refused' }],
  ['the admin mail', [0], { success: false, adminEmail: false, userEmail: false, error: 'refused' }],
])(
  '§3.15 the result states the success or failure of each mail when the provider refuses %s',
  async (_title, refusedMailIndexes, result) => {
    const mails = composeEmails({ kind: 'contact', payload: contactPayload }, mailContext);
    const sendEmail = async (mail: unknown): Promise<void> => {
      if (refusedMailIndexes.some((index: number) => [mails.admin, mails.confirmation][index] === mail))
        throw new Error('refused');
    };
    expect(await storeRowAndSendMails(mails, () => Promise.resolve(), sendEmail)).toEqual(result);
    expect(warnings).toHaveLength(refusedMailIndexes.length);
  },
);

describe('§7 the time limits of direct mode', () => {
  const waitUntilAborted = (signal: AbortSignal): Promise<Response> =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  beforeEach(() => {
    jest.useFakeTimers();
    // Jest's fake timers do not control the timers of `AbortSignal.timeout`.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new Error(`No response within ${milliseconds} ms`)), milliseconds);
      return controller.signal;
    });
  });
  afterEach(() => jest.useRealTimers());

  test('§7.1 a request to the spreadsheet fails after 30 s without a response', async () => {
    mockFetch(waitUntilAborted, () => new Response());
    const outcomePromise = send().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcomePromise).toMatchObject({ message: 'No response within 30000 ms' });
    expect(requests).toHaveLength(1);
  });

  test('§7.2 a mail without a response causes a warning after 10 s', async () => {
    mockFetch(() => new Response(), waitUntilAborted);
    const receiptPromise = send();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(warnings).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await expect(receiptPromise).resolves.toHaveProperty('reference');
    expect(warnings).toEqual([['Email sending had an issue', 'No response within 10000 ms']]);
    expect(requests).toHaveLength(2);
  });
});
