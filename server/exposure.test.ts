/**
 * Tests that the relay reveals no internal error, password or API key, and that only a signed URL opens a success page.
 */
import { formatError } from './log';
import { SignedTokens } from './http/signedTokens';
import { findKeyLeaks } from './static/keyLeaks';
import { startHarness, type Harness } from './testing/harness';
import { postContact, loadTestRenderer, extractText } from './testing/formPost';
import { createContact, createKey, submit } from './testing/submit';

let relay: Harness;
beforeEach(async () => {
  relay = await startHarness({ app: { loadPageRenderer: loadTestRenderer } });
});

test('§7 an internal error causes a 500 page and a log line with the stack, and the next request succeeds', async () => {
  jest.spyOn(relay.outbox, 'accept').mockImplementationOnce(() => {
    throw new TypeError('secret detail');
  });
  const response = await postContact(relay.url);
  expect(response.status).toBe(500);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(extractText(response.html)).not.toContain('secret detail');
  const line = relay.logLines.find(({ event }) => event === 'http.failed');
  expect(line?.stack).toMatch(/TypeError: secret detail\n\s+at /);
  expect((await submit(relay.url, 'contacts', createContact())).status).toBe(202);
});

test('§2.16 the success page of a submission opens only with its signed URL, not with the id or the withdrawal link', async () => {
  const { headers } = await postContact(relay.url);
  const successPath = headers.get('Location') ?? '';
  const { id, receivedAt } = await relay.getOnlyRow();
  const withdrawalKey = relay.outbox.erasures.withdrawalKey;
  const withdrawalToken = await new SignedTokens(() => withdrawalKey.read(receivedAt)).create(receivedAt, id);
  const fetchStatus = async (path: string) => (await fetch(relay.url + path)).status;
  expect(await fetchStatus(successPath)).toBe(200);
  for (const token of [
    id,
    withdrawalToken,
    `${successPath.split('/').at(-1)?.slice(0, -3)}AAA`,
    createKey(),
    'nonsense',
  ])
    expect(await fetchStatus(`/api/submissions/contacts/sent/${token}`)).toBe(404);
  expect(await fetchStatus(successPath.replace('contacts', 'applications'))).toBe(404);
  await relay.runCli('drop', id);
  expect(await fetchStatus(successPath)).toBe(404);
});

test.each([
  'Invalid URL: postgres://relay:s3cret@db.example/site',
  'connect to postgresql://relay:s3cret@[::1]:5432 failed',
  'https://key:s3cret@mail.example and libsql://s3cret@x',
])('§7 log lines omit the password of a URL: %s', (message) => {
  expect(formatError(new Error(message))).not.toContain('s3cret');
  expect(formatError(message)).not.toContain('s3cret');
});

test("§7.2 the key check finds the mail provider's key in the settings of relay mode, even in incomplete settings", () => {
  const relaySettings = { mode: 'relay', relay: { url: '/api/submissions' } };
  const email = { apiKey: 'secret' };
  const findLeaks = (settings: unknown) =>
    findKeyLeaks([{ path: 'dist/site-config.json', readBytes: () => Buffer.from(JSON.stringify(settings)) }], '');
  for (const submission of [{ ...relaySettings, email }, { email }]) expect(findLeaks({ submission })).toHaveLength(1);
  for (const submission of [{ mode: 'direct', email }, { ...relaySettings, email: { apiKey: '' } }, relaySettings])
    expect(findLeaks({ submission })).toEqual([]);
  for (const settings of [null, 'x', {}]) expect(findLeaks(settings)).toEqual([]);
});
