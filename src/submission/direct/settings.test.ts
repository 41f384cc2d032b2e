import { createDirectSettings } from '../testing/fixtures';
import { parseDirectSettings } from './settings';

const directSettings = createDirectSettings('https://providers.example/');

test('§7 the parsed settings of direct mode have only the used fields, and their URLs have no trailing slash', () => {
  const { mode: _, ...settings } = createDirectSettings('https://providers.example');
  expect(parseDirectSettings({ submission: { ...directSettings, relay: {} }, flags: {} })).toEqual(settings);
});

test.each<[unknown, string]>([
  [{ submission: { ...directSettings, spreadsheet: undefined } }, 'submission.spreadsheet is missing'],
  [
    { submission: { ...directSettings, spreadsheet: { host: 'script.example', deploymentId: 'x' } } },
    'submission.spreadsheet.host must start with https:// or http://',
  ],
  [
    { submission: { ...directSettings, spreadsheet: { host: 'https://x', deploymentId: '../x' } } },
    'submission.spreadsheet.deploymentId must be',
  ],
  [
    { submission: { ...directSettings, email: { ...directSettings.email, apiKey: '' } } },
    'submission.email.apiKey is missing',
  ],
  [
    { submission: { ...directSettings, email: { ...directSettings.email, apiKey: 'a\r\nb' } } },
    'submission.email.apiKey must be a key',
  ],
  [
    { submission: { ...directSettings, email: { ...directSettings.email, sender: { name: 'x', email: 'x' } } } },
    'submission.email.sender.email must be an e-mail address',
  ],
])('§7 the direct settings %j are rejected with the error %j', (rawConfig, message) => {
  expect(() => parseDirectSettings(rawConfig)).toThrow(message);
  expect(() => parseDirectSettings(rawConfig)).toThrow('site-config.json');
});
