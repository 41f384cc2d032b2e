import { UsageError } from '../usageError';

/**
 * Returns the day of the build as an ISO date: BUILD_DAY, or today in UTC. Sets BUILD_DAY in `env`, so that all
 * processes of a build use the same day. Throws {@link UsageError} when BUILD_DAY is not a date.
 */
export function readBuildDay(env: NodeJS.ProcessEnv = process.env): string {
  const day = env['BUILD_DAY'] || new Date().toISOString().slice(0, 10);
  if (!isDate(day)) throw new UsageError(`BUILD_DAY must be a date such as 2026-11-20, not '${day}'`);
  env['BUILD_DAY'] = day;
  return day;
}

/** Returns whether a text is a valid calendar date: '2026-11-20', but not '2026-02-30'. */
export const isDate = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** Returns the number of days from one ISO date to another. Returns NaN if a date is invalid. */
export const countDays = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 86_400_000;
