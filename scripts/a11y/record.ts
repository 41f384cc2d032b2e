import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DISPLAY_CHECK, MEASUREMENTS, MODE_NAMES, WIDTHS } from '../../a11y/matrix';
import { firm } from '#site/firm';
import { formatWithPrettier } from '../newFirm/colours';
import { findSiteFolder } from '../../src/site/folder';
import type { AccessibilityResults } from '../../src/site/types';
import type { Report } from './report';

const FILE = path.join(findSiteFolder(), 'accessibilityResults.ts');

/** Writes the figures that the accessibility statement shows. Call it only for a clean report. */
export async function record(report: Report, engines: AccessibilityResults['engines'], date: string): Promise<void> {
  const countChecks = (isWanted: (check: string) => boolean) =>
    Object.values(report.rows)
      .flatMap((row) => Object.entries(row))
      .reduce((total, [check, { checkCount }]) => total + (isWanted(check) ? checkCount : 0), 0);
  const isMeasurement = (check: string) => check in MEASUREMENTS || check === DISPLAY_CHECK;
  const results: AccessibilityResults = {
    firm: firm.name,
    date,
    browser: `Chromium ${report.browser}`,
    engines,
    states: Object.keys(report.rows).length,
    widths: WIDTHS,
    modes: MODE_NAMES,
    engineChecks: countChecks((check) => !isMeasurement(check)),
    measurements: countChecks(isMeasurement),
    failures: report.faults.length,
    falsePositives: Object.keys(report.explained).length,
  };
  const text = `
    import type { AccessibilityResults } from '#kit';

    /** The last complete run of the audits, written by 'npm run test:a11y -- --record'. */
    export const accessibilityResults: AccessibilityResults = ${JSON.stringify(results)};

    /** The audited states. A test fails when the site's states differ from them. */
    export const auditedStates: readonly string[] = ${JSON.stringify(Object.keys(report.rows))};
  `;
  await writeFile(FILE, await formatWithPrettier(FILE, text));
  process.stdout.write(`${FILE} is written.\n`);
}
