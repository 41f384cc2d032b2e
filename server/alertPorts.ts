import { firm } from '#site/firm';
import { toAsciiDomain } from '../src/submission/emails';
import { escapeHtml } from '../src/submission/text';
import type { EmailMessage } from '../src/submission/types';
import type { AlertSettings } from './envTargets';
import { formatError, type Log } from './log';
import type { Alert } from './outbox/alerts';
import { isSuccess, postJson } from './outbox/call';
import { createJsonBody } from './outbox/jsonBody';
import { sendMail } from './outbox/mail';
import type { OutgoingMail } from './outbox/ports';
import { createSmtpClient, type SmtpClient } from './outbox/smtp';

/**
 * The time limit of a call to the alert webhook or the mail API, in milliseconds. `createSmtpClient` has its own
 * limits.
 */
const CALL_TIMEOUT_MS = 10_000;

interface AlertOptions {
  settings: AlertSettings;
  log: Log;
  now: () => number;
  signal: AbortSignal;
}

/** Creates a sender of alerts. `send` calls all receivers, and rejects when no receiver accepts the alert. */
export function createAlertSender({ settings, log, now, signal }: AlertOptions): {
  send: (alert: Alert) => Promise<void>;
  close: () => void;
} {
  const { webhook, mail } = settings;
  const smtp = mail && 'smtp' in mail ? createSmtpClient(mail.smtp, { signal }) : undefined;
  return {
    send: async (alert) => {
      const results = await Promise.allSettled([
        ...(webhook ? [postAlert(webhook, alert, signal)] : []),
        ...(mail ? [mailAlert(mail, smtp, alert, now, signal)] : []),
      ]);
      const failures = results.filter((result) => result.status === 'rejected');
      for (const { reason } of failures) log('warn', 'alert.not-sent', { reason: formatError(reason) });
      if (failures.length === results.length) throw new Error('no receiver accepted the alert');
    },
    close: () => smtp?.close(),
  };
}

/** Returns the subject of an alert. Alerts are in English, like the log. */
const formatSubject = ({ faults }: Alert): string =>
  faults.length > 0 ? `${firm.name}: the relay needs attention` : `${firm.name}: the relay works again`;

const formatBodyLines = (alert: Alert): string[] =>
  alert.faults.length > 0 ? [...alert.faults, 'Details: npm run outbox -- status'] : ['All faults have ended.'];

async function postAlert(
  { url, allowsPrivateAddress }: NonNullable<AlertSettings['webhook']>,
  alert: Alert,
  signal: AbortSignal,
): Promise<void> {
  const text = [formatSubject(alert), ...formatBodyLines(alert)].join('\n');
  const response = await postJson(url, createJsonBody({ text }), {
    // The id is in a header, because a chat service may refuse an unknown field in the body.
    headers: { 'webhook-id': alert.id },
    timeout: CALL_TIMEOUT_MS,
    isPublicOnly: !allowsPrivateAddress,
    isBodyIgnored: true,
    signal,
  });
  if (!isSuccess(response.status)) throw new Error(`ALERT_WEBHOOK_URL: status ${response.status}`);
}

async function mailAlert(
  settings: NonNullable<AlertSettings['mail']>,
  smtp: SmtpClient | undefined,
  alert: Alert,
  now: () => number,
  signal: AbortSignal,
): Promise<void> {
  const { sender } = 'smtp' in settings ? settings.smtp : settings.mail;
  const lines = formatBodyLines(alert);
  const message: EmailMessage = {
    sender: toAsciiDomain(sender),
    to: [toAsciiDomain({ name: settings.to, email: settings.to })],
    subject: formatSubject(alert),
    htmlContent: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
    textContent: lines.join('\n\n'),
  };
  // A repeated alert may contain another fault. With the same id, the provider would then drop the mail as a repeat.
  const mail: OutgoingMail = { id: [alert.id, ...alert.faults].join('\n'), role: 'alert', message };
  if (smtp) await smtp.send(mail);
  else if ('mail' in settings) await sendMail(settings.mail, mail, now, { signal, timeout: CALL_TIMEOUT_MS });
}
