import { join } from 'node:path';
import { backoff, parseRetryAfter } from './outbox/backoff';
import { Outbox } from './outbox/outbox';
import { startHarness, createTemporaryFolder, type Harness } from './testing/harness';
import { createOutboxUrl } from './testing/outboxes';
import { application, contact, dataUrl, createKey, createPayload, pdf, submit } from './testing/submit';

describe('back-off', () => {
  test('§4.6 the back-off has a random addition of at most a fifth, and is at least as long as Retry-After', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 20].map((attempts) => backoff(attempts, 0, () => 0))).toEqual(
      [1, 5, 30, 120, 600, 3600, 21_600, 21_600].map((seconds) => seconds * 1000),
    );
    expect(backoff(1, 0, () => 1)).toBe(1200);
    expect(backoff(1, 90_000, () => 0)).toBe(90_000);
  });

  test('§7.2 the relay reads Retry-After in seconds and as a date', () => {
    const now = Date.parse('2026-03-02T10:00:00Z');
    expect(parseRetryAfter('120', now)).toBe(120_000);
    expect(parseRetryAfter('Mon, 02 Mar 2026 10:01:00 GMT', now)).toBe(60_000);
    expect([
      parseRetryAfter(null, now),
      parseRetryAfter('soon', now),
      parseRetryAfter('Mon, 02 Mar 2020 10:01:00 GMT', now),
    ]).toEqual([0, 0, 0]);
  });
});

test('§7.1 the outbox keeps a submission and its résumé when the outbox is closed and reopened', async () => {
  const folder = await createTemporaryFolder();
  const url = await createOutboxUrl(folder.path);
  const first = await Outbox.open({ url });
  const id = createKey();
  const file = first.upload('application/pdf', 1);
  await file.write(pdf());
  await file.end();
  const submission = { kind: 'application', payload: createPayload('application') } as const;
  await first.accept({ id, reference: 'BB-1', submission, now: 1, file });
  await first.close();
  const second = await Outbox.open({ url });
  const [row] = await second.list();
  expect(row).toMatchObject({ id, reference: 'BB-1', status: 'pending' });
  expect(row && (await second.readResume(row))).toBe(dataUrl());
  await second.close();
});

test('§7.1 three concurrent callers can open and use a new outbox', async () => {
  const folder = await createTemporaryFolder();
  const url = await createOutboxUrl(join(folder.path, 'new'));
  const opened = await Promise.all(Array.from({ length: 3 }, () => Outbox.open({ url })));
  for (const outbox of opened) {
    const submission = { kind: 'contact', payload: createPayload('contact') } as const;
    expect(await outbox.accept({ id: createKey(), reference: 'BB-1', submission, now: 1 })).toMatchObject({
      outcome: 'stored',
    });
  }
  expect(await opened[0]?.countByStatus()).toEqual({ pending: 3, done: 0, dead: 0, quarantined: 0 });
  for (const outbox of opened) await outbox.close();
});

describe('npm run outbox', () => {
  let relay: Harness;
  beforeEach(async () => {
    relay = await startHarness();
  });

  test('§4.6 list shows pending submissions with their next step, without personal data', async () => {
    relay.devProviders.setFault('sheet', { kind: '500' });
    const { body } = await submit(relay.url, 'contacts', contact());
    await relay.deliver();
    const { code, out } = await relay.cli('list');
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`${body.reference} {2}contact {2}pending {2}waits for the spreadsheet {2}spreadsheet: status 500`),
    );
    expect(out).not.toMatch(/Ann|example\.com/);
  });

  test('§4.6 list omits delivered submissions without --all', async () => {
    await submit(relay.url, 'contacts', contact());
    await relay.deliver();
    expect((await relay.cli('list')).out).toBe('0 listed\n');
    expect((await relay.cli('list', '--all')).out).toContain('confirmation sent');
  });

  test('§4.6 retry makes a pending submission due, and resumes mailing', async () => {
    relay.devProviders.setFault('mail', { kind: '401', times: 1 });
    const { body } = await submit(relay.url, 'contacts', contact());
    await relay.deliver();
    expect((await relay.cli('list')).out).toContain('Mailing is stopped (mail: status 401)');
    expect((await relay.cli('retry', 'BB-NOBODY')).code).toBe(1);
    expect(await relay.cli('retry', body.reference ?? '')).toEqual({ code: 0, out: '1 due now\n' });
    await relay.deliver();
    expect(relay.devProviders.mails).toHaveLength(2);
  });

  test('§3.12 export prints the complete submission with its résumé', async () => {
    await submit(relay.url, 'applications', application());
    const { out } = await relay.cli('export');
    expect(JSON.parse(out)).toMatchObject({
      kind: 'application',
      status: 'pending',
      payload: createPayload('application'),
    });
  });

  test('§4.6 an unknown command prints the usage', async () => {
    const { code, out } = await relay.cli('delete');
    expect(code).toBe(2);
    expect(out).toMatch(/npm run outbox -- list/);
  });
});
