import { Outbox } from './outbox/outbox';
import { FurtherLeases } from './outbox/furtherLeases';
import { buildMissingDeliveries } from './outbox/furtherRows';
import { createOutboxUrl, withPostgres } from './testing/outboxes';
import { createKey, createPayload } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

const now = Date.parse('2026-03-02T10:00:00Z');
/** A statement that returns a row while a session waits for a lock of this session. */
const FIND_WAITING_SESSION = 'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))';
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
    await client.query('SELECT pg_advisory_xact_lock(7410365812)');
    openPromise = Outbox.open({ url });
    openPromise.catch(() => undefined);
    await client.query('SELECT pg_sleep(13)');
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
    await waitUntil(async () => (await client.query(FIND_WAITING_SESSION)).rows.length > 0);
    await client.query(`UPDATE submissions SET status = 'pending'`);
    await client.query('COMMIT');
    expect(await retryPromise).toBe(1);
  });
});

test('§4.6 the end of a sequence and the search for missing deliveries cause no deadlock', async () => {
  const [row] = await outbox.list();
  await withPostgres(url, async (client) => {
    const { sql, parameters } = buildMissingDeliveries(outbox.engine, 'webhook', now, 1, row?.id).compile();
    await client.query('BEGIN');
    await client.query(sql, [...parameters]);
    // The worker skips the locked submission instead of waiting for the new delivery.
    expect(await new FurtherLeases(outbox.engine, 'webhook').createMissingDeliveries(now)).toBe(0);
    await client.query(`UPDATE submissions SET sequence_at = ${now}`);
    await client.query('COMMIT');
  });
});
