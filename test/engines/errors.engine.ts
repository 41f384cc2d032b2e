/** Tests that the engines report all errors of a page, beginning with its first script. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { PHONE_SIZE, testInEveryEngine } from './suite';
import { waitUntil } from './wait';

const PAGE_HTML = `<!doctype html><title>Faults</title>
<script>
  console.error('said');
  Promise.reject(new Error('refused'));
  throw new Error('thrown');
</script>
<img src="/forbidden.png" alt=""><script src="/missing.js"></script>`;
const EXPECTED_ERRORS = [
  /console: said/,
  /unhandled: .*refused/,
  /uncaught: .*thrown/,
  /policy: img-src/,
  /did not load: .*missing/,
];

const server = createServer(({ url }, response) => {
  response.writeHead(url === '/missing.js' ? 404 : 200, {
    'Content-Type': 'text/html',
    'Content-Security-Policy': "img-src 'none'",
  });
  response.end(PAGE_HTML);
}).listen(0);
await once(server, 'listening');
after(() => server.close());
const pageUrl = `http://localhost:${(server.address() as AddressInfo).port}/`;

testInEveryEngine((testInTab) =>
  testInTab(
    'reports console errors, exceptions, rejections, policy violations and failed downloads',
    { url: pageUrl, size: PHONE_SIZE, hasErrors: true },
    async (tab) => {
      let errors: string[] = [];
      await waitUntil('all errors are reported', async () => {
        errors = await tab.listPageErrors();
        return EXPECTED_ERRORS.every((pattern) => errors.some((error) => pattern.test(error)));
      }).catch((cause: unknown) => {
        const missingPatterns = EXPECTED_ERRORS.filter((pattern) => !errors.some((error) => pattern.test(error)));
        throw new Error(`No error matches ${missingPatterns.join(' or ')}: ${errors.join('\n')}`, { cause });
      });
    },
  ),
);
