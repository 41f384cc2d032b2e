import { spawn } from 'node:child_process';
import dns, { type LookupAllOptions } from 'node:dns';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { Webhook } from 'standardwebhooks';
import { words } from '#site/words/mails';
import { findFreePort } from '../test/setup/freePort';
import { runOutboxCli } from './outbox-cli';
import { DELIVERY_PERIOD_MS, HOUR, SECOND } from './outbox/backoff';
import { backUp, restore } from './outbox/backup';
import type { WebhookSettings } from './outbox/webhook';
import { startHarness, createTemporaryFolder, type Harness } from './testing/harness';
import { formatPart, MULTIPART_END, MULTIPART_HEADERS } from './testing/rawForm';
import { startRecorder, type Recorder } from './testing/recorder';
import {
  createApplication,
  createContact,
  createCustomRequest,
  createDataUrl,
  createFormData,
  createKey,
  createPdf,
  createQuote,
  createResume,
  post,
  submit,
} from './testing/submit';
import { waitUntil } from './testing/waitUntil';

const SIGNING_KEYS = ['a'.repeat(32), 'b'.repeat(32)].map((text) => Buffer.from(text));
const formatSecret = (key: Buffer | undefined) => `whsec_${key?.toString('base64') ?? ''}`;

let relay: Harness;
let receiver: Recorder;
let createResponse: Parameters<typeof startRecorder>[0];

async function startRelayWithWebhook(
  overrides: Partial<WebhookSettings> = {},
  { isOnlyTarget = false, timeout = 60_000 } = {},
): Promise<void> {
  createResponse = () => ({ status: 204 });
  receiver = await startRecorder((call) => createResponse(call));
  const webhook: WebhookSettings = {
    ...receiver.webhook,
    secrets: SIGNING_KEYS.slice(0, 1),
    includesResume: true,
    ...overrides,
  };
  relay = await startHarness({
    callTimeouts: { sheet: 60_000, mail: 60_000, webhook: timeout },
    targets: (defaults) => (isOnlyTarget ? { webhook } : { ...defaults, webhook }),
  });
}

const listCalls = () => receiver.calls;
const sendForm = async (path = 'contacts', fields = createContact()) =>
  expect((await submit(relay.url, path, fields)).status).toBe(202);

interface WebhookBody {
  data: { kind: string; fields: Record<string, string> };
  resume?: string;
}
interface Schema {
  $defs: {
    received: {
      properties: { data: { oneOf: { properties: { kind: { const: string }; fields: { required: string[] } } }[] } };
    };
  };
}
const SCHEMA = JSON.parse(readFileSync(join(__dirname, '../docs/webhook.schema.json'), 'utf8')) as Schema;
/** Returns the sorted names of the fields that the schema requires for a kind of form. */
const listRequiredFields = (kind: string) => {
  const { oneOf } = SCHEMA.$defs.received.properties.data;
  return oneOf.find(({ properties }) => properties.kind.const === kind)?.properties.fields.required.toSorted();
};
const validate = new Ajv2020({ allErrors: true, strictTypes: false, formats: { 'date-time': true } }).compile(SCHEMA);

test.each([
  ['contacts', createContact()],
  ['applications', createApplication({ resume: createResume(createPdf(100_000)) })],
  ['quotes', createQuote()],
  ['custom-requests', createCustomRequest()],
])('§7 a webhook receives %s with every form field, in JSON that matches the published schema', async (path, form) => {
  await startRelayWithWebhook();
  await sendForm(path, form);
  await relay.deliver();
  expect(listCalls()).toHaveLength(1);
  const document = JSON.parse(listCalls()[0]?.body ?? '') as WebhookBody;
  validate(document);
  expect(validate.errors).toBeNull();
  const storedPayload = JSON.parse((await relay.getOnlyRow()).payload) as Record<string, string>;
  const { timestamp: _timestamp, targetGid: _targetGid, ...fields } = storedPayload;
  expect(document.data.fields).toEqual(fields);
  expect(listRequiredFields(document.data.kind)).toEqual(Object.keys(fields).toSorted());
  expect(document.resume).toBe(path === 'applications' ? createDataUrl(createPdf(100_000)) : undefined);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done' });
});

test('§7 the relay removes NUL characters and unpaired surrogates from a text, and delivers a repeated form once', async () => {
  await startRelayWithWebhook();
  const form = createContact({ message: 'PART' });
  const key = createKey();
  // A part in UTF-16 can contain an unpaired surrogate, unlike a part in UTF-8.
  const parts = [...createFormData(form, { key })].map(([name, value]) =>
    value === 'PART'
      ? Buffer.concat([
          Buffer.from(
            `--X\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n`,
          ),
          Buffer.from('A\0\t\n\ud800!', 'utf16le'),
          Buffer.from('\r\n'),
        ])
      : Buffer.from(formatPart(name, String(value))),
  );
  const body = Buffer.concat([...parts, Buffer.from(MULTIPART_END)]);
  for (let count = 0; count < 2; count += 1)
    expect((await post(relay.url, 'contacts', body, MULTIPART_HEADERS)).status).toBe(202);
  await relay.deliver();
  expect(listCalls()).toHaveLength(1);
  expect(relay.devProviders.rows.map(({ payload }) => payload.message)).toEqual(['A\t\n!']);
  expect((JSON.parse(listCalls()[0]?.body ?? '') as WebhookBody).data.fields.message).toBe('A \n!');
});

test('§7 a receiver can verify calls with the Standard Webhooks library and any configured key', async () => {
  await startRelayWithWebhook({ secrets: SIGNING_KEYS });
  relay.clock.now = Date.now();
  await sendForm('applications', createApplication());
  await relay.deliver();
  const { body = '', headers = {} } = listCalls()[0] ?? {};
  for (const key of SIGNING_KEYS)
    expect(new Webhook(formatSecret(key)).verify(body, headers as Record<string, string>)).toMatchObject({
      version: 1,
    });
  const otherReceiver = new Webhook(formatSecret(Buffer.from('c'.repeat(32))));
  expect(() => otherReceiver.verify(body, headers as Record<string, string>)).toThrow(/signature/);
});

const eraseAll = async () => relay.outbox.erasures.erase(await relay.outbox.list(), relay.clock.now);

test('Art. 19 the webhook receives a signed report of an erasure that matches the schema, and retries have the same id', async () => {
  await startRelayWithWebhook();
  relay.clock.now = Date.now();
  await sendForm('applications', createApplication());
  await relay.deliver();
  const erasedAt = new Date(relay.clock.now).toISOString();
  const reference = (await relay.getOnlyRow()).reference;
  createResponse = () => ({ status: 503, headers: { 'Retry-After': '60' } });
  await eraseAll();
  await relay.deliver();
  await relay.advanceAndDeliver(59 * SECOND);
  expect(listCalls()).toHaveLength(2);
  createResponse = () => ({ status: 204 });
  await relay.advanceAndDeliver(SECOND);
  await relay.advanceAndDeliver(HOUR);
  expect(listCalls()).toHaveLength(3);
  const [received, ...reports] = listCalls();
  for (const { body, headers } of reports) {
    const document = new Webhook(formatSecret(SIGNING_KEYS[0])).verify(body, headers as Record<string, string>);
    const data = { submissionId: received?.headers['webhook-id'], reference };
    expect(document).toEqual({ type: 'submission.erased', version: 1, timestamp: erasedAt, data });
    validate(document);
    expect(validate.errors).toBeNull();
  }
  const ids = reports.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);
  expect(ids).not.toContain(received?.headers['webhook-id']);
});

test('Art. 19 the relay reports an erasure neither to a chat nor to a webhook that has not received the submission', async () => {
  await startRelayWithWebhook();
  await submit(relay.url, 'contacts', createContact(), { honeypot: 'x' });
  await relay.deliver();
  createResponse = () => ({ status: 429, headers: { 'Retry-After': '600' } });
  await sendForm();
  await relay.deliver();
  // The receiver has asked to wait, so the relay does not send this submission before its erasure.
  const { body } = await submit(relay.url, 'contacts', createContact());
  await relay.deliver();
  await relay.outbox.erasures.erase(await relay.outbox.findByReferenceOrId(body.reference ?? ''), relay.clock.now);
  createResponse = () => ({ status: 204 });
  await relay.advanceAndDeliver(HOUR);
  expect(listCalls()).toHaveLength(2);
  await eraseAll();
  await relay.deliver();
  // The receiver gets no call about the quarantined submission.
  expect(listCalls()).toHaveLength(3);

  await startRelayWithWebhook({ format: 'slack', secrets: [], includesResume: false });
  await sendForm();
  await relay.deliver();
  await eraseAll();
  await relay.deliver();
  expect(listCalls()).toHaveLength(1);
  expect(await relay.outbox.erasures.describeOpenTasks()).toEqual([]);
});

test('Art. 19 an unresponsive webhook delays neither the erasure in the spreadsheet nor a mail, and a 410 response ends the calls', async () => {
  await startRelayWithWebhook();
  await sendForm('applications', createApplication());
  await relay.deliver();
  const { id, reference, receivedAt } = await relay.getOnlyRow();
  let respond: (status: number) => void = () => undefined;
  createResponse = () => new Promise((resolve) => (respond = (status) => resolve({ status })));
  await relay.outbox.erasures.withdraw(id, reference, receivedAt, relay.clock.now);
  const deliveryPromise = relay.deliver();
  while (relay.devProviders.rows.length > 0 || relay.devProviders.mails.length < 4 || listCalls().length < 2)
    await new Promise((resolve) => setImmediate(resolve));
  respond(410);
  await deliveryPromise;
  await relay.advanceAndDeliver(HOUR);
  expect(listCalls()).toHaveLength(2);
  expect(await relay.outbox.erasures.describeOpenTasks()).toEqual([]);
});

test('§7 the sample server docs/webhook-receiver.mjs accepts a signed call and refuses an unsigned call', async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const program = spawn(process.execPath, [join(__dirname, '../docs/webhook-receiver.mjs')], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: formatSecret(SIGNING_KEYS[0]) },
  });
  let output = '';
  program.stdout.on('data', (chunk) => (output += String(chunk)));
  try {
    await startRelayWithWebhook({ url }, { isOnlyTarget: true });
    await sendForm();
    // The delivery fails until the receiver program listens. The program rejects calls whose time differs from its
    // clock by more than five minutes.
    await waitUntil(async () => {
      expect(program.exitCode).toBeNull();
      relay.clock.now = Date.now();
      await relay.outbox.retry(relay.clock.now);
      await relay.deliver();
      return (await relay.getOnlyRow()).status === 'done';
    });
    expect(output).toContain("kind: 'contact'");
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
  } finally {
    program.kill();
  }
});

test('§7 the relay calls the webhook immediately while the spreadsheet is down, and later completes the submission', async () => {
  await startRelayWithWebhook();
  relay.devProviders.setFault('sheet', { kind: 'down' });
  await sendForm('applications', createApplication({ resume: createResume(createPdf(1000)) }));
  await relay.deliver();
  expect(listCalls()).toHaveLength(1);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending', sheetAt: null });
  relay.devProviders.setFault('sheet', { kind: 'none' });
  await relay.advanceAndDeliver(SECOND);
  expect(listCalls()).toHaveLength(1);
  expect(relay.devProviders.rows[0]?.payload.resumeBase64).toBe(createDataUrl(createPdf(1000)));
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
});

test('§7 a failing webhook delays neither the row nor the mails, and the relay keeps the résumé for retries', async () => {
  await startRelayWithWebhook();
  createResponse = () => ({ status: 500 });
  await sendForm('applications', createApplication({ resume: createResume(createPdf(1000)) }));
  await relay.deliver();
  expect(relay.devProviders.mails).toHaveLength(2);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending', confirmation: 'sent' });
  for (const waitSeconds of [1, 5, 30]) {
    expect(await relay.advanceAndDeliver(waitSeconds * SECOND - 1)).toBe(0);
    expect(await relay.advanceAndDeliver(1)).toBe(1);
  }
  createResponse = () => ({ status: 204 });
  await relay.advanceAndDeliver(120 * SECOND);
  expect(relay.devProviders.mails).toHaveLength(2);
  expect(relay.devProviders.rows).toHaveLength(1);
  expect((await relay.getOnlyRow()).status).toBe('done');
  expect(listCalls().at(-1)?.body).toContain(createDataUrl(createPdf(1000)));
  expect(await relay.listResumePartIds()).toEqual([]);
  expect(new Set(listCalls().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('§7 a webhook delivery is dead after 72 h of failures, and a retry sends no second row or mail', async () => {
  await startRelayWithWebhook();
  createResponse = () => ({ status: 503 });
  await sendForm();
  await relay.deliver();
  await relay.advanceAndDeliver(DELIVERY_PERIOD_MS);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'dead', confirmation: 'sent' });
  createResponse = () => ({ status: 204 });
  await relay.outbox.retry(relay.clock.now);
  await relay.deliver();
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
  expect(relay.devProviders.rows).toHaveLength(1);
  expect(relay.devProviders.mails).toHaveLength(2);
});

test.each([
  ['that never responds', () => new Promise<never>(() => undefined), /No response within 1000 ms/, 1000],
  ['that responds with 401', () => ({ status: 401 }), /status 401/],
  ['that redirects', () => ({ status: 307, headers: { Location: 'http://127.0.0.1:9/' } }), /redirect.*WEBHOOK_URL/],
  ['that asks to wait', () => ({ status: 429, headers: { 'Retry-After': '600' } }), /status 429/],
])(
  '§7 a webhook %s delays only the webhook delivery',
  async (_title, createWrongResponse, reason, timeout = 60_000) => {
    await startRelayWithWebhook({}, { timeout });
    createResponse = createWrongResponse;
    await sendForm();
    await relay.deliver();
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending', confirmation: 'sent' });
    expect(relay.logLines.filter(({ event }) => event === 'delivery.postponed')).toEqual([
      expect.objectContaining({ target: 'webhook', reason: expect.stringMatching(reason) }),
    ]);
    createResponse = () => ({ status: 200 });
    await relay.advanceAndDeliver(HOUR);
    expect((await relay.getOnlyRow()).status).toBe('done');
  },
);

test('§7 the relay completes a webhook delivery after status 200, even if the body of the response has 10 MB', async () => {
  await startRelayWithWebhook();
  createResponse = () => ({ status: 200, body: 'x'.repeat(10_000_000) });
  await sendForm();
  await relay.deliver();
  expect((await relay.getOnlyRow()).status).toBe('done');
});

test('§7 a webhook delivery is dead immediately when the webhook responds with 410', async () => {
  await startRelayWithWebhook();
  createResponse = () => ({ status: 410 });
  await sendForm();
  await relay.deliver();
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'dead', confirmation: 'sent' });
  expect((await relay.runCli('list')).output).toContain('  dead  failed at webhook (webhook: status 410)');
});

test('§7 `outbox status` counts a submission with a dead webhook delivery while the spreadsheet is down', async () => {
  await startRelayWithWebhook();
  createResponse = () => ({ status: 410 });
  relay.devProviders.setFault('sheet', { kind: 'down' });
  await sendForm();
  await relay.deliver();
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending' });
  expect(await relay.runCli('status')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Dead submissions: 1\. /),
  });
});

test.each(['127.0.0.1', 'localhost'])('§7 the relay does not call a webhook on the private host %s', async (host) => {
  await startRelayWithWebhook({ allowsPrivateAddress: false });
  const { url, calls } = receiver;
  await startRelayWithWebhook({ allowsPrivateAddress: false, url: `http://${host}:${new URL(url).port}/` });
  await sendForm();
  await relay.deliver();
  expect(calls).toEqual([]);
  expect(relay.logLines.find(({ event }) => event === 'delivery.postponed')?.reason).toMatch(/WEBHOOK_ALLOW_PRIVATE=1/);
});

test('§7 with WEBHOOK_FORMAT=slack, the relay sends a chat message with escaped markup and without a signature', async () => {
  await startRelayWithWebhook({ format: 'slack', secrets: [], includesResume: false });
  await sendForm('contacts', createContact({ message: '<!channel> & <https://evil.example|click>' }));
  await relay.deliver();
  const { body = '', headers = {} } = listCalls()[0] ?? {};
  const { text } = JSON.parse(body) as { text: string };
  expect(text.replaceAll('\u200b', '').startsWith(words.contact.admin.subject)).toBe(true);
  expect(text).toContain('&lt;!channel&gt; &amp;');
  expect(text).not.toMatch(/[<>]/);
  expect(headers['webhook-signature']).toBeUndefined();
});

test('§7 a chat message contains no working link or mention, and the unchanged address of a domain that only begins like a mention', async () => {
  await startRelayWithWebhook({ format: 'slack', secrets: [], includesResume: false });
  for (const fields of [
    { jobTitle: '@everyone see www.evil.example' },
    { email: 'ann@everyone.com' },
    { email: 'ann.@channel.com' },
    { email: 'ann.@ALL.com' },
    { email: 'ann@alliance.com' },
  ])
    await sendForm('applications', createApplication(fields));
  await relay.deliver();
  expect(listCalls()).toHaveLength(5);
  const bodies = listCalls().map(({ body }) => body);
  const unchangedBodies = bodies.filter((body) => body.includes('ann@alliance.com'));
  expect(unchangedBodies).toHaveLength(1);
  for (const body of bodies.filter((text) => !unchangedBodies.includes(text)))
    expect(body).not.toMatch(/@everyone|@channel|@all|www\.evil/i);
});

test('§7 the relay shortens a message for Discord to fewer than 2,000 characters, and adds the reference', async () => {
  await startRelayWithWebhook();
  const { url, calls } = receiver;
  await startRelayWithWebhook({
    format: 'slack',
    secrets: [],
    includesResume: false,
    url: `http://discord.com:${new URL(url).port}/api/webhooks/1/token/slack`,
  });
  const { lookup } = dns;
  jest
    .spyOn(dns, 'lookup')
    .mockImplementation(((_host: string, options: LookupAllOptions, callback: () => void) =>
      lookup('127.0.0.1', options, callback)) as typeof dns.lookup);
  await sendForm('contacts', createContact({ message: '<&'.repeat(250) }));
  await relay.deliver();
  const { text } = JSON.parse(calls[0]?.body ?? '') as { text: string };
  expect(text.length).toBeLessThan(2000);
  expect(text.endsWith(`… ${(await relay.getOnlyRow()).reference}`)).toBe(true);
  expect(text.replaceAll(/&(amp|lt|gt);/g, '')).not.toContain('&');
});

test('§7 while the spreadsheet is down, a quarantined submission reaches the webhook only after its release, within a minute', async () => {
  await startRelayWithWebhook();
  relay.devProviders.setFault('sheet', { kind: '500' });
  await submit(relay.url, 'contacts', createContact(), { honeypot: 'x' });
  relay.clock.now += HOUR;
  await relay.deliver();
  expect(listCalls()).toHaveLength(0);
  await relay.runCli('release', (await relay.getOnlyRow()).reference);
  await relay.deliver();
  await relay.advanceAndDeliver(60 * SECOND);
  expect(listCalls()).toHaveLength(1);
});

test('§7 `outbox status` names a target without settings, and `outbox skip` ends its deliveries', async () => {
  await startRelayWithWebhook();
  createResponse = () => ({ status: 500 });
  await sendForm('applications', createApplication({ resume: createResume() }));
  await relay.deliver();
  const runCli = async (...args: string[]) => {
    let output = '';
    const settings = { retentionMs: 30 * 24 * HOUR, providers: {} };
    await runOutboxCli(args, relay.outbox, (text) => (output += text), { now: () => relay.clock.now, settings });
    return output;
  };
  expect(await runCli('list')).toMatch(/pending {2}waits for webhook \(webhook: status 500\)/);
  expect(await runCli('status')).toMatch(/^Deliveries wait for 'webhook'.*npm run outbox -- skip webhook\n$/);
  expect(await runCli('skip', 'webhook')).toBe('1 given up\n');
  expect(await runCli('status')).toBe('');
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
  expect(await relay.listResumePartIds()).toEqual([]);
});

test('§7 when a sequence ends after the removal of the webhook from the settings, the relay deletes the résumé', async () => {
  await startRelayWithWebhook();
  relay.devProviders.setFault('mail', { kind: 'down' });
  await sendForm('applications', createApplication());
  await relay.deliver();
  expect(listCalls()).toHaveLength(1);
  expect(await relay.listResumePartIds()).not.toEqual([]);
  const laterRelay = await startHarness({ outboxUrl: relay.outboxUrl });
  await laterRelay.advanceAndDeliver(HOUR);
  expect(await laterRelay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
  expect(await laterRelay.listResumePartIds()).toEqual([]);
});

test('§7 the relay delivers a restored submission only to the targets that have not received it', async () => {
  await startRelayWithWebhook();
  createResponse = () => ({ status: 500 });
  await sendForm();
  await relay.deliver();
  const folder = await createTemporaryFolder();
  const file = join(folder.path, 'backup.jsonl');
  await backUp(relay.outbox.engine, file);
  await relay.outbox.drop((await relay.getOnlyRow()).id);
  await restore(relay.outbox.engine, file, relay.clock.now);
  createResponse = () => ({ status: 204 });
  await relay.advanceAndDeliver(HOUR);
  expect(relay.devProviders.rows).toHaveLength(1);
  expect(relay.devProviders.mails).toHaveLength(2);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
});
