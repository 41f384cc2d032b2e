import { toSpreadsheetRow } from '../src/submission/text';
import type { Providers } from './settings';
import type { FurtherPort } from './outbox/furtherLeases';
import { DAY } from './outbox/backoff';
import { getDigestReserve, startOfDay, type MailLimits } from './outbox/mailLimits';
import type { Outbox } from './outbox/outbox';
import type { FurtherTarget } from './outbox/plan';
import type { DeliveryPorts } from './outbox/ports';
import { StepPostponed } from './outbox/providerCalls';
import { openResumeFile } from './outbox/resumeFile';
import { toSubmission } from './outbox/rows';
import type { Smtp } from './outbox/smtp';
import { callWebhook } from './outbox/webhook';

interface FurtherOptions {
  outbox: Outbox;
  providers: Providers;
  smtp: Smtp | undefined;
  storeRow: DeliveryPorts['storeRow'];
  compose: DeliveryPorts['compose'];
  limits: MailLimits;
  now: () => number;
  webhookCall: { signal: AbortSignal; timeout?: number };
}

/** Returns the functions that deliver a submission to a target outside the sequence of §4.6, by target. */
export function createFurtherPorts(options: FurtherOptions): Partial<Record<FurtherTarget, FurtherPort>> {
  const { outbox, providers, smtp, storeRow, compose, limits, now, webhookCall } = options;
  const { spreadsheet, webhook } = providers;
  const ports: Partial<Record<FurtherTarget, FurtherPort>> = {};
  if (spreadsheet)
    ports.sheet = async (row) => {
      const payload = toSpreadsheetRow(JSON.parse(row.payload) as Record<string, string>);
      await storeRow({ id: row.id, payload, file: await outbox.openResumeField(row) });
    };
  if (smtp)
    ports.smtp = async (row, leases) => {
      // Part of the daily budget is reserved for digests.
      const most = limits.dailyBudget - getDigestReserve(limits.dailyBudget);
      if ((await leases.mailsToday(now())) >= most)
        throw new StepPostponed(startOfDay(now()) + DAY, 'smtp: daily budget used up');
      const { attachesResume } = providers.smtp ?? {};
      const { admin } = await compose(toSubmission(row), row, attachesResume);
      const resume = attachesResume ? await openResumeFile(outbox, row) : undefined;
      await smtp.send({ id: row.id, role: 'admin', message: admin, resume });
      await leases.countMail(now());
    };
  if (webhook)
    ports.webhook = async (row) => {
      const { admin } = await compose(toSubmission(row), row);
      await callWebhook(
        webhook,
        { row, notification: admin, resume: () => outbox.openResumeField(row) },
        now,
        webhookCall,
      );
    };
  return ports;
}
