import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ValidationError } from 'yup';
import { firm } from '#site/firm';
import { ENVIRONMENT, type EnvironmentName } from './environment';
import { endpointIn, originsIn, rules, type Endpoint, type Values } from './environmentRules';
import { DAY } from './outbox/backoff';
import type { OutboxOptions } from './outbox/outbox';
import type { MailLimits } from './outbox/mailLimits';
import type { MailSettings } from './outbox/mail';
import type { SpreadsheetSettings } from './outbox/spreadsheet';

export interface RelayLimits extends MailLimits {
  /** Submissions an address may make within `windowMs`. */
  submissions: number;
  windowMs: number;
  /** Submissions an address may make within 24 hours. */
  dailySubmissions: number;
  /** A form that was filled in faster looks like a bot's. */
  minFormAgeMs: number;
  /** How long a submission is kept, delivered or not. */
  retentionMs: number;
}

/** The two providers that submissions are delivered to. */
export interface Providers {
  spreadsheet: SpreadsheetSettings;
  mail: MailSettings;
}

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Allowed origins of submissions; empty: the host that was asked for. */
  origins: readonly string[];
  trustedProxies: number;
  /** Whether the HSTS header names sub-domains. */
  hstsSubdomains: boolean;
  distDir: string;
  outbox: OutboxOptions;
  /** Undefined: the local dev providers. */
  providers?: Providers;
  /** Who mails come from and go to; the dev providers use them too. */
  people: Pick<MailSettings, 'sender' | 'admin'>;
  flagsHost: string;
  /** Where ClamAV's daemon listens. Undefined: résumés are not scanned. */
  clamd?: Endpoint;
  /** Opens /metrics and the details of /healthz; '' opens them to this machine alone. */
  metricsToken: string;
  limits: RelayLimits;
  /** Confirmations repeat what their reader sent. */
  echo: boolean;
  /** The spreadsheet takes quarantined submissions on a tab of their own. */
  quarantineTab: boolean;
}

/** A variable that is missing, wrong, removed or in contradiction to another; the message is one line that names it. */
export class SettingsError extends Error {
  constructor(name: EnvironmentName | 'OUTBOX_TOKEN', problem: string) {
    super(`${name} ${problem}`);
    this.name = 'SettingsError';
  }
}

/** Returns the folder that holds `dist-server/` (or `server/`), of which the started program is a file. */
export const siteRoot = (): string => resolve(process.argv[1] ?? '', '../..');

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the environment. Folders that it does not name are in `root`, by default the current one. Throws
 * {@link SettingsError} at the first variable that is missing, wrong or in contradiction to another.
 */
export function loadSettings(env: Env, root = ''): Settings {
  const values = checked(env);
  if (env.OUTBOX_TOKEN?.trim())
    throw new SettingsError('OUTBOX_TOKEN', 'is not supported any more: rename it to PGPASSWORD, or remove it');
  const production = values.NODE_ENV === 'production';
  const people = {
    sender: { name: values.MAIL_SENDER_NAME || firm.name, email: values.MAIL_SENDER_EMAIL || firm.inbox },
    admin: { name: values.MAIL_ADMIN_NAME || firm.name, email: values.MAIL_ADMIN_EMAIL || firm.inbox },
  };
  const providers = providersOf(values, people, production);
  if (!providers) refuseExposedDevProviders(values);
  else if (production) refuseInsecureConnections(values);
  const clamd = endpointIn(values.CLAMD);
  const folder = (name: 'DIST_DIR' | 'DATA_DIR') => resolve(isGiven(env, name) ? '' : root, values[name]);
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    origins: originsIn(values.SITE_ORIGIN),
    trustedProxies: values.TRUSTED_PROXIES,
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    distDir: folder('DIST_DIR'),
    outbox: outboxOf(values.OUTBOX_URL, folder('DATA_DIR'), isGiven(env, 'DATA_DIR')),
    ...(providers ? { providers } : {}),
    people,
    flagsHost: values.FLAGS_HOST,
    ...(clamd ? { clamd } : {}),
    metricsToken: values.METRICS_TOKEN,
    limits: {
      submissions: values.RATE_LIMIT,
      windowMs: values.RATE_WINDOW_SECONDS * 1000,
      dailySubmissions: values.RATE_LIMIT_PER_DAY,
      minFormAgeMs: values.MIN_FORM_AGE_MS,
      retentionMs: values.RETENTION_DAYS * DAY,
      dailyBudget: values.MAIL_DAILY_BUDGET,
      sourceShare: values.MAIL_SOURCE_SHARE / 100,
      confirmationsPerHour: values.CONFIRMATIONS_PER_HOUR,
      confirmationsPerDay: values.CONFIRMATIONS_PER_DAY,
    },
    echo: values.CONFIRMATION_ECHO === 'on',
    quarantineTab: values.QUARANTINE_TAB === 'on',
  };
}

/** Returns HSTS_SUBDOMAINS for the build, which needs no other setting of the server. Throws {@link SettingsError} for a wrong value. */
export function readHstsSubdomains(env: Env): boolean {
  const name = 'HSTS_SUBDOMAINS';
  try {
    return rules.validateSyncAt(name, { [name]: env[name]?.trim() || 'off' }) === 'on';
  } catch (error) {
    throw error instanceof ValidationError ? new SettingsError(name, error.message) : error;
  }
}

const isGiven = (env: Env, name: EnvironmentName): boolean => Boolean(env[name]?.trim());

/** Every variable by itself: absent or empty it has its default, wrong it is a fault, the first in the table's order. */
function checked(env: Env): Values {
  const given = Object.fromEntries(ENVIRONMENT.map(({ name, fallback }) => [name, env[name]?.trim() || fallback]));
  try {
    return rules.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const wrong = ENVIRONMENT.map(({ name }) => error.inner.find(({ path }) => path === name)).find(Boolean) ?? error;
    throw new SettingsError(wrong.path as EnvironmentName, wrong.message);
  }
}

const PROVIDER_NAMES = ['SPREADSHEET_HOST', 'SPREADSHEET_DEPLOYMENT_ID', 'MAIL_HOST', 'MAIL_API_KEY'] as const;

/** Both providers or neither: one alone is a mistake, and so is neither in production. */
function providersOf(values: Values, people: Settings['people'], production: boolean): Providers | undefined {
  const given = PROVIDER_NAMES.filter((name) => values[name] !== '');
  if (given.length === 0 && !production) return undefined;
  const why = production
    ? 'the local dev providers are refused under NODE_ENV=production'
    : `${given.join(', ')} is set, and all of ${PROVIDER_NAMES.join(', ')} belong together`;
  const missing = PROVIDER_NAMES.find((name) => values[name] === '');
  if (missing) throw new SettingsError(missing, `is missing: ${why}`);
  if (production && values.MAIL_SENDER_EMAIL === '')
    throw new SettingsError('MAIL_SENDER_EMAIL', 'is missing: the provider takes mails from a verified sender only');
  return {
    spreadsheet: {
      host: values.SPREADSHEET_HOST,
      deploymentId: values.SPREADSHEET_DEPLOYMENT_ID,
      answer: values.SPREADSHEET_ANSWER,
      ...(values.SPREADSHEET_SECRET ? { secret: values.SPREADSHEET_SECRET } : {}),
    },
    mail: { host: values.MAIL_HOST, apiKey: values.MAIL_API_KEY, ...people },
  };
}

const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK_HOST.test(new URL(url).hostname);

/** The local dev providers keep nothing: on a server that others can reach, each message would be lost. */
function refuseExposedDevProviders({ TRUSTED_PROXIES, HOST, SITE_ORIGIN }: Values): void {
  const remedy = 'set SPREADSHEET_HOST, SPREADSHEET_DEPLOYMENT_ID, MAIL_HOST and MAIL_API_KEY';
  const refuse = (name: EnvironmentName, problem: string) => {
    throw new SettingsError(name, `${problem}, and the local dev providers keep no message: ${remedy}`);
  };
  if (TRUSTED_PROXIES > 0) refuse('TRUSTED_PROXIES', 'says that a proxy is in front');
  if (!LOOPBACK_HOST.test(HOST)) refuse('HOST', `'${HOST}' can be reached from other machines`);
  const remote = originsIn(SITE_ORIGIN).find((origin) => !isLoopback(origin));
  if (remote !== undefined) refuse('SITE_ORIGIN', `${remote} is a public address`);
}

const TLS_MODES = new Set(['require', 'verify-ca', 'verify-full']);

/** What visitors write goes through no network in the clear. */
function refuseInsecureConnections(values: Values): void {
  if (values.ALLOW_INSECURE_CONNECTIONS === 'yes') return;
  const override = '(ALLOW_INSECURE_CONNECTIONS=yes allows it, for a network of your own)';
  const plain = (['SPREADSHEET_HOST', 'MAIL_HOST'] as const).find(
    (name) => values[name].startsWith('http:') && !isLoopback(values[name]),
  );
  if (plain) throw new SettingsError(plain, `must begin with https: ${override}`);
  const { OUTBOX_URL: url } = values;
  if (/^postgres(ql)?:/.test(url) && !isPostgresSafe(url))
    throw new SettingsError('OUTBOX_URL', `needs TLS: add ?sslmode=verify-full ${override}`);
}

/** Whether a PostgreSQL is on this machine or reached by TLS. Reads the address as `pg` does: the last parameter counts. */
function isPostgresSafe(url: string): boolean {
  // 'user@/database' has no host, which `URL` refuses.
  const address = url.replace('@/', '@localhost/');
  // What cannot be read is refused where it is opened.
  if (!URL.canParse(address)) return true;
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.getAll('host').at(-1) || hostname;
  if (host === '' || host.startsWith('/') || LOOPBACK_HOST.test(host)) return true;
  return TLS_MODES.has(searchParams.getAll('sslmode').at(-1) ?? '');
}

/** A folder that somebody named must be there: one that is made by mistake would look like an outbox without submissions. */
function outboxOf(url: string, folder: string, isNamed: boolean): OutboxOptions {
  if (url === '') {
    const make = isNamed ? 'tables' : 'folder and tables';
    return { url: pathToFileURL(join(folder, 'outbox.db')).href, make, from: 'DATA_DIR' };
  }
  if (isNamed)
    throw new SettingsError(
      'DATA_DIR',
      'is set, and OUTBOX_URL, too: only one of them can hold the outbox (DATA_DIR= takes it away)',
    );
  return { url, make: 'tables' };
}
