import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, type ClientHttp2Stream } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { words } from '#site/words/noscript';
import { findPageOfKind } from '../../src/site/pages';
import type { RefusalReason } from '../../src/site/words/noscript';
import { escapeHtml } from '../../src/submission/text';
import { LANGUAGE_PARAMETER } from '../../src/submission/types';
import {
  IP_ADDRESS_HEADER,
  createClient,
  SITE_HOST_NAME,
  openTlsConnection,
  sendRawRequest,
  type HttpClient,
  type TestResponse,
} from './httpClient';
import { startBehindNginx, type Nginx } from './processes';

/**
 * The limits of nginx for one IP address: the burst of requests, the requests per second after the burst, and the
 * concurrent requests.
 */
const BURST_SIZE = 500;
const REQUESTS_PER_SECOND = 50;
const MAX_CONCURRENT = 100;
/** A number of concurrent requests that is lower than {@link MAX_CONCURRENT}. */
const BATCH_SIZE = 80;
const NINE_MEGABYTES = 9 * 1024 * 1024;
/**
 * The reason on nginx's error page for a request that is too large. nginx has one such page for all forms. On a site
 * with jobs, the page gives the reason 'fileTooLarge', because only the application form contains a file.
 */
const TOO_LARGE_REASON: RefusalReason = findPageOfKind(pages, 'jobs') ? 'fileTooLarge' : 'tooLarge';
/** The multipart body of a form without fields. */
const EMPTY_FORM_BODY = '--x--\r\n';
/** The tag of a language that no firm supports. The suite adds an error page in this language to the build. */
const ADDED_LANGUAGE_TAG = 'tlh';
const ADDED_ERROR_PAGE = '<!doctype html><title>413</title>';
const FORM_PAGE_PATH = `${findPageOfKind(pages, 'contact')?.path}/`;

let site: Awaited<ReturnType<typeof startBehindNginx>>;
let nginx: Nginx;
let nginxClient: HttpClient;
before(async () => {
  site = await startBehindNginx(async ({ folder }) => {
    const nginxFolder = join(folder, 'dist-server/nginx');
    const httpConfig = await readFile(join(nginxFolder, 'http.conf'), 'utf8');
    const languageLine = `"${ADDED_LANGUAGE_TAG}" "${ADDED_LANGUAGE_TAG}/";`;
    await writeFile(
      join(nginxFolder, 'http.conf'),
      httpConfig.replace(/\$site_language_folder \{/, `$& ${languageLine}`),
    );
    await mkdir(join(nginxFolder, 'refusals', ADDED_LANGUAGE_TAG));
    await writeFile(join(nginxFolder, 'refusals', ADDED_LANGUAGE_TAG, '413.html'), ADDED_ERROR_PAGE);
  });
  nginx = site.nginx;
  nginxClient = createClient(nginx.url);
});
after(async () => {
  nginxClient.close();
  await site.stop();
});

/** Returns true when a page contains the reason in the firm's words and the firm's inbox, but not the word 'nginx'. */
const isReasonShown = (page: string, reason: RefusalReason): boolean => {
  const { title, text: explanation } = words.refused[reason];
  return [title, explanation, firm.inbox].every((text) => page.includes(escapeHtml(text))) && !/nginx/.test(page);
};

const sendOverTls = (request: string): Promise<string> => sendRawRequest(openTlsConnection(nginx.httpsPort), request);
const getBody = (response: string): string => response.slice(response.indexOf('\r\n\r\n'));

describe('nginx shows error pages in the firm’s words', () => {
  test('§7.1 nginx responds with 413 to a body that is larger than any form', async () => {
    const path = '/api/submissions/applications';
    const response = await nginxClient.send({ method: 'POST', path, body: ' '.repeat(NINE_MEGABYTES) });
    assert.equal(response.status, 413);
    assert.ok(isReasonShown(response.text, TOO_LARGE_REASON), response.text);
    const requestHead = `POST ${path} HTTP/1.1\r\nHost: ${SITE_HOST_NAME}\r\nContent-Length: ${NINE_MEGABYTES}\r\nConnection: close\r\n\r\n`;
    assert.ok(isReasonShown(getBody(await sendOverTls(requestHead)), TOO_LARGE_REASON));
    const policy = String(response.headers['content-security-policy']);
    for (const [, css = ''] of response.text.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
      assert.ok(policy.includes(createHash('sha256').update(css).digest('base64')));
  });

  test('§7.1 nginx responds with 413 in the language of the form', async () => {
    const { status, text: page } = await nginxClient.send({
      method: 'POST',
      path: `/api/submissions/applications?${LANGUAGE_PARAMETER}=${ADDED_LANGUAGE_TAG}`,
      body: ' '.repeat(NINE_MEGABYTES),
    });
    assert.deepEqual({ status, page }, { status: 413, page: ADDED_ERROR_PAGE });
  });

  test('§7.1 nginx responds with 400 to a malformed request', async () => {
    const requestHead = `GET / HTTP/1.1\r\nHost: ${SITE_HOST_NAME}\r\n`;
    const responses = [
      await sendOverTls(`${requestHead}Host: other.example\r\n\r\n`),
      await sendOverTls(`${requestHead}Cookie: ${'x'.repeat(20_000)}\r\n\r\n`),
      await sendRawRequest(connectTcp(nginx.httpsPort, '127.0.0.1'), `${requestHead}\r\n`),
    ];
    for (const response of responses) {
      assert.match(response, /^HTTP\/1\.1 400 /);
      assert.ok(isReasonShown(getBody(response), 'malformed'), response);
    }
  });
});

/** Sends `count` concurrent requests to nginx over one connection. */
async function sendConcurrently(count: number, clientAddress: string, path = '/healthz'): Promise<TestResponse[]> {
  const client = createClient(nginx.url);
  const responses = await Promise.all(Array.from({ length: count }, () => client.send({ path, clientAddress })));
  client.close();
  return responses;
}
const countAccepted = (responses: readonly TestResponse[]): number =>
  responses.filter(({ status }) => status === 200).length;

/**
 * Sends requests to nginx from one or more IP addresses until nginx refuses a request. Resolves with the number of
 * accepted requests and the first refusal. Rejects when nginx accepts 10,000 requests.
 */
async function sendUntilRefused(
  createClientAddress: (sentCount: number) => string,
  path?: string,
): Promise<{ count: number; refusal: TestResponse }> {
  for (let sentCount = 0, count = 0; sentCount < 10_000; sentCount += BATCH_SIZE) {
    const responses = await sendConcurrently(BATCH_SIZE, createClientAddress(sentCount), path);
    count += countAccepted(responses);
    const refusal = responses.find(({ status }) => status !== 200);
    if (refusal) return { count, refusal };
  }
  throw new Error('nginx accepted 10,000 requests');
}

describe('nginx limits the requests of each IP address', () => {
  test('§7.1 nginx accepts a burst of 500 requests, and then responds with 429 only to the IP address that sends more requests', async () => {
    const startTime = performance.now();
    const { count, refusal } = await sendUntilRefused(() => '192.0.2.2');
    const seconds = (performance.now() - startTime) / 1000;
    assert.ok(
      count >= BURST_SIZE && count <= BURST_SIZE + 1 + REQUESTS_PER_SECOND * seconds,
      `nginx accepted ${count} requests in ${seconds} s`,
    );
    assert.equal(refusal.status, 429);
    assert.ok(Number(refusal.headers['retry-after']) > 0);
    assert.ok(isReasonShown(refusal.text, 'tooMany'), refusal.text);
    assert.equal(countAccepted(await sendConcurrently(1, '192.0.2.3')), 1);
    const pageResult = await sendUntilRefused(() => '192.0.2.5', FORM_PAGE_PATH);
    assert.ok(isReasonShown(pageResult.refusal.text, 'tooMany'), pageResult.refusal.text);
    // nginx does not limit requests for files, because files need few resources.
    assert.equal((await nginxClient.send({ path: '/', clientAddress: '192.0.2.2' })).status, 200);
  });

  test('§7.1 nginx treats an IPv6 network (/64) as one IP address', async () => {
    await sendUntilRefused((sentCount) => `2001:db8:1:1::${sentCount.toString(16)}`);
    assert.equal(countAccepted(await sendConcurrently(BATCH_SIZE, '2001:db8:1:2::1')), BATCH_SIZE);
  });

  test('§7.1 nginx responds with 429 to an IP address with 100 open requests until one of the requests ends', async () => {
    const clientAddress = '192.0.2.4';
    const session = connect(nginx.url, { rejectUnauthorized: false, servername: SITE_HOST_NAME });
    const openRequest = (): ClientHttp2Stream => {
      const pseudoHeaders = { ':method': 'POST', ':path': '/api/submissions/contacts', ':authority': SITE_HOST_NAME };
      const contentHeaders = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(EMPTY_FORM_BODY.length),
      };
      return session
        .request({ ...pseudoHeaders, ...contentHeaders, [IP_ADDRESS_HEADER]: clientAddress })
        .on('error', () => undefined);
    };
    const streams = Array.from({ length: MAX_CONCURRENT }, openRequest);
    // nginx processes HTTP/2 frames in order, so it has received all requests when it responds to the ping.
    await once(session, 'connect');
    await promisify(session.ping.bind(session) as (done: (error: Error | null) => void) => boolean)();
    const isAccepted = async () => countAccepted(await sendConcurrently(1, clientAddress)) === 1;
    let attempts = 0;
    while (await isAccepted()) assert.ok((attempts += 1) < 100, 'nginx accepted 100 more concurrent requests');
    streams[0]?.end(EMPTY_FORM_BODY);
    await once(streams[0] as ClientHttp2Stream, 'response');
    while (!(await isAccepted())) assert.ok((attempts += 1) < 200, 'nginx still refuses requests after one has ended');
    session.destroy();
  });
});
