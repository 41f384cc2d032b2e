import { firm } from '#site/firm';
import { composeDigest } from '../src/submission/emails';
import { composeWithdrawal } from '../src/submission/withdrawalMails';
import { Languages } from './languages';
import type { Providers, RelayLimits } from './env';
import type { Log } from './log';
import type { DeliveryPorts } from './outbox/ports';
import { sendMail } from './outbox/mail';
import type { Outbox } from './outbox/outbox';
import { eraseInSheet } from './outbox/sheetErasure';
import { storeRow } from './outbox/spreadsheet';
import { Worker } from './outbox/worker';
import { WithdrawalLinks } from './withdrawal/links';

export interface WorkerOptions {
  providers: Providers;
  limits: RelayLimits;
  /** Confirmations quote the sender's input. Defaults to true. */
  echo?: boolean;
  /** The spreadsheet accepts quarantined submissions on a separate tab. */
  quarantineTab?: boolean;
  log: Log;
  /** The languages of mails. Without them, every mail is in the default language. */
  languages?: Languages;
  now?: () => number;
  random?: () => number;
  atBoundary?: DeliveryPorts['atBoundary'];
  /** The time limits of calls, in milliseconds: 30 s for the spreadsheet and 10 s for a mail, except in tests. */
  timeouts?: { sheet: number; mail: number };
  leaseMs?: DeliveryPorts['leaseMs'];
  /** The URL of the site without a trailing slash. With it, applicants get a link to withdraw. */
  siteUrl?: string;
}

/** Creates a worker that delivers an outbox to these providers. It does nothing before `start` or `runDue`. */
export function createWorker(outbox: Outbox, options: WorkerOptions): Worker {
  const {
    providers,
    limits,
    log,
    now = Date.now,
    random = Math.random,
    atBoundary,
    timeouts,
    leaseMs,
    siteUrl,
  } = options;
  const languages = options.languages ?? new Languages(() => Promise.reject(new Error('No languages were built')), log);
  const { echo = true, quarantineTab = false } = options;
  const { sender, admin } = providers.mail;
  const about = { sender, admin, firmName: firm.name, echo };
  const ending = new AbortController();
  const { signal } = ending;
  const sheetOptions = timeouts ? { signal, timeout: timeouts.sheet } : { signal };
  const withdrawalLinks = siteUrl === undefined ? undefined : new WithdrawalLinks(outbox.engine, siteUrl);
  const mailOptions = timeouts ? { signal, timeout: timeouts.mail } : { signal };
  return new Worker(outbox, {
    storeRow: (row) => storeRow(providers.spreadsheet, row, now, sheetOptions),
    sendMail: (mail) => sendMail(providers.mail, mail, now, mailOptions),
    ...(providers.spreadsheet && {
      eraseRow: (row) => eraseInSheet(providers.spreadsheet, row, now, sheetOptions),
    }),
    compose: async (submission, row) => {
      const { reference, scan, language, resumeSize: size, resumeSha256: sha256 } = row;
      const { composeEmails } = await languages.of(language);
      const resume = size === null || sha256 === null ? undefined : { size, sha256 };
      const withdrawalUrl = await withdrawalLinks?.of(row);
      return composeEmails(submission, {
        ...about,
        reference,
        isUnscanned: scan === 'unscanned',
        resume,
        withdrawalUrl,
      });
    },
    composeWithdrawal: async (notice) => {
      // The firm's mails are in the site's default language, like its digests.
      if (notice.role === 'withdrawal') return composeWithdrawal(notice, about);
      const { composeWithdrawalConfirmation } = await languages.of(notice.language);
      return composeWithdrawalConfirmation(notice, about);
    },
    composeDigest: (submissions) => composeDigest(submissions, about),
    withQuarantined: quarantineTab,
    endCalls: () => ending.abort(new Error('The server stops')),
    now,
    random,
    log,
    limits,
    ...(atBoundary ? { atBoundary } : {}),
    ...(leaseMs === undefined ? {} : { leaseMs }),
  });
}
