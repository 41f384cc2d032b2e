import { join } from 'node:path';
import { words } from '#site/words/mails';
import { compileServer } from './testing/compile';
import { ARRIVAL, runLane, Visitors } from './testing/crashLanes';
import { startDevProviders, createTemporaryFolder } from './testing/harness';
import { createOutboxUrl } from './testing/outboxes';

/** Every point between two side effects, from the request's arrival to the last commit. */
const BOUNDARIES = [
  ...ARRIVAL,
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

test(`§4.6 the relay loses no submission and sends no confirmation twice after ${KILLS} kills (kill -9) at every step`, async () => {
  const folder = await createTemporaryFolder();
  const devProviders = await startDevProviders();
  const root = await compileServer(join(__dirname, '..'), folder.path);
  const outboxUrls = await Promise.all(
    Array.from({ length: LANES }, (_, index) => createOutboxUrl(join(folder.path, String(index)))),
  );
  const visitors = Array.from({ length: LANES }, () => new Visitors());
  try {
    const lanes = visitors.map((ones, index) => {
      const env = { OUTBOX_URL: outboxUrls[index] ?? '', DEV_PROVIDERS: devProviders.url };
      return runLane({ root, env, boundaries: BOUNDARIES, kills: KILLS / LANES }, ones);
    });
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
    // A repeated admin mail has the same key as the first, so the provider recognises it.
    expect(new Set(mails.map(({ idempotencyKey }) => idempotencyKey)).size).toBeLessThanOrEqual(2 * KILLS);
  } finally {
    await devProviders.close();
    await folder.remove();
  }
});
