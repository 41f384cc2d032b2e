import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FALSE_POSITIVE_IDS } from '../../a11y/falsePositives';
import { AUDIT_RESULTS_FILE, type AuditResults } from '../../a11y/findings';
import { loadStates } from '../../a11y/states';
import { isSample } from '../../src/site/sample';
import { UsageError } from '../usageError';
import { recordConformance, runUnitTests } from './recordConformance';
import { recordResults } from './record';
import { isClean, createReport } from './report';
import { renderMarkdown } from './table';

/**
 * `npm run test:a11y`: runs the audits and writes the results of all states to reports/accessibility.md. With
 * `--record`, the command also runs the other Chromium suites, and the unit tests of `src` and `test/sample`. If the
 * exit code is 0, the command then writes the figures of the accessibility statement, and the conformance report.
 * Without `--record`, each argument selects the states whose names contain the argument. The report then lists the
 * checks of all unselected states as missing. The exit code is 1 after a fault, a missing check or a failed test. For
 * the sample, the exit code is also 1 if an entry of false-positives.md matches no finding.
 */

const REPORTS_FOLDER = 'reports';
const ENGINE_PACKAGES = { 'axe-core': 'axe-core', HTML_CodeSniffer: '@pa11y/html_codesniffer', 'pa11y-ci': 'pa11y-ci' };

const stateNameFilters = process.argv.slice(2).filter((argument) => argument !== '--record');
const shouldRecord = process.argv.includes('--record');
if (shouldRecord && stateNameFilters.length > 0)
  throw new UsageError(`--record needs the audits of all states: omit ${stateNameFilters.join(' ')}.`);

const engines = Object.entries(ENGINE_PACKAGES).map(([name, packageName]) => {
  const { version } = JSON.parse(readFileSync(path.join('node_modules', packageName, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { name, version };
});

/**
 * Reads the results of the audits. If the file cannot be read, for example after an interrupted run, returns results
 * without visits. The report then lists all checks as missing.
 */
function readResults(): AuditResults {
  try {
    return JSON.parse(readFileSync(AUDIT_RESULTS_FILE, 'utf8')) as AuditResults;
  } catch (error) {
    process.stderr.write(`${AUDIT_RESULTS_FILE} can't be read: ${String(error)}\n`);
    return { browser: 'unknown', visits: [] };
  }
}

await rm(AUDIT_RESULTS_FILE, { force: true });
const grepPattern = stateNameFilters.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
const reporters = ['list', './a11y/auditReporter.ts'];
const options = [
  '--project=audits',
  '--grep-invert=@light',
  ...(stateNameFilters.length > 0 ? [`--grep=${grepPattern}`] : []),
];
if (shouldRecord) {
  reporters.push('./a11y/conformance/playwrightReporter.ts');
  options.push(
    // The Playwright projects that provide evidence for the conformance report, in addition to the audits.
    '--project=keyboard',
    '--project=noscript',
    '--project=journeys',
  );
}
const { status } = spawnSync('npx', ['playwright', 'test', `--reporter=${reporters.join(',')}`, ...options], {
  stdio: 'inherit',
});
const haveUnitTestsPassed = !shouldRecord || runUnitTests();
const auditResults = readResults();
const report = createReport({
  states: await loadStates(),
  // Other firms may lack the content that causes a false positive, so only a run for the sample detects obsolete
  // entries.
  reviewedIds: isSample() ? FALSE_POSITIVE_IDS : [],
  auditResults,
});
const markdown = renderMarkdown(report, engines);
const date = new Date().toISOString().slice(0, 10);
await mkdir(REPORTS_FOLDER, { recursive: true });
await writeFile(path.join(REPORTS_FOLDER, 'accessibility.md'), markdown);
process.stdout.write(markdown);

const hasPassed = status === 0 && haveUnitTestsPassed && isClean(report);
if (hasPassed && shouldRecord) {
  const auditRun = { date, browser: `Chromium ${report.browser}`, engines };
  await recordResults(report, auditRun);
  await recordConformance(auditResults.visits, auditRun);
}
if (!hasPassed) {
  const causes = [
    ...(status === 0 ? [] : ['tests in Chromium (see their list above the table)']),
    ...(haveUnitTestsPassed ? [] : ['unit tests (npm run test:unit lists them)']),
    ...(isClean(report)
      ? []
      : [`the report (${report.faults.length} faults, ${report.missing.length} missing checks)`]),
  ];
  const consequence = shouldRecord ? ' Nothing is recorded.' : '';
  process.stdout.write(`\nThe audit failed: ${causes.join(', ')}.${consequence}\n`);
}
process.exit(hasPassed ? 0 : 1);
