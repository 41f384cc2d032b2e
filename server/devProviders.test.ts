import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { startDevProviders } from './testing/harness';

let devProviders: Awaited<ReturnType<typeof startDevProviders>>;
beforeEach(async () => {
  devProviders = await startDevProviders();
});

const HOSTILE_TEXT = `<script>alert(1)</script>"'&`;
const ESCAPED_TEXT = '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;';
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(devProviders.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const storeRow = (payload: object, id = '') => post(`/macros/s/test/exec?submission=${id}`, payload);
const sendMail = (overrides = {}, headers: Record<string, string> = { 'api-key': 'key' }) =>
  post(
    '/v3/smtp/email',
    {
      sender: { name: 'Oak Ltd', email: 'no-reply@oak.example' },
      to: [{ name: HOSTILE_TEXT, email: 'ann@example.com' }],
      subject: HOSTILE_TEXT,
      htmlContent: '<p>Hi</p>',
      textContent: HOSTILE_TEXT,
      ...overrides,
    },
    headers,
  );
const fetchText = async (path: string) => (await fetch(devProviders.url + path)).text();

describe('§7.1 the dev spreadsheet', () => {
  test('the dev spreadsheet shows a table with escaped values for each tab, and serves the rows as JSON', async () => {
    await storeRow({ targetGid: '0', name: HOSTILE_TEXT }, 'a');
    await storeRow({ targetGid: '528138283', message: 'Hello' }, 'b');
    const page = await fetchText('/sheet');
    expect(page).toContain(ESCAPED_TEXT);
    expect(page).not.toContain(HOSTILE_TEXT);
    expect(page).toContain('<caption><span>Applications (tab 0): 1 stored</span></caption>');
    expect(page).toContain('<caption><span>Contact messages (tab 528138283): 1 stored</span></caption>');
    expect(page).toContain('local dev provider, nothing leaves this machine');
    expect(JSON.parse(await fetchText('/rows.json'))).toMatchObject([
      { id: 'a', payload: { name: HOSTILE_TEXT } },
      { id: 'b' },
    ]);
  });

  test('the dev spreadsheet stores no second row for a repeated id', async () => {
    await storeRow({ name: 'Ann' }, 'a');
    await storeRow({ name: 'Ann' }, 'a');
    expect(devProviders.state.rows).toMatchObject([{ id: 'a', deliveries: 2 }]);
  });

  test('the dev spreadsheet accepts a direct-mode request: JSON of the type text/plain, without an id', async () => {
    await post('/macros/s/test/exec', { name: 'Ann' }, { 'Content-Type': 'text/plain' });
    expect(devProviders.state.rows).toMatchObject([{ id: '', payload: { name: 'Ann' } }]);
  });
});

describe('§7.2 the mail catcher', () => {
  test('the mail catcher shows subject, text and a sandboxed preview of each mail', async () => {
    expect((await sendMail()).status).toBe(201);
    const page = await fetchText('/mail');
    expect(page).toContain(ESCAPED_TEXT);
    expect(page).not.toContain(HOSTILE_TEXT);
    expect(page).toMatch(/<iframe\s+sandbox=""/);
    const preview = await fetch(`${devProviders.url}/mails/1.html`);
    expect(await preview.text()).toBe('<p>Hi</p>');
    expect(preview.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  test('the mail catcher refuses a call without a key, and a mail without a subject or with a long Reply-To name', async () => {
    expect((await sendMail({}, {})).status).toBe(401);
    expect((await sendMail({ subject: undefined })).status).toBe(400);
    expect((await sendMail({ replyTo: { name: 'x'.repeat(71), email: 'ann@example.com' } })).status).toBe(400);
    expect(devProviders.state.mails).toHaveLength(0);
  });
});

describe('the simulated faults', () => {
  test('§8 the form of a dev provider sets a fault, and the page shows the fault', async () => {
    const response = await fetch(`${devProviders.url}/faults`, {
      method: 'POST',
      body: new URLSearchParams({ target: 'mail', kind: '429', retryAfter: '7' }),
      redirect: 'manual',
    });
    expect({ status: response.status, to: response.headers.get('Location') }).toEqual({ status: 303, to: '/mail' });
    const refusedResponse = await sendMail();
    expect(refusedResponse.status).toBe(429);
    expect(refusedResponse.headers.get('Retry-After')).toBe('7');
    expect(await fetchText('/mail')).toContain('Behaviour of this dev provider: Answers 429 with Retry-After');
  });

  test('§8 a JSON request can set a fault that ends after a given number of requests', async () => {
    await post('/faults', { target: 'sheet', kind: '500', times: 1 });
    expect((await storeRow({})).status).toBe(500);
    expect((await storeRow({})).status).toBe(200);
  });

  test("§8 the fault 'down' closes the connection", async () => {
    await post('/faults', { target: 'sheet', kind: 'down' });
    await expect(storeRow({})).rejects.toThrow('fetch failed');
  });

  test('§8 a request for an unknown fault gets 400, and a request from another origin gets 403', async () => {
    expect((await post('/faults', { target: 'sheet', kind: 'explode' })).status).toBe(400);
    expect((await post('/faults', { target: 'sheet', kind: '500' }, { Origin: 'http://localhost:5000' })).status).toBe(
      403,
    );
    expect(devProviders.state.faults.sheet.kind).toBe('none');
  });
});

test.each(['/sheet', '/mail'])(
  '§2.1 the Content-Security-Policy of the page %s allows the stylesheet by hash',
  async (path) => {
    const response = await fetch(devProviders.url + path);
    const style = /<style>([^]*)<\/style>/.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`);
  },
);

test('§7 a request with another host name (DNS rebinding) gets 404', async () => {
  const status = await new Promise((resolve, reject) => {
    httpRequest(`${devProviders.url}/mails.json`, { headers: { Host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
});

describe('§7 remote requests', () => {
  beforeEach(() => storeRow({ name: 'Ann' }, 'a'));
  afterEach(() => {
    expect(devProviders.state.rows).toMatchObject([{ id: 'a', deliveries: 1 }]);
    expect(devProviders.state.mails).toEqual([]);
  });
  /**
   * Expects status 404 for requests with the given headers. The `Host` header of the requests names this machine, as
   * behind a local proxy.
   */
  const expectNotFound = async (path: string, headers: Record<string, string>) => {
    const page = await fetch(devProviders.url + path, { headers });
    expect({ status: page.status, text: await page.text() }).toEqual({ status: 404, text: 'Not found\n' });
    expect((await post('/macros/s/test/exec', { name: 'Eve' }, headers)).status).toBe(404);
  };

  test.each([
    { 'X-Forwarded-For': '203.0.113.7' },
    { 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Forwarded-Proto': 'https' },
    { 'X-Forwarded-Host': 'www.example.com' },
    { Forwarded: 'for=203.0.113.7' },
    { Via: '1.1 proxy' },
    { 'X-Real-IP': '203.0.113.7' },
    { 'CF-Connecting-IP': '203.0.113.7' },
    { 'True-Client-IP': '203.0.113.7' },
  ])('requests through a proxy get 404 and change nothing: %j', (headers) =>
    expectNotFound('/rows.json', headers as Record<string, string>),
  );

  test.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])("requests from another site's page get 404 and change nothing: %j", (headers) =>
    expectNotFound('/sheet', headers as Record<string, string>),
  );

  test("a simple POST from another site's page, which needs no preflight, gets 404 and changes nothing", async () => {
    const headers = { Origin: 'https://evil.example', 'Content-Type': 'text/plain' };
    expect((await post('/macros/s/test/exec', { name: 'Eve' }, headers)).status).toBe(404);
    expect((await post('/v3/smtp/email', {}, { ...headers, 'api-key': 'key' })).status).toBe(404);
  });
});

test('§7.2 a local page in direct mode may call the dev providers from another port', async () => {
  const headers = { Origin: 'http://localhost:5000', 'Sec-Fetch-Site': 'same-site', 'Content-Type': 'text/plain' };
  expect((await post('/macros/s/test/exec', { name: 'Ann' }, headers)).status).toBe(200);
  expect(devProviders.state.rows).toHaveLength(1);
});
