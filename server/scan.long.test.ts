import { createHash } from 'node:crypto';
import { pages } from '#site/pages';
import { words } from '#site/words/relay';
import { findPageOfKind } from '../src/site/pages';
import { RESUME_LIMIT_BYTES } from '../src/submission/resume';
import { startClamd, type TestClamd } from './testing/clamd';
import { startHarness, type Harness } from './testing/harness';
import { postApplication, loadTestRenderer, extractText } from './testing/formPost';
import { createApplication, createPdf, createResume, submit } from './testing/submit';

// The test joins two parts of the text, because virus scanners would otherwise report this source file.
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const createInfectedFile = () => Buffer.concat([createPdf(2000), Buffer.from(EICAR), createPdf(2000)]);
/** A file of the largest allowed size. The scanner detects the file by the checksum of all its bytes. */
const largeInfectedFile = createPdf(RESUME_LIMIT_BYTES).fill(0xfe, 700_001);
const SIGNATURES_BY_FILE = {
  'own.ndb': `Own.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}`,
  'own.hdb': `${createHash('md5').update(largeInfectedFile).digest('hex')}:${largeInfectedFile.length}:Own.Known`,
};

let clamd: TestClamd;
let relay: Harness;
beforeAll(async () => {
  clamd = await startClamd(SIGNATURES_BY_FILE);
});

const startRelay = async ({ endpoint } = clamd) => {
  relay = await startHarness({ settings: { clamd: endpoint }, app: { loadPageRenderer: loadTestRenderer } });
};

const sendResume = (bytes: Buffer) =>
  submit(relay.url, 'applications', createApplication({ resume: createResume(bytes) }));
const postWithoutJavaScript = (bytes: Buffer) => postApplication(relay.url, createResume(bytes));
const listScanResults = async () => (await relay.outbox.list()).map(({ scan }) => scan);
const listLogLines = (event: string) => relay.logLines.filter((line) => line.event === event);

test('§7.1 a PDF with the EICAR test virus gets 422 with a message for the file field, and is not stored', async () => {
  await startRelay();
  expect(await sendResume(createInfectedFile())).toMatchObject({
    status: 422,
    body: { errors: { resume: words.infected } },
  });
  expect(await listScanResults()).toEqual([]);
  expect(listLogLines('submission.refused')).toMatchObject([
    { reason: 'infected', status: 422, kind: 'application', signature: expect.stringContaining('Own.Eicar') },
  ]);
});

test('§7.1 the scanner gets every byte of a file of 5 MB: a copy with a different last byte is clean', async () => {
  await startRelay();
  expect((await sendResume(largeInfectedFile)).status).toBe(422);
  expect(listLogLines('submission.refused')).toMatchObject([{ signature: expect.stringContaining('Own.Known') }]);
  const otherFile = Buffer.from(largeInfectedFile).fill(0xfd, largeInfectedFile.length - 1);
  expect((await sendResume(otherFile)).status).toBe(202);
  expect(await listScanResults()).toEqual(['clean']);
});

test('§7.1 a file that exceeds the size limit of the scanner is stored as not scanned', async () => {
  await startRelay(await startClamd(SIGNATURES_BY_FILE, '1M'));
  expect((await sendResume(largeInfectedFile)).status).toBe(202);
  expect(await listScanResults()).toEqual(['unscanned']);
});

if (findPageOfKind(pages, 'jobs'))
  describe('without JavaScript', () => {
    test('§2.16 the response to an infected PDF is the form with a message and all other input', async () => {
      await startRelay();
      const { status, html } = await postWithoutJavaScript(createInfectedFile());
      expect(status).toBe(422);
      expect(extractText(html)).toContain(words.infected);
      expect(/<input[^>]*name="resume"[^>]*>/.exec(html)?.[0]).toContain('aria-invalid="true"');
      expect(html).toContain('value="ann@example.com"');
      expect(html).toContain('Dear all');
      expect(await listScanResults()).toEqual([]);
      expect(listLogLines('submission.refused')).toMatchObject([{ reason: 'infected', status: 422 }]);
    });
  });
