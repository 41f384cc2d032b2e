import type { ExpressionBuilder } from 'kysely';
import { DAY, HOUR } from './backoff';
import type { Engine, Query } from './engine/engine';
import type { Tables } from './engine/tables';
import type { MailRole } from './mail';
import type { OutboxRow } from './rows';

export interface MailLimits {
  /** Mails a day (UTC), admin mails and confirmations together. */
  dailyBudget: number;
  confirmationsPerHour: number;
}

/** The name under which writes that count mails wait for each other: two at once would both see room for one. */
export const MAIL_LOCK = 'mail_days';

/** The day of a budget starts at 00:00 UTC. */
export const startOfDay = (now: number): number => now - (now % DAY);

interface CountedMail {
  row: Pick<OutboxRow, 'id' | 'recipient'>;
  role: MailRole;
  owner: string;
  now: number;
  limits: MailLimits;
}

/**
 * Counts a mail of a row that `owner` holds, if the limits leave room for it. Whatever follows in the same write asks
 * {@link wasCounted}. Confirmations use at most half of the day's budget: the rest is for admin mails.
 */
export function countMail({ build }: Engine, { row, role, owner, now, limits }: CountedMail): Query[] {
  const day = startOfDay(now);
  const isConfirmation = role === 'confirmation';
  return [
    build
      .insertInto('mail_days')
      .values({ day, mails: 0, confirmations: 0 })
      .onConflict((conflict) => conflict.column('day').doNothing()),
    build
      .updateTable('mail_days')
      .set((days) => ({
        mails: days('mails', '+', 1),
        confirmations: days('confirmations', '+', isConfirmation ? 1 : 0),
        latest: nameOf(role, row.id),
      }))
      .where('day', '=', day)
      .where('mails', '<', limits.dailyBudget)
      .where(isHeld(row.id, owner))
      .$if(isConfirmation, (update) =>
        update.where('confirmations', '<', Math.floor(limits.dailyBudget / 2)).where(
          ({ selectFrom, fn }) =>
            selectFrom('submissions')
              .select(fn.countAll<number>().as('number'))
              .where('recipient', '=', row.recipient)
              .where('confirmation_started_at', '>', now - HOUR)
              .where('id', '<>', row.id),
          '<',
          limits.confirmationsPerHour,
        ),
      ),
  ];
}

/** The condition that {@link countMail}, in the same write, found room. */
export const wasCounted =
  (role: MailRole, id: string, now: number) =>
  ({ exists, selectFrom }: ExpressionBuilder<Tables, 'submissions'>) =>
    exists(
      selectFrom('mail_days').select('day').where('day', '=', startOfDay(now)).where('latest', '=', nameOf(role, id)),
    );

/** Takes the count of a confirmation back that was begun at `begunAt` and certainly not sent. */
export const uncountConfirmation = ({ build }: Engine, id: string, owner: string, begunAt: number): Query =>
  build
    .updateTable('mail_days')
    .set((days) => ({ mails: days('mails', '-', 1), confirmations: days('confirmations', '-', 1), latest: null }))
    .where('day', '=', startOfDay(begunAt))
    .where(isHeld(id, owner));

const nameOf = (role: MailRole, id: string): string => `${role}:${id}`;

const isHeld =
  (id: string, owner: string) =>
  ({ exists, selectFrom }: ExpressionBuilder<Tables, 'mail_days'>) =>
    exists(
      selectFrom('submissions')
        .select('id')
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .where('status', '=', 'pending'),
    );
