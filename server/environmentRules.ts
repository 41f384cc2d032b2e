import { number, object, string, type InferType, type Schema } from 'yup';
import type { EnvironmentName } from './environment';

/** Returns the schema of any text. In all schemas of this file, a message continues after the variable's name. */
const text = () => string().defined();

const wholeNumber = (min: number, max: number) => {
  const message = ({ originalValue }: { originalValue?: unknown }) =>
    `must be a whole number from ${min} to ${max}, not '${String(originalValue)}'`;
  return number().typeError(message).integer(message).min(min, message).max(max, message).defined();
};

/** Returns the schema of a whole number. An empty variable becomes null. */
const wholeOrEmpty = (min: number, max: number) =>
  wholeNumber(min, max)
    .transform((value: number, original: unknown) => (original === '' ? null : value))
    .nullable();

const matching = (pattern: RegExp, message: string) =>
  text().matches(pattern, {
    message: ({ value }: { value?: unknown }) => message.replace('$', String(value)),
    excludeEmptyString: true,
  });

const choice = <One extends string, Other extends string>(one: One, other: Other) =>
  text().oneOf([one, other] as const, ({ value }) => `must be '${one}' or '${other}', not '${value}'`);

const host = () =>
  matching(/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/, "is not an http(s) address: '$'").transform((value: string) =>
    value.replace(/\/+$/, ''),
  );

const email = () => matching(/^[^\s@<>"]+@[^\s@<>"]+$/, "is not an e-mail address: '$'");

/** Returns the schema of a secret. The message does not repeat the value. */
const secret = () => matching(/^[\x21-\x7e]{16,}$/, 'must be at least 16 letters, digits or signs without spaces');

/** Returns the entries of a comma-separated list. */
export const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Returns the origins of a comma-separated list. */
export const parseOrigins = (list: string): string[] =>
  splitList(list).map((origin) => (URL.canParse(origin) ? new URL(origin).origin : origin));

const isOrigin = (origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).origin === origin.replace(/\/$/, '').toLowerCase();

const origins = () =>
  text().test('origins', (value, { createError }) => {
    const wrong = splitList(value).find((origin) => !isOrigin(origin));
    return (
      wrong === undefined ||
      createError({ message: `contains '${wrong}', not an origin such as https://www.example.com` })
    );
  });

export interface Endpoint {
  host: string;
  port: number;
}

/** Returns the parts of 'host:port', with an IPv6 address in brackets; undefined for anything else. */
export function parseEndpoint(value: string): Endpoint | undefined {
  const [, name, address, digits] = /^(?:([^\s/:@[\]]+)|\[([\da-f:.]+)\]):(\d{1,5})$/i.exec(value) ?? [];
  const endpoint = { host: name ?? address ?? '', port: Number(digits) };
  return endpoint.port >= 1 && endpoint.port <= 65_535 ? endpoint : undefined;
}

const isEndpointOrEmpty = (value: string): boolean => value === '' || parseEndpoint(value) !== undefined;

const MAIL_URL_MESSAGE = 'must be smtps://user:password@host:465 or smtp://user:password@host:587, without a path';

/** Returns whether a value is an SMTP address whose user and password can be decoded. */
function isMailUrl(value: string): boolean {
  if (!/^smtps?:\/\/[^\s/?#]+\/?$/.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    // A '%' without a valid escape is a mistake of the operator, not an error of the program.
    return false;
  }
  return hostname !== '' && (username === '') === (password === '');
}

/**
 * Returns the schema of a web address. The message omits the value, because the address of a chat webhook is a secret.
 */
const webAddress = () =>
  text().test(
    'web',
    'must be an https address without user and password',
    (value) => value === '' || (/^https?:\/\/[^\s@/?#]+(\/[^\s#]*)?$/.test(value) && URL.canParse(value)),
  );

const WEBHOOK_SECRET_MESSAGE =
  "must be 'whsec_' and the base64 of 24 to 64 random bytes: echo whsec_$(openssl rand -base64 32)";

function isWebhookSecret(value: string): boolean {
  const [, base64 = ''] = /^\s*whsec_([\w+/-]+={0,2})\s*$/.exec(value) ?? [];
  const { length } = Buffer.from(base64, 'base64');
  return value === '' || (length >= 24 && length <= 64);
}

const OUTBOX_SCHEMES = 'must begin with postgres: or file:';
/** Earlier versions supported libSQL servers, so the message describes the migration. */
const REMOTE_LIBSQL =
  'is a libSQL server, which this version does not support. To keep its data, run "npm run outbox -- backup FILE" with the previous version, ' +
  'set DATA_DIR or OUTBOX_URL=postgres://… instead, and run "npm run outbox -- restore FILE" with this version';

export const environmentSchema = object({
  NODE_ENV: text(),
  PORT: wholeNumber(0, 65_535),
  HOST: text(),
  SITE_ORIGIN: origins(),
  TRUSTED_PROXIES: wholeNumber(0, 10),
  HSTS_SUBDOMAINS: choice('off', 'on'),
  DIST_DIR: text(),
  DATA_DIR: text(),
  // The message omits the value, because it may contain a password.
  OUTBOX_URL: text().matches(/^(file|postgres(ql)?):/, {
    message: ({ value }) => (/^(libsql|https?|wss?):/i.test(String(value)) ? REMOTE_LIBSQL : OUTBOX_SCHEMES),
    excludeEmptyString: true,
  }),
  SPREADSHEET_HOST: host(),
  SPREADSHEET_DEPLOYMENT_ID: matching(/^[\w-]+$/, 'may contain only letters, digits, - and _'),
  SPREADSHEET_ANSWER: choice('ok', 'any'),
  SPREADSHEET_SECRET: secret(),
  MAIL_HOST: host(),
  MAIL_API_KEY: matching(/^[\x21-\x7e]+$/, 'contains a space or a character that is invalid in a header'),
  MAIL_SENDER_EMAIL: email(),
  MAIL_SENDER_NAME: text(),
  MAIL_ADMIN_EMAIL: email(),
  MAIL_ADMIN_NAME: text(),
  // The messages omit the value, because it may contain a password.
  MAIL_URL: text().test('smtp', MAIL_URL_MESSAGE, (value) => value === '' || isMailUrl(value)),
  RESUME_DELIVERY: text(),
  WEBHOOK_URL: webAddress(),
  WEBHOOK_SECRET: text().test('whsec', WEBHOOK_SECRET_MESSAGE, (value) => value.split(',').every(isWebhookSecret)),
  WEBHOOK_FORMAT: choice('json', 'slack'),
  WEBHOOK_ALLOW_PRIVATE: choice('0', '1'),
  DELIVERY_TARGETS: text(),
  ALERT_WEBHOOK_URL: webAddress(),
  ALERT_EMAIL: email(),
  QUARANTINE_TAB: choice('off', 'on'),
  MAIL_DAILY_BUDGET: wholeNumber(1, 10_000_000),
  MAIL_SOURCE_SHARE: wholeNumber(1, 100),
  CONFIRMATIONS_PER_HOUR: wholeNumber(0, 1_000_000),
  CONFIRMATIONS_PER_DAY: wholeNumber(0, 1_000_000),
  CONFIRMATION_ECHO: choice('on', 'off'),
  RETENTION_DAYS: wholeNumber(4, 3650),
  RETENTION_DAYS_APPLICATIONS: wholeOrEmpty(4, 3650),
  RETENTION_DAYS_CONTACTS: wholeOrEmpty(4, 3650),
  RETENTION_DAYS_QUOTES: wholeOrEmpty(4, 3650),
  RETENTION_DAYS_CUSTOM_REQUESTS: wholeOrEmpty(4, 3650),
  RATE_LIMIT: wholeNumber(1, 1_000_000),
  RATE_WINDOW_SECONDS: wholeNumber(1, 86_400),
  RATE_LIMIT_PER_DAY: wholeNumber(1, 10_000_000),
  MIN_FORM_AGE_MS: wholeNumber(0, 60_000),
  CLAMD: text().test('clamd', ({ value }) => `must be host:port, not '${String(value)}'`, isEndpointOrEmpty),
  FLAGS_HOST: host(),
  ALLOW_INSECURE_CONNECTIONS: choice('no', 'yes'),
  METRICS_TOKEN: secret(),
} satisfies Record<EnvironmentName, Schema>);

export type Values = InferType<typeof environmentSchema>;
