import type { Fields } from './submit';
import { createContact, createKey, submit } from './submit';
import { startChild } from './child';
import { waitUntil } from './waitUntil';

/** The crash points before the delivery of a submission: its arrival, its commit, and its claim by a worker. */
export const ARRIVAL_CRASH_POINTS = ['received', 'stored', 'claimed'];

/** Simulates visitors' pages. Each page retries with the same key until its submission is accepted. */
export class Visitors {
  readonly accepted = new Map<string, string>();
  readonly #outstanding = new Map<string, Fields>();

  addSubmission(): void {
    this.#outstanding.set(
      createKey(),
      createContact({ message: `Number ${this.#outstanding.size + this.accepted.size}` }),
    );
  }

  async sendAll(url: string): Promise<void> {
    const requests = [...this.#outstanding].map(async ([key, fields]) => {
      let response = await submit(url, 'contacts', fields, { key });
      // On a busy database, a statement may fail. Nothing is stored then, and the page sends the form again.
      while (response.status === 503) response = await submit(url, 'contacts', fields, { key });
      if (response.status !== 202) throw new Error(`answered ${response.status}`);
      this.accepted.set(key, response.body.reference ?? '');
      this.#outstanding.delete(key);
    });
    // A crash breaks the connection. The submission is then sent to the next process.
    const results = await Promise.allSettled(requests);
    for (const result of results) {
      if (result.status === 'rejected' && (result.reason as Error).message !== 'fetch failed') throw result.reason;
    }
  }
}

/**
 * Runs `kills` rounds, one after the other, and starts a new relay in each round. Each relay receives a new submission
 * and kills itself at the next crash point of `crashPoints`. A last relay then delivers the remaining submissions.
 * Resolves to the number of relays that were killed.
 */
export async function runCrashRounds(
  {
    root,
    env,
    crashPoints,
    kills,
  }: { root: string; env: Record<string, string>; crashPoints: readonly string[]; kills: number },
  visitors: Visitors,
): Promise<number> {
  let killCount = 0;
  for (let round = 0; round < kills; round += 1) {
    visitors.addSubmission();
    const child = await startChild(root, { ...env, CRASH_AT: crashPoints[round % crashPoints.length] ?? '' });
    if (child.url) await visitors.sendAll(child.url);
    if ((await child.exitSignal) === 'SIGKILL') killCount += 1;
  }
  const lastChild = await startChild(root, env);
  await visitors.sendAll(lastChild.url ?? '');
  await waitUntil(async () => {
    // While the outbox is unavailable, the response contains no counts.
    const { pending } = (await (await fetch(`${lastChild.url}/healthz`)).json()) as { pending?: number };
    return pending === 0;
  });
  lastChild.stop();
  await lastChild.exitSignal;
  return killCount;
}
