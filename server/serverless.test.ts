import { firm } from '#site/firm';
import { words } from '#site/words/mails';
import { fillPlaceholders } from '../src/site/fill';
import { DAY } from './outbox/backoff';
import { Outbox } from './outbox/outbox';
import { MAX_CONCURRENT_SEQUENCES } from './outbox/worker';
import { startDevProviders, createTemporaryFolder } from './testing/harness';
import { loadTestRenderer } from './testing/formPost';
import { createOutboxUrl } from './testing/outboxes';
import { getProviderVariables } from './testing/providerVariables';
import { startSmtpServer } from './testing/smtpServer';
import {
  createApplication,
  createContact,
  createDataUrl,
  createFormData,
  createKey,
  createPayload,
  type Fields,
  type MetaFields,
} from './testing/submit';
import type functions from './serverless';
import { waitUntil } from './testing/waitUntil';
import { WITHDRAWAL_PATH } from './withdrawal/links';

let devProviders: Awaited<ReturnType<typeof startDevProviders>>;
let instance: typeof functions;
const originalEnvironment = process.env;

beforeEach(async () => {
  const folder = await createTemporaryFolder();
  devProviders = await startDevProviders();
  process.env = {
    ...originalEnvironment,
    NODE_ENV: 'production',
    OUTBOX_URL: await createOutboxUrl(folder.path),
    TRUSTED_PROXIES: '1',
    ...getProviderVariables(devProviders.url),
  };
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  instance = await loadInstance();
});
afterEach(() => {
  process.env = originalEnvironment;
});

/** Loads the module again, as a host does for another instance of the function. */
async function loadInstance(): Promise<typeof functions> {
  jest.resetModules();
  return (await import('./serverless')).default;
}

const createRequest = (
  fields: Fields,
  {
    headers = {},
    meta = {},
    path = 'contacts',
    base = '/',
  }: { headers?: Record<string, string>; meta?: MetaFields; path?: string; base?: string } = {},
) =>
  new Request(`https://www.example.com${base}api/submissions/${path}`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Origin: 'https://www.example.com',
      'X-Forwarded-For': '203.0.113.7',
      ...headers,
    },
    body: createFormData(fields, meta),
  });

const getDeliveredTexts = () => ({
  rows: devProviders.state.rows.map(({ payload }) => payload.message ?? payload.coverLetter),
  subjects: devProviders.state.mails.map(({ subject }) => subject),
});
const MAIL_SUBJECTS = [
  words.contact.admin.subject,
  fillPlaceholders(words.contact.confirmation.subject, { firm: firm.name }),
];

test('§4.6 a function delivers a message before the response, because the host may suspend the function afterwards', async () => {
  const response = await instance.fetch(createRequest(createContact({ message: 'From a function' })));
  expect(response.status).toBe(202);
  expect(await response.json()).toMatchObject({
    reference: expect.stringMatching(new RegExp(`^${firm.referencePrefix}-[0-9A-Z]{6}$`)),
  });
  expect(getDeliveredTexts()).toEqual({ rows: ['From a function'], subjects: MAIL_SUBJECTS });
});

test.each(['/folder/', '/'])(
  '§6 §3.12 a function of a site in a subfolder accepts forms below %s, and delivers a résumé',
  async (base) => {
    process.env.BASE_PATH = '/folder/';
    jest.doMock('./noscript/pageRenderer', () => ({ loadPageRenderer: loadTestRenderer }));
    instance = await loadInstance();
    jest.dontMock('./noscript/pageRenderer');
    const request = createRequest(createApplication(), { path: 'applications', base });
    expect((await instance.fetch(request)).status).toBe(202);
    expect(devProviders.state.rows[0]?.payload.resumeBase64).toBe(createDataUrl());
    expect(JSON.stringify(devProviders.state.mails)).toContain(`${firm.origin}/folder${WITHDRAWAL_PATH}/`);
    // Redirect URLs contain the site's subfolder, even if the host removes the subfolder from forwarded URLs.
    const redirectResponse = await instance.fetch(
      new Request(`https://www.example.com${base}api/submissions/contacts?form=/contact`),
    );
    expect([redirectResponse.status, redirectResponse.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^\/folder\//),
    ]);
  },
);

test('§6 a function of a site in a subfolder responds with 404 below another folder', async () => {
  process.env.BASE_PATH = '/folder/';
  instance = await loadInstance();
  expect((await instance.fetch(createRequest(createContact(), { base: '/other/' }))).status).toBe(404);
});

test('§7.1 a function without SPREADSHEET_SECRET logs one warning', async () => {
  const writeSpy = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await instance.scheduled();
  await instance.scheduled();
  expect(writeSpy.mock.calls.filter(([line]) => String(line).includes('"spreadsheet.no-secret"'))).toHaveLength(1);
});

test('§8 a function stores forms and delivers rows before it reports that the mail server refuses the password', async () => {
  const mailServer = await startSmtpServer();
  mailServer.setFault((step) => (step === 'AUTH' ? { reply: '535 5.7.8 wrong' } : undefined));
  const MAIL_URL = `smtp://site:s3cret@127.0.0.1:${mailServer.settings.port}`;
  process.env = { ...process.env, MAIL_HOST: '', MAIL_API_KEY: '', MAIL_URL };
  const writeSpy = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect((await instance.fetch(createRequest(createContact({ message: 'Row' })))).status).toBe(202);
  expect(getDeliveredTexts().rows).toEqual(['Row']);
  const listReports = () => writeSpy.mock.calls.filter(([line]) => String(line).includes('"target.unusable"'));
  expect(listReports()).toEqual([]);
  await instance.scheduled();
  expect(listReports()).toHaveLength(1);
});

test('§4.6 a function responds before the delivery if the host provides waitUntil', async () => {
  const workPromises: Promise<unknown>[] = [];
  devProviders.state.setFault('sheet', { kind: 'slow' });
  const response = await instance.fetch(
    createRequest(createContact()),
    {},
    { waitUntil: (promise) => void workPromises.push(promise) },
  );
  expect(response.status).toBe(202);
  expect(getDeliveredTexts().subjects).toEqual([]);
  expect(workPromises).toHaveLength(1);
  await Promise.all(workPromises);
  expect(getDeliveredTexts().subjects).toEqual(MAIL_SUBJECTS);
});

/** Stores `count` submissions that are due immediately. */
async function storeBacklog(count: number): Promise<void> {
  const outbox = await Outbox.open({ url: process.env.OUTBOX_URL ?? '' });
  const submission = { kind: 'contact', payload: createPayload('contact') } as const;
  for (let number = 0; number < count; number += 1)
    await outbox.accept({ id: createKey(), reference: `R-${number}`, submission, now: Date.now() });
  await outbox.close();
}

test('§4.6 without waitUntil, a posted form waits at most 5 s for deliveries, and other requests do not wait', async () => {
  const writeSpy = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  devProviders.state.setFault('sheet', { kind: 'hang' });
  let postStatus = 0;
  const postPromise = instance.fetch(createRequest(createContact())).then(({ status }) => (postStatus = status));
  await waitUntil(() => devProviders.state.requestCounts.sheet > 0);
  expect((await instance.fetch(new Request('https://www.example.com/site-config.json'))).status).toBe(200);
  expect(postStatus).toBe(0);
  expect(await postPromise).toBe(202);
  const isPostponed = () => writeSpy.mock.calls.some(([line]) => String(line).includes('"delivery.postponed"'));
  // The call to the spreadsheet has a time limit of 30 s.
  expect(isPostponed()).toBe(false);
  await devProviders.close();
  await waitUntil(isPostponed);
});

test('§4.6 a request to a function delivers a part of a long backlog, and the timer delivers the remaining submissions', async () => {
  await storeBacklog(2 * MAX_CONCURRENT_SEQUENCES);
  devProviders.state.setFault('sheet', { kind: 'slow' });
  const workPromises: Promise<unknown>[] = [];
  const context = { waitUntil: (promise: Promise<unknown>) => void workPromises.push(promise) };
  await instance.fetch(createRequest(createContact()), {}, context);
  await Promise.all(workPromises);
  expect(devProviders.state.rows).toHaveLength(MAX_CONCURRENT_SEQUENCES);
  devProviders.state.setFault('sheet', { kind: 'none' });
  await instance.scheduled();
  expect(devProviders.state.rows).toHaveLength(2 * MAX_CONCURRENT_SEQUENCES + 1);
});

test("§8 the host's timer delivers a submission after the spreadsheet has recovered, even in another instance", async () => {
  devProviders.state.setFault('sheet', { kind: '500' });
  expect((await instance.fetch(createRequest(createContact({ message: 'Later' })))).status).toBe(202);
  expect(getDeliveredTexts()).toEqual({ rows: [], subjects: [] });
  devProviders.state.setFault('sheet', { kind: 'none' });
  const otherInstance = await loadInstance();
  // The first retry is due after one second.
  await waitUntil(async () => {
    await otherInstance.scheduled();
    return devProviders.state.mails.length >= 2;
  });
  expect(getDeliveredTexts()).toEqual({ rows: ['Later'], subjects: MAIL_SUBJECTS });
});

test('§7.1 a function completes a pending delivery to the spreadsheet after new settings have moved the spreadsheet into the sequence', async () => {
  const mailServer = await startSmtpServer();
  const { MAIL_HOST, MAIL_API_KEY } = process.env;
  const MAIL_URL = `smtp://127.0.0.1:${mailServer.settings.port}`;
  process.env = { ...process.env, MAIL_HOST: '', MAIL_API_KEY: '', MAIL_URL };
  devProviders.state.setFault('sheet', { kind: '500' });
  expect((await instance.fetch(createRequest(createContact({ message: 'Moved' })))).status).toBe(202);
  expect(mailServer.mails).toHaveLength(2);
  devProviders.state.setFault('sheet', { kind: 'none' });
  process.env = { ...process.env, MAIL_HOST, MAIL_API_KEY };
  instance = await loadInstance();
  // The first retry is due after one second.
  await waitUntil(async () => {
    await instance.scheduled();
    return getDeliveredTexts().rows.length > 0;
  });
  expect(getDeliveredTexts().rows).toEqual(['Moved']);
});

test("§7 the host's timer deletes a submission after the number of days in RETENTION_DAYS", async () => {
  process.env.RETENTION_DAYS = '7';
  const meta = { key: createKey() };
  const send = async () => (await instance.fetch(createRequest(createContact(), { meta }))).json();
  const firstReceipt = await send();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * DAY);
  instance = await loadInstance();
  expect(await send()).toEqual(firstReceipt);
  await instance.scheduled();
  // The outbox no longer recognises the repeated form, so it stores a new submission.
  expect(await send()).not.toEqual(firstReceipt);
});

test('§4.6 if the timer was stopped for longer than the retention, a function attempts every delivery before it deletes a submission', async () => {
  process.env.RETENTION_DAYS = '7';
  devProviders.state.setFault('sheet', { kind: '500' });
  for (const message of ['First', 'Second']) await instance.fetch(createRequest(createContact({ message })));
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 8 * DAY);
  instance = await loadInstance();
  // The first call fails, so the relay postpones the other submission without a call.
  devProviders.state.setFault('sheet', { kind: '500', times: 1 });
  await waitUntil(async () => {
    await instance.scheduled();
    return devProviders.state.rows.length === 1;
  });
});

test('§7 a repeated form at another instance of the function counts as the same submission', async () => {
  const meta = { key: createKey() };
  const firstReceipt = await (await instance.fetch(createRequest(createContact(), { meta }))).json();
  const repeatedReceipt = await (await (await loadInstance()).fetch(createRequest(createContact(), { meta }))).json();
  expect(repeatedReceipt).toEqual(firstReceipt);
  expect(getDeliveredTexts().rows).toHaveLength(1);
});

test('§7 a function refuses forms from another origin, and limits submissions by the forwarded IP address', async () => {
  expect(
    (await instance.fetch(createRequest(createContact(), { headers: { Origin: 'https://evil.example' } }))).status,
  ).toBe(403);
  const statuses = [];
  for (let number = 0; number < 6; number += 1)
    statuses.push((await instance.fetch(createRequest(createContact()))).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  expect(
    (await instance.fetch(createRequest(createContact(), { headers: { 'X-Forwarded-For': '203.0.113.8' } }))).status,
  ).toBe(202);
});
