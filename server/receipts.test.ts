import { createHash } from 'node:crypto';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words as forms } from '#site/words/forms';
import { words as mails } from '#site/words/mails';
import { formatReceivedData } from '../src/forms/shared/formatReceivedData';
import { fillPlaceholders } from '../src/site/fill';
import { findPageOfKind } from '../src/site/pages';
import type { ReceivedData } from '../src/submission/types';
import { postApplication, loadTestRenderer, extractText } from './testing/formPost';
import { startHarness, type Harness } from './testing/harness';
import { createApplication, createContact, createKey, createPdf, createResume, submit } from './testing/submit';

let relay: Harness;

const resumeBytes = createPdf(123_456).fill(0xfe, 9);
const FORMATTED_SIZE = new Intl.NumberFormat(settings.locale).format(resumeBytes.length);
const sha256 = createHash('sha256').update(resumeBytes).digest('hex');
const sendApplication = (overrides = {}, meta = {}) =>
  submit(relay.url, 'applications', createApplication({ resume: createResume(resumeBytes), ...overrides }), meta);
const getReceivedData = ({ body }: Awaited<ReturnType<typeof submit>>) => (body as { arrived?: ReceivedData }).arrived;
const findConfirmation = () =>
  relay.devProviders.mails.find(({ to }) => to[0]?.email === 'ann@example.com')?.textContent ?? '';

test('§2.11 the response states the time, the file and the length of the cover letter, and a repeated application gets the same response', async () => {
  relay = await startHarness();
  const key = createKey();
  const receivedData = {
    at: new Date(relay.clock.now).toISOString(),
    file: { name: 'cv.pdf', size: resumeBytes.length, sha256 },
    letterLength: 'Dear all'.length,
  };
  expect(getReceivedData(await sendApplication({}, { key }))).toEqual(receivedData);
  relay.clock.now += 60_000;
  expect(getReceivedData(await sendApplication({}, { key }))).toEqual(receivedData);
});

test('§2.12 the response to a contact message states only the time at which the message arrived', async () => {
  relay = await startHarness();
  expect(getReceivedData(await submit(relay.url, 'contacts', createContact()))).toEqual({
    at: new Date(relay.clock.now).toISOString(),
  });
});

test('§7.2 the confirmation names the résumé and states its size, its checksum and the length of the cover letter', async () => {
  relay = await startHarness();
  await sendApplication();
  await relay.deliver();
  for (const text of ['cv.pdf', FORMATTED_SIZE, sha256, mails.labels.resumeSha256, mails.labels.letterLength])
    expect(findConfirmation()).toContain(text);
});

test("§7.2 with CONFIRMATION_ECHO=off, a confirmation contains the checksum, but neither the file name nor the sender's name", async () => {
  relay = await startHarness({ worker: { shouldEchoInput: false } });
  await sendApplication({ resume: createResume(resumeBytes, 'win-money.pdf') });
  await relay.deliver();
  expect(findConfirmation()).toContain(sha256);
  expect(findConfirmation()).not.toMatch(/money|Ann/);
});

if (findPageOfKind(pages, 'jobs'))
  test('§2.16 the success page without JavaScript states the time, and the name, size and checksum of the file', async () => {
    relay = await startHarness({ app: { loadPageRenderer: loadTestRenderer } });
    const { headers } = await postApplication(relay.url, createResume(resumeBytes));
    const html = await (await fetch(relay.url + (headers.get('Location') ?? ''))).text();
    const at = new Date(relay.clock.now).toISOString();
    const [timeLine = ''] = formatReceivedData({ at }, settings.timeZone ?? 'UTC');
    for (const text of ['cv.pdf', FORMATTED_SIZE, fillPlaceholders(forms.arrived.sha256, { sha256 }), timeLine])
      expect(extractText(html)).toContain(text);
  });

test('§2.11 the response omits bidirectional control characters from a file name', async () => {
  relay = await startHarness();
  expect(
    getReceivedData(await sendApplication({ resume: createResume(resumeBytes, 'fdp.\u202eexe cv.pdf') }))?.file?.name,
  ).toBe('fdp.exe cv.pdf');
});
