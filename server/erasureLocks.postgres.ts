import { FurtherLeases } from './outbox/furtherLeases';
import { Outbox } from './outbox/outbox';
import { createOutboxUrl, withPostgres } from './testing/outboxes';
import { createKey, createPayload } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

const now = Date.parse('2026-03-02T10:00:00Z');
const LEASE_MS = 60_000;

let outbox: Outbox;
let url: string;
beforeEach(async () => {
  url = await createOutboxUrl('');
  outbox = await Outbox.open({ url });
  const submission = { kind: 'contact' as const, payload: createPayload('contact') };
  await outbox.accept({ id: createKey(), reference: 'R', submission, now });
});
afterEach(() => outbox.close());

test('Art. 17 a worker that looks for missing deliveries during the erasure of a submission creates no delivery', async () => {
  const leases = new FurtherLeases(outbox.engine, 'webhook');
  await withPostgres(url, async (client) => {
    await client.query('BEGIN');
    await client.query('DELETE FROM submissions');
    expect(await leases.createMissingDeliveries(now)).toBe(0);
    await client.query('COMMIT');
  });
  const { queryBuilder, read } = outbox.engine;
  expect(await read(queryBuilder.selectFrom('deliveries').select('id'))).toEqual([]);
});

test('Art. 17 the tasks of an erasure wait for a call whose lease is committed during the erasure', async () => {
  await new FurtherLeases(outbox.engine, 'webhook').createMissingDeliveries(now);
  let erasurePromise: Promise<unknown> = Promise.resolve();
  await withPostgres(url, async (client) => {
    await client.query('BEGIN');
    await client.query(`UPDATE deliveries SET lease_owner = 'other', lease_until = ${now + LEASE_MS}`);
    let hasEnded = false;
    erasurePromise = outbox.erasures.erase(await outbox.list(), now).finally(() => (hasEnded = true));
    await waitUntil(async () => {
      const { rows } = await client.query(
        'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))',
      );
      return hasEnded || rows.length > 0;
    });
    await client.query('COMMIT');
  });
  await erasurePromise;
  const { queryBuilder, read } = outbox.engine;
  const tasks = await read(queryBuilder.selectFrom('erasure_tasks').select(['id', 'due_at']).orderBy('id'));
  expect(tasks.map(({ id, due_at }) => [id.split(':')[0], due_at])).toEqual([
    ['sheet', now + LEASE_MS],
    ['webhook', now + LEASE_MS],
  ]);
});
