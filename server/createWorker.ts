import { setMaxListeners } from 'node:events';
import { firm } from '#site/firm';
import { composeDigest, type ResumeLocation } from '../src/submission/emails';
import { toSpreadsheetRow } from '../src/submission/text';
import { composeWithdrawalMail } from '../src/submission/withdrawalMails';
import { Languages } from './languages';
import type { Providers, Settings } from './settings';
import { formatError, type Log } from './log';
import type { DeliveryPorts } from './outbox/ports';
import { createAlertSender } from './alertPorts';
import { DAY } from './outbox/backoff';
import { sendMail } from './outbox/mail';
import { countFurtherMail, getDigestReserve, countMailsToday, getStartOfDay } from './outbox/mailLimits';
import type { Outbox } from './outbox/outbox';
import { createPlan } from './outbox/plan';
import { StepPostponedError } from './outbox/providerCalls';
import { openResumeFile } from './outbox/resumeFile';
import { toSubmission } from './outbox/rows';
import { createSmtpClient } from './outbox/smtp';
import { eraseInSheet, storeRow } from './outbox/spreadsheet';
import { callWebhook, reportErasure } from './outbox/webhook';
import { Worker } from './outbox/worker';
import { createWithdrawalUrl } from './withdrawal/links';

/** An upper bound for the number of concurrent calls to all targets and to the receivers of alerts. */
const MAX_CONCURRENT_CALLS = 30;

export interface WorkerOptions extends Pick<
  Settings,
  'mailAddresses' | 'limits' | 'shouldEchoInput' | 'usesQuarantineTab' | 'alerts'
> {
  providers: Providers;
  log: Log;
  /** The texts of mails in each language. Without this option, every mail is in the default language. */
  languages?: Languages;
  now?: () => number;
  random?: () => number;
  onCrashPoint?: DeliveryPorts['onCrashPoint'];
  /**
   * The time limits of calls in tests, in milliseconds. By default, each module sets the time limits of its own calls.
   */
  timeouts?: { sheet: number; mail: number; webhook?: number };
  leaseMs?: DeliveryPorts['leaseMs'];
  /**
   * The URL of the site without a trailing slash. If this URL is set, confirmations to applicants contain a withdrawal
   * link.
   */
  siteUrl?: string;
}

/**
 * Creates a worker that delivers the submissions of an outbox. The worker does nothing until one of its methods is
 * called.
 */
export function createWorker(outbox: Outbox, options: WorkerOptions): Worker {
  const {
    providers,
    limits,
    log,
    now = Date.now,
    random = Math.random,
    onCrashPoint,
    timeouts,
    leaseMs,
    siteUrl,
    shouldEchoInput,
  } = options;
  const languages = options.languages ?? new Languages(log);
  const { spreadsheet, mail, webhook } = providers;
  const mailOptions = { ...options.mailAddresses, firmName: firm.name, shouldEchoInput };
  const stopController = new AbortController();
  // Each running call adds a listener to this signal. By default, Node warns of a leak from the 11th listener on.
  setMaxListeners(MAX_CONCURRENT_CALLS, stopController.signal);
  const { signal } = stopController;
  const sheetCallOptions = timeouts ? { signal, timeout: timeouts.sheet } : { signal };
  const mailCallOptions = timeouts ? { signal, timeout: timeouts.mail } : { signal };
  const smtp = providers.smtp && createSmtpClient(providers.smtp, mailCallOptions);
  const logUnavailable = (error: unknown) => log('error', 'outbox.unavailable', { reason: formatError(error) });
  const storeSheetRow: DeliveryPorts['storeRow'] = async (row) => {
    if (!spreadsheet) return rejectMissingTarget('SPREADSHEET_HOST');
    const payload = toSpreadsheetRow(JSON.parse(row.payload) as Record<string, string>);
    const file = await outbox.openResumeField(row);
    const isQuarantined = row.status === 'quarantined';
    await storeRow(spreadsheet, { id: row.id, payload, file, isQuarantined }, now, sheetCallOptions);
  };
  const getResumeLocation = (isResumeAttached: boolean): ResumeLocation =>
    spreadsheet ? 'spreadsheet' : isResumeAttached ? 'attached' : 'elsewhere';
  const composeMails: DeliveryPorts['composeMails'] = async (row, isResumeAttached = false) => {
    const submission = toSubmission(row);
    const { reference, scan, language, resumeSize: size, resumeSha256: sha256 } = row;
    const { composeEmails } = await languages.getLanguage(language);
    return composeEmails(submission, {
      ...mailOptions,
      reference,
      texts: await languages.getQuoteTexts(language, submission),
      isUnscanned: scan === 'unscanned',
      resumeLocation: getResumeLocation(isResumeAttached),
      resume: size === null || sha256 === null ? undefined : { size, sha256 },
      withdrawalUrl: siteUrl === undefined ? undefined : await createWithdrawalUrl(outbox.erasures, siteUrl, row),
    });
  };
  const alertSender = options.alerts && createAlertSender({ settings: options.alerts, log, now, signal });
  const webhookCallOptions = timeouts?.webhook === undefined ? { signal } : { signal, timeout: timeouts.webhook };
  return new Worker(outbox, {
    storeRow: storeSheetRow,
    ...(spreadsheet && { eraseRow: (row) => eraseInSheet(spreadsheet, row, now, sheetCallOptions) }),
    ...(webhook && { reportErasure: (erasure) => reportErasure(webhook, erasure, now, webhookCallOptions) }),
    sendMail: async (outgoingMail) => {
      if (!mail && !smtp) return rejectMissingTarget('MAIL_HOST');
      const outcome = mail ? await sendMail(mail, outgoingMail, now, mailCallOptions) : 'accepted';
      if (!mail) await smtp?.send(outgoingMail);
      // The provider has accepted the mail, so a failed write to the outbox must not cause a retry.
      await outbox.providerState.markMailAccepted().catch(logUnavailable);
      return outcome;
    },
    composeWithdrawalMail: async (notice) => {
      // The withdrawal mail to the firm is in the site's default language, like a digest. Admin mails are in the
      // language of the form.
      if (notice.role === 'withdrawal') return composeWithdrawalMail(notice, mailOptions);
      const { composeWithdrawalConfirmation } = await languages.getLanguage(notice.language);
      return composeWithdrawalConfirmation(notice, mailOptions);
    },
    plan: createPlan(providers),
    furtherPortsByTarget: {
      ...(spreadsheet && { sheet: storeSheetRow }),
      ...(smtp && {
        smtp: async (row) => {
          // Part of the daily mail budget is reserved for digests.
          const maxMails = limits.dailyBudget - getDigestReserve(limits.dailyBudget);
          if ((await countMailsToday(outbox.engine, now())) >= maxMails)
            throw new StepPostponedError(getStartOfDay(now()) + DAY, 'smtp: daily budget used up');
          const { attachesResume } = providers.smtp ?? {};
          const message = (await composeMails(row, attachesResume)).admin;
          const resume = attachesResume ? await openResumeFile(outbox, row) : undefined;
          await smtp.send({ id: row.id, role: 'admin', message, resume });
          // The SMTP server has accepted the mail, so a failed count must not cause a retry.
          await countFurtherMail(outbox.engine, now()).catch(logUnavailable);
        },
      }),
      ...(webhook && {
        webhook: async (row) => {
          const adminMail = (await composeMails(row)).admin;
          const openResume = () => outbox.openResumeField(row);
          await callWebhook(webhook, { row, adminMail, openResume }, now, webhookCallOptions);
        },
      }),
    },
    ...(alertSender ? { sendAlert: alertSender.send } : {}),
    closeConnections: () => {
      smtp?.close();
      alertSender?.close();
    },
    composeMails,
    composeDigest: async (entries) => {
      const entryPromises = entries.map(async (entry) => ({
        ...entry,
        texts: await languages.getQuoteTexts(null, entry.submission),
      }));
      return composeDigest(await Promise.all(entryPromises), {
        ...mailOptions,
        resumeLocation: getResumeLocation(false),
      });
    },
    includesQuarantined: options.usesQuarantineTab,
    abortCalls: () => stopController.abort(new Error('The server stops')),
    now,
    random,
    log,
    limits,
    ...(onCrashPoint ? { onCrashPoint } : {}),
    ...(leaseMs === undefined ? {} : { leaseMs }),
  });
}

/**
 * Rejects with an error that names the missing setting. A call to a target without settings would be a bug, because the
 * delivery plan has no step for this target.
 */
const rejectMissingTarget = (name: string): Promise<never> => Promise.reject(new Error(`${name} is missing`));
