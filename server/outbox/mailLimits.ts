import type { InValue } from '@libsql/client';
import { DAY } from './backoff';

export interface MailLimits {
  /** Mails a day (UTC), admin mails and confirmations together. */
  dailyBudget: number;
  confirmationsPerHour: number;
}

/** The day of a budget starts at 00:00 UTC. */
export const startOfDay = (now: number): number => now - (now % DAY);

/** The condition that all mails of the day, but a first try of the one at hand, stay below the budget. */
export function withinBudget(id: string, now: number, dailyBudget: number): { sql: string; args: InValue[] } {
  const sql = `AND (SELECT count(*) FROM submissions WHERE admin_started_at >= ? AND (id <> ? OR admin_at IS NOT NULL))
    + (SELECT count(*) FROM submissions WHERE confirmation_started_at >= ? AND id <> ?) < ?`;
  const day = startOfDay(now);
  return { sql, args: [day, id, day, id, dailyBudget] };
}
