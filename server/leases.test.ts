import { DAY, HOUR } from './outbox/backoff';
import type { Worker } from './outbox/worker';
import { afterTest } from './testing/afterTest';
import { LIMITS, startHarness, type Harness } from './testing/harness';
import { OK_RESPONSE, startRecorder, type Recorder } from './testing/recorder';
import { createContact, submit } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

const ROW_COUNT = 8;
const LEASE_MS = 60_000;
/** The time limit of a call, in milliseconds. A call may take seconds on a busy machine. */
const CALL_TIMEOUT_MS = 60_000;
let sheet: Recorder;
let relay: Harness;
/** Makes the spreadsheet respond to all pending and later requests. */
let respond: () => void;
beforeEach(async () => {
  const responsePromise = new Promise<void>((resolve) => (respond = resolve));
  sheet = await startRecorder(async () => {
    if (sheet.calls.length > 1) await responsePromise;
    return OK_RESPONSE;
  });
  relay = await startHarness({
    hosts: { sheet: sheet.url },
    callTimeouts: { sheet: CALL_TIMEOUT_MS, mail: CALL_TIMEOUT_MS },
  });
  // The first request gets an immediate response. The relay delivers rows in parallel only after a successful call.
  await submit(relay.url, 'contacts', createContact());
  await relay.deliver();
  for (let count = 0; count < ROW_COUNT; count += 1) await submit(relay.url, 'contacts', createContact());
});

const claim = ({ leases }: Worker, limit = ROW_COUNT) =>
  leases.claim({ now: relay.clock.now, limit, maxResumes: 0, includesQuarantined: false });

test('§4.6 a second server with the same host name and process id does not take valid leases of the first server', async () => {
  const firstServerPromise = relay.deliver();
  await waitUntil(() => sheet.calls.length > ROW_COUNT);
  // The workers have the same host name and process id, like two processes in separate containers that cannot detect
  // each other.
  const secondWorker = relay.createAnotherWorker();
  expect(await secondWorker.runDue()).toBe(0);
  respond();
  await firstServerPromise;
  expect(sheet.calls).toHaveLength(1 + ROW_COUNT);
  expect((await relay.outbox.list('done')).length).toBe(1 + ROW_COUNT);
});

test('§4.6 another worker delivers the rows of a crashed process after the leases of the rows have expired (one minute)', async () => {
  expect(await claim(relay.createAnotherWorker())).toHaveLength(ROW_COUNT);
  respond();
  relay.clock.now += LEASE_MS - 1;
  expect(await relay.deliver()).toBe(0);
  relay.clock.now += 1;
  expect(await relay.deliver()).toBe(ROW_COUNT);
  expect(sheet.calls).toHaveLength(1 + ROW_COUNT);
});

test('§4.6 after `outbox retry`, the relay delivers the rows of a process that crashed while its clock was a year ahead', async () => {
  const { now } = relay.clock;
  relay.clock.now += 365 * DAY;
  await claim(relay.createAnotherWorker());
  relay.clock.now = now;
  respond();
  expect(await relay.deliver()).toBe(0);
  await relay.outbox.retry(now);
  expect(await relay.deliver()).toBe(ROW_COUNT);
});

test.each([
  ['two hours', 2 * HOUR],
  ['five days', 5 * DAY],
])('§4.6 the relay delivers submissions that arrived while the clock was %s ahead', async (_title, jumpMs) => {
  const { now } = relay.clock;
  relay.clock.now += jumpMs;
  await relay.worker.sweepHourly();
  await submit(relay.url, 'contacts', createContact());
  relay.clock.now = now;
  respond();
  expect(await relay.deliver()).toBe(ROW_COUNT);
  await relay.worker.sweepHourly();
  expect(await relay.deliver()).toBe(1);
});

test('§4.6 a relay that starts after the retention deletes delivered submissions at once, and undelivered submissions after an hour of attempts', async () => {
  const laterRelay = await startHarness();
  await submit(laterRelay.url, 'contacts', createContact());
  await laterRelay.deliver();
  for (let count = 0; count < 2 * ROW_COUNT; count += 1) await submit(laterRelay.url, 'contacts', createContact());
  await submit(laterRelay.url, 'contacts', createContact(), { honeypot: 'x' });
  laterRelay.clock.now += LIMITS.retentionMs + DAY;
  laterRelay.devProviders.setFault('sheet', { kind: '500', times: 1 });
  await laterRelay.worker.start();
  await waitUntil(async () => {
    laterRelay.clock.now += 100;
    return (await laterRelay.outbox.list('pending')).length === 0;
  });
  // The deadline of the first undelivered submission has passed, so its failed attempt is final.
  expect(await laterRelay.outbox.countByStatus()).toEqual({
    pending: 0,
    done: 2 * ROW_COUNT - 1,
    dead: 1,
    quarantined: 1,
  });
  await waitUntil(async () => {
    laterRelay.clock.now += HOUR / 60;
    laterRelay.worker.wakeUp();
    return (await laterRelay.outbox.list()).length === 0;
  });
  await laterRelay.worker.stop(CALL_TIMEOUT_MS);
  expect(laterRelay.logLines.map(({ event }) => event).filter((event) => event.startsWith('outbox.deleted-'))).toEqual(
    expect.arrayContaining(['outbox.deleted-undelivered', 'outbox.deleted-quarantined']),
  );
  respond();
});

test('§4.6 the relay deletes old submissions even if a delivery is due at every moment', async () => {
  respond();
  const responses: (() => void)[] = [];
  const busySheet = await startRecorder(async () => {
    await new Promise<void>((resolve) => responses.push(resolve));
    return OK_RESPONSE;
  });
  const busyRelay = await startHarness({ hosts: { sheet: busySheet.url } });
  afterTest(async () => {
    for (const sendResponse of responses) sendResponse();
    await busyRelay.worker.stop(0);
  });
  for (let count = 0; count < 2 * ROW_COUNT; count += 1) await submit(busyRelay.url, 'contacts', createContact());
  const sweepSpy = jest.spyOn(busyRelay.worker.leases, 'sweep');
  await busyRelay.worker.start();
  // Before its first successful call, the relay makes only one call at a time. The other deliveries wait.
  await waitUntil(() => responses.length === 1);
  busyRelay.clock.now += LIMITS.retentionMs + DAY;
  responses[0]?.();
  // The first sweep after the clock step does not delete undelivered submissions.
  await waitUntil(() => sweepSpy.mock.calls.length === 2 && responses.length > 1);
  expect(busyRelay.logLines.filter(({ event }) => event === 'outbox.deleted-undelivered')).toEqual([]);
  busyRelay.clock.now += HOUR;
  responses[1]?.();
  await waitUntil(async () => (await busyRelay.outbox.list()).length < 2 * ROW_COUNT);
});

test('§7 the relay deletes thousands of old submissions in batches, so that a failed batch does not undo earlier batches', async () => {
  respond();
  const { queryBuilder, read, write } = relay.outbox.engine;
  const [row] = await read(queryBuilder.selectFrom('submissions').selectAll());
  if (!row) throw new Error('The outbox has no submission');
  for (let number = 0; number < 1500; number += 100)
    await write([
      queryBuilder
        .insertInto('submissions')
        .values(Array.from({ length: 100 }, (_value, index) => ({ ...row, id: `copy-${number + index}` }))),
    ]);
  relay.clock.now += LIMITS.retentionMs + 1;
  await write([
    queryBuilder
      .updateTable('submissions')
      .set({ received_at: 0, status: 'dead' })
      .where('id', 'in', queryBuilder.selectFrom('submissions').select('id').where('id', 'like', 'copy-%').limit(1000)),
  ]);
  let sweepWriteCount = 0;
  relay.outbox.engine.write = (queries, lock) => {
    if (lock === 'sweep') sweepWriteCount += 1;
    return lock === 'sweep' && sweepWriteCount === 2 ? Promise.reject(new Error('timeout')) : write(queries, lock);
  };
  await relay.worker.leases.recordSweep(relay.clock.now - HOUR);
  await expect(relay.worker.sweepHourly()).rejects.toThrow('timeout');
  expect(await relay.outbox.list()).toHaveLength(500 + 1 + ROW_COUNT);
  expect(relay.logLines.filter(({ event }) => event === 'outbox.deleted-undelivered')).toHaveLength(1000);
  relay.clock.now += HOUR;
  await relay.worker.sweepHourly();
  expect(await relay.outbox.list()).toEqual([]);
});

describe('§7 the sweep of thousands of expired arrivals and a receipt', () => {
  /** Runs before each write that deletes arrivals. The number of the first write is 1. */
  let onArrivalDeletion: (writeNumber: number) => void;
  beforeEach(async () => {
    respond();
    const { engine } = relay.outbox;
    const { queryBuilder, write } = engine;
    const expiredArrivals = Array.from({ length: 1500 }, (_value, index) => ({
      id: `copy-${index}`,
      visitor: '',
      arrived_at: 0,
    }));
    await write([
      queryBuilder.insertInto('arrivals').values(expiredArrivals),
      queryBuilder.insertInto('receipts').values({ id: 'r', receipt: '', until_at: 0 }),
    ]);
    let arrivalWriteCount = 0;
    engine.write = async (queries, lock) => {
      const deletesArrivals = queries.some((query) => query.compile().sql.startsWith('delete from "arrivals"'));
      if (deletesArrivals) onArrivalDeletion((arrivalWriteCount += 1));
      return write(queries, lock);
    };
  });
  /** Returns the number of expired arrivals and the number of expired receipts. */
  const countExpired = async () => {
    const { queryBuilder, read } = relay.outbox.engine;
    const arrivals = await read(queryBuilder.selectFrom('arrivals').select('id').where('arrived_at', '=', 0));
    const receipts = await read(queryBuilder.selectFrom('receipts').select('id').where('until_at', '=', 0));
    return [arrivals.length, receipts.length];
  };
  const sweepAgain = () => {
    relay.clock.now += HOUR;
    return relay.worker.sweepHourly();
  };

  test('the sweep deletes the arrivals in batches, and a failed batch does not prevent the other steps', async () => {
    const { tombstones } = relay.outbox.erasures;
    onArrivalDeletion = (writeNumber) => {
      if (writeNumber === 2) throw new Error('timeout');
    };
    const mirrorSpy = jest.spyOn(tombstones, 'mirror').mockRejectedValueOnce(new Error('disk full'));
    await expect(relay.worker.sweepHourly()).rejects.toThrow('timeout; disk full');
    expect(await countExpired()).toEqual([500, 0]);
    expect(mirrorSpy).toHaveBeenCalledTimes(1);
    await sweepAgain();
    expect(await countExpired()).toEqual([0, 0]);
  });

  test('the sweep ends each step after the current batch when ten seconds have passed', async () => {
    onArrivalDeletion = () => (relay.clock.now += 10_000);
    await relay.worker.sweepHourly();
    expect(await countExpired()).toEqual([500, 0]);
    await sweepAgain();
    expect(await countExpired()).toEqual([0, 0]);
  });

  test('the sweep ends after the current batch when the worker stops', async () => {
    onArrivalDeletion = () => void relay.worker.stop(0);
    await relay.worker.sweepHourly();
    expect(await countExpired()).toEqual([500, 1]);
  });
});

test('§7.2 a process that claims a row again after the expiry of its lease begins only one confirmation', async () => {
  const worker = relay.createAnotherWorker();
  const [firstRow] = await claim(worker, 1);
  relay.clock.now += LEASE_MS;
  const [secondRow] = await claim(worker, 1);
  if (!firstRow || !secondRow) throw new Error('The worker could not claim a row');
  expect(secondRow.id).toBe(firstRow.id);
  expect(await worker.leases.beginConfirmation(firstRow, relay.clock.now, LIMITS)).toBe(true);
  expect(await worker.leases.beginConfirmation(secondRow, relay.clock.now, LIMITS)).toBe(false);
  respond();
});
