import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { encodeForm } from '../../server/testing/rawForm';
import {
  createApplication,
  createContact,
  createCustomRequest,
  createFormData,
  createPdf,
  createQuote,
  createResume,
  type Fields,
  type MetaFields,
} from '../../server/testing/submit';
import { findPageOfKind } from '../../src/site/pages';
import { RESUME_LIMIT_BYTES } from '../../src/submission/resume';
import { createClient, type HttpClient, type TestRequest, type TestResponse } from './httpClient';
import { installBuild, type Installation } from './installed';
import { PROXIED_SERVER_ENV, startFunctions, startNginx, startServer, type RunningServer } from './processes';

/** The response headers that must be equal on all hosts. */
const COMPARED_HEADERS = [
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'location',
  'retry-after',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
];
/**
 * The minimum number of requests in the test of all paths. The sample has about 800 paths, and a site with ten pages
 * has about 300. The test requests each path in three encodings.
 */
const MIN_REQUESTS = 800;
const MEGABYTE = 1024 * 1024;

let installation: Installation;
const runningServers: RunningServer[] = [];
/** The server behind nginx. */
let proxiedServer: RunningServer & { port: number };
let serverClient: HttpClient;
let nginxClient: HttpClient;
let functionsClient: HttpClient;
before(async () => {
  installation = await installBuild();
  const directServer = await startServer(installation);
  proxiedServer = await startServer(installation, PROXIED_SERVER_ENV);
  runningServers.push(
    directServer,
    proxiedServer,
    await startNginx(installation, proxiedServer.port),
    await startFunctions(installation, directServer.url),
  );
  [serverClient, nginxClient, functionsClient] = [runningServers[0], runningServers[2], runningServers[3]].map(
    (runningServer) => createClient(runningServer?.url ?? ''),
  ) as [HttpClient, HttpClient, HttpClient];
});
after(async () => {
  for (const client of [serverClient, nginxClient, functionsClient]) client?.close();
  for (const runningServer of runningServers.toReversed()) await runningServer.stop();
  await installation.remove();
});

/**
 * Matches the token in the URL of a success page, and captures the id in the token. The comparison keeps only the
 * id, because the token also contains the time of the response.
 */
const SUCCESS_TOKEN_PATTERN = /(?<=\/sent\/)\w+\.([\w-]+)\.[\w-]+$/;

const selectComparedValues = ({ status, headers }: TestResponse) => ({
  status,
  ...Object.fromEntries(
    COMPARED_HEADERS.map((name) => [name, headers[name]?.toString().replace(SUCCESS_TOKEN_PATTERN, '$1')]),
  ),
});

/** Sends requests to two hosts, and returns the differences in status and headers, one line for each difference. */
async function findDifferences(
  requests: readonly TestRequest[],
  firstHost: HttpClient,
  secondHost: HttpClient,
): Promise<string[]> {
  const differences: string[] = [];
  for (const request of requests) {
    const [firstResponse, secondResponse] = await Promise.all([firstHost.send(request), secondHost.send(request)]);
    const [firstValues, secondValues] = [selectComparedValues(firstResponse), selectComparedValues(secondResponse)] as [
      Record<string, unknown>,
      Record<string, unknown>,
    ];
    for (const name of Object.keys(firstValues))
      if (firstValues[name] !== secondValues[name])
        differences.push(
          `${request.method ?? 'GET'} ${request.path} ${name}: ${String(firstValues[name])} / ${String(secondValues[name])}`,
        );
  }
  return differences;
}

/**
 * Returns these requests:
 * - GET requests for every file, and for every page with and without a trailing slash
 * - GET requests for missing or forbidden paths, and for URLs of the relay
 * - HEAD and POST requests for three of these paths
 */
async function createPathRequests(): Promise<TestRequest[]> {
  const entries = await readdir(path.join(installation.folder, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(
      ({ parentPath, name }) =>
        `/${path.relative(path.join(installation.folder, 'dist'), path.join(parentPath, name))}`,
    );
  const folders = files.filter((file) => file.endsWith('/index.html')).map((file) => file.replace(/index\.html$/, ''));
  const pathsWithoutTrailingSlash = folders
    .filter((page) => page !== '/')
    .flatMap((page) => [page.slice(0, -1), `${page.slice(0, -1)}?a=b&c`]);
  const missingPaths = [
    '/nope',
    '/nope/',
    '/assets/nope.js',
    '/assets/',
    '/pictures/',
    '/.env',
    '/.git/config',
    '/csp.json.br',
    '/_headers',
    '/index.html.gz',
    '/assets',
    '/a%20b',
    '/%C3%A4',
    '/index.html/',
    '/healthz/',
    '/site-config.json/',
    '/__dev',
    '/api',
    '/.refused/413.html',
  ];
  const encodings = ['br, gzip', 'gzip', 'identity'];
  const paths = [...folders, ...pathsWithoutTrailingSlash, ...files, ...missingPaths];
  return [
    ...paths.flatMap((requestPath) =>
      encodings.map((encoding) => ({
        path: encodeURI(decodeURI(requestPath)),
        headers: { 'Accept-Encoding': encoding },
      })),
    ),
    ...['/', '/nope', folders.at(-1) ?? '/'].map((requestPath) => ({ method: 'HEAD', path: requestPath })),
    ...['/', '/nope', folders.at(-1) ?? '/'].map((requestPath) => ({ method: 'POST', path: requestPath, body: '' })),
    { path: '/site-config.json' },
    { path: '/healthz' },
    { path: '/api/nope' },
  ];
}

const CONTACT_PATH = findPageOfKind(pages, 'contact')?.path ?? '';

/**
 * Returns form posts in the formats of the site's script and of forms without JavaScript. One post contains a résumé of
 * the maximum size. Also returns malformed requests.
 */
async function createFormRequests(): Promise<TestRequest[]> {
  const createRequest = (
    formPath: string,
    body: TestRequest['body'],
    headers: Record<string, string> = {},
  ): TestRequest => ({
    method: 'POST',
    path: `/api/submissions/${formPath}`,
    headers: { Accept: 'application/json', ...headers },
    body: body ?? '',
  });
  const createFormPost = async (
    formPath: string,
    fields: Fields,
    headers = {},
    meta: MetaFields = {},
  ): Promise<TestRequest> => {
    const { type, body } = await encodeForm(createFormData(fields, meta));
    return createRequest(formPath, body, { 'Content-Type': type, ...headers });
  };
  const fieldsByFormPath = {
    contacts: createContact(),
    applications: createApplication(),
    quotes: createQuote(),
    'custom-requests': createCustomRequest(),
  };
  const formRequests = Object.entries(fieldsByFormPath).flatMap(([formPath, fields]) => [
    createFormPost(formPath, fields),
    createFormPost(formPath, { ...fields, unknown: '' }),
    createFormPost(formPath, { ...fields, email: 'nobody' }),
    createFormPost(formPath, fields, { Origin: 'https://elsewhere.example' }),
    createFormPost(formPath, fields, { 'Content-Type': 'application/json' }),
    createFormPost(formPath, fields, { 'Content-Type': 'multipart/form-data' }),
    createFormPost(formPath, fields, {}, { key: 'none' }),
    createRequest(formPath, '{', { 'Content-Type': 'application/json' }),
  ]);
  const htmlHeader = { Accept: 'text/html' };
  return Promise.all([
    ...formRequests,
    createFormPost('contacts', createContact(), { Origin: 'https://www.example.com' }),
    createFormPost('orders', createContact()),
    createFormPost('contacts', createContact({ message: 'x'.repeat(MEGABYTE) })),
    createFormPost('applications', createApplication({ resume: createResume(createPdf(RESUME_LIMIT_BYTES)) })),
    createFormPost(`contacts?form=${CONTACT_PATH}`, createContact(), htmlHeader),
    createFormPost(`contacts?form=${CONTACT_PATH}`, createContact({ email: 'nobody' }), htmlHeader),
    createRequest(`contacts?form=${CONTACT_PATH}`, '{}', { ...htmlHeader, 'Content-Type': 'application/json' }),
    { path: '/api/submissions/contacts' },
    { method: 'PUT', path: '/api/submissions/contacts', body: '' },
  ]);
}

describe('all hosts serve the same site', () => {
  test('§6 nginx sends the same status and headers as the server for every path', async (t) => {
    const requests = await createPathRequests();
    t.diagnostic(`${requests.length} requests`);
    assert.ok(requests.length >= MIN_REQUESTS);
    assert.equal((await findDifferences(requests, serverClient, nginxClient)).join('\n'), '');
  });

  test('§7.1 nginx responds to every form post with the same status and headers as the server', async () => {
    assert.equal((await findDifferences(await createFormRequests(), serverClient, nginxClient)).join('\n'), '');
  });

  test('§7.1 the functions respond to form posts with the status and headers of the server, except for the Content Security Policy', async () => {
    const requests = await createFormRequests();
    const { status } = await functionsClient.send(requests[0] ?? { path: '' });
    assert.equal(status, 202);
    assert.equal(
      (
        await findDifferences(requests, createClientWithoutCsp(serverClient), createClientWithoutCsp(functionsClient))
      ).join('\n'),
      '',
    );
  });

  test('§2.16 nginx serves form pages from the relay and, while the relay is down, static pages with the firm’s inbox', async () => {
    const pageRequest = { path: `${CONTACT_PATH}/`, headers: { 'Accept-Encoding': 'identity' } };
    const hasToken = ({ text }: TestResponse) => /<form [^>]*method="post".*name="token" value="[^"]+"/s.test(text);
    assert.ok(hasToken(await nginxClient.send(pageRequest)));
    await proxiedServer.stop();
    const { status, headers, text } = await nginxClient.send(pageRequest);
    assert.equal(status, 200);
    assert.ok(text.includes(`<noscript data-instead="">`) && text.includes(firm.inbox));
    assert.deepEqual(
      headers['content-security-policy'],
      (await serverClient.send(pageRequest)).headers['content-security-policy'],
    );
  });
});

/**
 * Returns a client whose responses lack the Content Security Policy. The serverless functions do not read the built
 * site, so their policy lacks the hashes of the site's inline code. The comparison therefore ignores this header.
 */
const createClientWithoutCsp = ({ send, close }: HttpClient): HttpClient => ({
  close,
  send: async (request) => {
    const { headers, ...response } = await send(request);
    return { ...response, headers: { ...headers, 'content-security-policy': undefined } };
  },
});
