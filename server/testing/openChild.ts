/**
 * Opens new outboxes in FOLDER, one every 60 ms from START_AT on (milliseconds since 1970): two of these open each at the same
 * moment. Prints what went wrong, a line each. Started by firstStart.test.ts alone.
 */
import { join } from 'node:path';
import { Outbox } from '../outbox/outbox';

const STEP = 60;

async function main(): Promise<void> {
  const { FOLDER = '', START_AT = '', ROUNDS = '' } = process.env;
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    const begin = Number(START_AT) + round * STEP;
    await new Promise((resolve) => setTimeout(resolve, begin - Date.now() - STEP / 2));
    // The last stretch awake: a timer is too coarse to meet the other.
    while (Date.now() < begin);
    try {
      (await Outbox.open({ url: `file:${join(FOLDER, String(round), 'outbox.db')}` })).close();
    } catch (error) {
      process.stdout.write(`${round}: ${String(error)}\n`);
    }
  }
}

main().catch((error: unknown) => {
  process.stdout.write(`${String(error)}\n`);
  process.exit(1);
});
