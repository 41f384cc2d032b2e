import type { Client } from 'pg';
import { Outbox } from './outbox/outbox';
import { MIGRATION_LOCK_QUERY } from './outbox/engine/postgresTables';
import { FurtherLeases } from './outbox/furtherLeases';
import { buildMissingDeliveryInsertion } from './outbox/furtherRows';
import { createOutboxUrl, withPostgres } from './testing/outboxes';
import { createKey, createPayload } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

const now = Date.parse('2026-03-02T10:00:00Z');
const LEASE_MS = 60_000;
/**
 * Returns whether a session has waited for a lock of the client's session for at least `seconds`. Reads a new snapshot,
 * because PostgreSQL keeps the list of sessions until the end of a transaction.
 */
async function hasWaitingSession(client: Client, seconds = 0): Promise<boolean> {
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity
      WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid)) AND clock_timestamp() - query_start >= make_interval(secs => $1)`,
    [seconds],
  );
  return rows.length > 0;
}
let url: string;
let outbox: Outbox;
beforeEach(async () => {
  url = await createOutboxUrl('');
  outbox = await Outbox.open({ url });
  const submission = { kind: 'contact' as const, payload: createPayload('contact') };
  await outbox.accept({ id: createKey(), reference: 'R', submission, now });
});
afterEach(() => outbox.close());

test('§7.1 a process waits for the migration of another process for longer than the time limit of a statement', async () => {
  let openPromise: Promise<Outbox> | undefined;
  await withPostgres(url, async (client) => {
    await client.query('BEGIN');
    await client.query(MIGRATION_LOCK_QUERY);
    openPromise = Outbox.open({ url });
    openPromise.catch(() => undefined);
    // The time limit of a statement is 10 s in the server and 12 s in the client.
    await waitUntil(() => hasWaitingSession(client, 13));
    await client.query('COMMIT');
  });
  await (await openPromise)?.close();
});

test('§4.6 `outbox retry` and the end of a delivery cause no deadlock', async () => {
  await new FurtherLeases(outbox.engine, 'webhook').createMissingDeliveries(now);
  await withPostgres(url, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM deliveries FOR UPDATE');
    const retryPromise = outbox.retry(now);
    await waitUntil(() => hasWaitingSession(client));
    await client.query(`UPDATE submissions SET status = 'pending'`);
    await client.query('COMMIT');
    expect(await retryPromise).toBe(1);
  });
});

test('§4.6 the end of a delivery sequence and a concurrent search for missing deliveries cause no deadlock', async () => {
  const [row] = await outbox.list();
  await withPostgres(url, async (client) => {
    const { sql, parameters } = buildMissingDeliveryInsertion(outbox.engine, 'webhook', now, 1, {
      id: row?.id ?? '',
    }).compile();
    await client.query('BEGIN');
    await client.query(sql, [...parameters]);
    // The worker skips the locked submission instead of waiting for the open transaction.
    expect(await new FurtherLeases(outbox.engine, 'webhook').createMissingDeliveries(now)).toBe(0);
    await client.query(`UPDATE submissions SET sequence_at = ${now}`);
    await client.query('COMMIT');
  });
});

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
    await waitUntil(async () => hasEnded || (await hasWaitingSession(client)));
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
