import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firm } from '#site/firm';
import { ENVIRONMENT, environmentTable } from './environment';
import { loadSettings, SettingsError } from './env';
import { refuseExposedKey } from './http/siteConfig';
import type { StaticFile } from './static/load';

const PROVIDERS = {
  SPREADSHEET_HOST: 'https://script.example/',
  SPREADSHEET_DEPLOYMENT_ID: 'AKfy_1-x',
  MAIL_HOST: 'https://mail.example',
  MAIL_API_KEY: 'xkeysib-secret',
};
const PRODUCTION = { ...PROVIDERS, NODE_ENV: 'production', MAIL_SENDER_EMAIL: 'no-reply@oak.example' };

test('§7 without any variable: port 4173, the stand-ins, 5 submissions in 10 minutes', () => {
  const settings = loadSettings({});
  expect(settings).toMatchObject({ port: 4173, host: '127.0.0.1', production: false });
  expect(settings.providers).toBeUndefined();
  expect(settings.limits).toEqual({
    submissions: 5,
    windowMs: 600_000,
    minFormAgeMs: 2000,
    dailyBudget: 300,
    confirmationsPerHour: 2,
  });
});

test('§7 with providers: trailing slashes go, the firm names sender and inbox', () => {
  expect(loadSettings(PROVIDERS).providers).toEqual({
    spreadsheet: { host: 'https://script.example', deploymentId: 'AKfy_1-x', answer: 'any' },
    mail: {
      host: 'https://mail.example',
      apiKey: 'xkeysib-secret',
      sender: { name: firm.name, email: firm.inbox },
      admin: { name: firm.name, email: firm.inbox },
    },
  });
});

test.each([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ['RATE_LIMIT', { RATE_LIMIT: '0' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
  ['SITE_ORIGIN', { SITE_ORIGIN: 'www.example.com' }],
  ['SITE_ORIGIN', { SITE_ORIGIN: 'https://www.example.com/page' }],
  ['FLAGS_HOST', { FLAGS_HOST: 'flags' }],
  ['MAIL_ADMIN_EMAIL', { MAIL_ADMIN_EMAIL: 'nobody' }],
  ['OUTBOX_URL', { OUTBOX_URL: 'mysql://x' }],
  ['OUTBOX_TOKEN', { OUTBOX_TOKEN: 'secret' }],
  ['DATA_DIR', { DATA_DIR: '/var/lib/site', OUTBOX_URL: 'postgres://db/site' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
  ['MAIL_DAILY_BUDGET', { MAIL_DAILY_BUDGET: '0.5' }],
  ['SPREADSHEET_DEPLOYMENT_ID', { ...PROVIDERS, SPREADSHEET_DEPLOYMENT_ID: 'a/b' }],
  ['MAIL_API_KEY', { ...PROVIDERS, MAIL_API_KEY: 'ä' }],
  ['MAIL_API_KEY', { ...PROVIDERS, MAIL_API_KEY: '' }],
  ['SPREADSHEET_HOST', { MAIL_HOST: 'https://mail.example' }],
  ['SPREADSHEET_ANSWER', { ...PROVIDERS, SPREADSHEET_ANSWER: 'maybe' }],
  ['SPREADSHEET_HOST', { NODE_ENV: 'production' }],
  ['MAIL_SENDER_EMAIL', { ...PROVIDERS, NODE_ENV: 'production' }],
])('§7 a wrong %s is refused by one line that names it: %j', (name, env) => {
  const load = () => loadSettings(env);
  expect(load).toThrow(SettingsError);
  expect(load).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

test('§7 production with everything set', () => {
  expect(loadSettings(PRODUCTION)).toMatchObject({ production: true });
});

test('§7.2 every variable has a name of its own and a meaning', () => {
  expect(new Set(ENVIRONMENT.map(({ name }) => name)).size).toBe(ENVIRONMENT.length);
  for (const { meaning } of ENVIRONMENT) expect(meaning.length).toBeGreaterThan(15);
});

const site = (path: string, type: string, text: string) => {
  const file: StaticFile = { path, type, tag: 't', plain: () => new TextEncoder().encode(text), encoded: {} };
  return { files: new Map([[path, file]]), policy: {} };
};

describe('§7.2 the key never reaches a browser', () => {
  test('a built script that holds it stops the start', () => {
    const built = site('/main.js', 'text/javascript; charset=utf-8', 'const key="xkeysib-secret"');
    expect(() => refuseExposedKey(loadSettings(PROVIDERS), built)).toThrow(/^MAIL_API_KEY .*\/main\.js/);
  });

  test('a shipped site-config.json with a key stops the start', () => {
    const config = {
      submission: { mode: 'relay', relay: { url: '/x' }, email: { apiKey: 'other' } },
      flags: { host: '' },
    };
    const built = site('/site-config.json', 'application/json; charset=utf-8', JSON.stringify(config));
    expect(() => refuseExposedKey(loadSettings({}), built)).toThrow(SettingsError);
  });

  test('a site without it starts', () => {
    expect(() => refuseExposedKey(loadSettings(PROVIDERS), site('/main.js', 'text/javascript', 'x'))).not.toThrow();
  });
});

/** Without what a formatter may change in a table. */
const plain = (text: string) =>
  text
    .replace(/-{3,}/g, '---')
    .replace(/[^\S\n]+/g, ' ')
    .replaceAll('|---', '| ---')
    .replaceAll('---|', '--- |');

test('§7.2 docs/relay.md holds the same table', () => {
  expect(plain(readFileSync(join(__dirname, '../docs/relay.md'), 'utf8'))).toContain(plain(environmentTable()));
});

test('§7 functions keep no files: without OUTBOX_URL they answer nothing', async () => {
  const { default: functions } = await import('./serverless');
  await expect(functions.fetch(new Request('https://www.example.com/healthz'))).rejects.toThrow(
    /^OUTBOX_URL is missing/,
  );
});
