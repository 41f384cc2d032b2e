import { createHash, timingSafeEqual } from 'node:crypto';
import type { Log, LogFields } from './log';
import type { UndeliveredCounts } from './outbox/outbox';

/** The counters by log event. `label` names the log field that becomes the label in Prometheus. */
const COUNTERS = [
  {
    event: 'submission.stored',
    name: 'accepted',
    help: 'Submissions that were stored, except quarantined submissions.',
    label: 'kind',
  },
  { event: 'submission.replayed', name: 'replayed', help: 'Repeats of stored submissions.' },
  {
    event: 'submission.quarantined',
    name: 'quarantined',
    help: 'Submissions that were quarantined because of signs of a bot.',
    label: 'kind',
  },
  { event: 'submission.refused', name: 'refused', help: 'Requests with a form that were refused.', label: 'reason' },
  {
    event: 'delivery.done',
    name: 'delivered',
    help: 'Submissions whose sequence of steps is complete.',
    label: 'confirmation',
  },
  { event: 'delivery.postponed', name: 'postponed', help: 'Failed deliveries that are retried.' },
  {
    event: 'delivery.dead',
    name: 'given_up',
    help: 'Deliveries that became dead, at their deadline or after a permanent refusal.',
  },
  {
    event: 'mail.accepted',
    name: 'mails',
    help: 'Admin mails, confirmations and digests that the provider accepted.',
    label: 'mail',
  },
] as const satisfies readonly { event: string; name: string; help: string; label?: string }[];

/**
 * The time series that the alert in docs/operations.md reads. Its first sample is 0, because `increase` in Prometheus
 * ignores the first sample of a series.
 */
const ALERT_SERIES = 'relay_refused_total{reason="not-stored"}';

/** The values from which `render` computes the gauges: the state of the outbox, the time and the daily mail budget. */
export interface GaugeInputs extends UndeliveredCounts {
  now: number;
  dailyBudget: number;
  isMailStopped: boolean;
  isDiskLow: boolean;
}

/**
 * The content of `/metrics`, in Prometheus' text format. Counters cover this process since its start. Gauges describe
 * the outbox. Counters are derived from log events, so metrics and log always agree.
 */
export class Metrics {
  readonly #countsBySeries = new Map([[ALERT_SERIES, 0]]);

  constructor(private readonly write: Log) {}

  /** Logs and counts an event. */
  readonly log: Log = (level, event, fields = {}) => {
    const counter = COUNTERS.find((candidate) => candidate.event === event);
    if (counter) {
      const series = `relay_${counter.name}_total${formatLabel('label' in counter ? counter.label : undefined, fields)}`;
      this.#countsBySeries.set(series, (this.#countsBySeries.get(series) ?? 0) + 1);
    }
    this.write(level, event, fields);
  };

  render(inputs: GaugeInputs): string {
    const { now, dailyBudget, isMailStopped, isDiskLow, pending, dead, quarantined, oldestArrival, mailsToday } =
      inputs;
    const counterLines = COUNTERS.flatMap((counter) => {
      const name = `relay_${counter.name}_total`;
      const series = [...this.#countsBySeries].filter(([key]) => key === name || key.startsWith(`${name}{`));
      const samples = series.length === 0 && !('label' in counter) ? [[name, 0] as const] : series;
      return [...formatMetadata(name, counter.help, 'counter'), ...samples.map(([key, value]) => `${key} ${value}`)];
    });
    const gaugeLines = [
      formatGauge('waiting', 'Pending submissions.', pending),
      formatGauge(
        'oldest_seconds',
        'Age of the oldest pending submission that does not wait for the mail budget, in seconds.',
        // After a correction of the clock, the oldest submission's arrival may be in the future.
        oldestArrival === undefined ? 0 : Math.max(0, (now - oldestArrival) / 1000),
      ),
      formatGauge('dead', 'Dead submissions.', dead),
      formatGauge('quarantine', 'Submissions in quarantine.', quarantined),
      formatGauge('mails_left_today', "Mails left in the day's budget (UTC).", Math.max(0, dailyBudget - mailsToday)),
      formatGauge(
        'mail_stopped',
        'Whether mailing is stopped because the provider refused the key or the password: 1 or 0.',
        Number(isMailStopped),
      ),
      formatGauge(
        'disk_low',
        'Whether the relay refuses forms with a file because the disk of the outbox is almost full: 1 or 0.',
        Number(isDiskLow),
      ),
    ].flat();
    return [...counterLines, ...gaugeLines, ''].join('\n');
  }
}

const formatMetadata = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

function formatGauge(shortName: string, help: string, value: number): string[] {
  const name = `relay_${shortName}`;
  return [...formatMetadata(name, help, 'gauge'), `${name} ${value}`];
}

/**
 * Returns the label of a series in braces, or '' for a counter without a label. Label values are constants of this
 * program, so the function does not escape them.
 */
const formatLabel = (label: string | undefined, fields: LogFields): string =>
  label === undefined ? '' : `{${label}="${String(fields[label] ?? '')}"}`;

/** Returns whether a request has the token in its Authorization header. An empty token never matches. */
export function hasToken(headers: Headers, token: string): boolean {
  const hashText = (text: string) => createHash('sha256').update(text).digest();
  const authorization = headers.get('Authorization') ?? '';
  return token !== '' && timingSafeEqual(hashText(authorization), hashText(`Bearer ${token}`));
}
