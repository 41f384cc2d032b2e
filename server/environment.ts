import type { AnySchema, InferType } from 'yup';
import * as rules from './environmentRules';

const defineVariable = <Schema extends AnySchema>(schema: Schema, description: string) => ({ schema, description });

/** Every variable that `loadSettings` validates. A test compares docs/operations.md with this table. */
export const ENVIRONMENT = {
  NODE_ENV: defineVariable(
    rules.createNodeEnvSchema(),
    "'production' refuses the local dev providers: the providers must be set",
  ),
  PORT: defineVariable(rules.createIntegerSchema(0, 65_535, 4173), 'port of the site; 0: any free port'),
  HOST: defineVariable(rules.createTextSchema('127.0.0.1'), "IP address to listen on; '0.0.0.0' in a container"),
  SITE_ORIGIN: defineVariable(
    rules.createOriginsSchema(),
    "allowed origins of forms, separated by commas ('https://www.example.com'); if empty, the host of the request",
  ),
  TRUSTED_PROXIES: defineVariable(
    rules.createIntegerSchema(0, 10, 0),
    'number of proxies in front that append to X-Forwarded-For; 0 ignores that header',
  ),
  HSTS_SUBDOMAINS: defineVariable(
    rules.createChoiceSchema('off', 'on'),
    "'on' adds includeSubDomains to the HSTS header: for a year, browsers use HTTPS for every subdomain. The build also reads this variable",
  ),
  DIST_DIR: defineVariable(
    rules.createTextSchema('dist'),
    "folder of the built site; the default is beside 'dist-server'",
  ),
  DATA_DIR: defineVariable(
    rules.createTextSchema('data'),
    "folder of the outbox file; the default is beside 'dist-server', and a folder that is set here must exist",
  ),
  OUTBOX_URL: defineVariable(
    rules.createOutboxUrlSchema(),
    "URL of the outbox instead of a file in DATA_DIR: PostgreSQL, 'postgres://user:password@host/database' (you can set the password in PGPASSWORD instead), or a file, 'file:/path/outbox.db'",
  ),
  SPREADSHEET_HOST: defineVariable(
    rules.createHostSchema(),
    "URL of the spreadsheet's script, without '/macros/…' (§7.1)",
  ),
  SPREADSHEET_DEPLOYMENT_ID: defineVariable(
    rules.createPatternSchema(/^[\w-]+$/, 'may contain only letters, digits, - and _'),
    "the script's deployment id",
  ),
  SPREADSHEET_ANSWER: defineVariable(
    rules.createChoiceSchema('ok', 'any'),
    "responses that confirm a stored row: 'ok' for only the JSON {\"ok\":true} of docs/apps-script.gs, 'any' for any success response except an HTML page and JSON with another ok",
  ),
  SPREADSHEET_SECRET: defineVariable(
    rules.createSecretSchema(),
    "secret that the relay sends with each row, equal to the script's RELAY_SECRET: at least 16 letters, digits or signs without spaces",
  ),
  MAIL_HOST: defineVariable(rules.createHostSchema(), "URL of the e-mail provider, without '/v3/smtp/email' (§7.2)"),
  MAIL_API_KEY: defineVariable(
    rules.createPatternSchema(/^[\x21-\x7e]+$/, 'contains a space or a character that is invalid in a header'),
    "the provider's key; the server never sends it to browsers",
  ),
  MAIL_SENDER_EMAIL: defineVariable(
    rules.createEmailSchema(),
    'sender of every mail, an e-mail address that the provider has verified',
  ),
  MAIL_SENDER_NAME: defineVariable(
    rules.createTextSchema(),
    "display name of the sender of mails; if empty, the firm's name",
  ),
  MAIL_ADMIN_EMAIL: defineVariable(
    rules.createEmailSchema(),
    "e-mail address that receives the admin mails; if empty, 'inbox' in the firm's firm.ts",
  ),
  MAIL_ADMIN_NAME: defineVariable(
    rules.createTextSchema(),
    "display name of the receiver of the admin mails; if empty, the firm's name",
  ),
  MAIL_URL: defineVariable(
    rules.createMailUrlSchema(),
    "mails by SMTP: 'smtps://user:password@host:465', or 'smtp://…:587' with STARTTLS; reserved characters of user and password as %XX",
  ),
  RESUME_DELIVERY: defineVariable(
    rules.createTextSchema(),
    "targets of résumés besides the spreadsheet: 'attach' (SMTP), 'webhook', or both; if empty: none with a spreadsheet, otherwise SMTP, otherwise the webhook",
  ),
  WEBHOOK_URL: defineVariable(
    rules.createWebUrlSchema(),
    'receiver of each submission as JSON, signed according to Standard Webhooks (docs/targets.md)',
  ),
  WEBHOOK_SECRET: defineVariable(
    rules.createWebhookSecretsSchema(),
    "key of the signatures: 'whsec_' and the base64 of 24 to 64 bytes; during a key change: the new and the old key, separated by a comma",
  ),
  WEBHOOK_FORMAT: defineVariable(
    rules.createChoiceSchema('json', 'slack'),
    "'json', or 'slack' for a chat message, which contains no résumé",
  ),
  WEBHOOK_ALLOW_PRIVATE: defineVariable(
    rules.createChoiceSchema('0', '1'),
    "'1': webhooks may go to this machine and to private networks",
  ),
  DELIVERY_TARGETS: defineVariable(
    rules.createTextSchema(),
    'targets of submissions, separated by commas: sheet, mail-api, smtp, webhook; if empty, all targets that have settings',
  ),
  ALERT_WEBHOOK_URL: defineVariable(
    rules.createWebUrlSchema(),
    'receiver of alerts as JSON ({"text": …}, which Slack and Mattermost take); if empty, none',
  ),
  ALERT_EMAIL: defineVariable(
    rules.createEmailSchema(),
    'mailbox of alerts; needs a second mail target, because the first target cannot report that its own key was refused',
  ),
  QUARANTINE_TAB: defineVariable(
    rules.createChoiceSchema('off', 'on'),
    "'on': the spreadsheet gets quarantined submissions on a separate tab, and keeps them: correct the sentence about spam in the privacy policy",
  ),
  MAIL_DAILY_BUDGET: defineVariable(
    rules.createIntegerSchema(1, 10_000_000, 300),
    'maximum number of mails a day (UTC); confirmations use at most half of this number, mails about withdrawals at most a tenth (or 4 mails, if that is more), and up to 12 mails are reserved for digests',
  ),
  MAIL_SOURCE_SHARE: defineVariable(
    rules.createIntegerSchema(1, 100, 10),
    'percent of MAIL_DAILY_BUDGET that submissions from one IP address or network may use, but at least 2 mails; does not include mails by SMTP if the mail API is also set',
  ),
  CONFIRMATIONS_PER_HOUR: defineVariable(
    rules.createIntegerSchema(0, 1_000_000, 2),
    'confirmations to one mailbox within an hour',
  ),
  CONFIRMATIONS_PER_DAY: defineVariable(
    rules.createIntegerSchema(0, 1_000_000, 5),
    'confirmations to one mailbox within a day',
  ),
  CONFIRMATION_ECHO: defineVariable(
    rules.createChoiceSchema('on', 'off'),
    "'off': confirmations quote nothing that the sender typed",
  ),
  RETENTION_DAYS: defineVariable(
    rules.createIntegerSchema(4, 3650, 30),
    'days after which a submission is deleted, delivered or not',
  ),
  RETENTION_DAYS_APPLICATIONS: defineVariable(
    rules.createOptionalIntegerSchema(4, 3650),
    'days after which an application is deleted; if empty, RETENTION_DAYS',
  ),
  RETENTION_DAYS_CONTACTS: defineVariable(
    rules.createOptionalIntegerSchema(4, 3650),
    'days after which a contact message is deleted; if empty, RETENTION_DAYS',
  ),
  RETENTION_DAYS_QUOTES: defineVariable(
    rules.createOptionalIntegerSchema(4, 3650),
    'days after which a quote request is deleted; if empty, RETENTION_DAYS',
  ),
  RETENTION_DAYS_CUSTOM_REQUESTS: defineVariable(
    rules.createOptionalIntegerSchema(4, 3650),
    'days after which a custom request is deleted; if empty, RETENTION_DAYS',
  ),
  RATE_LIMIT: defineVariable(
    rules.createIntegerSchema(1, 1_000_000, 5),
    'submissions that one IP address may make within RATE_WINDOW_SECONDS',
  ),
  RATE_WINDOW_SECONDS: defineVariable(
    rules.createIntegerSchema(1, 86_400, 600),
    'length of the time window of RATE_LIMIT, in seconds',
  ),
  RATE_LIMIT_PER_DAY: defineVariable(
    rules.createIntegerSchema(1, 10_000_000, 30),
    'submissions that one IP address may make within 24 hours',
  ),
  MIN_FORM_AGE_MS: defineVariable(
    rules.createIntegerSchema(0, 60_000, 2000),
    'minimum time between opening and sending a form; a faster form is quarantined',
  ),
  CLAMD: defineVariable(
    rules.createEndpointSchema(),
    "virus scanner for résumés: 'host:port' of a clamd (ClamAV) on a private network; if empty, no scan",
  ),
  FLAGS_HOST: defineVariable(
    rules.createHostSchema(),
    'flag image service (§7.3), which browsers then contact: change the privacy policy; if empty, the flags shipped with the site. The build also reads this variable',
  ),
  METRICS_TOKEN: defineVariable(
    rules.createSecretSchema(),
    "token for /metrics and the details of /healthz ('Authorization: Bearer …'); if empty, only this machine gets them",
  ),
  ALLOW_INSECURE_CONNECTIONS: defineVariable(
    rules.createChoiceSchema('no', 'yes'),
    "'yes' allows SMTP without TLS to other machines; with NODE_ENV=production, it also allows providers over http, and PostgreSQL without TLS",
  ),
};

export type EnvironmentName = keyof typeof ENVIRONMENT;
/** The values of the variables in {@link ENVIRONMENT}. */
export type EnvironmentValues = { [Name in EnvironmentName]: InferType<(typeof ENVIRONMENT)[Name]['schema']> };

/** Returns the table as Markdown, for docs/operations.md. */
export function renderEnvironmentTable(): string {
  const rows = Object.entries(ENVIRONMENT).map(([name, { schema, description }]) => {
    const defaultValue = String((schema as AnySchema<unknown>).getDefault() ?? '');
    return `| \`${name}\` | ${defaultValue === '' ? '' : `\`${defaultValue}\``} | ${description} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
