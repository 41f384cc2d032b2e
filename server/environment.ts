/**
 * An entry of {@link ENVIRONMENT}, which lists every variable that the server reads. A test compares docs/operations.md
 * with the list.
 */
export interface EnvironmentVariable {
  name: string;
  /** The default for an absent or empty variable; '' for none. */
  fallback: string;
  meaning: string;
}

export const ENVIRONMENT = [
  {
    name: 'NODE_ENV',
    fallback: '',
    meaning: "'production' refuses the local dev providers: the providers must be set",
  },
  { name: 'PORT', fallback: '4173', meaning: 'port of the site; 0 takes a free one' },
  { name: 'HOST', fallback: '127.0.0.1', meaning: "address to listen on; '0.0.0.0' in a container" },
  {
    name: 'SITE_ORIGIN',
    fallback: '',
    meaning:
      "allowed origins of forms, separated by commas ('https://www.example.com'); empty: the host of the request",
  },
  {
    name: 'TRUSTED_PROXIES',
    fallback: '0',
    meaning: 'number of proxies in front that append to X-Forwarded-For; 0 ignores that header',
  },
  {
    name: 'HSTS_SUBDOMAINS',
    fallback: 'off',
    meaning:
      "'on' adds includeSubDomains to the HSTS header: for a year browsers use HTTPS for every sub-domain. The build reads it, too",
  },
  { name: 'DIST_DIR', fallback: 'dist', meaning: "folder of the built site; the default is beside 'dist-server'" },
  {
    name: 'DATA_DIR',
    fallback: 'data',
    meaning: "folder of the outbox file; the default is beside 'dist-server', and a folder that is set here must exist",
  },
  {
    name: 'OUTBOX_URL',
    fallback: '',
    meaning:
      "address of the outbox instead of a file in DATA_DIR: PostgreSQL, 'postgres://user:password@host/database' (the password may be in PGPASSWORD instead), or a file, 'file:/path/outbox.db'",
  },
  {
    name: 'SPREADSHEET_HOST',
    fallback: '',
    meaning: "address of the spreadsheet's script, without '/macros/…' (§7.1)",
  },
  { name: 'SPREADSHEET_DEPLOYMENT_ID', fallback: '', meaning: "the script's deployment id" },
  {
    name: 'SPREADSHEET_ANSWER',
    fallback: 'ok',
    meaning:
      "answers that count as stored: 'ok', only the JSON {\"ok\":true} of docs/apps-script.gs, or 'any' success that is not an HTML page",
  },
  {
    name: 'SPREADSHEET_SECRET',
    fallback: '',
    meaning:
      "sent with each row, the same value as the script's RELAY_SECRET: at least 16 letters, digits or signs without spaces",
  },
  { name: 'MAIL_HOST', fallback: '', meaning: "address of the e-mail provider, without '/v3/smtp/email' (§7.2)" },
  { name: 'MAIL_API_KEY', fallback: '', meaning: "the provider's key; never leaves the server" },
  {
    name: 'MAIL_SENDER_EMAIL',
    fallback: '',
    meaning: 'sender of every mail, an address that the provider has verified',
  },
  { name: 'MAIL_SENDER_NAME', fallback: '', meaning: "the sender's name; empty: the firm's" },
  {
    name: 'MAIL_ADMIN_EMAIL',
    fallback: '',
    meaning: "inbox of the notifications; empty: the firm's inbox in its content",
  },
  { name: 'MAIL_ADMIN_NAME', fallback: '', meaning: "that inbox's name; empty: the firm's" },
  {
    name: 'MAIL_URL',
    fallback: '',
    meaning:
      "mails by SMTP: 'smtps://user:password@host:465', or 'smtp://…:587' with STARTTLS; reserved characters of user and password as %XX",
  },
  {
    name: 'RESUME_DELIVERY',
    fallback: '',
    meaning:
      "who gets résumés beside the spreadsheet: 'attach' (SMTP), 'webhook', or both; empty: nobody, and without a spreadsheet the first of both that is set",
  },
  {
    name: 'WEBHOOK_URL',
    fallback: '',
    meaning: 'receiver of each submission as JSON, signed as Standard Webhooks ask (docs/targets.md)',
  },
  {
    name: 'WEBHOOK_SECRET',
    fallback: '',
    meaning:
      "key of the signatures: 'whsec_' and the base64 of 24 to 64 bytes; two keys, separated by a comma, while the receiver changes over",
  },
  {
    name: 'WEBHOOK_FORMAT',
    fallback: 'json',
    meaning: "'json', or 'slack' for a chat message, which carries no résumé",
  },
  {
    name: 'WEBHOOK_ALLOW_PRIVATE',
    fallback: '0',
    meaning: "'1': webhooks may go to this machine and to private networks",
  },
  {
    name: 'DELIVERY_TARGETS',
    fallback: '',
    meaning: 'targets of submissions, separated by commas: sheet, mail-api, smtp, webhook; empty: all that are set',
  },
  {
    name: 'ALERT_WEBHOOK_URL',
    fallback: '',
    meaning: 'receiver of alerts as JSON ({"text": …}, which Slack and Mattermost take); empty: none',
  },
  {
    name: 'ALERT_EMAIL',
    fallback: '',
    meaning: 'mailbox of alerts; needs a second mail target, because a refused key sends no mail',
  },
  {
    name: 'QUARANTINE_TAB',
    fallback: 'off',
    meaning: "'on': the spreadsheet gets quarantined submissions on a separate tab",
  },
  {
    name: 'MAIL_DAILY_BUDGET',
    fallback: '300',
    meaning: 'mails a day (UTC); confirmations use at most half of it, and up to 12 are kept for digests',
  },
  {
    name: 'MAIL_SOURCE_SHARE',
    fallback: '10',
    meaning: 'percent of that budget that submissions from one address or network may use',
  },
  { name: 'CONFIRMATIONS_PER_HOUR', fallback: '2', meaning: 'confirmations to one mailbox within an hour' },
  { name: 'CONFIRMATIONS_PER_DAY', fallback: '5', meaning: 'confirmations to one mailbox within a day' },
  {
    name: 'CONFIRMATION_ECHO',
    fallback: 'on',
    meaning: "'off': confirmations quote nothing that the sender typed",
  },
  {
    name: 'RETENTION_DAYS',
    fallback: '30',
    meaning: 'days after which a submission is deleted, delivered or not',
  },
  ...[
    ['APPLICATIONS', 'applications'],
    ['CONTACTS', 'contact messages'],
    ['QUOTES', 'quote requests'],
    ['CUSTOM_REQUESTS', 'custom requests'],
  ].map(([kind = '', forms = '']) => ({
    name: `RETENTION_DAYS_${kind}`,
    fallback: '',
    meaning: `the same for ${forms}; empty: RETENTION_DAYS`,
  })),
  { name: 'RATE_LIMIT', fallback: '5', meaning: 'submissions that one address may make within RATE_WINDOW_SECONDS' },
  { name: 'RATE_WINDOW_SECONDS', fallback: '600', meaning: 'length of that window' },
  { name: 'RATE_LIMIT_PER_DAY', fallback: '30', meaning: 'submissions that one address may make within 24 hours' },
  {
    name: 'MIN_FORM_AGE_MS',
    fallback: '2000',
    meaning: 'minimum time between opening and sending a form; a faster form is quarantined',
  },
  {
    name: 'CLAMD',
    fallback: '',
    meaning: "virus scanner for résumés: 'host:port' of a clamd (ClamAV) on a private network; empty: no scan",
  },
  { name: 'FLAGS_HOST', fallback: '', meaning: 'flag image service (§7.3); empty: the flags shipped with the site' },
  {
    name: 'METRICS_TOKEN',
    fallback: '',
    meaning:
      "token for /metrics and the details of /healthz ('Authorization: Bearer …'); empty: only this machine gets them",
  },
  {
    name: 'ALLOW_INSECURE_CONNECTIONS',
    fallback: 'no',
    meaning: "'yes' allows providers by http and PostgreSQL without TLS under NODE_ENV=production",
  },
] as const satisfies readonly EnvironmentVariable[];

export type EnvironmentName = (typeof ENVIRONMENT)[number]['name'];

/** Returns the table as Markdown, for docs/operations.md. */
export function renderEnvironmentTable(): string {
  const rows = ENVIRONMENT.map(
    ({ name, fallback, meaning }) => `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning} |`,
  );
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
