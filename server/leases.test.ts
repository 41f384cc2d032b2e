import { LIMITS, startHarness, type Harness } from './testing/harness';
import { startRecorder, type Recorder } from './testing/recorder';
import { contact, submit } from './testing/submit';

const ROWS = 8;
const LEASE = 60_000;
let sheet: Recorder;
let relay: Harness;
/** Makes the spreadsheet respond to all pending requests. */
let answer: () => void;
beforeEach(async () => {
  const answered = new Promise<void>((resolve) => (answer = resolve));
  sheet = await startRecorder(async () => {
    if (sheet.calls.length > 1) await answered;
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"ok":true}' };
  });
  relay = await startHarness({ hosts: { sheet: sheet.url }, callTimeouts: { sheet: 60_000, mail: 2000 } });
  // The first request gets an immediate response. The relay delivers rows in parallel only after a successful call.
  await submit(relay.url, 'contacts', contact());
  await relay.deliver();
  for (let count = 0; count < ROWS; count += 1) await submit(relay.url, 'contacts', contact());
});
const called = async (count: number): Promise<void> => {
  while (sheet.calls.length <= count) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('§4.6 a second server with the same host name and process id does not take valid leases of the first server', async () => {
  const first = relay.deliver();
  await called(ROWS);
  // As in two containers, the host name and the process id are equal, and neither process can detect the other process.
  const second = relay.newWorker();
  expect(await second.runDue()).toBe(0);
  answer();
  await first;
  expect(sheet.calls).toHaveLength(1 + ROWS);
  expect((await relay.outbox.list('done')).length).toBe(1 + ROWS);
});

test('§4.6 another worker can claim the rows of a dead process when their leases expire after a minute', async () => {
  const dead = relay.newWorker();
  expect(
    await dead.leases.claim({ now: relay.clock.now, limit: ROWS, resumes: 0, withQuarantined: false }),
  ).toHaveLength(ROWS);
  answer();
  relay.clock.now += LEASE - 1;
  expect(await relay.deliver()).toBe(0);
  relay.clock.now += 1;
  expect(await relay.deliver()).toBe(ROWS);
  expect(sheet.calls).toHaveLength(1 + ROWS);
});

test('§7.2 a process that claims a row again after the expiry of its lease begins only one confirmation', async () => {
  const { leases } = relay.newWorker();
  const claim = () => leases.claim({ now: relay.clock.now, limit: 1, resumes: 0, withQuarantined: false });
  const [before] = await claim();
  relay.clock.now += LEASE;
  const [again] = await claim();
  if (!before || !again) throw new Error('The worker could not claim a row');
  expect(again.id).toBe(before.id);
  expect(await leases.beginConfirmation(before, relay.clock.now, LIMITS)).toBe(true);
  expect(await leases.beginConfirmation(again, relay.clock.now, LIMITS)).toBe(false);
  answer();
});
