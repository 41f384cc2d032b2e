import { join } from 'node:path';
import { firm } from '#site/firm';
import { words as mails } from '#site/words/mails';
import { words as noscript } from '#site/words/noscript';
import { fillPlaceholders } from '../src/site/fill';
import { DAY, HOUR } from './outbox/backoff';
import { createMailKey } from './outbox/mail';
import { createTemporaryFolder, startHarness, type Harness } from './testing/harness';
import { loadTestRenderer, extractText, extractTitle } from './testing/formPost';
import { createApplication, createContact, createKey, submit } from './testing/submit';

let relay: Harness;
beforeEach(async () => {
  relay = await startHarness({
    app: { loadPageRenderer: loadTestRenderer },
    worker: { siteUrl: 'https://www.oak.example' },
  });
});

const { withdrawn } = mails;
const LINK_PATTERN = /https:\/\/www\.oak\.example(\/api\/submissions\/applications\/withdraw\/[\w.-]+)/;

/**
 * Sends an application and delivers it. Returns the path of the withdrawal link in the confirmation, and the reference
 * of the application.
 */
async function sendApplication(
  send = () => submit(relay.url, 'applications', createApplication()),
): Promise<{ link: string; reference: string }> {
  const { body } = await send();
  await relay.deliver();
  const confirmation = relay.devProviders.mails.find(({ to }) => to[0]?.email === 'ann@example.com');
  const [, link = ''] = LINK_PATTERN.exec(confirmation?.textContent ?? '') ?? [];
  expect(confirmation?.htmlContent).toContain(`href="https://www.oak.example${link}"`);
  return { link, reference: body.reference ?? '' };
}

async function fetchPage(link: string, init: RequestInit = {}) {
  const response = await fetch(relay.url + link, {
    redirect: 'manual',
    ...init,
    headers: { Accept: 'text/html', ...init.headers },
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const postWithdrawal = (link: string, headers: Record<string, string> = {}) =>
  fetchPage(link, { method: 'POST', headers });
const listSubjects = () => relay.devProviders.mails.map(({ subject, to }) => `${to[0]?.email}: ${subject}`);

test('Art. 7(3) the withdrawal link opens a page with one button, and opening the page changes no data', async () => {
  const { link, reference } = await sendApplication();
  const { status, html, headers } = await fetchPage(link);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(extractText(html)).toContain(reference);
  expect(html.match(/<form [^>]*method="post"/g)).toHaveLength(1);
  expect(html).not.toMatch(/Ann|ann@/);
  expect(await relay.outbox.list()).toHaveLength(1);
});

test('Art. 17 after a withdrawal, the relay erases the application in the outbox and the spreadsheet, and sends two mails', async () => {
  const { link, reference } = await sendApplication();
  relay.devProviders.mails.length = 0;
  const { status, headers } = await postWithdrawal(link);
  expect([status, headers.get('Location')]).toEqual([303, link]);
  expect(await relay.outbox.list()).toEqual([]);
  await relay.deliver();
  expect(relay.devProviders.rows).toEqual([]);
  expect(listSubjects().toSorted()).toEqual([
    `ann@example.com: ${fillPlaceholders(withdrawn.confirmation.subject, { firm: firm.name })}`,
    `hello@oak.example: ${fillPlaceholders(withdrawn.admin.subject, { reference })}`,
  ]);
  expect(relay.devProviders.mails.find(({ to }) => to[0]?.email === 'hello@oak.example')?.textContent).toContain(
    'Ann Lee',
  );
  const { html } = await fetchPage(link);
  expect(extractText(html)).toContain(reference);
  expect(html).not.toContain('method="post"');
  // No erasure task remains in the queue, so the queue contains no personal data.
  expect(
    await relay.outbox.engine.read(relay.outbox.engine.queryBuilder.selectFrom('erasure_tasks').selectAll()),
  ).toEqual([]);
});

test('Art. 17 repeated and simultaneous presses of the button withdraw the application once and send each mail once', async () => {
  const { link } = await sendApplication();
  relay.devProviders.mails.length = 0;
  const responses = await Promise.all([postWithdrawal(link), postWithdrawal(link), postWithdrawal(link)]);
  await relay.deliver();
  responses.push(await postWithdrawal(link));
  await relay.deliver();
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  expect(relay.devProviders.mails).toHaveLength(2);
  expect(relay.logLines.filter(({ event }) => event === 'submission.withdrawn')).toHaveLength(1);
});

test('Art. 17 a repeated withdrawal erases the application only once, even after the clock was set back', async () => {
  const { link } = await sendApplication();
  const file = join((await createTemporaryFolder()).path, 'backup');
  expect(await relay.runCli('backup', file)).toMatchObject({ code: 0 });
  relay.clock.now -= DAY;
  relay.devProviders.mails.length = 0;
  const statuses = [await postWithdrawal(link), await postWithdrawal(link)].map(({ status }) => status);
  await relay.deliver();
  expect(statuses).toEqual([303, 303]);
  expect(extractText((await fetchPage(link)).html)).toContain(noscript.withdrawal.done.title);
  expect(listSubjects()).toHaveLength(2);
  await relay.runCli('restore', file);
  expect(await relay.outbox.list()).toEqual([]);
});

test('Art. 17 an application that is sent again after its withdrawal is a new one, with its own row, mails and count', async () => {
  relay = await startHarness({
    app: { loadPageRenderer: loadTestRenderer },
    worker: { siteUrl: 'https://www.oak.example' },
    limits: { submissions: 2 },
  });
  const key = createKey();
  const send = () => submit(relay.url, 'applications', createApplication(), { key });
  const { link, reference } = await sendApplication(send);
  relay.devProviders.setFault('sheet', { kind: '500' });
  await postWithdrawal(link);
  await relay.deliver();
  relay.clock.now += 60_000;
  const { body } = await send();
  expect(body.reference).not.toBe(reference);
  expect((await send()).body.reference).toBe(body.reference);
  relay.devProviders.setFault('sheet', { kind: 'none' });
  relay.devProviders.mails.length = 0;
  await relay.advanceAndDeliver(HOUR);
  expect(relay.devProviders.rows).toHaveLength(1);
  expect(relay.devProviders.mails).toHaveLength(2);
  const newLink = LINK_PATTERN.exec(relay.devProviders.mails.map(({ textContent }) => textContent).join())?.[1] ?? '';
  expect((await postWithdrawal(newLink)).status).toBe(303);
  relay.clock.now -= HOUR;
  expect((await send()).status).toBe(429);
});

test('Art. 17 a lease of a process whose clock was a day ahead delays the erasure by at most an hour', async () => {
  await submit(relay.url, 'applications', createApplication());
  const [row] = await relay.outbox.list();
  relay.clock.now += DAY;
  await relay.createAnotherWorker().leases.claim({
    now: relay.clock.now,
    limit: 10,
    maxResumes: 10,
    includesQuarantined: false,
  });
  relay.clock.now -= DAY;
  await relay.outbox.erasures.withdraw(row?.id ?? '', row?.reference ?? '', row?.receivedAt ?? 0, relay.clock.now);
  await relay.advanceAndDeliver(HOUR);
  expect(await relay.outbox.erasures.describeOpenTasks()).toEqual([]);
});

test('Art. 17 after a withdrawal before any delivery, the relay stores no row and sends only the mails about the withdrawal', async () => {
  const { body } = await submit(relay.url, 'applications', createApplication());
  const [row] = await relay.outbox.list();
  await relay.outbox.erasures.withdraw(row?.id ?? '', body.reference ?? '', row?.receivedAt ?? 0, relay.clock.now);
  await relay.deliver();
  expect(relay.devProviders.rows).toEqual([]);
  expect(relay.devProviders.mails.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    createMailKey(row?.id ?? '', 'withdrawal'),
    createMailKey(row?.id ?? '', 'withdrawal-confirmation'),
  ]);
});

test('Art. 17 after the relay has deleted an old application, its withdrawal link still erases the row and notifies the firm', async () => {
  const { link, reference } = await sendApplication();
  relay.clock.now += 100 * DAY;
  await relay.worker.leases.sweep(relay.clock.now, { retentionMs: 30 * DAY });
  expect(await relay.outbox.list()).toEqual([]);
  relay.devProviders.mails.length = 0;
  expect((await postWithdrawal(link)).status).toBe(303);
  await relay.deliver();
  expect(relay.devProviders.rows).toEqual([]);
  expect(listSubjects()).toEqual([`hello@oak.example: ${fillPlaceholders(withdrawn.admin.subject, { reference })}`]);
});

test('Art. 7(3) a withdrawal link works for 180 days, and an expired link shows a page with the e-mail address of the firm', async () => {
  const { link } = await sendApplication();
  relay.clock.now += 180 * DAY;
  expect((await fetchPage(link)).status).toBe(200);
  relay.clock.now += 1;
  for (const { status, html } of [await fetchPage(link), await postWithdrawal(link)]) {
    expect(status).toBe(410);
    expect(html).toContain('mailto:');
  }
  expect(await relay.outbox.list()).toHaveLength(1);
});

test('Art. 32 a forged, truncated or lengthened link erases nothing, and opens a page with a mailto link', async () => {
  const { link } = await sendApplication();
  const token = link.split('/').at(-1) ?? '';
  const changeCharacter = (index: number) =>
    token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
  for (const forgedToken of [
    changeCharacter(0),
    changeCharacter(25),
    changeCharacter(50),
    token.slice(0, -3),
    `${token}A`,
    `${token}.`,
    `${token}%00`,
    'A'.repeat(68),
    '%00',
  ]) {
    const { status, html } = await postWithdrawal(link.replace(token, forgedToken));
    expect(status).toBe(404);
    expect(html).toContain('mailto:');
    expect(html).not.toContain('method="post"');
  }
  // Mail programs may cut a link or add a slash to a link.
  for (const changedLink of [link.replace(token, ''), `${link}/`]) {
    const { status, html } = await fetchPage(changedLink);
    expect([status, extractTitle(html).includes(noscript.withdrawal.invalid.title)]).toEqual([404, true]);
  }
  expect(await relay.outbox.list()).toHaveLength(1);
});

test('Art. 32 a page of another site cannot withdraw an application', async () => {
  const { link } = await sendApplication();
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  const { status, html } = await postWithdrawal(link, headers);
  expect([status, extractTitle(html).includes(noscript.withdrawal.failed.title)]).toEqual([403, true]);
  expect(await relay.outbox.list()).toHaveLength(1);
});

test('§8 the withdrawal page reports an unavailable outbox, and the link works after the outbox has recovered', async () => {
  const { link } = await sendApplication();
  const readSpy = jest.spyOn(relay.outbox.engine, 'read').mockRejectedValue(new Error('disk full'));
  const { status, headers, html } = await postWithdrawal(link);
  expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
  expect(extractTitle(html)).toContain(noscript.withdrawal.failed.title);
  readSpy.mockRestore();
  expect((await postWithdrawal(link)).status).toBe(303);
});

test('Art. 17 the relay sends the mails about a withdrawal after a failure of the provider and a restart', async () => {
  const { link } = await sendApplication();
  relay.devProviders.mails.length = 0;
  relay.devProviders.setFault('mail', { kind: '500' });
  await postWithdrawal(link);
  await relay.deliver();
  expect(relay.devProviders.mails).toEqual([]);
  relay.devProviders.setFault('mail', { kind: 'none' });
  relay.clock.now += 60_000;
  await relay.createAnotherWorker().runDue();
  expect(relay.devProviders.mails).toHaveLength(2);
});

test('Art. 5(1)(e) the relay deletes a mail about a withdrawal if it could not send the mail within the retention of applications', async () => {
  const { link, reference } = await sendApplication();
  const { queryBuilder, read } = relay.outbox.engine;
  const listTasks = () => read(queryBuilder.selectFrom('erasure_tasks').select('id'));
  relay.devProviders.setFault('mail', { kind: '500' });
  await postWithdrawal(link);
  await relay.deliver();
  for (const [days, count] of [
    [30, 2],
    [1, 0],
  ] as const) {
    // After a long time without a sweep, the relay keeps the mails for an hour.
    relay.clock.now += days * DAY - HOUR;
    await relay.worker.sweepHourly();
    relay.clock.now += HOUR;
    await relay.worker.sweepHourly();
    expect(await listTasks()).toHaveLength(count);
  }
  expect(relay.logLines.filter(({ event }) => event === 'erasure.given-up')).toEqual([
    expect.objectContaining({ reference }),
    expect.objectContaining({ reference }),
  ]);
});

/** Starts a relay with a daily mail budget, and returns the withdrawal links of `count` delivered applications. */
async function startWithApplications(dailyBudget: number, count: number): Promise<string[]> {
  relay = await startHarness({
    app: { loadPageRenderer: loadTestRenderer },
    worker: { siteUrl: 'https://www.oak.example' },
    limits: { dailyBudget },
  });
  for (let index = 0; index < count; index += 1)
    await submit(relay.url, 'applications', createApplication({ email: `a${index}@example.com` }));
  await relay.deliver();
  const links = relay.devProviders.mails.flatMap(({ textContent }) => LINK_PATTERN.exec(textContent ?? '')?.[1] ?? []);
  expect(links).toHaveLength(count);
  relay.devProviders.mails.length = 0;
  return links;
}
async function deliverForAnHour(): Promise<void> {
  for (let minutes = 0; minutes <= 60; minutes += 1) {
    relay.clock.now += 60_000;
    await relay.deliver();
  }
}

test('§7 the relay sends at most four mails about withdrawals a day, or a tenth of the mail budget, whichever is more', async () => {
  for (const link of await startWithApplications(24, 4)) await postWithdrawal(link);
  // Mails that the provider has certainly not accepted do not count towards this limit.
  relay.devProviders.setFault('mail', { kind: '500', times: 6 });
  await deliverForAnHour();
  expect(relay.devProviders.mails).toHaveLength(4);
  await submit(relay.url, 'contacts', createContact({ email: 'ben@example.com' }));
  await relay.deliver();
  expect(listSubjects().slice(4)).toEqual([
    expect.stringContaining('hello@oak.example'),
    expect.stringContaining('ben@example.com'),
  ]);
  expect(await relay.runCli('status')).toEqual({
    code: 1,
    output: 'Open erasures: 4 mails about withdrawals wait (mail: daily budget used up)\n',
  });
  relay.clock.now = Date.parse('2026-03-03T00:00:00Z');
  await relay.deliver();
  await relay.deliver();
  expect(relay.devProviders.mails).toHaveLength(10);
  expect(await relay.runCli('status')).toMatchObject({ code: 0 });
  expect(new Set(listSubjects())).toHaveProperty('size', 10);
});

test('§7 mails about withdrawals do not use the part of the mail budget that is reserved for digests', async () => {
  const [link = ''] = await startWithApplications(9, 4);
  await postWithdrawal(link);
  await relay.deliver();
  expect(relay.devProviders.mails).toEqual([]);
  await submit(relay.url, 'contacts', createContact({ message: 'Message 1' }));
  await relay.deliver();
  expect(relay.devProviders.mails).toMatchObject([{ htmlContent: expect.stringContaining('Message 1') as unknown }]);
});

test('§7.2 the mails about a contact message contain no withdrawal link', async () => {
  await submit(relay.url, 'contacts', createContact());
  await relay.deliver();
  expect(relay.devProviders.mails.map(({ textContent }) => textContent).join('\n')).not.toContain('/withdraw/');
});
