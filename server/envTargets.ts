import type { EnvironmentName, Values } from './environment';
import { splitList } from './environmentRules';
import type { MailSettings } from './outbox/mail';
import type { SmtpSettings } from './outbox/smtp';
import type { SpreadsheetSettings } from './outbox/spreadsheet';
import type { WebhookSettings } from './outbox/webhook';
import { SettingsError } from './settingsError';

/** The two providers of §7: the spreadsheet and the mail API. */
export interface DefaultProviders {
  spreadsheet: SpreadsheetSettings;
  mail: MailSettings;
}

/** The targets that receive submissions. */
export interface Providers extends Partial<DefaultProviders> {
  smtp?: SmtpSettings;
  webhook?: WebhookSettings;
}

/** The receivers of alerts. */
export interface AlertSettings {
  webhook?: { url: string; allowPrivate: boolean };
  /** The mailbox for alerts, with a mail transport that differs from the transport for submissions. */
  mail?: { to: string } & ({ smtp: SmtpSettings } | { mail: MailSettings });
}

type People = Pick<MailSettings, 'sender' | 'admin'>;

/** The names of targets in DELIVERY_TARGETS. */
const TARGETS = ['sheet', 'mail-api', 'smtp', 'webhook'] as const;
type TargetName = (typeof TARGETS)[number];

const PROVIDER_NAMES = ['SPREADSHEET_HOST', 'SPREADSHEET_DEPLOYMENT_ID', 'MAIL_HOST', 'MAIL_API_KEY'] as const;

/** The variables that a target needs. */
const REQUIRED_VARIABLES: Record<TargetName, readonly EnvironmentName[]> = {
  sheet: ['SPREADSHEET_HOST', 'SPREADSHEET_DEPLOYMENT_ID'],
  'mail-api': ['MAIL_HOST', 'MAIL_API_KEY'],
  smtp: ['MAIL_URL'],
  webhook: ['WEBHOOK_URL'],
};

/** Matches the host names and addresses of this machine. */
export const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * Returns the settings of all targets, or undefined when the local dev providers receive the submissions. Throws {@link
 * SettingsError} for a target that lacks a variable, for contradictory variables, and in production when no target is
 * set.
 */
export function readProviders(values: Values, people: People, production: boolean): Providers | undefined {
  const isExtended = values.MAIL_URL !== '' || values.WEBHOOK_URL !== '' || values.DELIVERY_TARGETS !== '';
  const targets = isExtended ? readChosenTargets(values) : readDefaultTargets(values, production);
  if (targets === undefined) return refuseOrphans(values);
  if (production && values.MAIL_SENDER_EMAIL === '' && (targets.has('mail-api') || targets.has('smtp')))
    throw new SettingsError('MAIL_SENDER_EMAIL', 'is missing: the provider takes mails from a verified sender only');
  if (values.QUARANTINE_TAB === 'on' && !targets.has('sheet'))
    throw new SettingsError('QUARANTINE_TAB', "is 'on', but no spreadsheet is set (SPREADSHEET_HOST)");
  const resumes = readResumeReceivers(values, targets);
  return {
    ...(targets.has('sheet') ? { spreadsheet: readSpreadsheet(values) } : {}),
    ...(targets.has('mail-api') ? { mail: readMail(values, people) } : {}),
    ...(targets.has('smtp') ? { smtp: { ...readSmtp(values, people), attachesResume: resumes.has('attach') } } : {}),
    ...(targets.has('webhook') ? { webhook: readWebhook(values, resumes.has('webhook')) } : {}),
  };
}

/**
 * Returns the targets of §7. Outside production, returns undefined when none of their four variables is set. Throws
 * {@link SettingsError} when only some of the variables are set, and in production when any variable is missing.
 */
function readDefaultTargets(values: Values, production: boolean): Set<TargetName> | undefined {
  const given = PROVIDER_NAMES.filter((name) => values[name] !== '');
  if (given.length === 0 && !production) return undefined;
  const why = production
    ? 'the local dev providers are refused under NODE_ENV=production'
    : `${given.join(', ')} is set, and all of ${PROVIDER_NAMES.join(', ')} belong together`;
  const missing = PROVIDER_NAMES.find((name) => values[name] === '');
  const others = production ? ' (or set MAIL_URL or WEBHOOK_URL)' : '';
  if (missing) throw new SettingsError(missing, `is missing: ${why}${others}`);
  return new Set(['sheet', 'mail-api']);
}

/**
 * Returns the targets that DELIVERY_TARGETS lists. If DELIVERY_TARGETS is empty, returns every target with at least one
 * variable set. Throws {@link SettingsError} for an unknown target and for a missing variable.
 */
function readChosenTargets(values: Values): Set<TargetName> {
  const named = splitList(values.DELIVERY_TARGETS);
  const unknown = named.find((name) => !isTarget(name));
  if (unknown !== undefined)
    throw new SettingsError('DELIVERY_TARGETS', `names '${unknown}', which is none of ${TARGETS.join(', ')}`);
  const targets = named.length > 0 ? named.filter(isTarget) : TARGETS.filter((name) => hasAny(values, name));
  for (const target of TARGETS) {
    if (!targets.includes(target) && !hasAny(values, target)) continue;
    const missing = REQUIRED_VARIABLES[target].find((name) => values[name] === '');
    if (missing) throw new SettingsError(missing, `is missing: the target '${target}' needs it`);
  }
  return new Set(targets);
}

const isTarget = (name: string): name is TargetName => (TARGETS as readonly string[]).includes(name);
const hasAny = (values: Values, target: TargetName): boolean =>
  REQUIRED_VARIABLES[target].some((name) => values[name] !== '');

/**
 * Returns undefined when no target is set. Throws {@link SettingsError} if WEBHOOK_SECRET or RESUME_DELIVERY is set
 * nevertheless.
 */
function refuseOrphans(values: Values): undefined {
  if (values.WEBHOOK_SECRET !== '') throw new SettingsError('WEBHOOK_SECRET', 'is set, but WEBHOOK_URL is missing');
  if (values.RESUME_DELIVERY !== '')
    throw new SettingsError('RESUME_DELIVERY', 'is set, but neither MAIL_URL nor WEBHOOK_URL is');
  return undefined;
}

/**
 * Returns the receivers of résumés other than the spreadsheet. Without a spreadsheet, the default is SMTP, or else the
 * webhook, because one target must receive the résumé. Throws {@link SettingsError} when no target can receive résumés,
 * and for an invalid RESUME_DELIVERY.
 */
function readResumeReceivers(values: Values, targets: ReadonlySet<TargetName>): Set<string> {
  const named = new Set(splitList(values.RESUME_DELIVERY));
  const canCall = targets.has('webhook') && values.WEBHOOK_FORMAT === 'json';
  for (const name of named) {
    if (name !== 'attach' && name !== 'webhook')
      throw new SettingsError('RESUME_DELIVERY', `must be 'attach', 'webhook' or both, not '${name}'`);
    if (name === 'attach' && !targets.has('smtp'))
      throw new SettingsError('RESUME_DELIVERY', "is 'attach', but MAIL_URL is missing: only SMTP attaches files");
    if (name === 'webhook' && !canCall)
      throw new SettingsError('RESUME_DELIVERY', "is 'webhook', which needs WEBHOOK_URL and WEBHOOK_FORMAT=json");
  }
  if (named.size > 0 || targets.has('sheet')) return named;
  if (targets.has('smtp')) return new Set(['attach']);
  if (canCall) return new Set(['webhook']);
  throw new SettingsError(
    'RESUME_DELIVERY',
    'has no target that can take résumés: set SPREADSHEET_HOST, MAIL_URL, or WEBHOOK_URL with WEBHOOK_FORMAT=json',
  );
}

const readSpreadsheet = (values: Values): SpreadsheetSettings => ({
  host: values.SPREADSHEET_HOST,
  deploymentId: values.SPREADSHEET_DEPLOYMENT_ID,
  answer: values.SPREADSHEET_ANSWER,
  ...(values.SPREADSHEET_SECRET ? { secret: values.SPREADSHEET_SECRET } : {}),
});

const readMail = (values: Values, people: People): MailSettings => ({
  host: values.MAIL_HOST,
  apiKey: values.MAIL_API_KEY,
  ...people,
});

/**
 * Returns the SMTP settings of a valid MAIL_URL. Connections to other machines require TLS, unless
 * ALLOW_INSECURE_CONNECTIONS is 'yes'.
 */
function readSmtp(values: Values, people: People): SmtpSettings {
  const { protocol, hostname, port, username, password } = new URL(values.MAIL_URL);
  const isImplicit = protocol === 'smtps:';
  const weakest = values.ALLOW_INSECURE_CONNECTIONS === 'yes' ? 'optional' : 'required';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isImplicit ? 465 : 587),
    tls: isImplicit ? 'implicit' : LOOPBACK_HOST.test(hostname) ? 'none' : weakest,
    ...(username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : {}),
    ...people,
    attachesResume: false,
  };
}

function readWebhook(values: Values, carriesResume: boolean): WebhookSettings {
  const secrets = splitList(values.WEBHOOK_SECRET).map((secret) =>
    Buffer.from(secret.replace(/^whsec_/, ''), 'base64'),
  );
  if (secrets.length === 0 && values.WEBHOOK_FORMAT === 'json')
    throw new SettingsError('WEBHOOK_SECRET', 'is missing: the receiver could not tell our calls from forged ones');
  return {
    url: values.WEBHOOK_URL,
    secrets,
    format: values.WEBHOOK_FORMAT,
    allowPrivate: values.WEBHOOK_ALLOW_PRIVATE === '1',
    carriesResume,
  };
}

/**
 * Returns the receivers of alerts; undefined when there are none. Throws {@link SettingsError} when no target is set,
 * and when alerts would use the mail transport for submissions. An alert about a refused mail key could not be sent
 * with the same key.
 */
export function readAlerts(
  values: Values,
  people: People,
  providers: Providers | undefined,
): AlertSettings | undefined {
  const webhook = values.ALERT_WEBHOOK_URL
    ? { url: values.ALERT_WEBHOOK_URL, allowPrivate: values.WEBHOOK_ALLOW_PRIVATE === '1' }
    : undefined;
  const to = values.ALERT_EMAIL;
  if (!webhook && !to) return undefined;
  if (!providers) throw new SettingsError(to ? 'ALERT_EMAIL' : 'ALERT_WEBHOOK_URL', 'is set, but no target is');
  if (!to) return webhook && { webhook };
  const isOther = providers.mail ? values.MAIL_URL !== '' : values.MAIL_HOST !== '' && values.MAIL_API_KEY !== '';
  if (!isOther)
    throw new SettingsError(
      'ALERT_EMAIL',
      'needs a second mail target, because a refused key or password sends no alert: set both MAIL_HOST and MAIL_URL, or ALERT_WEBHOOK_URL instead',
    );
  const transport = providers.mail ? { smtp: readSmtp(values, people) } : { mail: readMail(values, people) };
  return { ...(webhook ? { webhook } : {}), mail: { to, ...transport } };
}
