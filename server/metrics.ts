import { createHash, timingSafeEqual } from 'node:crypto';
import type { Log, LogFields } from './log';
import type { Waiting } from './outbox/outbox';

/** What is counted, by the event of the log that tells of it; `label` is the field that tells one from the other. */
const COUNTERS = [
  { event: 'submission.stored', name: 'accepted', help: 'Submissions that were stored.', label: 'kind' },
  { event: 'submission.replayed', name: 'replayed', help: 'Submissions that were stored before.' },
  { event: 'submission.quarantined', name: 'quarantined', help: "Submissions quarantined as a bot's.", label: 'kind' },
  { event: 'submission.refused', name: 'refused', help: 'Requests with a form that were refused.', label: 'reason' },
  { event: 'delivery.done', name: 'delivered', help: 'Submissions whose last step was done.', label: 'confirmation' },
  { event: 'delivery.postponed', name: 'postponed', help: 'Deliveries that failed and are tried again.' },
  { event: 'delivery.dead', name: 'given_up', help: 'Submissions given up after their deadline.' },
  { event: 'mail.accepted', name: 'mails', help: 'Mails that the provider took.', label: 'mail' },
] as const satisfies readonly { event: string; name: string; help: string; label?: string }[];

/** What the outbox says at this moment, for all processes. */
export interface Gauges extends Waiting {
  now: number;
  dailyBudget: number;
  isMailStopped: boolean;
}

/**
 * What `/metrics` tells, in Prometheus' text format. Counters are this process's own, from its start; what waits is the
 * outbox's. They are taken from the log, so that what is counted and what is logged can't differ.
 */
export class Metrics {
  readonly #counts = new Map<string, number>();

  constructor(private readonly write: Log) {}

  /** Logs and counts. */
  readonly log: Log = (level, event, fields = {}) => {
    const counter = COUNTERS.find((one) => one.event === event);
    if (counter) {
      const series = `relay_${counter.name}_total${labelOf('label' in counter ? counter.label : undefined, fields)}`;
      this.#counts.set(series, (this.#counts.get(series) ?? 0) + 1);
    }
    this.write(level, event, fields);
  };

  text({ now, dailyBudget, isMailStopped, pending, dead, quarantined, oldest, mailsToday }: Gauges): string {
    const counters = COUNTERS.flatMap((counter) => {
      const name = `relay_${counter.name}_total`;
      const series = [...this.#counts].filter(([key]) => key === name || key.startsWith(`${name}{`));
      const values = series.length === 0 && !('label' in counter) ? [[name, 0] as const] : series;
      return [...head(name, counter.help, 'counter'), ...values.map(([key, value]) => `${key} ${value}`)];
    });
    const gauges = [
      gauge('waiting', 'Submissions that are not delivered yet.', pending),
      gauge('oldest_seconds', 'Age of the oldest of them.', oldest === undefined ? 0 : (now - oldest) / 1000),
      gauge('dead', 'Submissions that were given up and are kept.', dead),
      gauge('quarantine', 'Submissions in quarantine.', quarantined),
      gauge('mails_left_today', "What is left of the day's mails (UTC).", Math.max(0, dailyBudget - mailsToday)),
      gauge('mail_stopped', '1 while mailing is stopped because the provider refused the key.', Number(isMailStopped)),
    ].flat();
    return [...counters, ...gauges, ''].join('\n');
  }
}

const head = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

function gauge(short: string, help: string, value: number): string[] {
  const name = `relay_${short}`;
  return [...head(name, help, 'gauge'), `${name} ${value}`];
}

/** The values are words of this program: none needs to be escaped. */
const labelOf = (label: string | undefined, fields: LogFields): string =>
  label === undefined ? '' : `{${label}="${String(fields[label] ?? '')}"}`;

/** Whether a request carries the token; an empty token opens nothing. */
export function holdsToken(headers: Headers, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = headers.get('Authorization') ?? '';
  return token !== '' && timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}
