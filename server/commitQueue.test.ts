import { CommitQueue } from './outbox/engine/commitQueue';
import type { Database } from './outbox/engine/database';

/** Queues three writes for a database whose transactions fail with the error code `code`. */
async function runWrites(code: string) {
  const write = jest.fn(() => {
    throw Object.assign(new Error(code), { code });
  });
  const database: Partial<Database> = { write, reopen: () => undefined };
  const queue = new CommitQueue(database as Database);
  const results = await Promise.allSettled([1, 2, 3].map(() => queue.run([])));
  return { write, statuses: results.map(({ status }) => status) };
}

test('§7.1 while another process holds the database lock, all waiting writes fail together after a single attempt', async () => {
  const { write, statuses } = await runWrites('SQLITE_BUSY');
  expect(statuses).toEqual(['rejected', 'rejected', 'rejected']);
  expect(write).toHaveBeenCalledTimes(1);
});

test('§7.1 after any other failure of a shared transaction, each write gets its own transaction', async () => {
  expect((await runWrites('SQLITE_CONSTRAINT')).write).toHaveBeenCalledTimes(4);
});
