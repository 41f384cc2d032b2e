import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Options, type Result } from 'autocannon';
import { countries } from '#site/countries';
import { pages } from '#site/pages';
import type { SimulatedFaultKind, DevProviderName } from '../../server/devProviders/state';
import { startCluster } from '../../server/testing/cluster';
import { readMemory } from '../../server/testing/daemon';
import { startDevProviders, createTemporaryFolder } from '../../server/testing/harness';
import { createOutboxUrl } from '../../server/testing/outboxes';
import { formatPart, MULTIPART_END, MULTIPART_HEADERS, RESUME_HEAD } from '../../server/testing/rawForm';
import { createPdf } from '../../server/testing/submit';
import { findPageOfKind } from '../../src/site/pages';
import { RESUME_LIMIT_BYTES } from '../../src/submission/resume';
import { META_FIELDS } from '../../src/submission/types';
import { PROXIED_SERVER_ENV, startServer } from '../../test/deploy/processes';
import { PERSON } from '../../test/subjects';
import { UsageError } from '../usageError';

type Relay = Awaited<ReturnType<typeof startRelay>>;
type FigureTable = Record<string, Record<string, number>>;

/**
 * Starts the compiled server as `npm run serve` does, with new dev providers and with high limits for requests and
 * mails. By default, the outbox is an empty file.
 */
async function startRelay(settings: NodeJS.ProcessEnv = {}) {
  const [folder, providers] = [await createTemporaryFolder(), await startDevProviders()];
  const limits = { RATE_LIMIT: '1000000', RATE_LIMIT_PER_DAY: '1000000', MAIL_DAILY_BUDGET: '1000000' };
  const proxiedEnvironment = { ...PROXIED_SERVER_ENV, SPREADSHEET_HOST: providers.url, MAIL_HOST: providers.url };
  const environment = { NODE_OPTIONS: '--max-semi-space-size=4', ...proxiedEnvironment, ...limits, ...settings };
  const { url, pid, stop } = await startServer({ folder: process.cwd(), dataFolder: folder.path }, environment);
  return {
    url,
    setProviderFault: (target: DevProviderName, kind: SimulatedFaultKind) => providers.state.setFault(target, { kind }),
    /** Returns the resident memory in MB, and its peak since the last call (Linux only). */
    readMemory: async () => {
      const memory = { 'MB now': await readMemory(pid), 'MB at most': await readMemory(pid, 'VmHWM') };
      // Writing 5 resets the peak (proc(5), clear_refs).
      await writeFile(`/proc/${pid}/clear_refs`, '5');
      return memory;
    },
    stop: async () => {
      await stop();
      await providers.close();
      await folder.remove();
    },
  };
}

let formCount = 0;
const CONTACTS_PATH = '/api/submissions/contacts';
const createMetaFields = () => ({ [META_FIELDS.key]: randomUUID(), [META_FIELDS.age]: '5000' });

/**
 * Returns a form as a `multipart/form-data` body, for requests with {@link MULTIPART_HEADERS}. Each form has a
 * different sender, because the relay treats equal forms as duplicates.
 */
function createFormBody(fields: Record<string, string>, resume?: Buffer): Buffer {
  const [{ country }] = countries;
  const person = { name: PERSON.name, email: `ann${(formCount += 1)}@example.com`, country, phone: PERSON.phone };
  const textParts = Object.entries({ ...person, ...fields }).map(([name, text]) => formatPart(name, text));
  const parts = [...textParts, ...(resume ? [RESUME_HEAD, resume, '\r\n'] : []), MULTIPART_END];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}
const createContactFormBody = (metaFields: Record<string, string> = createMetaFields()) =>
  createFormBody({
    message: `We are company ${formCount}, and want to know more about your plans. `.repeat(2),
    ...metaFields,
  });

/** Returns an IP address that no earlier form used, because the rate limit counts the forms from each IP address. */
const createIpAddress = () => `10.${[16, 8, 0].map((shift) => (formCount >> shift) & 255).join('.')}`;

/**
 * Posts forms, each from the IP address that `getIpAddress` returns. Resolves to the result of autocannon. Rejects when
 * a connection fails, or when a response has a status other than `expectedStatus`. If `expectedStatus` is undefined,
 * accepts every status.
 */
async function postForms(
  url: string,
  expectedStatus: number | undefined,
  createBody: () => Buffer,
  options: Partial<Options>,
  getIpAddress = createIpAddress,
) {
  const headers = {
    ...MULTIPART_HEADERS,
    ...(expectedStatus !== 303 && { Accept: 'application/json' }),
  };
  const setupRequest = (baseRequest: object) => ({
    ...baseRequest,
    body: createBody(),
    headers: { ...headers, 'X-Forwarded-For': getIpAddress() },
  });
  const request = { method: 'POST' as const, setupRequest };
  // autocannon detects the end of a run at its next sample. By default, it takes one sample a second.
  const result = await autocannon({ url, connections: 64, requests: [request], sampleInt: 50, ...options });
  const { errors, statusCodeStats = {} } = result;
  if (errors > 0 || (expectedStatus && Object.keys(statusCodeStats).join() !== String(expectedStatus)))
    throw new Error(`${url} responded with ${JSON.stringify(statusCodeStats)}, and ${errors} connections failed`);
  return result;
}
const postMessages = ({ url }: Relay, messageCount: number, connections = 64) =>
  postForms(url + CONTACTS_PATH, 202, createContactFormBody, { amount: messageCount, connections });

/** A steady load: 100 requests a second for six seconds. */
const STEADY_LOAD = { connections: 10, overallRate: 100, duration: 6 };
/**
 * Requests the home page at the rate of {@link STEADY_LOAD}. A worker thread sends the requests, because the main
 * thread blocks while it sends large forms.
 */
const loadHomePageRepeatedly = (url: string) =>
  autocannon({ url, workers: 1, headers: { 'Accept-Encoding': 'br' }, ...STEADY_LOAD });

const selectFigures = ({ requests, duration, latency }: Result) => ({
  'a second': Math.round(requests.total / duration),
  'p50, ms': latency.p50,
  'p99, ms': latency.p99,
  'max, ms': latency.max,
});

/**
 * Opens a connection that sends one byte every 200 ms. `senderIndex` determines the client's IP address. For an even
 * index, the request never completes its headers. For an odd index, the request never completes its body.
 */
function sendSlowly(url: string, senderIndex: number) {
  const { hostname, port } = new URL(url);
  const requestLines = [
    `POST ${CONTACTS_PATH} HTTP/1.1`,
    `Host: ${hostname}`,
    'Content-Type: multipart/form-data; boundary=x',
    `X-Forwarded-For: 10.0.${senderIndex >> 8}.${senderIndex & 255}`,
    senderIndex % 2 === 0 ? 'X-Slow: ' : 'Content-Length: 9000\r\n\r\n--x\r\n',
  ];
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.resume().write(requestLines.join('\r\n'));
  const timer = setInterval(() => socket.writable && socket.write('x'), 200);
  return socket.on('close', () => clearInterval(timer));
}

/**
 * Measures throughput and response times of submissions and of the home page under load, and the memory of the relay.
 */
async function benchLoad(total = 10_000): Promise<FigureTable> {
  const rows: FigureTable = {};
  const unlimitedRelay = await startRelay();
  rows['idle'] = await unlimitedRelay.readMemory();
  unlimitedRelay.setProviderFault('sheet', 'down');
  const addRow = async (name: string, resultPromise: Promise<Result>) => {
    rows[name] = { ...selectFigures(await resultPromise), ...(await unlimitedRelay.readMemory()) };
  };
  // The applications with résumés come first. Their row then shows the memory that résumés add to an idle relay.
  const resume = createPdf(RESUME_LIMIT_BYTES);
  const applicationFields = { jobTitle: 'Tester', coverLetter: 'I test web applications.' };
  const createApplicationBody = () => createFormBody({ ...applicationFields, ...createMetaFields() }, resume);
  const uploadOptions = { connections: 10, duration: STEADY_LOAD.duration };
  const pageResultPromise = loadHomePageRepeatedly(unlimitedRelay.url);
  await addRow(
    '10 résumés of 5 MB at once',
    postForms(`${unlimitedRelay.url}/api/submissions/applications`, 202, createApplicationBody, uploadOptions),
  );
  await addRow('a page meanwhile', pageResultPromise);
  await addRow(`${total} with JavaScript`, postMessages(unlimitedRelay, total));
  const noscriptUrl = `${unlimitedRelay.url}${CONTACTS_PATH}?form=${findPageOfKind(pages, 'contact')?.path}`;
  const noscriptFormCount = Math.ceil(total / 4);
  await addRow(
    `${noscriptFormCount} without JavaScript`,
    postForms(noscriptUrl, 303, () => createContactFormBody({}), { amount: noscriptFormCount }),
  );
  await unlimitedRelay.stop();

  const limitedRelay = await startRelay({ RATE_LIMIT: '5' });
  const slowSenders = Array.from({ length: 500 }, (_, index) => sendSlowly(limitedRelay.url, index));
  await pause(1500);
  const floodUrl = limitedRelay.url + CONTACTS_PATH;
  const floodPromise = postForms(floodUrl, undefined, createContactFormBody, STEADY_LOAD, () => '203.0.113.1');
  const [pageResult] = await Promise.all([loadHomePageRepeatedly(limitedRelay.url), floodPromise]);
  const openConnectionCount = slowSenders.filter(({ readyState }) => readyState === 'open').length;
  rows[`a page, ${openConnectionCount} slow senders and a flood`] = {
    ...selectFigures(pageResult),
    ...(await limitedRelay.readMemory()),
  };
  for (const socket of slowSenders) socket.destroy();
  await limitedRelay.stop();
  return rows;
}

/** Measures the memory of the relay during outages of a provider: after the last submission, and `seconds` later. */
async function benchOutages(seconds = 220, total = 10_000): Promise<FigureTable> {
  const rows: FigureTable = {};
  // An outage of only the mail provider causes the most work, because the relay still delivers to the spreadsheet.
  for (const [target, kind] of [
    ['sheet', 'down'],
    ['sheet', 'hang'],
    ['sheet', '500'],
    ['mail', '500'],
  ] as const) {
    const relay = await startRelay();
    relay.setProviderFault(target, kind);
    await postMessages(relay, total);
    rows[`${target} ${kind}, ${total} submissions`] = await relay.readMemory();
    await pause(seconds * 1000);
    rows[`${target} ${kind}, ${seconds} s later`] = await relay.readMemory();
    await relay.stop();
  }
  return rows;
}

/**
 * Measures the throughput of 1, 2 and 4 relay processes with one PostgreSQL server. The relay processes and the load
 * generator share the CPU cores of this machine.
 */
async function benchProcesses(total = 3000): Promise<FigureTable> {
  const rows: FigureTable = {};
  const cluster = await startCluster();
  try {
    for (const processCount of [1, 2, 4]) {
      const settings = { DATA_DIR: '', OUTBOX_URL: await createOutboxUrl('', cluster.url) };
      const relays = await Promise.all(Array.from({ length: processCount }, () => startRelay(settings)));
      const startTime = performance.now();
      const results = await Promise.all(
        relays.map((relay) => postMessages(relay, Math.ceil(total / processCount), 64 / processCount)),
      );
      const submissionsPerSecond = Math.round((total / (performance.now() - startTime)) * 1000);
      const p99 = Math.max(...results.map(({ latency }) => latency.p99));
      rows[`${processCount} on PostgreSQL`] = { 'a second': submissionsPerSecond, 'p99, ms': p99 };
      await Promise.all(relays.map(({ stop }) => stop()));
    }
  } finally {
    await cluster.stop();
  }
  return rows;
}

/**
 * Returns the positive whole number in a command-line argument, such as a number of rounds. Throws {@link UsageError}
 * when the argument is not a positive whole number.
 */
export function parseCount(text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw new UsageError(`'${text}' is not a positive whole number. Example: npm run bench -- 5`);
  return Number(text);
}

const SCENARIOS = new Map([
  ['load', benchLoad],
  ['outage', benchOutages],
  ['processes', benchProcesses],
]);

/**
 * `npm run bench -- relay [load [TOTAL] | outage [SECONDS] [TOTAL] | processes [TOTAL]]`: measures the compiled server
 * with autocannon and TOTAL messages. By default, runs the scenario `load`, which also sends applications and TOTAL / 4
 * forms without JavaScript. The scenario `outage` measures the memory after the last submission and SECONDS later.
 */
export async function benchRelay([name = 'load', ...numericArguments]: readonly string[]): Promise<void> {
  const runScenario = SCENARIOS.get(name);
  if (!runScenario)
    throw new UsageError(`There is no scenario '${name}'. Choose one of: ${[...SCENARIOS.keys()].join(', ')}`);
  console.table(await runScenario(...numericArguments.map(parseCount)));
}
