import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { toSpreadsheetRow } from '../src/submission/text';
import { loadSettings } from './settings';
import { storeRow, type SpreadsheetSettings } from './outbox/spreadsheet';
import { startScript, type RunningScript } from './testing/appsScript';
import { postEvent } from './testing/googleServices';
import { startRecorder, type Recorder } from './testing/recorder';
import { createKey, createPayload, PHONE } from './testing/submit';

/** A secret with every kind of character that has a meaning in a URL. */
const SECRET = "s3cret/with+signs&=%?#'";
const row = (over: { isQuarantined?: boolean } = {}) => ({
  id: createKey(),
  payload: toSpreadsheetRow(createPayload('contact')),
  ...over,
});

describe('§7.1 storeRow with docs/apps-script.gs', () => {
  let script: RunningScript;
  let server: Server;
  let settings: SpreadsheetSettings;
  /** As with the real web app, the response is at another URL, to which the caller is redirected. */
  beforeEach(async () => {
    script = startScript();
    const answers: string[] = [];
    server = createServer((request, response) => {
      void (async () => {
        const { searchParams, search } = new URL(request.url ?? '', 'http://localhost');
        if (request.method === 'GET') {
          const body = answers[Number(searchParams.get('answer'))];
          return response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
        }
        const answer = script.doPost(postEvent(search.slice(1), await text(request)));
        const at = answers.push(answer.text) - 1;
        return response.writeHead(302, { Location: `/echo?answer=${at}` }).end();
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    settings = { host: `http://127.0.0.1:${port}`, deploymentId: 'D', answer: 'ok' };
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('follows the redirect to {"ok":true}, and the script stores a repeated id once', async () => {
    const one = row();
    await storeRow(settings, one, Date.now);
    await storeRow(settings, one, Date.now);
    expect(script.records('Contact')).toMatchObject([{ submission: { text: one.id }, phone: { text: PHONE } }]);
  });

  test("throws the verdict 'again' when the script answers that it failed", async () => {
    script.google.isLocked = true;
    await expect(storeRow(settings, row(), Date.now)).rejects.toMatchObject({ verdict: 'again' });
  });

  test("sends the secret, and throws the verdict 'again' while the secrets differ", async () => {
    script.google.properties.RELAY_SECRET = SECRET;
    await expect(storeRow(settings, row(), Date.now)).rejects.toMatchObject({ verdict: 'again' });
    await storeRow({ ...settings, secret: SECRET }, row(), Date.now);
    expect(script.rowCounts()).toMatchObject({ Contact: 1 });
  });

  test('stores quarantined rows on a separate tab', async () => {
    await storeRow(settings, row({ isQuarantined: true }), Date.now);
    await storeRow(settings, row({ isQuarantined: false }), Date.now);
    expect(script.rowCounts()).toMatchObject({ Contact: 1, Quarantine: 1 });
  });
});

describe('§7.1 an answer without {"ok":true}', () => {
  let provider: Recorder;
  beforeEach(async () => {
    provider = await startRecorder(() => ({ status: 200, body: 'Quota exceeded' }));
  });
  afterEach(() => provider.close());

  const storedWith = async (env: Record<string, string>): Promise<void> => {
    const providers = { MAIL_HOST: provider.url, MAIL_API_KEY: 'key', SPREADSHEET_DEPLOYMENT_ID: 'D' };
    const settings = loadSettings({ ...providers, SPREADSHEET_HOST: provider.url, ...env }).providers;
    if (settings?.spreadsheet) await storeRow(settings.spreadsheet, row(), Date.now);
  };

  test('counts as stored only with SPREADSHEET_ANSWER=any', async () => {
    await expect(storedWith({})).rejects.toMatchObject({
      verdict: 'again',
      message: expect.stringContaining('SPREADSHEET_ANSWER'),
    });
    await storedWith({ SPREADSHEET_ANSWER: 'any' });
    expect(provider.calls).toHaveLength(2);
  });
});

describe('§7.1 error messages of storeRow', () => {
  /** The secret in every encoding that a URL may use. */
  const FORMS = [SECRET, encodeURIComponent(SECRET), new URLSearchParams({ x: SECRET }).toString().slice(2), 's3cret'];
  let provider: Recorder | undefined;
  afterEach(() => provider?.close());

  const failure = async (host: string): Promise<Error> => {
    const settings: SpreadsheetSettings = { host, deploymentId: 'D', answer: 'ok', secret: SECRET };
    return storeRow(settings, row(), Date.now, { timeout: 500 }).then(
      () => new Error('storeRow did not fail'),
      (error: Error) => error,
    );
  };
  const expectNoSecretIn = ({ message, stack }: Error) => {
    expect(message).toMatch(/^spreadsheet: \w/);
    for (const form of FORMS) expect(`${message} ${stack}`).not.toContain(form);
  };

  test.each([
    ['a URL with a password', 'http://user:password@127.0.0.1:9'],
    ['an invalid port', 'http://127.0.0.1:99999'],
  ])('omit the secret after a call to %s', async (_what, host) => {
    expectNoSecretIn(await failure(host));
  });

  test('omit the secret after a redirect to a URL with a password that repeats the query', async () => {
    const echo = await startRecorder(({ path }) => {
      const Location = `${echo.url.replace('//', '//user:password@')}/echo${path.slice(path.indexOf('?'))}`;
      return { status: 302, headers: { Location } };
    });
    provider = echo;
    expectNoSecretIn(await failure(echo.url));
  });
});
