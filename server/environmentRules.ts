import { number, string } from 'yup';
import { redactPasswords } from './log';

/**
 * The schemas of the environment variables. An absent or empty variable has the default value of its schema. Each error
 * message continues a sentence that begins with the variable's name.
 */

/** Returns a schema that accepts any text. */
export const createTextSchema = (defaultValue = '') => string().default(defaultValue);

/**
 * Returns a schema that accepts the values of NODE_ENV, in upper or lower case. Without this check, a text such as
 * 'prod' would silently turn off the production checks.
 */
export const createNodeEnvSchema = () =>
  createTextSchema()
    .lowercase()
    .oneOf(
      ['', 'development', 'production', 'test'],
      ({ value }) => `must be 'production', 'development', 'test' or empty, not '${value}'`,
    );

/**
 * Returns a schema that accepts a whole number from `min` to `max` in decimal digits. Yup itself would read '80 80' as
 * 8080, and '4e3' as 4000.
 */
function createRangeSchema(min: number, max: number) {
  const formatMessage = ({ originalValue }: { originalValue?: unknown }) =>
    `must be a whole number from ${min} to ${max}, not '${String(originalValue)}'`;
  return number()
    .transform((value: number, rawValue: unknown) => (/^-?\d+$/.test(String(rawValue)) ? value : Number.NaN))
    .typeError(formatMessage)
    .min(min, formatMessage)
    .max(max, formatMessage);
}

export const createIntegerSchema = (min: number, max: number, defaultValue: number) =>
  createRangeSchema(min, max).default(defaultValue);

/** Returns a schema that accepts a whole number. An empty variable becomes null. */
export const createOptionalIntegerSchema = (min: number, max: number) =>
  createRangeSchema(min, max).nullable().default(null);

export const createPatternSchema = (pattern: RegExp, message: string) =>
  createTextSchema().matches(pattern, {
    message: ({ value }: { value?: unknown }) => message.replace('$', String(value)),
    excludeEmptyString: true,
  });

/** Returns a schema that accepts one of two values. The first of the two values is the default. */
export const createChoiceSchema = <First extends string, Second extends string>(first: First, second: Second) =>
  createTextSchema(first).oneOf(
    [first, second] as const,
    ({ value }) => `must be '${first}' or '${second}', not '${value}'`,
  );

const formatHostError = ({ value }: { value?: unknown }) =>
  `must be an http(s) address without user and password, not '${redactPasswords(String(value))}'`;

/**
 * Returns a schema that accepts an http(s) URL without user and password. The host name contains neither commas nor
 * semicolons. These characters would split the Content-Security-Policy, which contains the flag host.
 */
export const createHostSchema = () =>
  createTextSchema()
    .matches(/^https?:\/\/[^\s/?#@,;]+(\/[^\s?#]*)?$/, { message: formatHostError, excludeEmptyString: true })
    .test('url', formatHostError, (value) => value === '' || URL.canParse(value))
    .transform((value: string) => value.replace(/\/+$/, ''));

export const createEmailSchema = () => createPatternSchema(/^[^\s@<>"]+@[^\s@<>"]+$/, "is not an e-mail address: '$'");

/** Returns a schema that accepts a secret. The error message omits the value. */
export const createSecretSchema = () =>
  createPatternSchema(/^[\x21-\x7e]{16,}$/, 'must be at least 16 letters, digits or signs without spaces');

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
  /^https?:/i.test(origin) &&
  URL.canParse(origin) &&
  new URL(origin).origin === origin.replace(/\/$/, '').toLowerCase();

export const createOriginsSchema = () =>
  createTextSchema().test('origins', (value, { createError }) => {
    const invalidOrigin = splitList(value).find((origin) => !isOrigin(origin));
    return (
      invalidOrigin === undefined ||
      createError({ message: `contains '${invalidOrigin}', not an origin such as https://www.example.com` })
    );
  });

export interface Endpoint {
  host: string;
  port: number;
}

/** Parses an endpoint 'host:port'. An IPv6 host must be in brackets. Returns undefined for any other text. */
export function parseEndpoint(value: string): Endpoint | undefined {
  const [, hostName, ipv6Address, portText] = /^(?:([^\s/:@[\]]+)|\[([\da-f:.]+)\]):(\d{1,5})$/i.exec(value) ?? [];
  const endpoint = { host: hostName ?? ipv6Address ?? '', port: Number(portText) };
  return endpoint.port >= 1 && endpoint.port <= 65_535 ? endpoint : undefined;
}

export const createEndpointSchema = () =>
  createTextSchema().test(
    'endpoint',
    ({ value }) => `must be host:port, not '${String(value)}'`,
    (value) => value === '' || parseEndpoint(value) !== undefined,
  );

/** Returns a schema that accepts an SMTP URL. The error message omits the value, because it may contain a password. */
export const createMailUrlSchema = () =>
  createTextSchema().test(
    'smtp',
    // The message does not contain 'user:password@' after '://', because the log would redact this text like a
    // password.
    "must be smtps://host:465 or smtp://host:587 with 'user:password@' before the host, and without a path",
    (value) => value === '' || isMailUrl(value),
  );

/**
 * Returns whether a value is an SMTP URL. The URL must contain a user name and a password, both with valid
 * percent-encoding, or neither of them.
 */
function isMailUrl(value: string): boolean {
  if (!/^smtps?:\/\/[^\s/?#]+\/?$/.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    // The error of `decodeURIComponent` means that the URL is invalid.
    return false;
  }
  return hostname !== '' && (username === '') === (password === '');
}

/**
 * Returns a schema that accepts an http(s) URL without user and password. The error message omits the value, because
 * the URL of a chat webhook is a secret.
 */
export const createWebUrlSchema = () =>
  createTextSchema().test(
    'web',
    'must be an http(s) address without user and password',
    (value) => value === '' || (/^https?:\/\/[^\s@/?#]+(\/[^\s#]*)?$/.test(value) && URL.canParse(value)),
  );

export const createWebhookSecretsSchema = () =>
  createTextSchema().test(
    'whsec',
    "must be 'whsec_' and the base64 of 24 to 64 random bytes: echo whsec_$(openssl rand -base64 32)",
    (value) => value.split(',').every(isWebhookSecret),
  );

function isWebhookSecret(value: string): boolean {
  const [, base64 = ''] = /^\s*whsec_([\w+/-]+={0,2})\s*$/.exec(value) ?? [];
  const { length } = Buffer.from(base64, 'base64');
  return value === '' || (length >= 24 && length <= 64);
}

const OUTBOX_SCHEMES_MESSAGE = 'must begin with postgres: or file:';
/**
 * The error message when the outbox's URL points to a libSQL server. Earlier versions supported such servers, so the
 * message describes the migration.
 */
const REMOTE_LIBSQL_MESSAGE =
  'is a libSQL server, which this version does not support. To keep its data, run "npm run outbox -- backup FILE" with the previous version, ' +
  'set DATA_DIR or OUTBOX_URL=postgres://… instead, and run "npm run outbox -- restore FILE" with this version';

/** Inserts 'localhost' into a PostgreSQL URL without a host, because `URL` rejects 'user@/database'. */
export const insertLocalhost = (url: string): string => url.replace('@/', '@localhost/');

/**
 * Returns a schema that accepts an outbox's URL. The error message omits the value, because it may contain a password.
 */
export const createOutboxUrlSchema = () =>
  createTextSchema()
    .matches(/^(file|postgres(ql)?):/, {
      message: ({ value }) =>
        /^(libsql|https?|wss?):/i.test(String(value)) ? REMOTE_LIBSQL_MESSAGE : OUTBOX_SCHEMES_MESSAGE,
      excludeEmptyString: true,
    })
    .test(
      'url',
      'is not a valid URL: write reserved characters of user and password as %XX',
      // The libSQL engine validates 'file:' URLs.
      (value) => !value.startsWith('postgres') || URL.canParse(insertLocalhost(value)),
    );
