import { firm } from '#site/firm';
import { words as mails } from '#site/words/mails';
import { words as noscript } from '#site/words/noscript';
import { fill } from '../src/site/fill';
import { DAY } from './outbox/backoff';
import { createMailKey } from './outbox/mail';
import { startHarness, type Harness } from './testing/harness';
import { loadTestRenderer, extractText, extractTitle } from './testing/formPost';
import { application, contact, submit } from './testing/submit';

let relay: Harness;
beforeEach(async () => {
  relay = await startHarness({
    app: { loadPageRenderer: loadTestRenderer },
    worker: { siteUrl: 'https://www.oak.example' },
  });
});

const { withdrawn } = mails;
const LINK = /https:\/\/www\.oak\.example(\/api\/submissions\/applications\/withdraw\/[\w-]+)/;

/** Sends an application and delivers it. Returns the withdrawal link of its confirmation, and its reference. */
async function sendApplication(): Promise<{ link: string; reference: string }> {
  const { body } = await submit(relay.url, 'applications', application());
  await relay.deliver();
  const confirmation = relay.devProviders.mails.find(({ to }) => to[0]?.email === 'ann@example.com');
  const [, link = ''] = LINK.exec(confirmation?.textContent ?? '') ?? [];
  expect(confirmation?.htmlContent).toContain(`href="https://www.oak.example${link}"`);
  return { link, reference: body.reference ?? '' };
}

async function visit(link: string, init: RequestInit = {}) {
  const response = await fetch(relay.url + link, {
    redirect: 'manual',
    ...init,
    headers: { Accept: 'text/html', ...init.headers },
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const press = (link: string, headers: Record<string, string> = {}) => visit(link, { method: 'POST', headers });
const subjects = () => relay.devProviders.mails.map(({ subject, to }) => `${to[0]?.email}: ${subject}`);

test('Art. 7(3) the link of a confirmation opens a page with one button, and a view of the page changes no data', async () => {
  const { link, reference } = await sendApplication();
  const { status, html, headers } = await visit(link);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(extractText(html)).toContain(reference);
  expect(html.match(/<form [^>]*method="post"/g)).toHaveLength(1);
  expect(html).not.toMatch(/Ann|ann@/);
  expect(await relay.outbox.list()).toHaveLength(1);
});

test('Art. 17 the button erases the application in the outbox and the spreadsheet, and the firm and the applicant get a mail', async () => {
  const { link, reference } = await sendApplication();
  relay.devProviders.mails.length = 0;
  const { status, headers } = await press(link);
  expect([status, headers.get('Location')]).toEqual([303, link]);
  expect(await relay.outbox.list()).toEqual([]);
  await relay.deliver();
  expect(relay.devProviders.rows).toEqual([]);
  expect(subjects().toSorted()).toEqual([
    `ann@example.com: ${fill(withdrawn.confirmation.subject, { firm: firm.name })}`,
    `hello@oak.example: ${fill(withdrawn.admin.subject, { reference })}`,
  ]);
  expect(relay.devProviders.mails.find(({ to }) => to[0]?.email === 'hello@oak.example')?.textContent).toContain(
    'Ann Lee',
  );
  const { html } = await visit(link);
  expect(extractText(html)).toContain(reference);
  expect(html).not.toContain('method="post"');
  // The queue of erasure tasks is empty, so it contains no data of the person.
  expect(await relay.outbox.engine.read(relay.outbox.engine.build.selectFrom('erasure_tasks').selectAll())).toEqual([]);
});

test('Art. 17 repeated and simultaneous presses of the button withdraw the application once and send each mail once', async () => {
  const { link } = await sendApplication();
  relay.devProviders.mails.length = 0;
  const answers = await Promise.all([press(link), press(link), press(link)]);
  await relay.deliver();
  answers.push(await press(link));
  await relay.deliver();
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  expect(relay.devProviders.mails).toHaveLength(2);
  expect(relay.logged.filter(({ event }) => event === 'submission.withdrawn')).toHaveLength(1);
});

test('Art. 17 a withdrawal before any delivery stores no row and sends only the mails about the withdrawal', async () => {
  const { body } = await submit(relay.url, 'applications', application());
  const [row] = await relay.outbox.list();
  await relay.outbox.erasures.withdraw(row?.id ?? '', body.reference ?? '', row?.receivedAt ?? 0, relay.clock.now);
  await relay.deliver();
  expect(relay.devProviders.rows).toEqual([]);
  expect(relay.devProviders.mails.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    createMailKey(row?.id ?? '', 'withdrawal'),
    createMailKey(row?.id ?? '', 'withdrawal-confirmation'),
  ]);
});

test('Art. 17 the link still erases the spreadsheet row and notifies the firm after the outbox has deleted the application', async () => {
  const { link, reference } = await sendApplication();
  relay.clock.now += 100 * DAY;
  await relay.worker.leases.sweep(relay.clock.now, 30 * DAY);
  expect(await relay.outbox.list()).toEqual([]);
  relay.devProviders.mails.length = 0;
  expect((await press(link)).status).toBe(303);
  await relay.deliver();
  expect(relay.devProviders.rows).toEqual([]);
  expect(subjects()).toEqual([`hello@oak.example: ${fill(withdrawn.admin.subject, { reference })}`]);
});

test('Art. 7(3) a withdrawal link works for 180 days, and an expired link shows a page with the address of the firm', async () => {
  const { link } = await sendApplication();
  relay.clock.now += 180 * DAY;
  expect((await visit(link)).status).toBe(200);
  relay.clock.now += 1;
  for (const { status, html } of [await visit(link), await press(link)]) {
    expect(status).toBe(410);
    expect(html).toContain('mailto:');
  }
  expect(await relay.outbox.list()).toHaveLength(1);
});

test('Art. 32 a forged, truncated or lengthened link erases nothing, and shows a page with the address of the firm', async () => {
  const { link } = await sendApplication();
  const token = link.split('/').at(-1) ?? '';
  const changedAt = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  for (const forged of [
    changedAt(0),
    changedAt(25),
    changedAt(32),
    token.slice(0, -3),
    `${token}A`,
    'A'.repeat(51),
    '%00',
  ]) {
    const { status, html } = await press(link.replace(token, forged));
    expect(status).toBe(404);
    expect(html).toContain('mailto:');
    expect(html).not.toContain('method="post"');
  }
  expect(await relay.outbox.list()).toHaveLength(1);
});

test('Art. 32 a page of another site cannot withdraw an application', async () => {
  const { link } = await sendApplication();
  const { status } = await press(link, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' });
  expect(status).toBe(403);
  expect(await relay.outbox.list()).toHaveLength(1);
});

test('§8 the withdrawal page reports an unavailable outbox, and the link works after the outbox has recovered', async () => {
  const { link } = await sendApplication();
  const broken = jest.spyOn(relay.outbox.engine, 'read').mockRejectedValue(new Error('disk full'));
  const { status, headers, html } = await press(link);
  expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
  expect(extractTitle(html)).toContain(noscript.withdrawal.failed.title);
  broken.mockRestore();
  expect((await press(link)).status).toBe(303);
});

test('Art. 17 the relay sends the mails about a withdrawal after a failure of the provider and a restart', async () => {
  const { link } = await sendApplication();
  relay.devProviders.mails.length = 0;
  relay.devProviders.setFault('mail', { kind: '500' });
  await press(link);
  await relay.deliver();
  expect(relay.devProviders.mails).toEqual([]);
  relay.devProviders.setFault('mail', { kind: 'none' });
  relay.clock.now += 60_000;
  await relay.newWorker().runDue();
  expect(relay.devProviders.mails).toHaveLength(2);
});

test('§7.2 confirmations of other forms have no withdrawal link', async () => {
  await submit(relay.url, 'contacts', contact());
  await relay.deliver();
  expect(relay.devProviders.mails.map(({ textContent }) => textContent).join('\n')).not.toContain('/withdraw/');
});
