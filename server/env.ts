import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firm } from '#site/firm';
import { ENVIRONMENT, type EnvironmentName } from './environment';
import type { MailLimits } from './outbox/mailLimits';
import type { MailSettings } from './outbox/mail';
import type { SpreadsheetSettings } from './outbox/spreadsheet';

export interface RelayLimits extends MailLimits {
  /** Submissions an address may make within `windowMs`. */
  submissions: number;
  windowMs: number;
  minFormAgeMs: number;
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
  distDir: string;
  outbox: { url: string; token?: string };
  /** Undefined: the local stand-ins. */
  providers?: Providers;
  /** Who mails come from and go to; the stand-ins use them too. */
  people: Pick<MailSettings, 'sender' | 'admin'>;
  flagsHost: string;
  limits: RelayLimits;
}

/** A variable that is missing or wrong; the message is one line that names it. */
export class SettingsError extends Error {
  constructor(name: EnvironmentName, problem: string) {
    super(`${name} ${problem}`);
    this.name = 'SettingsError';
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment. Throws {@link SettingsError} at the first variable that is missing or wrong. */
export function loadSettings(env: Env): Settings {
  const read = reader(env);
  const production = read.text('NODE_ENV') === 'production';
  const people = readPeople(read);
  const providers = readProviders(read, people, production);
  const token = read.text('OUTBOX_TOKEN');
  return {
    production,
    port: read.whole('PORT', 0, 65_535),
    host: read.text('HOST'),
    origins: read.origins('SITE_ORIGIN'),
    trustedProxies: read.whole('TRUSTED_PROXIES', 0, 10),
    distDir: resolve(read.text('DIST_DIR')),
    outbox: { url: outboxUrl(read), ...(token ? { token } : {}) },
    ...(providers ? { providers } : {}),
    people,
    flagsHost: read.host('FLAGS_HOST'),
    limits: {
      submissions: read.whole('RATE_LIMIT', 1, 1_000_000),
      windowMs: read.whole('RATE_WINDOW_SECONDS', 1, 86_400) * 1000,
      minFormAgeMs: read.whole('MIN_FORM_AGE_MS', 0, 60_000),
      dailyBudget: read.whole('MAIL_DAILY_BUDGET', 1, 10_000_000),
      confirmationsPerHour: read.whole('CONFIRMATIONS_PER_HOUR', 0, 1_000_000),
    },
  };
}

type Reader = ReturnType<typeof reader>;

function reader(env: Env) {
  const text = (name: EnvironmentName): string => {
    const given = env[name]?.trim();
    return given || (ENVIRONMENT.find((variable) => variable.name === name)?.fallback ?? '');
  };
  const host = (name: EnvironmentName): string => {
    const value = text(name);
    if (value && !/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(value))
      throw new SettingsError(name, `is not an http(s) address: '${value}'`);
    return value.replace(/\/+$/, '');
  };
  return {
    text,
    host,
    whole: (name: EnvironmentName, min: number, max: number): number => {
      const value = Number(text(name));
      if (Number.isInteger(value) && value >= min && value <= max) return value;
      throw new SettingsError(name, `must be a whole number from ${min} to ${max}, not '${text(name)}'`);
    },
    origins: (name: EnvironmentName): string[] =>
      text(name)
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean)
        .map((origin) => {
          if (URL.canParse(origin) && new URL(origin).origin === origin.replace(/\/$/, '').toLowerCase())
            return new URL(origin).origin;
          throw new SettingsError(name, `holds no origin such as https://www.example.com: '${origin}'`);
        }),
    email: (name: EnvironmentName, otherwise: string): string => {
      const value = text(name) || otherwise;
      if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(value)) return value;
      throw new SettingsError(name, value ? `is not an e-mail address: '${value}'` : 'is missing');
    },
    required: (name: EnvironmentName, why: string): string => {
      const value = text(name);
      if (!value) throw new SettingsError(name, `is missing: ${why}`);
      return value;
    },
  };
}

function readPeople(read: Reader): Settings['people'] {
  return {
    sender: { name: read.text('MAIL_SENDER_NAME') || firm.name, email: read.email('MAIL_SENDER_EMAIL', firm.inbox) },
    admin: { name: read.text('MAIL_ADMIN_NAME') || firm.name, email: read.email('MAIL_ADMIN_EMAIL', firm.inbox) },
  };
}

/** Both providers or neither: one alone is a mistake, and so is neither in production. */
function readProviders(read: Reader, people: Settings['people'], production: boolean): Providers | undefined {
  const names = ['SPREADSHEET_HOST', 'SPREADSHEET_DEPLOYMENT_ID', 'MAIL_HOST', 'MAIL_API_KEY'] as const;
  const given = names.filter((name) => read.text(name) !== '');
  if (given.length === 0 && !production) return undefined;
  const why = production
    ? 'the local stand-ins are refused under NODE_ENV=production'
    : `${given.join(', ')} is set, and all of ${names.join(', ')} belong together`;
  for (const name of names) read.required(name, why);
  if (production) read.required('MAIL_SENDER_EMAIL', 'the provider takes mails from a verified sender only');
  const answer = read.text('SPREADSHEET_ANSWER');
  if (answer !== 'any' && answer !== 'ok')
    throw new SettingsError('SPREADSHEET_ANSWER', `must be 'any' or 'ok', not '${answer}'`);
  if (!/^[\w-]+$/.test(read.text('SPREADSHEET_DEPLOYMENT_ID')))
    throw new SettingsError('SPREADSHEET_DEPLOYMENT_ID', 'may hold letters, digits, - and _ only');
  if (!/^[\x21-\x7e]+$/.test(read.text('MAIL_API_KEY')))
    throw new SettingsError('MAIL_API_KEY', 'holds a space or a character that no header can carry');
  return {
    spreadsheet: { host: read.host('SPREADSHEET_HOST'), deploymentId: read.text('SPREADSHEET_DEPLOYMENT_ID'), answer },
    mail: { host: read.host('MAIL_HOST'), apiKey: read.text('MAIL_API_KEY'), ...people },
  };
}

function outboxUrl(read: Reader): string {
  const url = read.text('OUTBOX_URL');
  if (url === '') return pathToFileURL(resolve(read.text('DATA_DIR'), 'outbox.db')).href;
  if (!/^(libsql|https?|wss?|file|postgres(ql)?):/.test(url))
    // Not the address itself, which may hold a password.
    throw new SettingsError('OUTBOX_URL', 'must begin with postgres:, libsql:, https: or file:');
  return url;
}
