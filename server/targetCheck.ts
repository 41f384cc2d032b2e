import { createHash } from 'node:crypto';
import { connect as connectPlain, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Settings } from './settings';
import type { EnvironmentName } from './environment';
import type { AlertSettings } from './envTargets';
import { formatError, type Log } from './log';
import type { Outbox } from './outbox/outbox';
import { PrivateAddressError, lookUpPublicAddress, assertNotPrivateLiteral } from './outbox/publicAddress';
import { createSmtpClient, type SmtpSettings } from './outbox/smtp';
import { formatMailStopAdvice, StepFailedError } from './outbox/stepFailed';
import { SettingsError } from './settingsError';

/** The time limit of each step of a check, such as the connection, in milliseconds. */
const STEP_TIMEOUT_MS = 10_000;

type TargetCheckSettings = Pick<Settings, 'providers' | 'alerts'> & Partial<Pick<Settings, 'isProduction' | 'outbox'>>;

interface TargetCheck {
  name: EnvironmentName;
  /**
   * A text that identifies the receiver. The outbox stores a hash of this text. The text must not contain a password.
   */
  identity: string;
  run: () => Promise<void>;
}

/**
 * Connects to the mail server and the webhooks in the settings, and logs in to the mail server. Sends no mail and no
 * HTTP request. After a successful login, retries the deliveries that wait because of a refused password. Throws {@link
 * SettingsError} for a target that cannot be reached, has a forbidden private IP address or refuses the login. If the
 * target has worked before, only logs an unreachable target or a refused login, because the relay must accept forms
 * during an outage. If the mail server of the sequence (§4.6) refuses the login, also stops mailing, and resolves to
 * false. In all other cases, resolves to true. In production, logs a warning if SPREADSHEET_SECRET is missing, because
 * the spreadsheet's script then cannot distinguish the relay's requests from other requests. Also logs a warning if
 * earlier targets of the outbox are not in the settings. If the settings contain no target, but a relay with targets
 * has used the outbox, throws {@link SettingsError}. The dev providers would discard the submissions in this outbox.
 */
export async function checkTargets(
  outbox: Outbox,
  { isProduction = false, providers, alerts, outbox: outboxOptions }: TargetCheckSettings,
  log: Log,
  now: () => number = Date.now,
): Promise<boolean> {
  let canMail = true;
  const { spreadsheet: sheet, mail, smtp, webhook } = providers ?? {};
  const targets = Object.entries({ sheet, 'mail-api': mail, smtp, webhook }).flatMap(([name, target]) =>
    target ? [name] : [],
  );
  const earlierTargets = await outbox.providerState.getTargets();
  if (!providers && earlierTargets.length > 0)
    throw new SettingsError(
      outboxOptions?.urlVariable ?? 'OUTBOX_URL',
      `names an outbox of a relay with targets (${earlierTargets.join(', ')}), but no target is set: load the settings of that relay, such as /etc/site.env, or use another outbox for the local dev providers`,
    );
  const removedTargets = earlierTargets.filter((name) => !targets.includes(name));
  if (removedTargets.length > 0)
    log('warn', 'targets.removed', {
      targets: removedTargets.join(', '),
      advice: 'if they should still receive submissions, stop the relay and load the settings of these targets',
    });
  if (isProduction && providers?.spreadsheet && !providers.spreadsheet.secret)
    log('warn', 'spreadsheet.no-secret', {
      advice: 'set SPREADSHEET_SECRET here, then RELAY_SECRET in the script (docs/deployment.md, "The spreadsheet")',
    });
  await Promise.all(
    listChecks(providers, alerts).map(async ({ name, identity, run }) => {
      const fingerprint = createHash('sha256').update(identity).digest('base64url');
      try {
        await run();
        await outbox.providerState.markWorking(name, fingerprint, now());
        if (name === 'MAIL_URL') await outbox.furtherDeliveries.retryRefusedSmtp(now());
      } catch (error) {
        const problem = `can't be used: ${formatError(error)}`;
        const isOutage =
          !(error instanceof PrivateAddressError) && (await outbox.providerState.hasWorked(name, fingerprint));
        if (!isOutage) throw new SettingsError(name, problem);
        if (!(error instanceof StepFailedError && error.verdict === 'unauthorised'))
          return log('warn', 'target.unreachable', { setting: name, reason: problem });
        const reason = error.message;
        if (providers?.smtp && !providers.mail) {
          canMail = false;
          await outbox.providerState.stopMail(reason, now());
          return log('error', 'mail.stopped', { reason, advice: formatMailStopAdvice(reason) });
        }
        if (providers?.smtp) await outbox.providerState.markSmtpRefused(reason, now());
        log('error', 'target.refused', {
          setting: name,
          reason,
          advice: 'correct MAIL_URL, then restart, or run: npm run outbox -- retry',
        });
      }
    }),
  );
  // If a check fails, the relay does not start, so the relay stores its targets only after the checks.
  if (targets.join() !== earlierTargets.join()) await outbox.providerState.setTargets(targets, now());
  return canMail;
}

function listChecks(providers: Settings['providers'], alerts: AlertSettings | undefined): TargetCheck[] {
  const checks: TargetCheck[] = [];
  const addSmtpCheck = (smtp: SmtpSettings | undefined) => {
    if (!smtp) return;
    const { host, port, user } = smtp;
    checks.push({ name: 'MAIL_URL', identity: `${user} ${host}:${port}`, run: () => checkSmtp(smtp) });
  };
  const addWebhookCheck = (
    name: EnvironmentName,
    webhook: { url: string; allowsPrivateAddress: boolean } | undefined,
  ) => {
    // `identity` omits the path, because the path of a chat webhook is a secret.
    if (webhook) checks.push({ name, identity: new URL(webhook.url).origin, run: () => checkConnection(webhook) });
  };
  addSmtpCheck(providers?.smtp ?? (alerts?.mail && 'smtp' in alerts.mail ? alerts.mail.smtp : undefined));
  addWebhookCheck('WEBHOOK_URL', providers?.webhook);
  addWebhookCheck('ALERT_WEBHOOK_URL', alerts?.webhook);
  return checks;
}

async function checkSmtp(settings: SmtpSettings): Promise<void> {
  const smtp = createSmtpClient(settings, { timeout: STEP_TIMEOUT_MS });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}

/** Opens and closes a connection. Sends no request, because a request could trigger an action at the receiver. */
async function checkConnection({
  url,
  allowsPrivateAddress,
}: {
  url: string;
  allowsPrivateAddress: boolean;
}): Promise<void> {
  const { protocol, hostname, port } = new URL(url);
  const isTls = protocol === 'https:';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!allowsPrivateAddress) assertNotPrivateLiteral(host);
  const options = {
    host,
    port: Number(port) || (isTls ? 443 : 80),
    ...(allowsPrivateAddress ? {} : { lookup: lookUpPublicAddress }),
  };
  await new Promise<void>((resolve, reject) => {
    const socket = isTls
      ? connectTls({ ...options, ...(isIP(host) === 0 && { servername: host }) })
      : connectPlain(options);
    socket.setTimeout(STEP_TIMEOUT_MS, () => socket.destroy(new Error(`no connection within ${STEP_TIMEOUT_MS} ms`)));
    socket.once('error', reject);
    socket.once(isTls ? 'secureConnect' : 'connect', () => {
      socket.destroy();
      resolve();
    });
  });
}
