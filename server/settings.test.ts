import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firm } from '#site/firm';
import { renderEnvironmentTable } from './environment';
import { loadSettings, SettingsError } from './settings';
import { DAY } from './outbox/backoff';
import { refuseExposedKey } from './http/siteConfig';
import type { StaticFile } from './static/load';

const PROVIDER_VARIABLES = {
  SPREADSHEET_HOST: 'https://script.example/',
  SPREADSHEET_DEPLOYMENT_ID: 'AKfy_1-x',
  MAIL_HOST: 'https://mail.example',
  MAIL_API_KEY: 'xkeysib-secret',
};
const PRODUCTION_VARIABLES = {
  ...PROVIDER_VARIABLES,
  NODE_ENV: 'production',
  MAIL_SENDER_EMAIL: 'no-reply@oak.example',
};

test('§7 the default settings include port 4173, the dev providers, and 5 submissions in 10 minutes', () => {
  const settings = loadSettings({});
  expect(settings).toMatchObject({ port: 4173, host: '127.0.0.1', isProduction: false });
  expect(settings.providers).toBeUndefined();
  expect(settings.limits).toEqual({
    submissions: 5,
    windowMs: 600_000,
    dailySubmissions: 30,
    minFormAgeMs: 2000,
    retentionMs: 30 * DAY,
    dailyBudget: 300,
    sourceFraction: 0.1,
    confirmationsPerHour: 2,
    confirmationsPerDay: 5,
  });
});

test.each([' Production ', 'PRODUCTION'])('§7 NODE_ENV=%s selects production mode', (NODE_ENV) => {
  expect(loadSettings({ ...PRODUCTION_VARIABLES, NODE_ENV }).isProduction).toBe(true);
  expect(() => loadSettings({ NODE_ENV })).toThrow(/^SPREADSHEET_HOST is missing: the local dev providers are refused/);
});

test("§7 loadSettings removes trailing slashes of hosts, and takes the sender and the inbox from the firm's content", () => {
  expect(loadSettings(PROVIDER_VARIABLES).providers).toEqual({
    spreadsheet: { host: 'https://script.example', deploymentId: 'AKfy_1-x', acceptedResponse: 'ok' },
    mail: {
      host: 'https://mail.example',
      apiKey: 'xkeysib-secret',
      sender: { name: firm.name, email: firm.inbox },
      admin: { name: firm.name, email: firm.inbox },
    },
  });
});

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const WEBHOOK_VARIABLES = { WEBHOOK_URL: 'https://hook.example/x', WEBHOOK_SECRET: SECRET };
const SMTP_VARIABLES = { MAIL_URL: 'smtps://site%40oak.example:p%40ss%2Fword@mail.example' };

test('§7.2 loadSettings accepts MAIL_URL as the only delivery target', () => {
  const { providers } = loadSettings({
    ...SMTP_VARIABLES,
    NODE_ENV: 'production',
    MAIL_SENDER_EMAIL: 'site@oak.example',
  });
  expect(Object.keys(providers ?? {})).toEqual(['smtp']);
  expect(providers?.smtp).toMatchObject({
    host: 'mail.example',
    port: 465,
    tls: 'implicit',
    user: 'site@oak.example',
    password: 'p@ss/word',
    attachesResume: true,
  });
});

test.each([
  ['smtp://mail.example', { tls: 'required', port: 587 }],
  ['smtp://localhost:25', { tls: 'none', port: 25 }],
  ['smtp://[::1]', { tls: 'none', host: '::1' }],
  ['smtps://127.0.0.1', { tls: 'implicit', port: 465 }],
])('§7.2 loadSettings reads %s, and requires TLS for remote servers: %j', (MAIL_URL, expected) => {
  expect(loadSettings({ MAIL_URL }).providers?.smtp).toMatchObject(expected);
});

test('§7 loadSettings returns all configured targets, or only the targets that DELIVERY_TARGETS lists', () => {
  const allVariables = { ...PROVIDER_VARIABLES, ...SMTP_VARIABLES, ...WEBHOOK_VARIABLES };
  expect(Object.keys(loadSettings(allVariables).providers ?? {})).toEqual(['spreadsheet', 'mail', 'smtp', 'webhook']);
  const { providers } = loadSettings({ ...allVariables, DELIVERY_TARGETS: 'webhook, mail-api' });
  expect(Object.keys(providers ?? {})).toEqual(['mail', 'webhook']);
  expect(providers?.webhook).toMatchObject({ includesResume: true });
  expect(loadSettings(allVariables).providers).toMatchObject({
    smtp: { attachesResume: false },
    webhook: { includesResume: false },
  });
  const resumeProviders = loadSettings({ ...allVariables, RESUME_DELIVERY: 'attach,webhook' }).providers;
  expect(resumeProviders).toMatchObject({ smtp: { attachesResume: true }, webhook: { includesResume: true } });
});

test.each([
  ['MAIL_URL', { MAIL_URL: 'https://mail.example' }],
  ['MAIL_URL', { MAIL_URL: 'smtps://user@mail.example' }],
  ['MAIL_URL', { MAIL_URL: 'smtps://user:s3cret%zz@mail.example' }],
  ['MAIL_URL', { MAIL_URL: 'smtps://user:s3cret@mail.example/path' }],
  ['MAIL_URL', { MAIL_URL: 'smtps://user:s3cret@mail.example?tls.rejectUnauthorized=false' }],
  ['WEBHOOK_URL', { ...WEBHOOK_VARIABLES, WEBHOOK_URL: 'ftp://hook.example' }],
  ['WEBHOOK_URL', { ...WEBHOOK_VARIABLES, WEBHOOK_URL: 'https://user:s3cret@hook.example' }],
  ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://hook.example' }],
  ['WEBHOOK_SECRET', { ...WEBHOOK_VARIABLES, WEBHOOK_SECRET: 's3cret' }],
  ['WEBHOOK_SECRET', { WEBHOOK_SECRET: SECRET }],
  ['WEBHOOK_SECRET', { WEBHOOK_SECRET: SECRET, MAIL_URL: 'smtp://localhost' }],
  ['WEBHOOK_FORMAT', { ...WEBHOOK_VARIABLES, WEBHOOK_FORMAT: 'xml' }],
  ['WEBHOOK_ALLOW_PRIVATE', { ...WEBHOOK_VARIABLES, WEBHOOK_ALLOW_PRIVATE: 'yes' }],
  ['DELIVERY_TARGETS', { ...PROVIDER_VARIABLES, DELIVERY_TARGETS: 'fax' }],
  ['MAIL_URL', { ...PROVIDER_VARIABLES, DELIVERY_TARGETS: 'sheet,smtp' }],
  ['MAIL_API_KEY', { ...SMTP_VARIABLES, MAIL_HOST: 'https://mail.example' }],
  ['SPREADSHEET_DEPLOYMENT_ID', { ...SMTP_VARIABLES, SPREADSHEET_HOST: 'https://script.example' }],
  ['RESUME_DELIVERY', { ...WEBHOOK_VARIABLES, RESUME_DELIVERY: 'attach' }],
  ['RESUME_DELIVERY', { ...SMTP_VARIABLES, RESUME_DELIVERY: 'fax' }],
  ['RESUME_DELIVERY', { ...WEBHOOK_VARIABLES, WEBHOOK_FORMAT: 'slack', RESUME_DELIVERY: 'webhook' }],
  ['RESUME_DELIVERY', { WEBHOOK_URL: 'https://hook.example', WEBHOOK_FORMAT: 'slack' }],
  ['QUARANTINE_TAB', { ...SMTP_VARIABLES, QUARANTINE_TAB: 'on' }],
  ['ALERT_EMAIL', { ...PROVIDER_VARIABLES, ALERT_EMAIL: 'ops@oak.example' }],
  ['ALERT_EMAIL', { ...SMTP_VARIABLES, ALERT_EMAIL: 'ops@oak.example' }],
  ['ALERT_WEBHOOK_URL', { ALERT_WEBHOOK_URL: 'https://hook.example' }],
  ['MAIL_SENDER_EMAIL', { ...SMTP_VARIABLES, NODE_ENV: 'production' }],
  ['WEBHOOK_URL', { ...WEBHOOK_VARIABLES, WEBHOOK_URL: 'http://hook.example', NODE_ENV: 'production' }],
  ['NODE_ENV', { ...PRODUCTION_VARIABLES, NODE_ENV: 'prod' }],
  ['NODE_ENV', { ...PRODUCTION_VARIABLES, NODE_ENV: '"production"' }],
  ['MAIL_API_KEY', { ...PROVIDER_VARIABLES, MAIL_API_KEY: '"s3cret-key"' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: "'s3cret-s3cret-s3cret'" }],
  ['OUTBOX_URL', { OUTBOX_URL: 'postgres://relay:s3cret#1@db.example/site' }],
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '80 80' }],
  ['PORT', { PORT: '4e3' }],
  ['RATE_LIMIT', { RATE_LIMIT: '0' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
  ['HSTS_SUBDOMAINS', { HSTS_SUBDOMAINS: 'yes' }],
  ['SITE_ORIGIN', { SITE_ORIGIN: 'www.example.com' }],
  ['SITE_ORIGIN', { SITE_ORIGIN: 'https://www.example.com/page' }],
  ['SITE_ORIGIN', { SITE_ORIGIN: 'wss://www.example.com' }],
  ['FLAGS_HOST', { FLAGS_HOST: 'flags' }],
  ['FLAGS_HOST', { FLAGS_HOST: 'https://[::1' }],
  ['FLAGS_HOST', { FLAGS_HOST: 'https://a.example,https://b.example' }],
  ['FLAGS_HOST', { FLAGS_HOST: 'https://a.example;script-src' }],
  ['SPREADSHEET_HOST', { ...PROVIDER_VARIABLES, SPREADSHEET_HOST: 'https://script.example:99999' }],
  ['MAIL_HOST', { ...PROVIDER_VARIABLES, MAIL_HOST: 'https://user:s3cret@mail.example' }],
  ['CLAMD', { CLAMD: 'scanner' }],
  ['CLAMD', { CLAMD: 'scanner:70000' }],
  ['CLAMD', { CLAMD: 'tcp://scanner:3310' }],
  ['MAIL_ADMIN_EMAIL', { MAIL_ADMIN_EMAIL: 'nobody' }],
  ['OUTBOX_URL', { OUTBOX_URL: 'mysql://x' }],
  ['OUTBOX_TOKEN', { OUTBOX_TOKEN: 'secret' }],
  ['DATA_DIR', { DATA_DIR: '/var/lib/site', OUTBOX_URL: 'postgres://db/site' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
  ['MAIL_DAILY_BUDGET', { MAIL_DAILY_BUDGET: '0.5' }],
  ['SPREADSHEET_DEPLOYMENT_ID', { ...PROVIDER_VARIABLES, SPREADSHEET_DEPLOYMENT_ID: 'a/b' }],
  ['MAIL_API_KEY', { ...PROVIDER_VARIABLES, MAIL_API_KEY: 'ä' }],
  ['MAIL_API_KEY', { ...PROVIDER_VARIABLES, MAIL_API_KEY: '' }],
  ['SPREADSHEET_HOST', { MAIL_HOST: 'https://mail.example' }],
  ['SPREADSHEET_ANSWER', { ...PROVIDER_VARIABLES, SPREADSHEET_ANSWER: 'maybe' }],
  ['SPREADSHEET_SECRET', { ...PROVIDER_VARIABLES, SPREADSHEET_SECRET: 'short' }],
  ['SPREADSHEET_SECRET', { ...PROVIDER_VARIABLES, SPREADSHEET_SECRET: 'sixteen signs with spaces' }],
  ['SPREADSHEET_HOST', { NODE_ENV: 'production' }],
  ['SPREADSHEET_HOST', { NODE_ENV: 'Production ' }],
  ['MAIL_SENDER_EMAIL', { ...PROVIDER_VARIABLES, NODE_ENV: 'production' }],
])('§7 a missing, wrong or contradictory %s causes a one-line error without a password: %j', (name, env) => {
  const load = () => loadSettings(env);
  expect(load).toThrow(SettingsError);
  expect(load).toThrow(new RegExp(`^${name} [^\\n]+$`));
  expect(load).not.toThrow(/s3cret/);
});

test('§7 alerts to ALERT_EMAIL use SMTP when submissions use the mail API, even if DELIVERY_TARGETS omits SMTP', () => {
  const variables = {
    ...PROVIDER_VARIABLES,
    ...SMTP_VARIABLES,
    ALERT_EMAIL: 'ops@oak.example',
    DELIVERY_TARGETS: 'sheet,mail-api',
  };
  expect(loadSettings(variables).alerts?.mail).toMatchObject({ to: 'ops@oak.example', smtp: { host: 'mail.example' } });
});

test.each(['libsql:', 'http:', 'https:', 'ws:', 'wss:'])(
  '§7 an OUTBOX_URL with %s causes an error that describes the migration and omits the password',
  (scheme) => {
    const load = () => loadSettings({ OUTBOX_URL: `${scheme}//relay:s3cret@site.example` });
    expect(load).toThrow(/^OUTBOX_URL is a libSQL server, [^\n]*backup FILE[^\n]*restore FILE[^\n]*$/);
    expect(load).not.toThrow(/s3cret/);
  },
);

test.each([
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '1' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '192.0.2.1' }],
  ['HOST', { HOST: '::' }],
  ['SITE_ORIGIN', { SITE_ORIGIN: 'http://localhost:4173,https://www.example.com' }],
])('§7 loadSettings rejects a %s that exposes the relay when no provider is set: %j', (name, env) => {
  expect(() => loadSettings(env)).toThrow(new RegExp(`^${name} .*dev providers.*SPREADSHEET_HOST`));
  expect(loadSettings({ ...PROVIDER_VARIABLES, ...env }).providers).toBeDefined();
});

test.each([{ HOST: 'localhost' }, { HOST: '::1' }, { HOST: '127.0.0.2' }, { SITE_ORIGIN: 'http://localhost:8080' }])(
  '§7 loadSettings accepts the local setting %j when no provider is set',
  (env) => {
    expect(loadSettings(env).providers).toBeUndefined();
  },
);

test.each([
  ['SPREADSHEET_HOST', { SPREADSHEET_HOST: 'http://script.example' }],
  ['MAIL_HOST', { MAIL_HOST: 'http://mail.example' }],
  ['OUTBOX_URL', { OUTBOX_URL: 'postgres://u:p@db.example/site' }],
  ['OUTBOX_URL', { OUTBOX_URL: 'postgres://u:p@db.example/site?sslmode=prefer' }],
  ['OUTBOX_URL', { OUTBOX_URL: 'postgres://u:p@db.example/site?sslmode=verify-full&sslmode=disable' }],
  ['OUTBOX_URL', { OUTBOX_URL: 'postgres://u:p@db.example/site?ssl=true&sslmode=disable' }],
  ['OUTBOX_URL', { OUTBOX_URL: 'postgres://u:p@db.example/site?ssl=true&ssl=false' }],
  ['OUTBOX_URL', { OUTBOX_URL: 'postgres:///site?host=db.example' }],
  ['OUTBOX_URL', { OUTBOX_URL: 'postgres://u:p@/site?host=db.example' }],
  ['OUTBOX_URL', { OUTBOX_URL: 'postgres://localhost/site?host=db.example' }],
])('§7 loadSettings rejects an unencrypted %s in production unless ALLOW_INSECURE_CONNECTIONS is yes', (name, env) => {
  expect(() => loadSettings({ ...PRODUCTION_VARIABLES, ...env })).toThrow(
    new RegExp(`^${name} .*ALLOW_INSECURE_CONNECTIONS`),
  );
  expect(loadSettings({ ...PRODUCTION_VARIABLES, ...env, ALLOW_INSECURE_CONNECTIONS: 'yes' }).isProduction).toBe(true);
});

test.each([
  { MAIL_HOST: 'http://127.0.0.1:8025' },
  { OUTBOX_URL: 'postgres://u:p@localhost/site' },
  { OUTBOX_URL: 'postgres:///site?host=/run/postgresql' },
  { OUTBOX_URL: 'postgres://u:p@/site' },
  { OUTBOX_URL: 'postgres://u:p@db.example/site?sslmode=verify-full' },
  { OUTBOX_URL: 'postgres://u:p@db.example/site?ssl=true' },
  { OUTBOX_URL: 'postgres://u:p@db.example/site?ssl=1&sslmode=' },
])('§7 loadSettings accepts the local or encrypted connection %j in production', (env) => {
  expect(loadSettings({ ...PRODUCTION_VARIABLES, ...env }).isProduction).toBe(true);
});

test.each([
  ['scanner.internal:3310', { host: 'scanner.internal', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['', undefined],
])('§7 CLAMD=%s sets the host and port of the virus scanner', (CLAMD, clamd) => {
  expect(loadSettings({ CLAMD }).clamd).toEqual(clamd);
});

test.each([
  ['script that contains the key', '/main.js', 'const key="xkeysib-secret"', /^MAIL_API_KEY .*\/main\.js/],
  ['site-config.json with a key', '/site-config.json', '{"submission":{"email":{"apiKey":"other"}}}', /^DIST_DIR /],
  ['site-config.json that is not JSON', '/site-config.json', '{ broken', /^\/site-config\.json: is not valid JSON\./],
])('§7.2 the server rejects a build that contains a %s', (_title, path, text, reason) => {
  const file: StaticFile = {
    path,
    type: '',
    etag: 't',
    getUncompressedBytes: () => new TextEncoder().encode(text),
    bytesByEncoding: {},
  };
  expect(() => refuseExposedKey(loadSettings(PROVIDER_VARIABLES), { files: new Map([[path, file]]) })).toThrow(reason);
});

/** Returns a Markdown table with normalised spaces and dashes, because a formatter may change both. */
const normaliseTable = (text: string) =>
  text
    .replace(/-{3,}/g, '---')
    .replace(/[^\S\n]+/g, ' ')
    .replaceAll('|---', '| ---')
    .replaceAll('---|', '--- |');

test('§7.2 docs/operations.md contains the table of variables', () => {
  expect(normaliseTable(readFileSync(join(__dirname, '../docs/operations.md'), 'utf8'))).toContain(
    normaliseTable(renderEnvironmentTable()),
  );
});

test('§7 without OUTBOX_URL, serverless functions reject every request', async () => {
  const { default: functions } = await import('./serverless');
  await expect(functions.fetch(new Request('https://www.example.com/healthz'))).rejects.toThrow(
    /^OUTBOX_URL is missing/,
  );
});
