/**
 * These tests use the browser's `File` and `EventTarget`.
 * @jest-environment jest-fixed-jsdom
 */
import { createReference } from './reference';
import { sendToRelay } from './relay';
import { formMetadata, createResume, formTexts } from './testing/fixtures';
import { installMockRelay } from './testing/network';
import type { MockRelay } from './testing/network';
import type { KeyedForm, Receipt } from './types';
import { formatLanguageQuery } from './types';

const form: KeyedForm = { kind: 'contact', texts: formTexts.contact, ...formMetadata };
const createApplication = (file: File): KeyedForm => ({
  kind: 'application',
  texts: formTexts.application,
  file,
  ...formMetadata,
});
const send = (sentForm: KeyedForm = form): Promise<Receipt> =>
  sendToRelay('/api/submissions', sentForm, () => undefined);

let relay: MockRelay;
beforeEach(() => {
  relay = installMockRelay();
});

describe('the request to the relay and its response', () => {
  test('§7.1 a request contains the idempotency key, the age of the form, the honeypot, and the fields by their control names', async () => {
    expect(await send({ ...form, honeypot: 'http://spam.example/' })).toEqual({ reference: 'BB-7K3F9Q' });
    expect(relay.calls[0]?.path).toBe(`/api/submissions/contacts${formatLanguageQuery('?')}`);
    expect(relay.calls[0]?.fields).toEqual({
      key: formMetadata.key,
      age: '12346',
      website: 'http://spam.example/',
      ...formTexts.contact,
    });
  });

  test('§3.12 a file is sent last and unchanged', async () => {
    const file = createResume();
    await send(createApplication(file));
    expect(relay.calls[0]?.names.at(-1)).toBe('resume');
    expect(relay.calls[0]?.file).toBe(file);
  });

  test.each([
    [
      'with a file',
      { at: '2026-03-02T10:00:00.000Z', file: { name: 'cv.pdf', size: 1, sha256: 'ab' }, letterLength: 8 },
      true,
    ],
    ['of a message', { at: '2026-03-02T10:00:00.000Z' }, true],
    ['without a time', { file: { name: 'cv.pdf', size: 1, sha256: 'ab' } }, false],
    ['with a broken file', { at: '2026-03-02T10:00:00.000Z', file: 'cv.pdf' }, false],
    ['as a text', 'everything', false],
  ])(
    '§2.11 the result contains the description of the received data only if the description is well-formed: %s',
    async (_title, receivedData, isWellFormed) => {
      relay.respond = () => Response.json({ reference: 'BB-ABCDEF', arrived: receivedData }, { status: 202 });
      expect(await send()).toEqual({ reference: 'BB-ABCDEF', ...(isWellFormed ? { arrived: receivedData } : {}) });
    },
  );

  test('after a response of 202 with an invalid body, the browser computes the reference from the idempotency key', async () => {
    relay.respond = () => new Response('garbled', { status: 202 });
    expect(await send()).toEqual({ reference: createReference(formMetadata.key) });
  });

  test('§5.2 the error contains the messages of a 422 response by field', async () => {
    const errors = { name: 'Of the name', resume: 'Of the file', odd: 7 };
    relay.respond = () => Response.json({ errors }, { status: 422 });
    await expect(send()).rejects.toMatchObject({
      failure: { reason: 'invalid', errors: { name: 'Of the name', resume: 'Of the file' } },
    });
  });

  test.each([
    [503, '{"message":"Try later"}', 'Try later'],
    [503, '', 'The relay responded with status 503'],
    [429, '<html>', 'The relay responded with status 429'],
    [429, '{"message":"A proxy is busy"}', 'A proxy is busy'],
    [500, '<html>', 'The relay responded with status 500'],
    [409, '{}', 'The relay responded with status 409'],
    [404, 'not here', 'The relay responded with status 404'],
    [422, '{"errors":{}}', 'The relay responded with status 422'],
    [422, 'nonsense', 'The relay responded with status 422'],
    [200, '<!doctype html>', 'The relay responded with status 200'],
  ])('§8 a response of %d %j causes a failure that allows a retry', async (status, body, message) => {
    relay.respond = () => new Response(body, { status });
    await expect(send()).rejects.toMatchObject({ failure: { reason: 'unavailable', message } });
  });
});

describe('progress, network failures and time limits', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    relay.respond = () => new Promise(() => undefined);
  });
  afterEach(() => jest.useRealTimers());

  test.each<[string, KeyedForm, readonly number[]]>([
    ['a form with a file', createApplication(createResume()), [25, 100]],
    ['a form without a file', form, []],
  ])('§4.5 only the upload of a file reports its progress: %s', (_title, sentForm, expectedPercents) => {
    const reportedPercents: number[] = [];
    void sendToRelay('/x', sentForm, (percent) => reportedPercents.push(percent));
    relay.calls[0]?.reportProgress(1, 4);
    // Simulates a browser that does not know the upload's length.
    relay.calls[0]?.reportProgress(3, 0);
    relay.calls[0]?.reportProgress(4, 4);
    expect(reportedPercents).toEqual(expectedPercents);
  });

  test.each([
    ['no network', new TypeError('offline')],
    ['a page that stopped loading', new DOMException('stopped', 'AbortError')],
  ])('§8 %s causes a failure that allows a retry', async (_title, fault) => {
    relay.respond = () => Promise.reject(fault);
    await expect(send()).rejects.toMatchObject({
      failure: { reason: 'unavailable', message: 'The relay could not be reached' },
    });
  });

  const sendAndWait = async (sentForm: KeyedForm, milliseconds: number): Promise<unknown> => {
    let outcome: unknown = 'pending';
    send(sentForm).catch((error: unknown) => (outcome = error));
    await jest.advanceTimersByTimeAsync(milliseconds);
    return outcome;
  };

  test('§7.1 a request without a response fails after 30 s and allows a retry', async () => {
    expect(await sendAndWait(form, 29_999)).toBe('pending');
    expect(await sendAndWait(form, 30_000)).toMatchObject({
      failure: { reason: 'unavailable', message: 'No response within 30 s' },
    });
  });

  test('the upload of a résumé of 5 MB has a time limit between 130 s and 180 s', async () => {
    const largeApplication = createApplication(new File([new Uint8Array(5 * 1024 * 1024)], 'cv.pdf'));
    expect(await sendAndWait(largeApplication, 130_000)).toBe('pending');
    expect(await sendAndWait(largeApplication, 180_000)).toMatchObject({ failure: { reason: 'unavailable' } });
  });
});
