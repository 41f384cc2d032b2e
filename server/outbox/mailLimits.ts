import { sql, type ExpressionBuilder, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import { DAY, HOUR } from './backoff';
import type { Engine, Query } from './engine/engine';
import type { Tables } from './engine/tables';
import type { MailRole } from './mail';
import type { OutboxRow } from './rows';

export interface MailLimits {
  /**
   * The maximum number of mails on a UTC day. Admin mails, confirmations, digests, mails about withdrawals, and mails
   * to SMTP as a further target count. Alerts do not count.
   */
  dailyBudget: number;
  /** The maximum share of the daily budget that submissions from one IP address or network may use, from 0 to 1. */
  sourceFraction: number;
  /**
   * The maximum number of confirmations to one mailbox within an hour. `confirmationsPerDay` is the maximum within 24
   * hours.
   */
  confirmationsPerHour: number;
  confirmationsPerDay: number;
}

/** A mail outside of the sequence (§4.6) that counts towards the budget: a digest or a mail about a withdrawal. */
export type ExtraMailKind = 'digest' | 'withdrawal';

/**
 * Returns the number of mails that the budget reserves for digests. Digests list the submissions whose admin mails the
 * budget holds back.
 */
export const getDigestReserve = (dailyBudget: number): number =>
  Math.min(MAX_DIGESTS, Math.max(1, Math.floor(dailyBudget / 25)), dailyBudget - 1);
/** The maximum number of digests a day: one every two hours. */
const MAX_DIGESTS = 12;
/**
 * Returns the maximum number of mails about withdrawals a day. Without this limit, a sender who uses many withdrawal
 * links at the same time could use up the budget.
 */
const getMaxWithdrawalMails = (dailyBudget: number): number =>
  Math.max(MIN_WITHDRAWAL_MAILS, Math.floor(dailyBudget / 10));
/** The smallest result of {@link getMaxWithdrawalMails}, which is enough for the mails about two withdrawals. */
const MIN_WITHDRAWAL_MAILS = 4;
/**
 * The name of the entry in `state` that stores the number of mails about withdrawals on a UTC day. `set_at` is the
 * start of that day.
 */
const WITHDRAWAL_MAILS = 'withdrawal_mails';
/** The minimum share of one IP address or network, in mails a day: an admin mail and a confirmation. */
const MIN_MAILS_PER_SOURCE = 2;

/** The stored reason of a row whose admin mail the budget holds back. A failed digest replaces this reason. */
export const BUDGET_REASON = 'mail: daily budget used up';

/**
 * The condition that a submission has a failed delivery: a pending delivery to a further target, with a stored error.
 */
export const HAS_FAILED_DELIVERY = sql<boolean>`exists (select 1 from deliveries
  where submission = submissions.id and status = 'pending' and deliveries.last_error is not null)`;

/**
 * Builds the condition that a submission waits only for a digest or the next day's budget. This wait needs no action of
 * an operator. The condition is false if a digest, or a delivery to a further target (`FurtherTarget`), has failed.
 */
export const buildAwaitsBudgetCondition = (now: number) => sql<boolean>`
  (coalesce(last_error, '') = ${BUDGET_REASON} and due_at > ${now} and not ${HAS_FAILED_DELIVERY})`;

/**
 * The name of the lock for writes that change mail counts. Without this lock, two concurrent writes could exceed a
 * limit.
 */
export const MAIL_LOCK = 'mail_days';

/** Returns the start (ms) of the UTC day that contains `now`. Each UTC day has its own mail budget. */
export const getStartOfDay = (now: number): number => now - (now % DAY);

interface MailToCount {
  row: Pick<OutboxRow, 'id' | 'mailbox' | 'source'>;
  role: MailRole;
  owner: string;
  now: number;
  limits: MailLimits;
}

/**
 * Returns queries that add a mail about a row to the day's count, if the limits allow the mail and `owner` holds the
 * row's lease. The last query is `beginUpdate`, which changes the row only if the other queries counted the mail.
 * Confirmations use at most half of the day's budget. The rest remains for the other mails.
 */
export function buildMailStartQueries(
  { queryBuilder }: Engine,
  { row, role, owner, now, limits }: MailToCount,
  beginUpdate: UpdateQueryBuilder<Tables, 'submissions', 'submissions', UpdateResult>,
): [...Query[], Query] {
  const day = getStartOfDay(now);
  const isConfirmation = role === 'confirmation';
  const buildConfirmationCount = (since: number) =>
    queryBuilder
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('mailbox', '=', row.mailbox)
      .where('confirmation_started_at', '>', since)
      .where('id', '<>', row.id);
  return [
    buildDayInsertion(queryBuilder, day),
    queryBuilder
      .updateTable('mail_days')
      .set((eb) => ({
        mails: eb('mails', '+', 1),
        confirmations: eb('confirmations', '+', isConfirmation ? 1 : 0),
        latest: formatMailName(role, row.id),
      }))
      .where('day', '=', day)
      .where('mails', '<', limits.dailyBudget - getDigestReserve(limits.dailyBudget))
      .where(buildLeaseCondition(row.id, owner))
      .$if(row.source !== null, (update) =>
        update.where(
          buildSourceMailCount(row.source ?? '', day),
          '<',
          Math.max(MIN_MAILS_PER_SOURCE, Math.floor(limits.dailyBudget * limits.sourceFraction)),
        ),
      )
      .$if(isConfirmation, (update) =>
        update
          .where('confirmations', '<', Math.floor(limits.dailyBudget / 2))
          .where(buildConfirmationCount(now - HOUR), '<', limits.confirmationsPerHour)
          .where(buildConfirmationCount(now - DAY), '<', limits.confirmationsPerDay),
      ),
    beginUpdate.where(buildCountedCondition(role, row.id, now)),
  ];
}

const buildDayInsertion = (queryBuilder: Engine['queryBuilder'], day: number): Query =>
  queryBuilder
    .insertInto('mail_days')
    .values({ day, mails: 0, confirmations: 0 })
    .onConflict((conflict) => conflict.column('day').doNothing());

/** Builds the expression for the number of admin mails and confirmations since `day` (ms), for one source. */
const buildSourceMailCount = (source: string, day: number) => sql<number>`(
  (select count(*) from submissions where source = ${source} and admin_started_at >= ${day}) +
  (select count(*) from submissions where source = ${source} and confirmation_started_at >= ${day})
)`;

/**
 * Returns queries that add a digest to the day's mail count. The last query changes a row if the budget allows the
 * mail.
 */
export const buildDigestStartQueries = (
  { queryBuilder }: Engine,
  id: string,
  now: number,
  { dailyBudget }: MailLimits,
): [...Query[], Query] => [
  buildDayInsertion(queryBuilder, getStartOfDay(now)),
  buildExtraMailCount(queryBuilder, formatExtraMailName('digest', id, now), now).where('mails', '<', dailyBudget),
];

/**
 * Returns queries that add a mail about a withdrawal to the day's mail count. The last query changes a row only if two
 * limits allow the mail: the budget minus the reserve for digests, and the limit of mails about withdrawals.
 */
export function buildWithdrawalMailStartQueries(
  { queryBuilder }: Engine,
  id: string,
  now: number,
  { dailyBudget }: MailLimits,
): [...Query[], Query] {
  const day = getStartOfDay(now);
  const name = formatExtraMailName('withdrawal', id, now);
  const withdrawalMailCount = sql<number>`(select cast(value as integer) from state where name = ${WITHDRAWAL_MAILS})`;
  return [
    buildDayInsertion(queryBuilder, day),
    queryBuilder
      .insertInto('state')
      .values({ name: WITHDRAWAL_MAILS, value: '0', set_at: day })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: '0', set_at: day }).where('state.set_at', '<>', day),
      ),
    buildExtraMailCount(queryBuilder, name, now)
      .where('mails', '<', dailyBudget - getDigestReserve(dailyBudget))
      .where(withdrawalMailCount, '<', getMaxWithdrawalMails(dailyBudget)),
    buildWithdrawalMailUpdate(queryBuilder, 1, name, day),
  ];
}

const buildExtraMailCount = (queryBuilder: Engine['queryBuilder'], name: string, now: number) =>
  queryBuilder
    .updateTable('mail_days')
    .set((eb) => ({ mails: eb('mails', '+', 1), latest: name }))
    .where('day', '=', getStartOfDay(now));

/** Builds the query that changes the number of mails about withdrawals if `latest` in `mail_days` equals `name`. */
const buildWithdrawalMailUpdate = (
  queryBuilder: Engine['queryBuilder'],
  change: 1 | -1,
  name: string,
  day: number,
): Query =>
  queryBuilder
    .updateTable('state')
    .set({ value: sql<string>`cast(cast(value as integer) + ${change} as text)` })
    .where('name', '=', WITHDRAWAL_MAILS)
    .where('set_at', '=', day)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('mail_days').select('day').where('day', '=', day).where('latest', '=', name)),
    );

/** Returns the number of mails since 00:00 UTC. */
export async function countMailsToday({ queryBuilder, read }: Engine, now: number): Promise<number> {
  const [mailDay] = await read(
    queryBuilder.selectFrom('mail_days').select('mails').where('day', '=', getStartOfDay(now)),
  );
  return mailDay?.mails ?? 0;
}

/**
 * Adds a mail that SMTP accepted as a further target to the day's mail count. Failed attempts do not count, because
 * they would use up the budget, which also limits the mails of the mail API.
 */
export async function countFurtherMail({ queryBuilder, write }: Engine, now: number): Promise<void> {
  const day = getStartOfDay(now);
  const countQuery = queryBuilder.updateTable('mail_days').set((eb) => ({ mails: eb('mails', '+', 1) }));
  await write([buildDayInsertion(queryBuilder, day), countQuery.where('day', '=', day)], MAIL_LOCK);
}

/** Builds the condition that this mail is the latest counted mail of the day. */
const buildCountedCondition =
  (role: MailRole, id: string, now: number) =>
  ({ exists, selectFrom }: ExpressionBuilder<Tables, 'submissions'>) =>
    exists(
      selectFrom('mail_days')
        .select('day')
        .where('day', '=', getStartOfDay(now))
        .where('latest', '=', formatMailName(role, id)),
    );

/**
 * Builds the query that subtracts a confirmation from the count of its day. `begunAt` (ms) is the time at which the
 * confirmation began. Use this query only when the confirmation was certainly not sent.
 */
export const buildConfirmationSubtraction = (
  { queryBuilder }: Engine,
  id: string,
  owner: string,
  begunAt: number,
): Query =>
  queryBuilder
    .updateTable('mail_days')
    .set((eb) => ({ mails: eb('mails', '-', 1), confirmations: eb('confirmations', '-', 1), latest: null }))
    .where('day', '=', getStartOfDay(begunAt))
    .where(buildLeaseCondition(id, owner));

/**
 * Builds the queries that subtract a digest, or a mail about a withdrawal, from the counts of its day. The queries
 * change nothing if `latest` in `mail_days` names another mail. `countedAt` (ms) is the time at which the mail was
 * counted. Use these queries only when the mail was certainly not sent.
 */
export function buildExtraMailSubtraction(
  { queryBuilder }: Engine,
  kind: ExtraMailKind,
  id: string,
  countedAt: number,
): Query[] {
  const day = getStartOfDay(countedAt);
  const name = formatExtraMailName(kind, id, countedAt);
  return [
    ...(kind === 'withdrawal' ? [buildWithdrawalMailUpdate(queryBuilder, -1, name, day)] : []),
    queryBuilder
      .updateTable('mail_days')
      .set((eb) => ({ mails: eb('mails', '-', 1), latest: null }))
      .where('day', '=', day)
      .where('latest', '=', name),
  ];
}

/**
 * Returns a name that differs for each attempt. An attempt that was not counted therefore never matches the count of an
 * earlier attempt.
 */
const formatExtraMailName = (kind: ExtraMailKind, id: string, countedAt: number): string =>
  `${kind}:${id}:${countedAt}`;

const formatMailName = (role: MailRole, id: string): string => `${role}:${id}`;

const buildLeaseCondition =
  (id: string, owner: string) =>
  ({ exists, selectFrom }: ExpressionBuilder<Tables, 'mail_days'>) =>
    exists(
      selectFrom('submissions')
        .select('id')
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .where('status', '=', 'pending'),
    );
