/**
 * Opens new outboxes at fixed times. firstStart.long.test.ts runs this program in two processes, which open each outbox
 * at the same moment. URLS contains the URLs of the outboxes, separated by spaces. START_AT is the time of the first
 * opening, in milliseconds since 1970. The interval between openings is 60 ms. Prints each error on its own line. Also
 * prints a line if this program starts too late.
 */
import { Outbox } from '../outbox/outbox';

const INTERVAL_MS = 60;

async function main(): Promise<void> {
  const { URLS = '', START_AT = '' } = process.env;
  if (Date.now() > Number(START_AT)) process.stdout.write('This process started after START_AT\n');
  for (const [round, url] of URLS.split(' ').entries()) {
    const startTime = Number(START_AT) + round * INTERVAL_MS;
    await new Promise((resolve) => setTimeout(resolve, startTime - Date.now() - INTERVAL_MS / 2));
    // The last wait is a busy loop, because a timer is too imprecise for two processes to open the outbox at the same
    // moment.
    while (Date.now() < startTime);
    try {
      await (await Outbox.open({ url })).close();
    } catch (error) {
      process.stdout.write(`${round}: ${String(error)}\n`);
    }
  }
}

main().catch((error: unknown) => {
  process.stdout.write(`${String(error)}\n`);
  process.exit(1);
});
