import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DISPLAY_CHECK, MODE_BY_MEASUREMENT, MEDIA_MODE_NAMES, AUDIT_WIDTHS } from '../../a11y/matrix';
import { firm } from '#site/firm';
import { formatWithPrettier } from '../newFirm/colours';
import { findSiteFolder } from '../../src/site/folder';
import type { AccessibilityResults } from '../../src/site/types';
import type { Report } from './report';

/** The date, the browser and the engines of a run. */
export type AuditRun = Pick<AccessibilityResults, 'date' | 'browser' | 'engines'>;

/** Writes a file into the content folder and prints the path of the file. Formats TypeScript and JSON with Prettier. */
export async function writeSiteFile(name: string, text: string): Promise<void> {
  const file = path.join(findSiteFolder(), name);
  await writeFile(file, name.endsWith('.yaml') ? text : await formatWithPrettier(file, text));
  process.stdout.write(`${file} is written.\n`);
}

/**
 * Writes the figures that the accessibility statement shows, and the names of the audited states. Call this function
 * only for a report without faults.
 */
export async function recordResults(report: Report, auditRun: AuditRun): Promise<void> {
  const countChecks = (isCounted: (check: string) => boolean) =>
    Object.values(report.rows)
      .flatMap((row) => Object.entries(row))
      .reduce((total, [check, { checkCount }]) => total + (isCounted(check) ? checkCount : 0), 0);
  const isMeasurement = (check: string) => check in MODE_BY_MEASUREMENT || check === DISPLAY_CHECK;
  const results: AccessibilityResults = {
    firm: firm.name,
    ...auditRun,
    states: Object.keys(report.rows).length,
    widths: AUDIT_WIDTHS,
    modes: MEDIA_MODE_NAMES,
    engineChecks: countChecks((check) => !isMeasurement(check)),
    measurements: countChecks(isMeasurement),
    failures: report.faults.length,
    falsePositives: Object.keys(report.explained).length,
  };
  await writeSiteFile(
    'accessibilityResults.ts',
    `import type { AccessibilityResults } from '#kit';

    /** The results of the last complete run of the audits, written by 'npm run test:a11y -- --record'. */
    export const accessibilityResults: AccessibilityResults = ${JSON.stringify(results)};

    /** The audited states. 'npm run check' reports missing and obsolete states. */
    export const auditedStates: readonly string[] = ${JSON.stringify(Object.keys(report.rows))};
  `,
  );
}
