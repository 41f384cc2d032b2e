import { firm } from '#site/firm';
import { words } from '#site/words/mails';
import { Outbox } from './outbox/outbox';
import { compileProgramOnce, startRelayProcess, type RelayProcess } from './testing/child';
import { startCluster } from './testing/cluster';
import { startDevProviders } from './testing/harness';
import { startRecorder } from './testing/recorder';
import { startSmtpServer } from './testing/smtpServer';
import { createContact, createKey, submit } from './testing/submit';

const SUBMISSION_COUNT = Number(process.env.CHAOS_SUBMISSIONS ?? 2000);
const KILL_COUNT = Number(process.env.CHAOS_KILLS ?? 100);
const PROCESS_COUNT = 4;
/** The maximum pause before each kill of a relay, in milliseconds. */
const MAX_KILL_INTERVAL_MS = 1200;
/** The interval of the simulated page's retries, in milliseconds. The real page waits longer between retries. */
const RETRY_INTERVAL_MS = 100;

const REFERENCE_PATTERN = new RegExp(`${firm.referencePrefix}-[0-9A-Z]{6}`);

function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return groups;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pickRandom = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

/** Runs relays in parallel. Replaces each relay that exits, until `close` is called. */
class RelayPool {
  readonly listeningChildren = new Set<RelayProcess>();
  killCount = 0;
  #isClosed = false;
  readonly #loopPromises: Promise<void>[];

  constructor(root: string, env: Record<string, string>) {
    this.#loopPromises = Array.from({ length: PROCESS_COUNT }, () => this.#keepRunning(root, env));
  }

  async #keepRunning(root: string, env: Record<string, string>): Promise<void> {
    while (!this.#isClosed) {
      const child = await startRelayProcess(root, env);
      if (child.url) this.listeningChildren.add(child);
      if (this.#isClosed) child.stop();
      if ((await child.exitSignalPromise) === 'SIGKILL') this.killCount += 1;
      this.listeningChildren.delete(child);
    }
  }

  killRandomRelay(): void {
    const child = pickRandom([...this.listeningChildren]);
    if (!child) return;
    this.listeningChildren.delete(child);
    child.kill();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const child of this.listeningChildren) child.stop();
    await Promise.all(this.#loopPromises);
  }
}

/**
 * Simulates a visitor's page: sends a message with the same key to random relays until a relay accepts the message.
 * Resolves with the submission's reference.
 */
async function sendUntilAccepted(relayPool: RelayPool, key: string, number: number): Promise<string> {
  const fields = createContact({ message: `Number ${number}`, email: `visitor${number}@example.com` });
  for (;;) {
    const url = pickRandom([...relayPool.listeningChildren])?.url;
    // The connection breaks when the relay is killed.
    const response = url && (await submit(url, 'contacts', fields, { key }).catch(() => undefined));
    if (response && response.status === 202) return response.body.reference ?? '';
    if (response && response.status !== 503)
      throw new Error(`The relay answered submission ${number} with ${response.status}`);
    await pause(RETRY_INTERVAL_MS);
  }
}

async function waitUntilDelivered(url: string): Promise<Outbox> {
  const outbox = await Outbox.open({ url });
  while ((await outbox.countUndelivered(Date.now())).pending > 0) await pause(200);
  return outbox;
}

/** Starts a webhook receiver and a mail server, which are targets outside the sequence of §4.6. */
async function startReceivers() {
  const [recorder, server] = [await startRecorder(() => ({ status: 204 })), await startSmtpServer()];
  return {
    targets: { webhook: recorder.webhook, smtp: { ...server.settings, attachesResume: false } },
    /** Checks that each submission has arrived at both targets, and that repeated deliveries share an id. */
    expectDeliveries: (references: readonly string[]) => {
      const calls = groupBy(recorder.calls, ({ body }) => REFERENCE_PATTERN.exec(body)?.[0] ?? '');
      const mails = groupBy(server.mails, ({ text }) => REFERENCE_PATTERN.exec(text)?.[0] ?? '');
      for (const reference of references) {
        expect(new Set(calls.get(reference)?.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
        expect(new Set(mails.get(reference)?.map(({ messageId }) => messageId)).size).toBe(1);
      }
    },
  };
}

test.each([
  ['the targets of §7', false],
  ['the targets of §7, a webhook and SMTP', true],
])(
  `§7 ${PROCESS_COUNT} relays with %s deliver each of ${SUBMISSION_COUNT} submissions as one row, despite ${KILL_COUNT} kills and two database restarts`,
  async (_targets, hasReceivers) => {
    const cluster = await startCluster();
    const devProviders = await startDevProviders();
    const receivers = hasReceivers ? await startReceivers() : undefined;
    const relayPool = new RelayPool(await compileProgramOnce('testing/crashChild'), {
      OUTBOX_URL: cluster.url,
      // The relay derives the daily mail budget from SUBMISSIONS. Mails by SMTP also count towards this budget.
      SUBMISSIONS: String(4 * SUBMISSION_COUNT),
      TARGETS: JSON.stringify({ ...devProviders.providers, ...receivers?.targets }),
    });
    try {
      const submissionPromises: Promise<readonly [key: string, reference: string]>[] = [];
      for (
        let round = 0;
        relayPool.killCount < KILL_COUNT || submissionPromises.length < SUBMISSION_COUNT;
        round += 1
      ) {
        while (submissionPromises.length < Math.min(SUBMISSION_COUNT, (SUBMISSION_COUNT / KILL_COUNT) * (round + 1))) {
          const key = createKey();
          submissionPromises.push(
            sendUntilAccepted(relayPool, key, submissionPromises.length).then((reference) => [key, reference] as const),
          );
        }
        await pause(Math.random() * MAX_KILL_INTERVAL_MS);
        if (round === Math.floor(KILL_COUNT / 3)) await cluster.restart('immediate');
        if (round === Math.floor((2 * KILL_COUNT) / 3)) await cluster.restart('fast');
        if (relayPool.killCount < KILL_COUNT) relayPool.killRandomRelay();
      }
      const acceptedSubmissions = await Promise.all(submissionPromises);
      const outbox = await waitUntilDelivered(cluster.url);
      const { rows, mails } = devProviders.state;
      const storedIds = new Set(rows.map(({ id }) => id));
      const outcome = {
        accepted: new Set(acceptedSubmissions.map(([key]) => key)).size,
        rows: rows.length,
        lost: acceptedSubmissions.filter(([key]) => !storedIds.has(key)),
        done: (await outbox.countByStatus()).done,
      };
      expect(outcome).toEqual({ accepted: SUBMISSION_COUNT, rows: SUBMISSION_COUNT, lost: [], done: SUBMISSION_COUNT });
      expect(relayPool.killCount).toBeGreaterThanOrEqual(KILL_COUNT);
      const mailsByReference = groupBy(mails, ({ htmlContent }) => REFERENCE_PATTERN.exec(htmlContent)?.[0] ?? '');
      for (const [, reference] of acceptedSubmissions) {
        const submissionMails = mailsByReference.get(reference) ?? [];
        const isAdminMail = ({ subject }: { subject: string }) => subject === words.contact.admin.subject;
        // After a crash, the relay repeats a mail with the idempotency key of the first mail, so the provider
        // recognises the repeat.
        expect(submissionMails.filter(isAdminMail)).toHaveLength(1);
        const confirmations = submissionMails.filter((mail) => !isAdminMail(mail));
        expect(confirmations.reduce((sum, { calls }) => sum + calls, 0)).toBeLessThanOrEqual(1);
      }
      receivers?.expectDeliveries(acceptedSubmissions.map(([, reference]) => reference));
      await outbox.close();
    } finally {
      await relayPool.close();
    }
  },
  600_000,
);
