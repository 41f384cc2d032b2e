import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { evaluateConformance } from '../../a11y/conformance/evaluate';
import {
  readEvidence,
  NAME_BY_SUITE,
  writeOutcomes,
  type Suite,
  type TestOutcome,
} from '../../a11y/conformance/evidence';
import { readHumanChecks } from '../../a11y/humanChecks';
import type { StateResult } from '../../a11y/findings';
import { findAgeFaults } from '../check/audit';
import { loadSite } from '../check/loadSite';
import { collectAuditEvidence } from './auditEvidence';
import { collectHumanEvidence, createConformanceReport } from './conformanceReport';
import { createOpenAcr, renderYaml } from './openAcr';
import { writeSiteFile, type AuditRun } from './record';

interface JestResults {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

/**
 * Runs the unit tests of `src` and `test/sample`, and records their outcomes as evidence. Returns whether all tests
 * passed.
 */
export function runUnitTests(): boolean {
  const file = 'reports/evidence/jest.json';
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const jestCommand = `jest --selectProjects node page --json --outputFile=${file} -- src test/sample`;
  // With `--json`, Jest prints its progress to standard error, so this function ignores standard output.
  const { status } = spawnSync('npx', jestCommand.split(' '), { stdio: ['inherit', 'ignore', 'inherit'] });
  if (!existsSync(file)) return false;
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  const outcomes = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status: result }): TestOutcome => ({
      file: name,
      titles: [...ancestorTitles, title],
      isPassed: result === 'passed',
    })),
  );
  writeOutcomes('units', outcomes);
  return status === 0;
}

/**
 * Writes the conformance report twice: as JSON for its page, and as YAML in OpenACR's format. Rejects when mistakes
 * prevent loading of the firm's content. Call this function only for a run without faults.
 */
export async function recordConformance(visits: readonly StateResult[], auditRun: AuditRun): Promise<void> {
  const loadResult = await loadSite();
  if ('faults' in loadResult) throw new Error(`${loadResult.folder}: the content has mistakes. Run npm run check.`);
  const { site } = loadResult;
  const { date, browser, engines } = auditRun;
  const isFresh = (day: string): boolean => findAgeFaults({ ...site, today: date }, day).next().done === true;
  const suites = Object.entries(NAME_BY_SUITE).map(([suite, name]) => ({
    name,
    evidence: readEvidence(suite as Suite).filter((record) => isFresh(record.date)),
  }));
  for (const { name, evidence } of suites)
    if (evidence.length === 0) process.stdout.write(`The report has no recent results of ${name}.\n`);
  const axe = engines.find(({ name }) => name === 'axe-core');
  const evaluations = evaluateConformance({
    evidence: [
      ...collectAuditEvidence(visits, axe?.version ?? '', date),
      ...suites.flatMap(({ evidence }) => evidence),
      ...collectHumanEvidence(readHumanChecks()),
    ],
    engines: engines.map(({ name }) => name),
    isFresh,
  });

  const usedSuites = suites.filter(({ evidence }) => evidence.length > 0).map(({ name }) => name);
  const engineVersions = engines.map(({ name, version }) => `${name} ${version}`);
  const methods = `${[`${engineVersions.join(', ')} in ${browser}`, ...usedSuites, 'signed checks by people'].join('; ')}.`;
  await writeSiteFile('conformance.yaml', renderYaml(createOpenAcr(evaluations, date, methods)));
  await writeSiteFile('conformance.json', JSON.stringify(createConformanceReport(evaluations, auditRun)));
  for (const { rows } of evaluations.slice(0, 2))
    for (const { num, title, conformance } of rows)
      if (conformance === 'not-evaluated') process.stdout.write(`${num} ${title}: no evidence.\n`);
}
