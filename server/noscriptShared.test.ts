/**
 * Tests forms without JavaScript (§2.16) with two processes that share an outbox. Each process may receive any request.
 */
import { words as outcomes } from '#site/words/outcomes';
import { words as noscriptWords } from '#site/words/noscript';
import { MINUTE } from './outbox/backoff';
import { LIMITS, startHarness, type Harness } from './testing/harness';
import { postContact, parseToken, loadTestRenderer, extractText } from './testing/formPost';

let firstRelay: Harness;
let secondRelay: Harness;
beforeEach(async () => {
  firstRelay = await startHarness({ app: { loadPageRenderer: loadTestRenderer } });
  secondRelay = await startHarness({ app: { loadPageRenderer: loadTestRenderer }, outboxUrl: firstRelay.outboxUrl });
});

const send = (relay: Harness, overrides = {}) => postContact(relay.url, overrides);
const fetchSentPage = async (relay: Harness, location: string | null): Promise<string> =>
  extractText(await (await fetch(relay.url + location)).text());
const advanceClocks = (ms: number): void => {
  firstRelay.clock.now += ms;
  secondRelay.clock.now += ms;
};

test('§7.4 two processes count equal content within ten minutes as one submission, even in parallel', async () => {
  const responses = await Promise.all([send(firstRelay), send(secondRelay), send(firstRelay), send(secondRelay)]);
  expect(new Set(responses.map(({ headers }) => headers.get('Location'))).size).toBe(1);
  advanceClocks(9 * MINUTE);
  await send(secondRelay);
  expect(await firstRelay.outbox.list()).toHaveLength(1);
  advanceClocks(MINUTE);
  await send(secondRelay);
  expect(await firstRelay.outbox.list()).toHaveLength(2);
});

test('§7.4 with a token that another process issued, a process recognises a repeated form and its age', async () => {
  const token = parseToken((await send(firstRelay, { email: '' })).html);
  await send(secondRelay, { token, message: 'Sent at once' });
  advanceClocks(60 * MINUTE);
  const [firstResponse, secondResponse] = [await send(secondRelay, { token }), await send(firstRelay, { token })];
  expect([firstResponse.status, secondResponse.status]).toEqual([303, 303]);
  expect(secondResponse.headers.get('Location')).toBe(firstResponse.headers.get('Location'));
  expect((await firstRelay.outbox.list()).map(({ signs }) => signs)).toEqual([['too-fast'], []]);
});

test('§7.4 the success page shows the sent values for half an hour in any process, and the next sweep deletes these values', async () => {
  const { headers } = await send(firstRelay);
  const row = await firstRelay.getOnlyRow();
  advanceClocks(29 * MINUTE);
  const pageText = await fetchSentPage(secondRelay, headers.get('Location'));
  for (const shownText of [outcomes.contact.title, row.reference, 'Hello there']) expect(pageText).toContain(shownText);
  advanceClocks(2 * MINUTE);
  const text = await fetchSentPage(secondRelay, headers.get('Location'));
  expect(text).toContain(noscriptWords.sent.forgotten);
  expect(text).not.toContain('Hello there');
  await firstRelay.worker.leases.sweep(firstRelay.clock.now, LIMITS);
  const { queryBuilder, read } = firstRelay.outbox.engine;
  expect(await read(queryBuilder.selectFrom('receipts').selectAll())).toEqual([]);
  expect(await read(queryBuilder.selectFrom('repeats').selectAll())).toEqual([]);
  expect((await firstRelay.getOnlyRow()).id).toBe(row.id);
});
