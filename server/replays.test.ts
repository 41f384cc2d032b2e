import { startHarness, type Harness } from './testing/harness';
import {
  createApplication,
  createContact,
  createDataUrl,
  createKey,
  createPdf,
  createResume,
  submit,
  type Fields,
  type MetaFields,
} from './testing/submit';

let relay: Harness;
beforeEach(async () => {
  relay = await startHarness();
});
const countRows = async () => (await relay.outbox.list()).length;
const sendContact = (overrides: Fields, metaFields: MetaFields) =>
  submit(relay.url, 'contacts', createContact(overrides), metaFields);

test('§7 a replay with the same idempotency key and different content gets 409', async () => {
  const key = createKey();
  await sendContact({}, { key });
  const otherResponse = await sendContact({ message: 'Something else' }, { key: key.toUpperCase() });
  expect(otherResponse.status).toBe(409);
  expect(await countRows()).toBe(1);
});

test('§7 without an idempotency key, equal forms within ten minutes count as one submission, even if they arrive simultaneously', async () => {
  const meta = { key: '' };
  const responses = await Promise.all(Array.from({ length: 20 }, () => sendContact({}, meta)));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
  expect(await countRows()).toBe(1);
  expect((await sendContact({ message: 'Something else' }, meta)).status).toBe(202);
  expect(await countRows()).toBe(2);
  relay.clock.now += 600_001;
  expect((await sendContact({}, meta)).body).not.toEqual(responses[0]?.body);
  expect(await countRows()).toBe(3);
});

test('§7 eight concurrent forms with one idempotency key and two different files leave one file', async () => {
  const [key, firstFile, secondFile] = [createKey(), createPdf(300_000), createPdf(300_000).fill(0xfe, 9)];
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const resume = createResume(index % 2 ? firstFile : secondFile);
      return submit(relay.url, 'applications', createApplication({ resume }), { key });
    }),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 409, 409, 409, 409]);
  const row = await relay.getOnlyRow();
  expect(new Set(await relay.listResumePartIds())).toEqual(new Set([row.resumeId]));
  const storedFile = responses[1]?.status === 202 ? firstFile : secondFile;
  expect(await relay.outbox.readResume(row)).toBe(createDataUrl(storedFile));
});
