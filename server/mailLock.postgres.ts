import { LIMITS } from './testing/harness';
import { createOutboxUrl, withPostgres } from './testing/outboxes';
import { createKey, createPayload } from './testing/submit';
import { LeasedRows } from './outbox/leases';
import { Outbox } from './outbox/outbox';
import type { OutboxRow } from './outbox/rows';

const PROCESS_COUNT = 6;
const limits = { ...LIMITS, confirmationsPerHour: 2 };
const now = Date.parse('2026-03-02T10:00:00Z');

/** Counts the sessions that the querying session blocks, directly or through other sessions. */
const WAITING_COUNT_QUERY = `
  WITH RECURSIVE waiting (pid) AS (
    SELECT pid FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))
    UNION
    SELECT other.pid FROM pg_stat_activity AS other JOIN waiting ON waiting.pid = ANY (pg_blocking_pids(other.pid))
  )
  SELECT count(*)::int AS number FROM waiting`;

let outboxes: Outbox[] = [];
afterEach(() => Promise.all(outboxes.map((outbox) => outbox.close())));

/** Simulates a process with a lease on a contact message from `victim@example.com`. */
async function leaseMessage(url: string): Promise<{ leases: LeasedRows; row: OutboxRow }> {
  const outbox = await Outbox.open({ url });
  outboxes.push(outbox);
  const submission = { kind: 'contact' as const, payload: createPayload('contact', { email: 'victim@example.com' }) };
  await outbox.accept({ id: createKey(), reference: 'R', submission, now });
  const leases = new LeasedRows(outbox);
  const [row] = await leases.claim({ now, limit: 1, maxResumes: 1, includesQuarantined: false });
  if (!row) throw new Error('The worker could not claim the accepted message');
  return { leases, row };
}

test('§7 six processes that begin confirmations to one recipient at the same moment stay within the limit', async () => {
  const url = await createOutboxUrl('');
  outboxes = [];
  const leaseHolders: Awaited<ReturnType<typeof leaseMessage>>[] = [];
  for (let count = 0; count < PROCESS_COUNT; count += 1) leaseHolders.push(await leaseMessage(url));
  const [firstHolder] = leaseHolders;
  // The first mail creates the day's row in `mail_days` before the confirmations begin.
  expect(await firstHolder?.leases.beginAdminMail(firstHolder.row, now, limits)).toBe(true);
  let attemptPromises: Promise<boolean>[] = [];
  await withPostgres(url, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT day FROM mail_days FOR UPDATE');
    attemptPromises = leaseHolders.map(({ leases, row }) => leases.beginConfirmation(row, now, limits));
    // The loop ends when all transactions wait. No transaction can then see the mails of another transaction.
    for (let waitingCount = 0; waitingCount < PROCESS_COUNT;) {
      const { rows } = await client.query<{ number: number }>(WAITING_COUNT_QUERY);
      waitingCount = rows[0]?.number ?? 0;
    }
    await client.query('COMMIT');
  });
  expect((await Promise.all(attemptPromises)).filter(Boolean)).toHaveLength(limits.confirmationsPerHour);
});
