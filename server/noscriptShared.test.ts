/** §2.16: tests forms without JavaScript when two processes share an outbox and either may receive the next request. */
import { countries } from '#site/countries';
import { pages } from '#site/pages';
import { words as outcomes } from '#site/words/outcomes';
import { words as noscriptWords } from '#site/words/noscript';
import { findPageOfKind } from '../src/site/pages';
import { PERSON } from '../test/subjects';
import { LIMITS, startHarness, type Harness } from './testing/harness';
import { postForm, parseToken, loadTestRenderer, extractText } from './testing/formPost';

const MINUTE = 60_000;
const form = findPageOfKind(pages, 'contact')?.path ?? '';
const MESSAGE = { ...PERSON, country: countries[0].country, message: 'Tell me more', website: '' };

let one: Harness;
let other: Harness;
beforeEach(async () => {
  one = await startHarness({ app: { loadPageRenderer: loadTestRenderer } });
  other = await startHarness({ app: { loadPageRenderer: loadTestRenderer }, outboxUrl: one.outboxUrl });
});

const send = (at: Harness, overrides = {}) => postForm(at.url, 'contacts', form, { ...MESSAGE, ...overrides });
const fetchSentPage = async (at: Harness, location: string | null): Promise<string> =>
  extractText(await (await fetch(at.url + location)).text());
const advanceClocks = (ms: number): void => {
  one.clock.now += ms;
  other.clock.now += ms;
};

test('§7.4 two processes count equal content within ten minutes as one submission, even if it arrives simultaneously', async () => {
  const answers = await Promise.all([send(one), send(other), send(one), send(other)]);
  expect(new Set(answers.map(({ headers }) => headers.get('Location'))).size).toBe(1);
  advanceClocks(9 * MINUTE);
  await send(other);
  expect(await one.outbox.list()).toHaveLength(1);
  advanceClocks(MINUTE);
  await send(other);
  expect(await one.outbox.list()).toHaveLength(2);
});

test('§7.4 a process recognises repeated forms, and derives their age, by a token that another process issued', async () => {
  const token = parseToken((await send(one, { email: '' })).html);
  await send(other, { token, message: 'Sent at once' });
  advanceClocks(60 * MINUTE);
  const [first, second] = [await send(other, { token }), await send(one, { token })];
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
  expect((await one.outbox.list()).map(({ signs }) => signs)).toEqual([['too-fast'], []]);
});

test('§7.4 tokens stay valid after a restart', async () => {
  const token = parseToken((await send(other, { email: '' })).html);
  const again = await startHarness({ app: { loadPageRenderer: loadTestRenderer }, outboxUrl: one.outboxUrl });
  again.clock.now += MINUTE;
  await send(again, { token });
  expect((await again.outbox.list()).map(({ status }) => status)).toEqual(['pending']);
});

test('§7.4 the success page shows the sent values for half an hour in any process, and the next sweep deletes these values', async () => {
  const { headers } = await send(one);
  const row = await one.only();
  advanceClocks(29 * MINUTE);
  const shown = await fetchSentPage(other, headers.get('Location'));
  for (const part of [outcomes.contact.title, row.reference, 'Tell me more']) expect(shown).toContain(part);
  advanceClocks(2 * MINUTE);
  const text = await fetchSentPage(other, headers.get('Location'));
  expect(text).toContain(noscriptWords.sent.forgotten);
  expect(text).not.toContain('Tell me more');
  await one.worker.leases.sweep(one.clock.now, LIMITS.retentionMs);
  const { build, read } = one.outbox.engine;
  expect(await read(build.selectFrom('receipts').selectAll())).toEqual([]);
  expect(await read(build.selectFrom('repeats').selectAll())).toEqual([]);
  expect((await one.only()).id).toBe(row.id);
});
