import { createHash } from 'node:crypto';
import { formatError } from '../log';
import { HOUR } from './backoff';
import type { Delivery } from './delivery';
import type { LeasedRows } from './leases';
import { getStartOfDay } from './mailLimits';
import type { Outbox } from './outbox';
import type { DeliveryPorts } from './ports';
import { StepPostponedError } from './providerCalls';
import { toSubmission, type OutboxRow } from './rows';
import { isRefusal, StepFailedError, toStepFailedError } from './stepFailed';

/** The shortest interval between two digests, in milliseconds. */
const INTERVAL_MS = 2 * HOUR;
/** The shortest wait after most failures of a digest, in milliseconds. */
const RETRY_MS = 60_000;
/**
 * The shortest wait after a temporary rejection of a digest, in milliseconds. Greylisting lasts up to a quarter of an
 * hour.
 */
const DEFERRAL_RETRY_MS = 15 * RETRY_MS;
/** The maximum number of submissions in a digest. */
const MAX_SUBMISSIONS = 50;

/**
 * Sends digests: mails to the firm about submissions whose admin mails the mail budget holds back. The relay holds a
 * mail back when the day's budget, or the share of one IP address or network, is used up. A digest completes the
 * sequence of each listed submission, without a confirmation.
 */
export class DigestSender {
  constructor(
    private readonly outbox: Outbox,
    private readonly leases: LeasedRows,
    private readonly delivery: Delivery,
    private readonly ports: DeliveryPorts,
  ) {}

  /**
   * Sends a digest when one is due, submissions are held back, and mailing is not stopped. If the digest fails, logs
   * the error, and the submissions remain due for the next digest. The receiver may refuse a digest because of the text
   * of one submission. Therefore, the next digest after a refusal lists half as many submissions. If the receiver
   * refuses a digest with a single submission, later digests omit this submission. The relay then sends its admin mail
   * the next day. If the receiver defers a digest (temporary rejection), the relay repeats the digest with all its
   * submissions.
   */
  async sendDue(): Promise<void> {
    const { now, log } = this.ports;
    if (!(await this.leases.hasHeldRows(now())) || now() < (await this.outbox.providerState.getEarliestDigestTime()))
      return;
    if ((await this.outbox.providerState.getMailStopReason()) !== undefined) return;
    const { providerState } = this.outbox;
    const begunAt = await providerState.getDigestStartTime();
    const startTime = now();
    const maxSize = (await providerState.getDigestSize(getStartOfDay(startTime))) ?? MAX_SUBMISSIONS;
    const rows = await this.leases.claimHeldRows(startTime, maxSize, begunAt);
    if (rows.length === 0) return begunAt === undefined ? undefined : providerState.endDigest();
    try {
      await providerState.beginDigest(startTime);
      await this.#send(rows);
      if (maxSize < MAX_SUBMISSIONS) await providerState.setDigestSize(MAX_SUBMISSIONS, now());
    } catch (error) {
      log('warn', 'digest.postponed', { count: rows.length, reason: formatError(error) });
      const isPossiblySent = error instanceof StepFailedError && error.verdict === 'unknown';
      const isUnsent = error instanceof StepPostponedError || (error instanceof StepFailedError && !isPossiblySent);
      if (isUnsent && begunAt === undefined) await providerState.endDigest();
      const postponedUntil = error instanceof StepPostponedError ? error.postponedUntil : 0;
      const retryTime = Math.max(now() + getRetryWait(error), postponedUntil);
      await this.outbox.providerState.postponeDigest(retryTime, now());
      const isRefused = isRefusal(error);
      const isOmitted = isRefused && rows.length === 1;
      if (isRefused)
        await providerState.setDigestSize(isOmitted ? MAX_SUBMISSIONS : Math.floor(rows.length / 2), now());
      for (const { id, reference, dueAt, attempts, lastError } of rows) {
        const reason = error instanceof StepPostponedError ? lastError : toStepFailedError(error).message;
        if (isOmitted) await this.leases.omitFromDigests(id);
        await this.leases.postpone(id, dueAt, attempts, reason);
        if (isOmitted) log('warn', 'digest.left-out', { reference, reason: formatError(error) });
      }
      if (error instanceof StepFailedError && error.verdict === 'unauthorised')
        await this.delivery.stopMail({ mail: 'digest', reason: error.message });
    }
  }

  async #send(rows: readonly OutboxRow[]): Promise<void> {
    const { now, composeDigest, sendMail, log } = this.ports;
    // The id depends only on the rows. The relay repeats a possibly sent digest without the rows that it held back
    // later, so both mails have the same id. The mail API recognises a repeat for 30 minutes only.
    const id = createHash('sha256')
      .update(rows.map((row) => row.id).join())
      .digest('hex');
    const digestEntries = rows.map((row) => ({
      submission: toSubmission(row),
      reference: row.reference,
      isUnscanned: row.scan === 'unscanned',
    }));
    await this.delivery.runMailStep('digest', id, async () =>
      sendMail({ id, role: 'digest', message: await composeDigest(digestEntries) }),
    );
    await this.outbox.providerState.postponeDigest(now() + INTERVAL_MS, now());
    for (const row of rows) {
      const isDone =
        (await this.leases.markAdminMailSent(row.id, now())) && (await this.leases.finish(row.id, now(), 'limited'));
      if (isDone) log('warn', 'delivery.done', { reference: row.reference, confirmation: 'limited' });
    }
    await this.outbox.providerState.endDigest();
    log('warn', 'mail.accepted', { mail: 'digest', count: rows.length });
  }
}

/**
 * Returns the shortest wait after a failed digest, in milliseconds. After a digest that may have been sent, the wait is
 * {@link INTERVAL_MS}.
 */
function getRetryWait(error: unknown): number {
  const verdict = error instanceof StepFailedError ? error.verdict : undefined;
  if (verdict === 'unknown') return INTERVAL_MS;
  return verdict === 'deferred' ? DEFERRAL_RETRY_MS : RETRY_MS;
}
