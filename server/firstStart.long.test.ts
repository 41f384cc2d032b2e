import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { compileProgramOnce } from './testing/child';
import { createTemporaryFolder } from './testing/harness';
import { createOutboxUrl } from './testing/outboxes';

/** The number of rounds. One earlier bug terminated a process in a third of all rounds, another bug in a tenth. */
const ROUND_COUNT = 60;
/** The delay before both processes open the first outbox, in milliseconds. Both processes start within this time. */
const START_DELAY_MS = 15_000;

test(`§7.1 two processes can open a new outbox at the same moment, in ${ROUND_COUNT} rounds`, async () => {
  const folder = await createTemporaryFolder();
  const program = join(await compileProgramOnce('testing/openChild'), 'server/testing/openChild.js');
  const urls: string[] = [];
  for (let round = 0; round < ROUND_COUNT; round += 1)
    urls.push(await createOutboxUrl(join(folder.path, 'data', String(round))));
  const env = { URLS: urls.join(' '), START_AT: String(Date.now() + START_DELAY_MS) };
  const outputs = await Promise.all(
    [1, 2].map(() => {
      const child = spawn(process.execPath, [program], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return text(child.stdout);
    }),
  );
  expect(outputs).toEqual(['', '']);
});
