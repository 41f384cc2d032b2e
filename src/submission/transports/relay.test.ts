import { referenceFrom } from '../reference';
import { startLoopback } from '../testing/loopback';
import type { Loopback } from '../testing/loopback';
import { application, contact, customRequest, meta, quote } from '../testing/fixtures';
import type { Receipt, Submission, SubmissionMeta } from '../types';
import { createRelayTransport } from './relay';

const submission: Submission = { kind: 'contact', payload: contact };

describe('relay mode over a real connection', () => {
  let server: Loopback;
  const send = (sent: Submission = submission, with_: SubmissionMeta = meta): Promise<Receipt> =>
    createRelayTransport({ url: `${server.origin}/api/submissions`, fetch })(sent, with_);

  beforeEach(async () => {
    server = await startLoopback();
    server.answer = () => ({ status: 202, body: '{"reference":"BB-ABCDEF"}' });
  });
  afterEach(() => server.close());

  test.each<[Submission, string]>([
    [{ kind: 'contact', payload: contact }, 'contacts'],
    [{ kind: 'application', payload: application }, 'applications'],
    [{ kind: 'quote', payload: quote }, 'quotes'],
    [{ kind: 'custom-request', payload: customRequest }, 'custom-requests'],
  ])('§3.12 §3.13 $kind: the body is the payload and nothing else, the rest travels in headers', async (sent, path) => {
    expect(await send(sent)).toEqual({ reference: 'BB-ABCDEF' });
    const [request] = server.requests;
    expect(`${request?.method} ${request?.path}`).toBe(`POST /api/submissions/${path}`);
    expect(JSON.parse(request?.body ?? '')).toEqual(sent.payload);
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': meta.idempotencyKey,
      'form-age': '12346',
      'form-trap': '',
    });
  });

  test('case 25: a honeypot filled with anything at all reaches the relay as a header that is not empty', async () => {
    await send(submission, { ...meta, formTrap: 'http://spam.example/\r\nX: 漢字\ud800' });
    expect(server.requests[0]?.headers['form-trap']).toMatch(/^http/);
    expect(server.requests[0]?.headers.x).toBeUndefined();
  });

  test('accepted means accepted: a 202 whose body got lost still has its reference', async () => {
    server.answer = () => ({ status: 202, body: 'garbled' });
    expect(await send()).toEqual({ reference: referenceFrom(meta.idempotencyKey) });
  });

  test('§5.2 the messages of a 422 come back field by field, those of the file under the field of the form', async () => {
    server.answer = () => ({
      status: 422,
      body: JSON.stringify({
        errors: { name: 'Of the name', resumeBase64: 'Of the file', odd: 7 },
      }),
    });
    await expect(send()).rejects.toMatchObject({
      failure: {
        reason: 'invalid',
        errors: { name: 'Of the name', resume: 'Of the file' },
      },
    });
  });

  test.each([
    [429, '{"message":"Too many messages"}', 'Too many messages'],
    [503, '{"message":"Try later"}', 'Try later'],
    [503, '', 'The relay answered 503'],
    [500, '<html>', 'The relay answered 500'],
    [409, '{}', 'The relay answered 409'],
    [404, 'not here', 'The relay answered 404'],
    [422, '{"errors":{}}', 'The relay answered 422'],
    [422, 'nonsense', 'The relay answered 422'],
    [200, '<!doctype html>', 'The relay answered 200'],
  ])('§8 an answer of %d %j is a failure worth another try', async (status, body, message) => {
    server.answer = () => ({ status, body });
    await expect(send()).rejects.toMatchObject({ failure: { reason: 'unavailable', message } });
  });

  test('case 8: offline is a failure worth another try, which carries the same key', async () => {
    const { origin } = server;
    await server.close();
    const transport = createRelayTransport({ url: origin, fetch });
    await expect(transport(submission, meta)).rejects.toMatchObject({ failure: { reason: 'unavailable' } });
    server = await startLoopback();
    server.answer = () => ({ status: 202, body: '{"reference":"BB-ABCDEF"}' });
    await send();
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([meta.idempotencyKey]);
  });
});

const hanging: typeof fetch = () => new Promise(() => undefined);

const settledAfter = async (sent: Submission, milliseconds: number): Promise<unknown> => {
  let outcome: unknown = 'pending';
  createRelayTransport({ url: '/x', fetch: hanging })(sent, meta).catch((error: unknown) => (outcome = error));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return outcome;
};

describe('relay mode in time (an injected fetch and clock)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('case 2: no answer within 30 s is a failure worth another try', async () => {
    expect(await settledAfter(submission, 29_999)).toBe('pending');
    expect(await settledAfter(submission, 30_000)).toMatchObject({
      failure: { reason: 'unavailable', message: 'No answer within 30 s' },
    });
  });

  test('a résumé of 5 MB on a slow line is given the time to get there, but not for ever', async () => {
    const large: Submission = { kind: 'application', payload: { ...application, resumeBase64: 'x'.repeat(6_990_508) } };
    expect(await settledAfter(large, 150_000)).toBe('pending');
    expect(await settledAfter(large, 180_000)).toMatchObject({ failure: { reason: 'unavailable' } });
  });
});
