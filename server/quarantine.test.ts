import { pages } from '#site/pages';
import { countries } from '#site/countries';
import { findPageOfKind } from '../src/site/pages';
import { PERSON } from '../test/subjects';
import { detachForm } from './noscript/markup';
import type { StaticFile, StaticSite } from './static/load';
import { startHarness, type Harness, type HarnessOptions } from './testing/harness';
import { postForm, parseToken, loadTestRenderer, type NoscriptAnswer } from './testing/formPost';
import { startRecorder } from './testing/recorder';
import { application, contact, dataUrl, createPayload, submit } from './testing/submit';

const DAY = 24 * 60 * 60_000;
/** A page that the relay's own server serves, so that the page's form has a token. */
const PAGE: StaticFile = {
  path: '/form/index.html',
  type: 'text/html; charset=utf-8',
  tag: 't',
  uncompressed: () => new TextEncoder().encode(detachForm('<form action="/x" method="post"></form>', '', true)),
  encoded: {},
};
const SITE: StaticSite = { files: new Map([[PAGE.path, PAGE]]), policy: {}, base: '/', gone: new Set() };
let relay: Harness;
async function start(options: HarnessOptions = {}): Promise<void> {
  relay = await startHarness({
    ...options,
    app: { loadPageRenderer: loadTestRenderer, static: () => SITE, ...options.app },
  });
}
const listSigns = async () => (await relay.outbox.list()).map(({ signs }) => signs);
const form = findPageOfKind(pages, 'contact')?.path ?? '';
const sendForm = (overrides: Record<string, string> = {}): Promise<NoscriptAnswer> => {
  const fields = { ...PERSON, country: countries[0].country, message: 'Hello there', website: '' };
  return postForm(relay.url, 'contacts', form, { ...fields, ...overrides });
};

test.each([
  ['a filled honeypot', { honeypot: 'http://spam.example' }, ['honeypot']],
  ['an age of 1999 ms', { age: '1999' }, ['too-fast']],
  ['neither age nor token', { age: '' }, ['no-token']],
  ['an age of 0 ms, after the clock moved back', { age: '0' }, ['too-fast']],
])(
  '§7 a submission with %s gets 202, is quarantined with its spam sign, and is not delivered',
  async (_what, meta, signs) => {
    await start();
    const answer = await submit(relay.url, 'contacts', contact(), meta);
    expect(answer.status).toBe(202);
    expect(await relay.outbox.list()).toMatchObject([
      { reference: answer.body.reference, status: 'quarantined', signs },
    ]);
    await relay.deliver();
    expect([relay.devProviders.rows, relay.devProviders.mails]).toEqual([[], []]);
    expect(relay.logged).toContainEqual(
      expect.objectContaining({ event: 'submission.quarantined', signs: signs.join() }),
    );
  },
);

test('§2.16 a form without JavaScript is quarantined with a filled honeypot, or a missing, forged or new token', async () => {
  await start();
  const token = parseToken((await sendForm({ email: '' })).html);
  const answers = [
    await sendForm({ token, message: 'At once' }),
    await sendForm({ token: '', message: 'No token' }),
    await sendForm({ token: `${token.slice(0, -3)}AAA`, message: 'Forged' }),
  ];
  relay.clock.now += 5000;
  answers.push(await sendForm({ token, website: 'x', message: 'Honeypot' }), await sendForm({ token }));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303));
  expect(await listSigns()).toEqual([['too-fast'], ['no-token'], ['no-token'], ['honeypot'], []]);
});

test('§2.16 a form needs no token where another host serves the pages', async () => {
  await start({ app: { static: () => ({ ...SITE, files: new Map() }) } });
  await sendForm();
  expect(await relay.outbox.list()).toMatchObject([{ status: 'pending' }]);
});

test('§2.16 an expired token alone does not cause a quarantine', async () => {
  await start();
  const token = parseToken((await sendForm({ email: '' })).html);
  relay.clock.now += 3 * DAY;
  expect((await sendForm({ token })).status).toBe(303);
  expect(await relay.outbox.list()).toMatchObject([{ status: 'pending' }]);
});

test('§7 the relay quarantines the same text with a link from a third IP address, in any letter case and punctuation', async () => {
  await start({ settings: { trustedProxies: 1 } });
  const text = 'Rank first on every search engine, ask us how: https://seo.example';
  const send = (from: string, message: string) =>
    submit(relay.url, 'contacts', contact({ message }), {}, { 'X-Forwarded-For': from });
  await send('203.0.113.1', text);
  await send('203.0.113.1', text);
  await send('203.0.113.2', text.toUpperCase());
  await send('203.0.113.3', `${text}!!`);
  expect(await listSigns()).toEqual([[], [], [], ['same-text', 'links']]);
});

test('§7 a released submission is delivered completely and cannot be released again', async () => {
  await start();
  const { body } = await submit(relay.url, 'applications', application(), { age: '1' });
  const reference = body.reference ?? '';
  expect((await relay.cli('list', '--spam')).out).toContain(`${reference}  application  quarantined  too-fast`);
  expect((await relay.cli('list')).out).toBe('0 listed\n1 in quarantine (list --spam)\n');
  expect(await relay.cli('release', reference)).toEqual({ code: 0, out: 'done\n' });
  await relay.deliver();
  expect(relay.devProviders.rows[0]?.payload.resumeBase64).toBe(dataUrl());
  expect(relay.devProviders.mails).toHaveLength(2);
  expect(await relay.outbox.list()).toMatchObject([{ status: 'done' }]);
  expect((await relay.cli('release', reference)).code).toBe(1);
});

test('§7 `outbox retry` does not change quarantined submissions', async () => {
  await start();
  await submit(relay.url, 'contacts', contact(), { age: '1' });
  expect((await relay.cli('retry')).out).toBe('0 due now\n');
  expect(await relay.deliver()).toBe(0);
});

test('§7 `outbox drop` deletes a submission with its résumé, and reports an unknown reference', async () => {
  await start();
  const { body } = await submit(relay.url, 'applications', application());
  expect(await relay.cli('drop', body.reference ?? '')).toEqual({ code: 0, out: 'done\n' });
  expect(await relay.outbox.list()).toEqual([]);
  expect(await relay.resumeParts()).toEqual([]);
  expect((await relay.cli('drop', 'XX-NONE')).code).toBe(1);
  expect((await relay.cli('drop')).code).toBe(2);
});

test('§7 the commands distinguish two submissions with the same reference by their ids', async () => {
  await start();
  const submission = { kind: 'contact' as const, payload: createPayload('contact') };
  for (const id of ['first-id', 'second-id'])
    await relay.outbox.accept({ id, reference: 'XX-SAME', submission, now: relay.clock.now, signs: ['links'] });
  const { code, out } = await relay.cli('drop', 'XX-SAME');
  expect(code).toBe(1);
  expect(out).toContain('first-id, second-id');
  expect((await relay.cli('drop', 'first-id')).code).toBe(0);
  expect((await relay.cli('release', 'XX-SAME')).code).toBe(0);
  expect(await relay.outbox.list()).toMatchObject([{ id: 'second-id', status: 'pending' }]);
});

test('§7.1 QUARANTINE_TAB adds a quarantined submission to a separate tab without a mail, and a release adds the normal row', async () => {
  await start({ worker: { quarantineTab: true } });
  const { body } = await submit(relay.url, 'applications', application(), { age: '1' });
  await relay.deliver();
  await relay.deliver();
  expect(relay.devProviders.rows).toHaveLength(1);
  expect(relay.devProviders.rows[0]).toMatchObject({ isQuarantined: true });
  expect(relay.devProviders.mails).toEqual([]);
  await relay.cli('release', body.reference ?? '');
  await relay.deliver();
  expect(relay.devProviders.rows).toHaveLength(2);
  expect(relay.devProviders.rows[1]).toMatchObject({ isQuarantined: false });
  expect(relay.devProviders.rows[1]?.payload.resumeBase64).toBe(dataUrl());
  expect(relay.devProviders.mails).toHaveLength(2);
});

test('§7.1 a submission that is released during the call for its quarantine row still gets its normal row', async () => {
  let reference = '';
  const sheet = await startRecorder(async () => {
    if (sheet.calls.length === 1) await relay.cli('release', reference);
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"ok":true}' };
  });
  await start({ worker: { quarantineTab: true }, hosts: { sheet: sheet.url } });
  reference = (await submit(relay.url, 'applications', application(), { age: '1' })).body.reference ?? '';
  await relay.deliver();
  expect(sheet.calls.map(({ path }) => path.includes('quarantine=1'))).toEqual([true, false]);
  expect(sheet.calls[1]?.body).toContain(dataUrl());
  expect(relay.devProviders.mails).toHaveLength(2);
});

test('§7.1 a quarantined submission stays quarantined while the spreadsheet is down for days', async () => {
  await start({ worker: { quarantineTab: true } });
  await submit(relay.url, 'contacts', contact(), { age: '1' });
  relay.devProviders.setFault('sheet', { kind: '500' });
  for (let day = 0; day < 5; day += 1) {
    await relay.deliver();
    relay.clock.now += DAY;
  }
  expect(await relay.outbox.list()).toMatchObject([{ status: 'quarantined' }]);
});

test('§7 the sweep deletes submissions of every status after RETENTION_DAYS, and returns the pending and dead submissions', async () => {
  await start({ limits: { retentionMs: 30 * DAY } });
  await submit(relay.url, 'contacts', contact());
  await relay.deliver();
  await submit(relay.url, 'contacts', contact(), { age: '1' });
  relay.devProviders.setFault('sheet', { kind: 'down' });
  const pending = await submit(relay.url, 'contacts', contact());
  const dead = await submit(relay.url, 'contacts', contact());
  relay.clock.now += 4 * DAY - 60_000;
  await relay.deliver();
  // The second row waited because the call for the first row failed.
  await relay.later(60_000);
  await relay.outbox.retry(relay.clock.now, pending.body.reference);
  const statuses = (await relay.outbox.list()).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['dead', 'done', 'pending', 'quarantined']);
  const { leases } = relay.worker;
  expect(await leases.sweep(relay.clock.now + 26 * DAY, 30 * DAY)).toEqual([]);
  expect(await relay.outbox.list()).toHaveLength(4);
  const deletedRows = await leases.sweep(relay.clock.now + 26 * DAY + 1, 30 * DAY);
  expect(deletedRows.toSorted()).toEqual([pending.body.reference, dead.body.reference].toSorted());
  expect(await relay.outbox.list()).toEqual([]);
});

test('§7 /healthz is degraded during the last week before an undelivered submission is deleted', async () => {
  await start();
  await submit(relay.url, 'contacts', contact());
  const health = async () => (await (await fetch(`${relay.url}/healthz`)).json()) as Record<string, unknown>;
  relay.clock.now += 23 * DAY;
  expect(await health()).toMatchObject({ status: 'ok', nearDeletion: 0 });
  relay.clock.now += 1;
  expect(await health()).toMatchObject({ status: 'degraded', nearDeletion: 1 });
});
