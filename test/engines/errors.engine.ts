/** Tests that the engines report all errors of a page, beginning with its first script. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { ENGINES, PHONE } from './suite';
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

let server: Server;
before(async () => {
  server = createServer(({ url }, response) => {
    response.writeHead(url === '/missing.js' ? 404 : 200, {
      'Content-Type': 'text/html',
      'Content-Security-Policy': "img-src 'none'",
    });
    response.end(PAGE_HTML);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});
after(() => server.close());

describe('every error of a page is reported', () => {
  for (const [name, startEngine] of Object.entries(ENGINES))
    test(`${name} reports console errors, exceptions, rejections, policy violations and failed downloads`, async () => {
      const engine = await startEngine({ javaScriptEnabled: true });
      try {
        const { port } = server.address() as AddressInfo;
        const tab = await engine.open(`http://localhost:${port}/`, PHONE);
        let errors: string[] = [];
        await waitUntil('all errors are reported', async () => {
          errors = await tab.listPageErrors();
          return EXPECTED_ERRORS.every((pattern) => errors.some((error) => pattern.test(error)));
        }).catch((cause: unknown) => {
          const missingPatterns = EXPECTED_ERRORS.filter((pattern) => !errors.some((error) => pattern.test(error)));
          throw new Error(`No error matches ${missingPatterns.join(' or ')}: ${errors.join('\n')}`, { cause });
        });
        await tab.close();
      } finally {
        await engine.stop();
      }
    });
});
