import { join } from 'node:path';
import { words } from '#site/words/mails';
import type { Providers } from './settings';
import { compileServer } from './testing/child';
import { ARRIVAL_CRASH_POINTS, runCrashRounds, Visitors } from './testing/crashRounds';
import { startDevProviders, createTemporaryFolder } from './testing/harness';
import { createOutboxUrl } from './testing/outboxes';
import { startRecorder } from './testing/recorder';
import { startSmtpServer } from './testing/smtpServer';

/** The number of parallel runs, each with its own outbox. Two runs use both cores of a small machine. */
const PARALLEL_RUNS = 2;
/**
 * The number of kills at each crash point in each run. Both engines of the outbox share the code of all steps, so
 * PostgreSQL needs fewer repetitions. The chaos test kills more relays on PostgreSQL, at random moments.
 */
const KILLS_PER_POINT = process.env.TEST_POSTGRES ? 1 : 2;
/** Returns the crash points of the given steps of the delivery sequence (§4.6). */
const listSequenceSteps = (...steps: string[]) =>
  steps.flatMap((step) => ['begun', 'called', 'done'].map((point) => `${step}:${point}`));
const listDeliverySteps = (target: string) =>
  ['claimed', 'begun', 'called', 'done'].map((point) => `${target}:${point}`);

/**
 * Starts relays that deliver to `providers`, and kills each at one of the crash points {@link ARRIVAL_CRASH_POINTS} and
 * `deliveryCrashPoints`. Resolves with the references of the accepted submissions, by idempotency key.
 */
async function runWithKills(
  deliveryCrashPoints: readonly string[],
  providers: Providers,
): Promise<Map<string, string>> {
  const crashPoints = [...ARRIVAL_CRASH_POINTS, ...deliveryCrashPoints];
  const kills = KILLS_PER_POINT * crashPoints.length;
  const folder = await createTemporaryFolder();
  await compileServer(folder.path, 'testing/crashChild');
  const visitorsOfRuns = Array.from({ length: PARALLEL_RUNS }, () => new Visitors());
  const runs = visitorsOfRuns.map(async (visitors, index) => {
    const OUTBOX_URL = await createOutboxUrl(join(folder.path, String(index)));
    const env = { OUTBOX_URL, TARGETS: JSON.stringify(providers) };
    return runCrashRounds({ root: folder.path, env, crashPoints, kills }, visitors);
  });
  const killCount = (await Promise.all(runs)).reduce((sum, count) => sum + count, 0);
  const accepted = new Map(visitorsOfRuns.flatMap(({ accepted: references }) => [...references]));
  expect({ killed: killCount, accepted: accepted.size }).toEqual({
    killed: PARALLEL_RUNS * kills,
    accepted: PARALLEL_RUNS * kills,
  });
  return accepted;
}

test('§4.6 the relay loses no submission and sends no confirmation twice after repeated kills (kill -9) at each step', async () => {
  const { providers, state } = await startDevProviders();
  const accepted = await runWithKills(listSequenceSteps('row', 'admin', 'confirmation'), providers);
  const { rows, mails } = state;
  const lostKeys = [...accepted.keys()].filter((key) => !rows.some(({ id }) => id === key));
  expect({ rows: rows.length, lost: lostKeys }).toEqual({ rows: accepted.size, lost: [] });
  for (const reference of accepted.values()) {
    const ownMails = mails.filter(({ htmlContent }) => htmlContent.includes(reference));
    const adminMails = ownMails.filter(({ subject }) => subject === words.contact.admin.subject);
    expect(adminMails.length).toBeGreaterThanOrEqual(1);
    expect(ownMails.length - adminMails.length).toBeLessThanOrEqual(1);
  }
  // A repeated admin mail has the idempotency key of the first mail, so the provider recognises the repeat.
  expect(new Set(mails.map(({ idempotencyKey }) => idempotencyKey)).size).toBeLessThanOrEqual(2 * accepted.size);
});

test('§7.2 each mail to the firm arrives by SMTP, repeated mails share a Message-ID, and no confirmation is sent twice, despite repeated kills at each step', async () => {
  const server = await startSmtpServer();
  const accepted = await runWithKills(listSequenceSteps('admin', 'confirmation'), { smtp: server.settings });
  for (const reference of accepted.values()) {
    const ownMails = server.mails.filter(({ text }) => text.includes(reference));
    const adminMails = ownMails.filter(({ text }) => text.includes(`Subject: ${words.contact.admin.subject}`));
    expect(adminMails.length).toBeGreaterThanOrEqual(1);
    expect(new Set(adminMails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(ownMails.length - adminMails.length).toBeLessThanOrEqual(1);
  }
});

test('§7 the relay loses no submission with four targets despite repeated kills at each step, and repeated deliveries share an id', async () => {
  const devProviders = await startDevProviders();
  const receiver = await startRecorder(() => ({ status: 204 }));
  const server = await startSmtpServer();
  const accepted = await runWithKills([...listDeliverySteps('webhook'), ...listDeliverySteps('smtp')], {
    ...devProviders.providers,
    smtp: server.settings,
    webhook: receiver.webhook,
  });
  expect(devProviders.state.rows).toHaveLength(accepted.size);
  const ids = new Map<string, Set<unknown>>();
  for (const { body, headers } of receiver.calls) {
    const { reference } = (JSON.parse(body) as { data: { reference: string } }).data;
    ids.set(reference, (ids.get(reference) ?? new Set()).add(headers['webhook-id']));
  }
  for (const reference of accepted.values()) {
    expect(ids.get(reference)?.size).toBe(1);
    const mails = server.mails.filter(({ text }) => text.includes(reference));
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  }
});

test('§7 each submission causes one row and at least one SMTP mail despite repeated kills at each step', async () => {
  const devProviders = await startDevProviders();
  const server = await startSmtpServer();
  const { spreadsheet } = devProviders.providers;
  const accepted = await runWithKills(listDeliverySteps('sheet'), { spreadsheet, smtp: server.settings });
  for (const [key, reference] of accepted) {
    expect(devProviders.state.rows.filter(({ id }) => id === key)).toHaveLength(1);
    expect(server.mails.filter(({ text }) => text.includes(reference)).length).toBeGreaterThanOrEqual(1);
  }
  expect(devProviders.state.rows).toHaveLength(accepted.size);
});
