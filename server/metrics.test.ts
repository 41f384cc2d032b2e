import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { startHarness, type Harness } from './testing/harness';
import { MULTIPART_HEADERS } from './testing/rawForm';
import { createApplication, createContact, createKey, post, createResume, submit } from './testing/submit';

let relay: Harness;

const fetchMetrics = (headers: Record<string, string> = {}) => fetch(`${relay.url}/metrics`, { headers });
async function readMetrics(): Promise<Record<string, number>> {
  const lines = (await (await fetchMetrics()).text())
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

test('§7 /metrics counts stored, delivered and pending submissions, and refusals by reason', async () => {
  relay = await startHarness({ limits: { submissions: 4, dailyBudget: 10 } });
  // The function `increase` in docs/operations.md detects the first refusal only if the metric was 0 before.
  expect(await readMetrics()).toMatchObject({ 'relay_refused_total{reason="not-stored"}': 0 });
  await submit(relay.url, 'contacts', createContact());
  await submit(relay.url, 'contacts', createContact({ phone: '123' }));
  await post(relay.url, 'contacts', JSON.stringify({ name: 'Ann' }), { 'Content-Type': 'application/json' });
  await submit(relay.url, 'contacts', createContact(), {}, { Origin: 'https://evil.example' });
  await submit(relay.url, 'contacts', createContact(), { honeypot: 'x' });
  await relay.deliver();
  relay.devProviders.setFault('sheet', { kind: '500' });
  await submit(relay.url, 'applications', createApplication());
  await relay.deliver();
  relay.clock.now += 90_000;
  const response = await fetchMetrics();
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await readMetrics()).toMatchObject({
    'relay_accepted_total{kind="contact"}': 1,
    'relay_accepted_total{kind="application"}': 1,
    'relay_refused_total{reason="invalid"}': 1,
    'relay_refused_total{reason="wrong-type"}': 1,
    'relay_refused_total{reason="cross-origin"}': 1,
    'relay_quarantined_total{kind="contact"}': 1,
    relay_quarantine: 1,
    'relay_delivered_total{confirmation="sent"}': 1,
    'relay_mails_total{mail="admin"}': 1,
    relay_postponed_total: 1,
    relay_waiting: 1,
    relay_oldest_seconds: 90,
    relay_dead: 0,
    relay_mails_left_today: 8,
    relay_mail_stopped: 0,
  });
});

test('§7 each metric has a HELP line, a TYPE line and a unique name', async () => {
  relay = await startHarness();
  const lines = (await (await fetchMetrics()).text()).split('\n');
  const metricsWithHelp = lines.filter((line) => line.startsWith('# HELP')).map((line) => line.split(' ')[2]);
  const metricsWithType = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
  expect(metricsWithType).toEqual(metricsWithHelp);
  expect(new Set(metricsWithHelp).size).toBe(metricsWithHelp.length);
  expect(lines.at(-1)).toBe('');
});

test('§7 /metrics returns 404 for a request with X-Forwarded-For after 2,500 other headers', async () => {
  relay = await startHarness();
  const headers = `${'A:b\r\n'.repeat(2500)}X-Forwarded-For: 203.0.113.7\r\nConnection: close`;
  const socket = connect(relay.port, '127.0.0.1');
  socket.end(`GET /metrics HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`);
  expect(await readText(socket)).toMatch(/^HTTP\/1\.1 404 /);
});

test('§7 METRICS_TOKEN gives access to /metrics from any IP address, and an empty token gives no access', async () => {
  relay = await startHarness({ settings: { metricsToken: 'a-token-of-length' } });
  const forwardedHeaders = { 'X-Forwarded-For': '203.0.113.7' };
  expect((await fetchMetrics({ ...forwardedHeaders, Authorization: 'Bearer a-token-of-length' })).status).toBe(200);
  relay = await startHarness();
  expect((await fetchMetrics({ ...forwardedHeaders, Authorization: 'Bearer ' })).status).toBe(404);
});

test('§7 a local request without the METRICS_TOKEN, or with a wrong token, gets 404 from /metrics and only the status from /healthz', async () => {
  relay = await startHarness({ settings: { metricsToken: 'a-token-of-length' } });
  await submit(relay.url, 'contacts', createContact());
  expect((await fetchMetrics()).status).toBe(404);
  expect((await fetchMetrics({ Authorization: 'Bearer wrong-token-of-length' })).status).toBe(404);
  const readHealth = async (headers: Record<string, string> = {}): Promise<unknown> =>
    (await fetch(`${relay.url}/healthz`, { headers })).json();
  expect(await readHealth()).toEqual({ status: 'ok' });
  expect(await readHealth({ Authorization: 'Bearer a-token-of-length' })).toMatchObject({ status: 'ok', pending: 1 });
});

test('§7 simultaneous requests for /healthz share one write test and one count of the rows', async () => {
  relay = await startHarness();
  const writeSpy = jest.spyOn(relay.outbox.engine, 'write');
  const countSpy = jest.spyOn(relay.outbox, 'countByStatus');
  const responses = await Promise.all(Array.from({ length: 50 }, () => fetch(`${relay.url}/healthz`)));
  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(writeSpy).toHaveBeenCalledTimes(1);
  expect(countSpy).toHaveBeenCalledTimes(1);
});

test('§7 a request for /healthz in HTTP/1.0 without Host gets 200 and only the status', async () => {
  relay = await startHarness();
  const socket = connect(relay.port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  expect(await readText(socket)).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n\{"status":"ok"\}$/);
});

test('§7 /metrics responds with 503 while the outbox is unavailable, and the relay logs only outbox.unavailable', async () => {
  relay = await startHarness();
  jest.spyOn(relay.outbox.engine, 'read').mockRejectedValue(new Error('the database is down'));
  expect((await fetchMetrics()).status).toBe(503);
  expect(relay.logLines.map(({ event }) => event)).toEqual(['outbox.unavailable']);
});

test('§7 the log contains the reason of each refusal, but no text of the visitor', async () => {
  relay = await startHarness({ limits: { submissions: 1 } });
  const key = createKey();
  const visitorText = 'Zebedee';
  await submit(relay.url, 'contacts', createContact({ name: visitorText }), { key });
  await submit(relay.url, 'contacts', createContact({ message: visitorText }), { key });
  await submit(relay.url, 'contacts', createContact({ name: visitorText }));
  await submit(relay.url, 'contacts', { ...createContact(), [visitorText]: visitorText });
  await post(relay.url, 'contacts', visitorText, MULTIPART_HEADERS);
  await submit(relay.url, 'contacts', createContact(), { key: visitorText });
  await submit(relay.url, 'contacts', createContact({ message: visitorText.repeat(3000) }));
  await submit(relay.url, 'contacts', createContact({ message: visitorText.repeat(9000) }));
  await submit(relay.url, 'applications', createApplication({ resume: createResume(Buffer.from(visitorText)) }));
  const refusals = relay.logLines.filter(({ event }) => event === 'submission.refused');
  expect(refusals.map(({ reason, status, kind }) => [reason, status, kind])).toEqual([
    ['conflict', 409, 'contact'],
    ['too-many', 429, 'contact'],
    ['unknown-field', 400, 'contact'],
    ['malformed', 400, 'contact'],
    ['malformed', 400, 'contact'],
    ['text-too-large', 413, 'contact'],
    ['too-large', 413, 'contact'],
    ['no-resume', 422, 'application'],
  ]);
  expect(JSON.stringify(relay.logLines)).not.toContain(visitorText);
});
