import { words } from '#site/words/mails';
import type { Providers } from './settings';
import { compileProgramOnce, startRelayProcess } from './testing/child';
import { startDevProviders, createTemporaryFolder } from './testing/harness';
import { createOutboxUrl } from './testing/outboxes';
import { startRecorder } from './testing/recorder';
import { startSmtpServer } from './testing/smtpServer';
import { createContact, createKey, submit, type Fields } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

/** The crash points before the delivery of a submission: its arrival, its commit, and its claim by a worker. */
const PRE_DELIVERY_CRASH_POINTS = ['received', 'stored', 'claimed'];
/** Returns the crash points of the given steps of the delivery sequence (§4.6). */
const listSequenceCrashPoints = (...steps: string[]) =>
  steps.flatMap((step) => ['begun', 'called', 'done'].map((point) => `${step}:${point}`));
const listDeliveryCrashPoints = (target: string) =>
  ['claimed', 'begun', 'called', 'done'].map((point) => `${target}:${point}`);

/** Simulates visitors' pages. A page sends its form with the same idempotency key until a relay accepts the form. */
class VisitorGroup {
  readonly referencesByKey = new Map<string, string>();
  readonly #unsentFieldsByKey = new Map<string, Fields>();

  addSubmission(): void {
    this.#unsentFieldsByKey.set(
      createKey(),
      createContact({ message: `Number ${this.#unsentFieldsByKey.size + this.referencesByKey.size}` }),
    );
  }

  async sendAll(url: string): Promise<void> {
    const requestPromises = [...this.#unsentFieldsByKey].map(async ([key, fields]) => {
      let response = await submit(url, 'contacts', fields, { key });
      // A busy database may cause a 503 response. The page then sends the form again with the same key.
      while (response.status === 503) response = await submit(url, 'contacts', fields, { key });
      if (response.status !== 202) throw new Error(`The relay responded with status ${response.status}`);
      this.referencesByKey.set(key, response.body.reference ?? '');
      this.#unsentFieldsByKey.delete(key);
    });
    // A crash breaks the connection. The next call of `sendAll` sends the submission to the next process.
    const results = await Promise.allSettled(requestPromises);
    for (const result of results) {
      if (result.status === 'rejected' && (result.reason as Error).message !== 'fetch failed') throw result.reason;
    }
  }
}

/**
 * Starts a new relay for each of the crash points. Each relay receives a new submission, delivers to `providers`, and
 * kills itself at its crash point. After the last kill, another relay delivers the remaining submissions. Resolves to
 * the references of the accepted submissions, by idempotency key.
 */
async function runWithKills(crashPoints: readonly string[], providers: Providers): Promise<Map<string, string>> {
  const folder = await createTemporaryFolder();
  const root = await compileProgramOnce('testing/crashChild');
  const env = { OUTBOX_URL: await createOutboxUrl(folder.path), TARGETS: JSON.stringify(providers) };
  const visitorGroup = new VisitorGroup();
  let killCount = 0;
  for (const crashPoint of crashPoints) {
    visitorGroup.addSubmission();
    const child = await startRelayProcess(root, { ...env, CRASH_AT: crashPoint });
    if (child.url) await visitorGroup.sendAll(child.url);
    if ((await child.exitSignalPromise) === 'SIGKILL') killCount += 1;
  }
  const lastChild = await startRelayProcess(root, env);
  await visitorGroup.sendAll(lastChild.url ?? '');
  // While the outbox is unavailable, the response of /metrics contains no counts.
  await waitUntil(async () => /^relay_waiting 0$/m.test(await (await fetch(`${lastChild.url}/metrics`)).text()));
  lastChild.stop();
  await lastChild.exitSignalPromise;
  expect({ killed: killCount, accepted: visitorGroup.referencesByKey.size }).toEqual({
    killed: crashPoints.length,
    accepted: crashPoints.length,
  });
  return visitorGroup.referencesByKey;
}

test('§4.6 the relay loses no submission and sends no confirmation twice after repeated kills (kill -9) at each step', async () => {
  const { providers, state } = await startDevProviders();
  const crashPoints = [...PRE_DELIVERY_CRASH_POINTS, ...listSequenceCrashPoints('row', 'admin', 'confirmation')];
  const referencesByKey = await runWithKills(crashPoints, providers);
  const { rows, mails } = state;
  const lostKeys = [...referencesByKey.keys()].filter((key) => !rows.some(({ id }) => id === key));
  expect({ rows: rows.length, lost: lostKeys }).toEqual({ rows: referencesByKey.size, lost: [] });
  for (const reference of referencesByKey.values()) {
    const submissionMails = mails.filter(({ htmlContent }) => htmlContent.includes(reference));
    const isAdminMail = ({ subject }: { subject: string }) => subject === words.contact.admin.subject;
    // A repeated admin mail has the idempotency key of the first mail, so the provider recognises the repeat.
    expect(submissionMails.filter(isAdminMail)).toHaveLength(1);
    const confirmations = submissionMails.filter((mail) => !isAdminMail(mail));
    expect(confirmations.reduce((sum, { calls }) => sum + calls, 0)).toBeLessThanOrEqual(1);
  }
});

test('§7.2 despite repeated kills at each step of the delivery, each mail to the firm arrives by SMTP, and no confirmation is sent twice', async () => {
  const server = await startSmtpServer();
  const referencesByKey = await runWithKills(listSequenceCrashPoints('admin', 'confirmation'), {
    smtp: server.settings,
  });
  for (const reference of referencesByKey.values()) {
    const submissionMails = server.mails.filter(({ text }) => text.includes(reference));
    const adminMails = submissionMails.filter(({ text }) => text.includes(`Subject: ${words.contact.admin.subject}`));
    expect(adminMails.length).toBeGreaterThanOrEqual(1);
    expect(new Set(adminMails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(submissionMails.length - adminMails.length).toBeLessThanOrEqual(1);
  }
});

test('§7 despite kills at each step of a delivery by webhook or SMTP, the relay loses no submission, and repeated deliveries share an id', async () => {
  const devProviders = await startDevProviders();
  const receiver = await startRecorder(() => ({ status: 204 }));
  const server = await startSmtpServer();
  const referencesByKey = await runWithKills(
    [...listDeliveryCrashPoints('webhook'), ...listDeliveryCrashPoints('smtp')],
    {
      ...devProviders.providers,
      smtp: server.settings,
      webhook: receiver.webhook,
    },
  );
  expect(devProviders.state.rows).toHaveLength(referencesByKey.size);
  const idsByReference = new Map<string, Set<unknown>>();
  for (const { body, headers } of receiver.calls) {
    const { reference } = (JSON.parse(body) as { data: { reference: string } }).data;
    idsByReference.set(reference, (idsByReference.get(reference) ?? new Set()).add(headers['webhook-id']));
  }
  for (const reference of referencesByKey.values()) {
    expect(idsByReference.get(reference)?.size).toBe(1);
    const mails = server.mails.filter(({ text }) => text.includes(reference));
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  }
});

test('§7 despite kills at each step of a delivery to the spreadsheet, each submission causes one row and at least one mail by SMTP', async () => {
  const devProviders = await startDevProviders();
  const server = await startSmtpServer();
  const { spreadsheet } = devProviders.providers;
  const referencesByKey = await runWithKills(listDeliveryCrashPoints('sheet'), { spreadsheet, smtp: server.settings });
  for (const [key, reference] of referencesByKey) {
    expect(devProviders.state.rows.filter(({ id }) => id === key)).toHaveLength(1);
    expect(server.mails.filter(({ text }) => text.includes(reference)).length).toBeGreaterThanOrEqual(1);
  }
  expect(devProviders.state.rows).toHaveLength(referencesByKey.size);
});
