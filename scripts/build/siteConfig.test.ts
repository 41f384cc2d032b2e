import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDirectSettings } from '../../src/submission/testing/fixtures';
import { UsageError } from '../usageError';
import { checkSiteConfig, findConfigFolder } from './siteConfig';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'config-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const directSettings = createDirectSettings('https://providers.example');
const checkConfig = async (text: string, quoteDelivery: 'summary' | 'relay' = 'summary') => {
  await writeFile(path.join(folder, 'site-config.json'), text);
  return checkSiteConfig(folder, { quoteDelivery });
};

test('§7 checkSiteConfig accepts the settings of direct mode and of relay mode', async () => {
  await checkConfig(JSON.stringify({ submission: directSettings }));
  await checkConfig(JSON.stringify({ submission: { mode: 'relay', relay: { url: '/api/submissions' } } }), 'relay');
});

test('§7 a site-config.json in the content folder takes precedence over the file in `public`', async () => {
  expect(findConfigFolder(folder)).toBe('public');
  await checkConfig(JSON.stringify({ submission: directSettings }));
  expect(findConfigFolder(folder)).toBe(folder);
});

test.each<[string, string, 'summary' | 'relay', string]>([
  [
    'a setting of direct mode that is missing',
    JSON.stringify({ submission: { ...directSettings, email: { ...directSettings.email, admin: undefined } } }),
    'summary',
    'site-config.json: submission.email.admin is missing',
  ],
  [
    'invalid JSON',
    '{ "submission": { "apiKey": KEY } }',
    'summary',
    "site-config.json: is not valid JSON. Correct the file in the folder 'FOLDER'.",
  ],
  [
    'direct mode for a firm whose quotes need the relay',
    JSON.stringify({ submission: directSettings }),
    'relay',
    "site-config.json: submission.mode is 'direct', so no quote could be sent: write quoteDelivery: 'summary' in settings.ts, or use the mode 'relay'.",
  ],
])(
  '§7 %s stops a build with a one-line error that does not contain the key',
  async (_what, text, quoteDelivery, message) => {
    await expect(checkConfig(text, quoteDelivery)).rejects.toEqual(
      new UsageError(message.replace('FOLDER', path.relative('', folder))),
    );
  },
);
