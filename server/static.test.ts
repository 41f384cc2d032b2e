import { mkdir, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { parseSiteConfig } from '../src/submission/config';
import { renderHeadersFile } from './headers';
import { loadSite } from './static/load';
import { createTemporaryFolder, startHarness, type Harness } from './testing/harness';

const SCRIPT = 'console.log("a long enough script to be worth compressing")';
const HASHED_PATH = '/assets/main.3f2a9c1b7d.js';
const FILES: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><title>Home</title>',
  'about/index.html': '<!doctype html><title>About</title>',
  'jobs/smith/index.html': '<!doctype html><title>Closed job</title>',
  'favicon.ico': 'icon',
  'sitemap.xml': '<urlset/>',
  'font.woff2': 'font',
  '404.html': '<!doctype html><title>Not here</title>',
  [HASHED_PATH.slice(1)]: SCRIPT,
  [`${HASHED_PATH.slice(1)}.br`]: brotliCompressSync(SCRIPT),
  [`${HASHED_PATH.slice(1)}.gz`]: gzipSync(SCRIPT),
  'flags/w20/in.png': 'png',
  'csp.json': JSON.stringify({
    style: ['sha256-abc='],
    script: ['sha256-def='],
    gone: ['/jobs/smith/index.html'],
  }),
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:security@oak.example',
  'nested/.git/config': 'secret',
  _headers: 'not for visitors',
};

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let relay: Harness;

beforeAll(async () => {
  folder = await createTemporaryFolder();
  const dist = join(folder.path, 'dist');
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  await writeFile(join(folder.path, 'secret.txt'), 'secret');
  const site = await loadSite(dist);
  relay = await startHarness({ settings: { flagsHost: 'https://flags.example/' }, app: { getSite: () => site } });
});

interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Requests the exact path, because `fetch` would normalise the path. */
function fetchRaw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: relay.port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/%00index.html',
  '/%zz',
  '//secret.txt',
  '/.env',
  '/%2eenv',
  '/nested/.git/config',
  '/csp.json',
  '/_headers',
  '/no-such-page',
])("§2.15 a request for %s gets 404 with the site's error page", async (path) => {
  const { status, body, headers } = await fetchRaw(path);
  expect(status).toBe(404);
  expect(String(body)).toBe(FILES['404.html']);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

describe('§2.1 the server', () => {
  test("the server serves '/' from index.html with no-cache", async () => {
    const { status, headers, body } = await fetchRaw('/');
    expect({ status, body: String(body) }).toEqual({ status: 200, body: FILES['index.html'] });
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  test('§2.11 the server sends the page of a closed job with status 410, even for a current ETag', async () => {
    const { status, headers, body } = await fetchRaw('/jobs/smith/');
    expect({ status, body: String(body) }).toEqual({ status: 410, body: FILES['jobs/smith/index.html'] });
    expect(headers['cache-control']).toBe('no-cache');
    expect((await fetchRaw('/jobs/smith/index.html', { 'If-None-Match': String(headers.etag) })).status).toBe(410);
    expect((await fetchRaw('/jobs/smith')).headers.location).toBe('/jobs/smith/');
  });

  test('the server lets browsers cache a content-hashed file for a year', async () => {
    const { headers } = await fetchRaw(HASHED_PATH);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('the server sends a compressed file of the build in an encoding that the request accepts, and prefers Brotli to gzip', async () => {
    const compressedResponse = await fetchRaw(HASHED_PATH, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(compressedResponse.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(String(brotliDecompressSync(compressedResponse.body))).toBe(SCRIPT);
    expect((await fetchRaw(HASHED_PATH, { 'Accept-Encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe(
      'gzip',
    );
    const uncompressedResponse = await fetchRaw(HASHED_PATH);
    expect(uncompressedResponse.headers['content-encoding']).toBeUndefined();
    expect(String(uncompressedResponse.body)).toBe(SCRIPT);
  });

  test.each([
    ['*', 'br'],
    ['GZIP;q=0.5, *;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['identity;q=0', undefined],
    ['deflate', undefined],
    ['gzip;q, ;;=, br;q=0', 'gzip'],
  ])('the server responds to Accept-Encoding: %s with Content-Encoding: %s', async (accept, encoding) => {
    const { status, headers } = await fetchRaw(HASHED_PATH, { 'Accept-Encoding': accept });
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding });
  });

  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/font.woff2', 'font/woff2'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('the server serves %s with the media type %s', async (path, type) => {
    expect((await fetchRaw(path)).headers['content-type']).toBe(type);
  });

  test('the server responds to a current ETag with 304 and no body, and each encoding has its own ETag', async () => {
    const { headers } = await fetchRaw(HASHED_PATH);
    const repeatedResponse = await fetchRaw(HASHED_PATH, { 'If-None-Match': `"other", W/${String(headers.etag)}` });
    expect({ status: repeatedResponse.status, length: repeatedResponse.body.length }).toEqual({
      status: 304,
      length: 0,
    });
    expect(
      (await fetchRaw(HASHED_PATH, { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) })).status,
    ).toBe(200);
  });

  test('the server responds to HEAD with the headers of GET and no body', async () => {
    const { status, headers, body } = await fetchRaw(HASHED_PATH, {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(SCRIPT.length));
    expect(body).toHaveLength(0);
  });

  test.each([
    ['GET', '/api/nothing', 404, 'no-store'],
    ['GET', '/api/submissions/orders', 404, 'no-store'],
    ['GET', '/api/submissions/contacts', 404, 'no-store'],
    ['POST', '/api/submissions/orders', 404, 'no-store'],
    ['DELETE', '/', 405, 'no-store'],
    ['POST', '/nothing', 405, 'no-store'],
    ['GET', '/nothing', 404, 'no-cache'],
    ['GET', '/about', 308, 'no-cache'],
  ])('the server responds to %s %s with %i and Cache-Control: %s', async (method, path, status, cacheControl) => {
    const { status: responseStatus, headers } = await fetchRaw(path, {}, method);
    expect([responseStatus, headers['cache-control']]).toEqual([status, cacheControl]);
    expect(headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  });

  test('the server creates /site-config.json from the environment, in relay mode, without a key', async () => {
    const { body, headers } = await fetchRaw('/site-config.json');
    const config: unknown = JSON.parse(String(body));
    expect(parseSiteConfig(config).submission).toEqual({ mode: 'relay', relay: { url: '/api/submissions' } });
    expect(config).toEqual({
      submission: { mode: 'relay', relay: { url: '/api/submissions' } },
      flags: { host: 'https://flags.example/' },
    });
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('§6 the security headers', () => {
  test.each(['/', '/nothing', '/site-config.json', '/api/nothing', '/healthz'])(
    'the server sends the security headers in its response to %s',
    async (path) => {
      const { headers } = await fetchRaw(path);
      const policy = String(headers['content-security-policy']);
      for (const directive of [
        "script-src 'self' 'sha256-def='",
        "style-src 'self' 'sha256-abc='",
        "img-src 'self' data: https://flags.example",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]) {
        expect(policy.split('; ')).toContain(directive);
      }
      expect(policy).not.toMatch(/unsafe-/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );

  test('the _headers file also contains the security headers, and lets browsers cache only content-hashed files for a year', () => {
    const text = renderHeadersFile(
      [
        '/index.html',
        HASHED_PATH,
        `${HASHED_PATH}.LICENSE.txt`,
        '/pictures/a.1234abcd.avif',
        '/pictures/plain.svg',
        '/press-20261124.pdf',
      ],
      {
        style: ['sha256-abc='],
      },
    );
    expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: .*style-src 'self' 'sha256-abc='/);
    expect(text).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(text).toContain('/pictures/a.1234abcd.avif\n  Cache-Control: public, max-age=31536000, immutable');
    expect(text).not.toMatch(/plain\.svg|press-20261124/);
  });
});

test('§2.1 a relay without a site responds to / with 404 and no-store', async () => {
  const { status, headers } = await fetch((await startHarness()).url);
  expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
});
