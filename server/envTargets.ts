import type { EnvironmentName, EnvironmentValues } from './environment';
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
  webhook?: { url: string; allowsPrivateAddress: boolean };
  /**
   * The mailbox for alerts, and the mail transport for it. The delivery sequence (§4.6) does not use this transport.
   */
  mail?: { to: string } & ({ smtp: SmtpSettings } | { mail: MailSettings });
}

type MailAddresses = Pick<MailSettings, 'sender' | 'admin'>;

/** The names of targets in DELIVERY_TARGETS. */
const TARGET_NAMES = ['sheet', 'mail-api', 'smtp', 'webhook'] as const;
type TargetName = (typeof TARGET_NAMES)[number];

const PROVIDER_VARIABLES = ['SPREADSHEET_HOST', 'SPREADSHEET_DEPLOYMENT_ID', 'MAIL_HOST', 'MAIL_API_KEY'] as const;

/** The required variables of each target. */
const VARIABLES_BY_TARGET: Record<TargetName, readonly EnvironmentName[]> = {
  sheet: ['SPREADSHEET_HOST', 'SPREADSHEET_DEPLOYMENT_ID'],
  'mail-api': ['MAIL_HOST', 'MAIL_API_KEY'],
  smtp: ['MAIL_URL'],
  webhook: ['WEBHOOK_URL'],
};

/** Matches 'localhost' and the loopback addresses. */
export const LOOPBACK_HOST_PATTERN = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * Returns the settings of all targets, or undefined when the local dev providers receive the submissions. Throws {@link
 * SettingsError} for a target that lacks a variable, for contradictory variables, and in production when no target is
 * set.
 */
export function readProviders(
  values: EnvironmentValues,
  mailAddresses: MailAddresses,
  isProduction: boolean,
): Providers | undefined {
  if (values.WEBHOOK_SECRET !== '' && values.WEBHOOK_URL === '')
    throw new SettingsError('WEBHOOK_SECRET', 'is set, but WEBHOOK_URL is missing');
  const hasCustomTargets = values.MAIL_URL !== '' || values.WEBHOOK_URL !== '' || values.DELIVERY_TARGETS !== '';
  const targets = hasCustomTargets ? readChosenTargets(values) : readDefaultTargets(values, isProduction);
  if (targets === undefined && values.RESUME_DELIVERY !== '')
    throw new SettingsError('RESUME_DELIVERY', 'is set, but neither MAIL_URL nor WEBHOOK_URL is set');
  if (targets === undefined) return undefined;
  if (isProduction && values.MAIL_SENDER_EMAIL === '' && (targets.has('mail-api') || targets.has('smtp')))
    throw new SettingsError('MAIL_SENDER_EMAIL', 'is missing: the provider takes mails from a verified sender only');
  if (values.QUARANTINE_TAB === 'on' && !targets.has('sheet'))
    throw new SettingsError('QUARANTINE_TAB', "is 'on', but no spreadsheet is set (SPREADSHEET_HOST)");
  const resumeReceivers = readResumeReceivers(values, targets);
  return {
    ...(targets.has('sheet') ? { spreadsheet: readSpreadsheetSettings(values) } : {}),
    ...(targets.has('mail-api') ? { mail: readMailSettings(values, mailAddresses) } : {}),
    ...(targets.has('smtp')
      ? { smtp: { ...readSmtpSettings(values, mailAddresses), attachesResume: resumeReceivers.has('attach') } }
      : {}),
    ...(targets.has('webhook') ? { webhook: readWebhookSettings(values, resumeReceivers.has('webhook')) } : {}),
  };
}

/**
 * Returns the targets of §7. Outside production, returns undefined when none of the four variables of these targets is
 * set. Throws {@link SettingsError} when only some of the variables are set, and in production when any variable is
 * missing.
 */
function readDefaultTargets(values: EnvironmentValues, isProduction: boolean): Set<TargetName> | undefined {
  const configuredNames = PROVIDER_VARIABLES.filter((name) => values[name] !== '');
  if (configuredNames.length === 0 && !isProduction) return undefined;
  const reason = isProduction
    ? 'the local dev providers are refused under NODE_ENV=production'
    : `${configuredNames.join(', ')} is set, and all of ${PROVIDER_VARIABLES.join(', ')} belong together`;
  const missingName = PROVIDER_VARIABLES.find((name) => values[name] === '');
  const alternatives = isProduction ? ' (or set MAIL_URL or WEBHOOK_URL)' : '';
  if (missingName) throw new SettingsError(missingName, `is missing: ${reason}${alternatives}`);
  return new Set(['sheet', 'mail-api']);
}

/**
 * Returns the targets that DELIVERY_TARGETS lists. If DELIVERY_TARGETS is empty, returns every target with at least one
 * variable set. Throws {@link SettingsError} for an unknown target and for a missing variable.
 */
function readChosenTargets(values: EnvironmentValues): Set<TargetName> {
  const listedNames = splitList(values.DELIVERY_TARGETS);
  const unknownName = listedNames.find((name) => !isTargetName(name));
  if (unknownName !== undefined)
    throw new SettingsError('DELIVERY_TARGETS', `names '${unknownName}', which is none of ${TARGET_NAMES.join(', ')}`);
  const targets =
    listedNames.length > 0
      ? listedNames.filter(isTargetName)
      : TARGET_NAMES.filter((name) => hasAnyVariable(values, name));
  for (const target of TARGET_NAMES) {
    if (!targets.includes(target) && !hasAnyVariable(values, target)) continue;
    const missingName = VARIABLES_BY_TARGET[target].find((name) => values[name] === '');
    if (missingName) throw new SettingsError(missingName, `is missing: the target '${target}' needs it`);
  }
  return new Set(targets);
}

const isTargetName = (name: string): name is TargetName => (TARGET_NAMES as readonly string[]).includes(name);
const hasAnyVariable = (values: EnvironmentValues, target: TargetName): boolean =>
  VARIABLES_BY_TARGET[target].some((name) => values[name] !== '');

/**
 * Returns the receivers of résumés, apart from the spreadsheet. If neither a spreadsheet nor RESUME_DELIVERY is set,
 * the receiver is SMTP, because one target must receive the résumé. Without SMTP, the receiver is the webhook. Throws
 * {@link SettingsError} when no target can receive résumés, and for an invalid RESUME_DELIVERY.
 */
function readResumeReceivers(values: EnvironmentValues, targets: ReadonlySet<TargetName>): Set<string> {
  const receivers = new Set(splitList(values.RESUME_DELIVERY));
  const canWebhookReceive = targets.has('webhook') && values.WEBHOOK_FORMAT === 'json';
  for (const name of receivers) {
    if (name !== 'attach' && name !== 'webhook')
      throw new SettingsError('RESUME_DELIVERY', `must be 'attach', 'webhook' or both, not '${name}'`);
    if (name === 'attach' && !targets.has('smtp'))
      throw new SettingsError('RESUME_DELIVERY', "is 'attach', but MAIL_URL is missing: only SMTP attaches files");
    if (name === 'webhook' && !canWebhookReceive)
      throw new SettingsError('RESUME_DELIVERY', "is 'webhook', which needs WEBHOOK_URL and WEBHOOK_FORMAT=json");
  }
  if (receivers.size > 0 || targets.has('sheet')) return receivers;
  if (targets.has('smtp')) return new Set(['attach']);
  if (canWebhookReceive) return new Set(['webhook']);
  throw new SettingsError(
    'RESUME_DELIVERY',
    'has no target that can take résumés: set SPREADSHEET_HOST, MAIL_URL, or WEBHOOK_URL with WEBHOOK_FORMAT=json',
  );
}

const readSpreadsheetSettings = (values: EnvironmentValues): SpreadsheetSettings => ({
  host: values.SPREADSHEET_HOST,
  deploymentId: values.SPREADSHEET_DEPLOYMENT_ID,
  acceptedResponse: values.SPREADSHEET_ANSWER,
  ...(values.SPREADSHEET_SECRET ? { secret: values.SPREADSHEET_SECRET } : {}),
});

const readMailSettings = (values: EnvironmentValues, mailAddresses: MailAddresses): MailSettings => ({
  host: values.MAIL_HOST,
  apiKey: values.MAIL_API_KEY,
  ...mailAddresses,
});

/**
 * Returns the SMTP settings of a valid MAIL_URL. Connections to other machines require TLS, unless
 * ALLOW_INSECURE_CONNECTIONS is 'yes'.
 */
function readSmtpSettings(values: EnvironmentValues, mailAddresses: MailAddresses): SmtpSettings {
  const { protocol, hostname, port, username, password } = new URL(values.MAIL_URL);
  const isImplicitTls = protocol === 'smtps:';
  const remoteTlsMode = values.ALLOW_INSECURE_CONNECTIONS === 'yes' ? 'optional' : 'required';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isImplicitTls ? 465 : 587),
    tls: isImplicitTls ? 'implicit' : LOOPBACK_HOST_PATTERN.test(hostname) ? 'none' : remoteTlsMode,
    ...(username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : {}),
    ...mailAddresses,
    attachesResume: false,
  };
}

function readWebhookSettings(values: EnvironmentValues, includesResume: boolean): WebhookSettings {
  const secrets = splitList(values.WEBHOOK_SECRET).map((secret) =>
    Buffer.from(secret.replace(/^whsec_/, ''), 'base64'),
  );
  if (secrets.length === 0 && values.WEBHOOK_FORMAT === 'json')
    throw new SettingsError(
      'WEBHOOK_SECRET',
      'is missing: without this secret, the receiver cannot recognise forged calls',
    );
  return {
    url: values.WEBHOOK_URL,
    secrets,
    format: values.WEBHOOK_FORMAT,
    allowsPrivateAddress: values.WEBHOOK_ALLOW_PRIVATE === '1',
    includesResume,
  };
}

/**
 * Returns the receivers of alerts, or undefined when no receiver is set. Throws {@link SettingsError} when a receiver
 * is set although no target is set, and when the mail transport for ALERT_EMAIL is not set. This transport is SMTP if
 * submissions use the mail API, otherwise the mail API. An alert about a refused mail key could not be sent with the
 * same key.
 */
export function readAlertSettings(
  values: EnvironmentValues,
  mailAddresses: MailAddresses,
  providers: Providers | undefined,
): AlertSettings | undefined {
  const webhook = values.ALERT_WEBHOOK_URL
    ? { url: values.ALERT_WEBHOOK_URL, allowsPrivateAddress: values.WEBHOOK_ALLOW_PRIVATE === '1' }
    : undefined;
  const to = values.ALERT_EMAIL;
  if (!webhook && !to) return undefined;
  if (!providers)
    throw new SettingsError(to ? 'ALERT_EMAIL' : 'ALERT_WEBHOOK_URL', 'is set, but no delivery target is set');
  if (!to) return webhook && { webhook };
  const hasSecondTransport = providers.mail
    ? values.MAIL_URL !== ''
    : values.MAIL_HOST !== '' && values.MAIL_API_KEY !== '';
  if (!hasSecondTransport)
    throw new SettingsError(
      'ALERT_EMAIL',
      'needs a second mail target, because a refused key or password sends no alert: set both MAIL_HOST and MAIL_URL, or ALERT_WEBHOOK_URL instead',
    );
  const transport = providers.mail
    ? { smtp: readSmtpSettings(values, mailAddresses) }
    : { mail: readMailSettings(values, mailAddresses) };
  return { ...(webhook ? { webhook } : {}), mail: { to, ...transport } };
}
