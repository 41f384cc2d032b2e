import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ValidationError } from 'yup';
import { firm } from '#site/firm';
import type { SubmissionKind } from '../src/submission/types';
import { ENVIRONMENT, type EnvironmentName, type EnvironmentValues } from './environment';
import { insertLocalhost, parseEndpoint, parseOrigins, type Endpoint } from './environmentRules';
import {
  LOOPBACK_HOST_PATTERN,
  readAlertSettings,
  readProviders,
  type AlertSettings,
  type Providers,
} from './envTargets';
import { DAY } from './outbox/backoff';
import type { OutboxOptions } from './outbox/outbox';
import type { MailLimits } from './outbox/mailLimits';
import type { Retention } from './outbox/retention';
import type { MailSettings } from './outbox/mail';
import { SettingsError } from './settingsError';

export type { Providers } from './envTargets';
export { SettingsError } from './settingsError';

export interface RelayLimits extends MailLimits, Retention {
  /** The maximum number of submissions from an IPv4 address, or from an IPv6 /64, within `windowMs` milliseconds. */
  submissions: number;
  windowMs: number;
  /** The maximum number of submissions from an IPv4 address, or from an IPv6 /64, within 24 hours. */
  dailySubmissions: number;
  /** The shortest plausible time to fill in a form, in milliseconds. A faster sender may be a bot. */
  minFormAgeMs: number;
}

export interface Settings {
  isProduction: boolean;
  port: number;
  host: string;
  /** The allowed origins of submissions. If the list is empty, the origin's host must match the host of the request. */
  origins: readonly string[];
  trustedProxies: number;
  /** True when the HSTS header includes subdomains. */
  hstsIncludesSubdomains: boolean;
  distDir: string;
  outbox: OutboxOptions;
  /** The settings of all targets. The value is undefined when the local dev providers receive the submissions. */
  providers?: Providers;
  /**
   * The sender of all mails, and the recipient of mails to the firm. The dev providers also use these e-mail addresses.
   */
  mailAddresses: Pick<MailSettings, 'sender' | 'admin'>;
  /** The receivers of alerts. The value is undefined if nobody receives alerts. */
  alerts?: AlertSettings;
  flagsHost: string;
  /** The host and port of ClamAV's daemon. The value is undefined if résumés are not scanned. */
  clamd?: Endpoint;
  /**
   * The token for /metrics and the details of /healthz. If the token is empty, only requests from this machine can read
   * these data.
   */
  metricsToken: string;
  limits: RelayLimits;
  /** Whether confirmations quote the sender's input. */
  shouldEchoInput: boolean;
  /** Whether the spreadsheet accepts quarantined submissions, on a separate tab. */
  usesQuarantineTab: boolean;
}

/** Returns the folder that contains `dist-server/` (or `server/`) with the running program. */
export const getSiteRoot = (): string => resolve(process.argv[1] ?? '', '../..');

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/**
 * Reads and validates the environment. The default folders for DIST_DIR and DATA_DIR are inside `root`, or inside the
 * current folder if `root` is empty. Throws {@link SettingsError} for the first invalid variable of
 * {@link ENVIRONMENT}, and for a variable that is missing or contradicts another variable.
 */
export function loadSettings(env: EnvironmentVariables, root = ''): Settings {
  const names = Object.keys(ENVIRONMENT) as EnvironmentName[];
  const values = Object.fromEntries(names.map((name) => [name, readVariable(env, name)])) as EnvironmentValues;
  if (env.OUTBOX_TOKEN?.trim())
    throw new SettingsError('OUTBOX_TOKEN', 'is no longer supported: rename it to PGPASSWORD, or remove it');
  const isProduction = values.NODE_ENV === 'production';
  const mailAddresses = {
    sender: { name: values.MAIL_SENDER_NAME || firm.name, email: values.MAIL_SENDER_EMAIL || firm.inbox },
    admin: { name: values.MAIL_ADMIN_NAME || firm.name, email: values.MAIL_ADMIN_EMAIL || firm.inbox },
  };
  const providers = readProviders(values, mailAddresses, isProduction);
  const alerts = readAlertSettings(values, mailAddresses, providers);
  if (!providers) refuseExposedDevProviders(values);
  else if (isProduction) refuseInsecureConnections(values);
  const clamd = parseEndpoint(values.CLAMD);
  const resolveFolder = (name: 'DIST_DIR' | 'DATA_DIR') => resolve(isSet(env, name) ? '' : root, values[name]);
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST,
    origins: parseOrigins(values.SITE_ORIGIN),
    trustedProxies: values.TRUSTED_PROXIES,
    hstsIncludesSubdomains: values.HSTS_SUBDOMAINS === 'on',
    distDir: resolveFolder('DIST_DIR'),
    outbox: readOutboxOptions(values.OUTBOX_URL, resolveFolder('DATA_DIR'), isSet(env, 'DATA_DIR')),
    ...(providers ? { providers } : {}),
    mailAddresses,
    ...(alerts ? { alerts } : {}),
    flagsHost: values.FLAGS_HOST,
    ...(clamd ? { clamd } : {}),
    metricsToken: values.METRICS_TOKEN,
    limits: {
      submissions: values.RATE_LIMIT,
      windowMs: values.RATE_WINDOW_SECONDS * 1000,
      dailySubmissions: values.RATE_LIMIT_PER_DAY,
      minFormAgeMs: values.MIN_FORM_AGE_MS,
      retentionMs: values.RETENTION_DAYS * DAY,
      ...readRetentionByKind(values),
      dailyBudget: values.MAIL_DAILY_BUDGET,
      sourceFraction: values.MAIL_SOURCE_SHARE / 100,
      confirmationsPerHour: values.CONFIRMATIONS_PER_HOUR,
      confirmationsPerDay: values.CONFIRMATIONS_PER_DAY,
    },
    shouldEchoInput: values.CONFIRMATION_ECHO === 'on',
    usesQuarantineTab: values.QUARANTINE_TAB === 'on',
  };
}

/**
 * Returns the options of the response headers: HSTS_SUBDOMAINS and the origin of FLAGS_HOST. The build calls this
 * function instead of `loadSettings`, because the build needs no other server setting. Throws {@link SettingsError} for
 * an invalid value.
 */
export function readHeaderOptions(env: EnvironmentVariables): { hstsIncludesSubdomains: boolean; images: string[] } {
  const flagsHost = readVariable(env, 'FLAGS_HOST') as string;
  const hstsIncludesSubdomains = readVariable(env, 'HSTS_SUBDOMAINS') === 'on';
  return { hstsIncludesSubdomains, images: flagsHost ? [new URL(flagsHost).origin] : [] };
}

/** Returns the retention of each kind of form that has its own variable, in milliseconds. */
function readRetentionByKind(values: EnvironmentValues): Pick<Retention, 'retentionMsByKind'> {
  const daysByKind: Record<SubmissionKind, number | null> = {
    application: values.RETENTION_DAYS_APPLICATIONS,
    contact: values.RETENTION_DAYS_CONTACTS,
    quote: values.RETENTION_DAYS_QUOTES,
    'custom-request': values.RETENTION_DAYS_CUSTOM_REQUESTS,
  };
  const retentionEntries = Object.entries(daysByKind).flatMap(([kind, dayCount]) =>
    dayCount === null ? [] : [[kind, dayCount * DAY]],
  );
  return retentionEntries.length === 0 ? {} : { retentionMsByKind: Object.fromEntries(retentionEntries) };
}

const isSet = (env: EnvironmentVariables, name: EnvironmentName): boolean => Boolean(env[name]?.trim());

/** Returns the value of a variable. Throws {@link SettingsError} for an invalid value. */
function readVariable(env: EnvironmentVariables, name: EnvironmentName): unknown {
  const value = env[name]?.trim();
  // A quoted key or secret would pass the validation, but would be wrong.
  if (value && /^(["']).*\1$/s.test(value))
    throw new SettingsError(name, "is in quotation marks: remove them, because 'docker run --env-file' keeps them");
  try {
    return ENVIRONMENT[name].schema.validateSync(value || undefined);
  } catch (error) {
    throw error instanceof ValidationError ? new SettingsError(name, error.message) : error;
  }
}

const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK_HOST_PATTERN.test(new URL(url).hostname);

/**
 * Throws {@link SettingsError} when other machines could reach the dev providers. The dev providers store nothing
 * permanently, so messages would be lost.
 */
function refuseExposedDevProviders({ TRUSTED_PROXIES, HOST, SITE_ORIGIN }: EnvironmentValues): void {
  const remedy =
    'set SPREADSHEET_HOST, SPREADSHEET_DEPLOYMENT_ID, MAIL_HOST and MAIL_API_KEY, or MAIL_URL, or WEBHOOK_URL';
  const refuse = (name: EnvironmentName, problem: string) => {
    throw new SettingsError(name, `${problem}, but the local dev providers store no message permanently: ${remedy}`);
  };
  if (TRUSTED_PROXIES > 0) refuse('TRUSTED_PROXIES', 'is greater than 0, so a proxy forwards requests to the relay');
  if (!LOOPBACK_HOST_PATTERN.test(HOST)) refuse('HOST', `'${HOST}' is reachable from other machines`);
  const remoteOrigin = parseOrigins(SITE_ORIGIN).find((origin) => !isLoopback(origin));
  if (remoteOrigin !== undefined) refuse('SITE_ORIGIN', `contains the public address ${remoteOrigin}`);
}

const TLS_MODES = new Set(['require', 'verify-ca', 'verify-full']);

/** Throws {@link SettingsError} for an unencrypted HTTP or PostgreSQL connection to another machine. */
function refuseInsecureConnections(values: EnvironmentValues): void {
  if (values.ALLOW_INSECURE_CONNECTIONS === 'yes') return;
  const advice = '(or set ALLOW_INSECURE_CONNECTIONS=yes on a private network)';
  const unencryptedVariable = (['SPREADSHEET_HOST', 'MAIL_HOST', 'WEBHOOK_URL', 'ALERT_WEBHOOK_URL'] as const).find(
    (name) => values[name].startsWith('http:') && !isLoopback(values[name]),
  );
  if (unencryptedVariable) throw new SettingsError(unencryptedVariable, `must begin with https: ${advice}`);
  const { OUTBOX_URL: url } = values;
  if (/^postgres(ql)?:/.test(url) && !isPostgresLocalOrEncrypted(url))
    throw new SettingsError('OUTBOX_URL', `needs TLS: add ?sslmode=verify-full ${advice}`);
}

/**
 * Returns whether a PostgreSQL server is local or its URL requires TLS. As in `pg`, the last value of a repeated
 * parameter applies, and `sslmode` overrides `ssl`.
 */
function isPostgresLocalOrEncrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(insertLocalhost(url));
  const getLast = (name: string) => searchParams.getAll(name).at(-1);
  const host = getLast('host') || hostname;
  if (host === '' || host.startsWith('/') || LOOPBACK_HOST_PATTERN.test(host)) return true;
  const sslMode = getLast('sslmode');
  return sslMode ? TLS_MODES.has(sslMode) : ['true', '1'].includes(getLast('ssl') ?? '');
}

/**
 * Returns the options of the outbox. A configured folder must exist, because a folder created by mistake would look
 * like an outbox without submissions. Throws {@link SettingsError} when both a folder and a URL are configured.
 */
function readOutboxOptions(url: string, folder: string, isFolderSet: boolean): OutboxOptions {
  if (url === '') {
    const creationMode = isFolderSet ? 'tables' : 'folder and tables';
    return { url: pathToFileURL(join(folder, 'outbox.db')).href, creationMode, urlVariable: 'DATA_DIR' };
  }
  if (isFolderSet)
    throw new SettingsError('DATA_DIR', 'and OUTBOX_URL are both set: remove one of them (DATA_DIR= removes DATA_DIR)');
  return { url, creationMode: 'tables' };
}
