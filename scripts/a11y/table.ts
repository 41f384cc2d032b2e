import {
  DISPLAY_CHECK,
  AUDIT_ENGINES,
  MODE_BY_MEASUREMENT,
  MEDIA_MODE_NAMES,
  AUDIT_WIDTHS,
  type Measurement,
} from '../../a11y/matrix';
import type { Cell, Report } from './report';

const COLUMNS = [
  ...AUDIT_ENGINES,
  'pa11y-ci',
  ...(Object.keys(MODE_BY_MEASUREMENT) as Measurement[]),
  DISPLAY_CHECK,
] as const;

/**
 * Formats a cell as '0 · 0 · 412': violations, findings to review, passes. A suffix '(+n)' counts explained findings.
 */
function formatCell(cell: Cell | undefined): string {
  if (!cell) return '–';
  const { violations, needsReview, explained, passes } = cell;
  return `${violations} · ${needsReview} · ${passes}${explained > 0 ? ` (+${explained})` : ''}`;
}

/**
 * Renders the report as Markdown. A table has a row for each state and a column for each check. Lists of explained
 * findings, faults, missing checks and obsolete entries follow.
 */
export function renderMarkdown(report: Report, engines: readonly { name: string; version: string }[]): string {
  const { rows, totals, explained, faults, missing, obsoleteEntries, browser } = report;
  const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const renderList = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : ['', `## ${title}`, '', ...items.map((item) => `- ${item}`)];
  return [
    '# Accessibility report',
    '',
    `${Object.keys(rows).length} states at ${AUDIT_WIDTHS.join(', ')} px in ${MEDIA_MODE_NAMES.join(', ')}.`,
    `${engines.map(({ name, version }) => `${name} ${version}`).join(', ')}, Chromium ${browser}.`,
    `${totals.checkCount} checks: ${totals.violations} violations, ${totals.needsReview} to be reviewed, ${totals.explained} explained, ${totals.passes} passes.`,
    '',
    'A cell shows: violations · needs review · passes (+ findings that a11y/false-positives.md explains).',
    '',
    formatRow(['state', ...COLUMNS]),
    formatRow(['---', ...COLUMNS.map(() => '---')]),
    ...Object.entries(rows).map(([state, row]) =>
      formatRow([state, ...COLUMNS.map((column) => formatCell(row[column]))]),
    ),
    ...renderList(
      'Explained',
      Object.entries(explained)
        .sort()
        .map(([id, count]) => `${id}: ${count}`),
    ),
    ...renderList(
      'Faults',
      faults.map((fault) => fault.replaceAll(/\s+/g, ' ')),
    ),
    ...renderList('Missing checks', missing),
    ...renderList('Entries of false-positives.md without a finding', obsoleteEntries),
    '',
  ].join('\n');
}
