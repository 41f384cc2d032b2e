import { join } from 'node:path';
import { startHarness, type Harness } from './testing/harness';
import { createDataUrl, createPdf } from './testing/submit';

/**
 * A backup that was made with `outbox backup` at commit 0e9d588, the last commit with tables of version 4. The backup
 * has nine submissions: four are delivered, one is dead and four are pending. Of the pending submissions, one has a
 * résumé, one has a stored row, and one has the lease of a killed process.
 */
const BACKUP_FILE = join(__dirname, 'testing/backup-tables-4.jsonl');
/** A time after the end of the spreadsheet's pause and before the end of the killed process's lease. */
const NOW = Date.parse('2026-03-05T13:00:50Z');

/** Returns each submission's status and the outcome of its confirmation, by the sender's name. */
async function readStates(relay: Harness): Promise<Record<string, unknown>> {
  const rows = await relay.outbox.list();
  return Object.fromEntries(
    rows.map(({ payload, status, confirmation }) => [
      (JSON.parse(payload) as { name: string }).name || 'Anonymous',
      [status, confirmation],
    ]),
  );
}
const DELIVERED_STATES = {
  Sent: ['done', 'sent'],
  Limited: ['done', 'limited'],
  Anonymous: ['done', 'none'],
  Unknown: ['done', 'unknown'],
};
const PENDING_NAMES = ['Applicant', 'Leased', 'Mail', 'New'];
const createPendingStates = (...state: unknown[]) => Object.fromEntries(PENDING_NAMES.map((name) => [name, state]));

test('§7 `restore` copies submissions of every status from tables of version 4, and the relay delivers the pending submissions', async () => {
  const relay = await startHarness();
  relay.clock.now = NOW;
  expect(await relay.runCli('restore', BACKUP_FILE)).toEqual({
    code: 0,
    output: `9 submissions from ${BACKUP_FILE}\n`,
  });
  expect(await readStates(relay)).toEqual({
    Dead: ['dead', null],
    ...DELIVERED_STATES,
    ...createPendingStates('pending', null),
  });
  expect((await relay.outbox.countUndelivered(NOW)).mailsToday).toBe(7);
  await relay.deliver();
  expect(await readStates(relay)).toEqual({
    Dead: ['dead', null],
    ...DELIVERED_STATES,
    ...createPendingStates('done', 'sent'),
  });
  // The row of the sender 'Mail' was stored before the backup.
  const payloadsByName = Object.fromEntries(relay.devProviders.rows.map(({ payload }) => [payload.name, payload]));
  expect(Object.keys(payloadsByName).toSorted()).toEqual(['Applicant', 'Leased', 'New']);
  expect(payloadsByName.Applicant?.resumeBase64).toBe(createDataUrl(createPdf(60)));
  expect(payloadsByName.Leased?.message).toBe('Grüße 🙂');
  const confirmedAddresses = relay.devProviders.mails
    .map(({ to }) => to[0]?.email)
    .filter((to) => to?.endsWith('@example.com'));
  expect(confirmedAddresses.toSorted()).toEqual(PENDING_NAMES.map((name) => `${name.toLowerCase()}@example.com`));
});
