import { join } from 'node:path';
import { words } from '#site/words/mails';
import { startChild } from './testing/child';
import { compileServer } from './testing/compile';
import { startDevProviders, temporaryFolder } from './testing/harness';
import { newOutboxUrl } from './testing/outboxes';
import { contact, newKey, submit, type Fields } from './testing/submit';

/** Every point between two side effects, from the request's arrival to the last commit. */
const BOUNDARIES = [
  'received',
  'stored',
  'claimed',
  'row:begun',
  'row:called',
  'row:done',
  'admin:begun',
  'admin:called',
  'admin:done',
  'confirmation:begun',
  'confirmation:called',
  'confirmation:done',
];
const KILLS = 100;
/** Number of parallel runs, each with its own outbox, to use both cores. */
const LANES = 2;

/** Simulates visitors' pages: each retries with the same key until it is accepted. */
class Visitors {
  readonly accepted = new Map<string, string>();
  readonly #outstanding = new Map<string, Fields>();

  add(): void {
    this.#outstanding.set(newKey(), contact({ message: `Number ${this.#outstanding.size + this.accepted.size}` }));
  }

  async sendAll(url: string): Promise<void> {
    const sending = [...this.#outstanding].map(async ([key, fields]) => {
      const answer = await submit(url, 'contacts', fields, { key });
      if (answer.status !== 202) throw new Error(`The relay answered with ${answer.status}`);
      this.accepted.set(key, answer.body.reference ?? '');
      this.#outstanding.delete(key);
    });
    // A crash breaks the connection. The submission is then sent to the next process.
    const results = await Promise.allSettled(sending);
    for (const result of results) {
      if (result.status === 'rejected' && (result.reason as Error).message !== 'fetch failed') throw result.reason;
    }
  }
}

async function lane(root: string, env: Record<string, string>, kills: number, visitors: Visitors): Promise<number> {
  let killed = 0;
  for (let round = 0; round < kills; round += 1) {
    visitors.add();
    const child = await startChild(root, { ...env, CRASH_AT: BOUNDARIES[round % BOUNDARIES.length] ?? '' });
    if (child.url) await visitors.sendAll(child.url);
    if ((await child.ended) === 'SIGKILL') killed += 1;
  }
  const last = await startChild(root, env);
  await visitors.sendAll(last.url ?? '');
  for (let pending = 1; pending > 0; await new Promise((resolve) => setTimeout(resolve, 50))) {
    ({ pending } = (await (await fetch(`${last.url}/healthz`)).json()) as { pending: number });
  }
  last.stop();
  await last.ended;
  return killed;
}

test(`case 12 the relay loses no submission and sends no confirmation twice after ${KILLS} kills (kill -9) at every step`, async () => {
  const folder = await temporaryFolder();
  const devProviders = await startDevProviders();
  const root = await compileServer(join(__dirname, '..'), folder.path);
  const outboxUrls = await Promise.all(
    Array.from({ length: LANES }, (_, index) => newOutboxUrl(join(folder.path, String(index)))),
  );
  const visitors = Array.from({ length: LANES }, () => new Visitors());
  try {
    const lanes = visitors.map((ones, index) =>
      lane(root, { OUTBOX_URL: outboxUrls[index] ?? '', DEV_PROVIDERS: devProviders.url }, KILLS / LANES, ones),
    );
    const killed = (await Promise.all(lanes)).reduce((sum, count) => sum + count, 0);
    const { rows, mails } = devProviders.state;
    const accepted = visitors.flatMap((ones) => [...ones.accepted]);
    const lost = accepted.filter(([key]) => !rows.some(({ id }) => id === key));
    expect({ killed, accepted: accepted.length, rows: rows.length, lost }).toEqual({
      killed: KILLS,
      accepted: KILLS,
      rows: KILLS,
      lost: [],
    });
    for (const [, reference] of accepted) {
      const about = mails.filter(({ htmlContent }) => htmlContent.includes(reference));
      const admin = about.filter(({ subject }) => subject === words.contact.admin.subject);
      expect(admin.length).toBeGreaterThanOrEqual(1);
      expect(about.length - admin.length).toBeLessThanOrEqual(1);
    }
    // A repeated admin mail has the key of the first, so the provider recognises it.
    expect(new Set(mails.map(({ idempotencyKey }) => idempotencyKey)).size).toBeLessThanOrEqual(2 * KILLS);
  } finally {
    await devProviders.close();
    await folder.remove();
  }
});
