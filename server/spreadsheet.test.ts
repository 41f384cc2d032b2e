import { toSpreadsheetRow } from '../src/submission/text';
import { loadSettings } from './settings';
import { eraseInSheet, storeRow, type SpreadsheetSettings } from './outbox/spreadsheet';
import { serveScript, startScript, type RunningScript } from './testing/appsScript';
import { startRecorder } from './testing/recorder';
import { getProviderVariables } from './testing/providerVariables';
import { createKey, createPayload, PHONE } from './testing/submit';

/** A secret that contains reserved characters of URLs. */
const SECRET = "s3cret/with+signs&=%?#'";
const createRow = () => ({ id: createKey(), payload: toSpreadsheetRow(createPayload('contact')) });

describe('§7.1 with docs/apps-script.gs', () => {
  let script: RunningScript;
  let settings: SpreadsheetSettings;
  beforeEach(async () => {
    script = startScript();
    settings = { host: (await serveScript(script)).url, deploymentId: 'D', acceptedResponse: 'ok' };
  });

  test('storeRow follows the redirect to {"ok":true}, and the script stores a repeated id once', async () => {
    const row = createRow();
    await storeRow(settings, row, Date.now);
    await storeRow(settings, row, Date.now);
    expect(script.listRecords('Contact')).toMatchObject([{ submission: { text: row.id }, phone: { text: PHONE } }]);
  });

  test("storeRow throws StepFailedError with the verdict 'again' when the script responds with a failure", async () => {
    script.google.isLocked = true;
    await expect(storeRow(settings, createRow(), Date.now)).rejects.toMatchObject({ verdict: 'again' });
  });

  test("storeRow sends the secret, and throws StepFailedError with the verdict 'again' while the secrets differ", async () => {
    script.google.properties.RELAY_SECRET = SECRET;
    await expect(storeRow(settings, createRow(), Date.now)).rejects.toMatchObject({ verdict: 'again' });
    await storeRow({ ...settings, secret: SECRET }, createRow(), Date.now);
    expect(script.countRows()).toMatchObject({ Contact: 1 });
  });

  test.each([
    ['again', 'another request holds the lock', () => (script.google.isLocked = true)],
    ['unauthorised', 'the secrets differ', () => (script.google.properties.RELAY_SECRET = `${SECRET}x`)],
    ['unauthorised', 'RELAY_SECRET is not set', () => delete script.google.properties.RELAY_SECRET],
  ])("eraseInSheet throws StepFailedError with the verdict '%s' while %s", async (verdict, _reason, setFault) => {
    script.google.properties.RELAY_SECRET = SECRET;
    const erase = () =>
      eraseInSheet({ ...settings, secret: SECRET }, { submission: createKey(), resumeFileName: '' }, Date.now);
    await erase();
    setFault();
    await expect(erase()).rejects.toMatchObject({ verdict });
  });

  test('eraseInSheet throws StepFailedError if the script finds no row of a stored submission, but not after a repeated call', async () => {
    script.google.properties.RELAY_SECRET = SECRET;
    const row = createRow();
    await storeRow({ ...settings, secret: SECRET }, row, Date.now);
    const erase = (submission: string) =>
      eraseInSheet({ ...settings, secret: SECRET }, { submission, resumeFileName: '', wasStored: true }, Date.now);
    await erase(row.id);
    await erase(row.id);
    await expect(erase(createKey())).rejects.toMatchObject({ verdict: 'unauthorised' });
  });
});

test('§7.1 a response without {"ok":true} confirms the stored row only with SPREADSHEET_ANSWER=any', async () => {
  const provider = await startRecorder(() => ({ status: 200, body: 'Quota exceeded' }));
  const storeContact = async (env: Record<string, string>): Promise<void> => {
    const settings = loadSettings({ ...getProviderVariables(provider.url), ...env }).providers;
    if (settings?.spreadsheet) await storeRow(settings.spreadsheet, createRow(), Date.now);
  };
  await expect(storeContact({})).rejects.toMatchObject({
    verdict: 'again',
    message: expect.stringContaining('SPREADSHEET_ANSWER'),
  });
  await storeContact({ SPREADSHEET_ANSWER: 'any' });
  expect(provider.calls).toHaveLength(2);
});

describe('§7.1 error messages of storeRow', () => {
  /** The secret without encoding and in two URL encodings, and the beginning of the secret. */
  const ENCODED_SECRETS = [
    SECRET,
    encodeURIComponent(SECRET),
    new URLSearchParams({ x: SECRET }).toString().slice(2),
    's3cret',
  ];

  const catchStoreRowError = async (host: string): Promise<Error> => {
    const settings: SpreadsheetSettings = { host, deploymentId: 'D', acceptedResponse: 'ok', secret: SECRET };
    return storeRow(settings, createRow(), Date.now, { timeout: 500 }).then(
      () => new Error('storeRow did not fail'),
      (error: Error) => error,
    );
  };
  const expectNoSecretIn = ({ message, stack }: Error) => {
    expect(message).toMatch(/^spreadsheet: \w/);
    for (const encodedSecret of ENCODED_SECRETS) expect(`${message} ${stack}`).not.toContain(encodedSecret);
  };

  test.each([
    ['a URL with a password', 'http://user:password@127.0.0.1:9'],
    ['a URL with an invalid port', 'http://127.0.0.1:99999'],
    ['a host that refuses the connection', 'http://127.0.0.1:9'],
  ])('the messages omit the secret after a call to %s', async (_title, host) => {
    expectNoSecretIn(await catchStoreRowError(host));
  });

  test('the messages omit the secret after a redirect to a URL that has a password and repeats the query', async () => {
    const redirectingHost = await startRecorder(({ path }) => {
      const Location = `${redirectingHost.url.replace('//', '//user:password@')}/echo${path.slice(path.indexOf('?'))}`;
      return { status: 302, headers: { Location } };
    });
    expectNoSecretIn(await catchStoreRowError(redirectingHost.url));
  });
});
