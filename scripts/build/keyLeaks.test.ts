import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTemporaryFolder } from '../../server/testing/harness';
import { createDirectSettings } from '../../src/submission/testing/fixtures';
import { UsageError } from '../usageError';
import { rejectKeyLeaks } from './keyLeaks';

const KEY = 'xkeysib-secret';
const RELAY_SUBMISSION = { mode: 'relay', relay: { url: '/api/submissions' } };

/** Checks a build that contains a page, and `submission` in its site-config.json. */
async function checkBuild(submission: object, { page = '<h1>Home</h1>', key = '' } = {}): Promise<void> {
  const folder = await createTemporaryFolder();
  await mkdir(path.join(folder.path, 'about'));
  await writeFile(path.join(folder.path, 'about/index.html'), page);
  await writeFile(path.join(folder.path, 'site-config.json'), JSON.stringify({ submission }));
  await rejectKeyLeaks(folder.path, key);
}

test('§7.2 a build without an API key in its files succeeds', () => checkBuild(RELAY_SUBMISSION, { key: KEY }));

test('§7.2 a build with an API key in the settings of relay mode fails', async () => {
  await expect(checkBuild({ ...RELAY_SUBMISSION, email: { apiKey: KEY } })).rejects.toEqual(
    new UsageError("site-config.json: 'submission.email.apiKey' must not ship in relay mode"),
  );
});

test('§7.2 a build with the value of MAIL_API_KEY in a page fails', async () => {
  await expect(checkBuild(RELAY_SUBMISSION, { page: `<p>${KEY}</p>`, key: KEY })).rejects.toEqual(
    new UsageError('about/index.html: contains MAIL_API_KEY, which every visitor could read'),
  );
});

test('§7.2 a build with the value of MAIL_API_KEY in another setting of relay mode fails', async () => {
  await expect(checkBuild({ ...RELAY_SUBMISSION, key: KEY }, { key: KEY })).rejects.toEqual(
    new UsageError('site-config.json: contains MAIL_API_KEY, which every visitor could read'),
  );
});

test('§7.2 a build in direct mode succeeds with the API key in its settings', async () => {
  const settings = createDirectSettings('https://providers.example');
  await checkBuild(settings, { key: settings.email.apiKey });
});
