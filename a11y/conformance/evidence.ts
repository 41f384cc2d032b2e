import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firm } from '#site/firm';
import { findSiteFolder } from '../../src/site/folder';
import { REQUIREMENT_NUMBERS } from './criteria';

/** The results of tests, axe rules, measurements or a human check, for one or more requirements. */
export interface Evidence {
  /** The numbers of the requirements ('1.4.6'). */
  readonly criteria: readonly string[];
  /** The source of the evidence: the engine, the test file, or the id of a human check. */
  readonly source: string;
  /** The titles of tests, the ids of axe rules, the names of measurements, or the text of a human check. */
  readonly names: readonly string[];
  /** True if the tests prove that the site has no content to which the requirements apply. */
  readonly isProofOfAbsence?: boolean;
  readonly passed: number;
  readonly failed: number;
  /** The ISO date of the tests or of the check. */
  readonly date: string;
}

export interface TestOutcome {
  readonly file: string;
  /** The titles of the test and of the groups around it, the outermost group first. */
  readonly titles: readonly string[];
  readonly isPassed: boolean;
}

/** The suites that record evidence in addition to the audits, with their names in the report. */
export const NAME_BY_SUITE = {
  browser: 'journeys, keyboard walks and pages without JavaScript in Chromium',
  units: 'tests of components and texts (Jest)',
  engines: 'journeys in Firefox and WebKitGTK',
  screenReader: 'the screen reader Orca in Firefox and Chromium',
};
export type Suite = keyof typeof NAME_BY_SUITE;

interface SuiteResults {
  /** The name of the tested firm. */
  firm: string;
  date: string;
  outcomes: readonly TestOutcome[];
}

/**
 * Matches the files whose tests are no evidence for the site. These files test the commands, the relay, the dev
 * providers, the test tools or the repository.
 */
const EXCLUDED_TEST_PATH_PATTERN =
  /^(?:scripts|server)\/|^a11y\/(?:devProviders|engines)\.spec|^a11y\/conformance\/|^test\/contracts\//;
/**
 * Matches the titles of tests whose subject is a check, such as '1.4.10 the check reports …'. Such a title names a
 * criterion and no section. These tests are no evidence for the site.
 */
const CHECK_TEST_TITLE_PATTERN = /^[^§]*[\d,] the check (?:accepts|finds|follows|ignores|reads|reports) /;
const TITLE_PREFIX_PATTERN =
  /^(?:(?:Firefox|WebKitGTK|firefox|chromium) )?((?:§?\d+(?:\.\d+)+,? )+)(do not apply: |does not apply: )?/;

/**
 * Returns the requirement numbers at the start of titles, and whether a title states that the requirements do not
 * apply.
 */
export function parseTitles(titles: readonly string[]): Pick<Evidence, 'criteria'> & { isProofOfAbsence: boolean } {
  const matches = titles.map((title) => TITLE_PREFIX_PATTERN.exec(title));
  const numbers = matches.flatMap((match) => match?.[1]?.split(/,? /) ?? []);
  return {
    criteria: [...new Set(numbers)].filter((number) => REQUIREMENT_NUMBERS.has(number)).sort(),
    isProofOfAbsence: matches.some((match) => match?.[2] !== undefined),
  };
}

/**
 * Returns the evidence of executed tests. Omits tests without a requirement, and tests that are no evidence for the
 * site. Combines the tests of one file for the same requirements into one entry. Tests that prove that the requirements
 * do not apply have a separate entry.
 */
export function collectEvidence(outcomes: readonly TestOutcome[], date: string): Evidence[] {
  const evidenceByKey = new Map<string, Evidence>();
  for (const { file, titles, isPassed } of outcomes) {
    const { criteria, isProofOfAbsence } = parseTitles(titles);
    const title = titles.at(-1) ?? '';
    if (criteria.length === 0 || EXCLUDED_TEST_PATH_PATTERN.test(file) || CHECK_TEST_TITLE_PATTERN.test(title))
      continue;
    const key = [file, isProofOfAbsence, ...criteria].join(' ');
    const previousEvidence = evidenceByKey.get(key) ?? {
      criteria,
      source: file,
      names: [],
      isProofOfAbsence,
      passed: 0,
      failed: 0,
      date,
    };
    evidenceByKey.set(key, {
      ...previousEvidence,
      names: [...new Set([...previousEvidence.names, title])],
      passed: previousEvidence.passed + Number(isPassed),
      failed: previousEvidence.failed + Number(!isPassed),
    });
  }
  return [...evidenceByKey.values()];
}

/** Returns the path of the file that contains a suite's results for the current firm. */
const getResultsPath = (suite: Suite): string => `reports/evidence/${path.basename(findSiteFolder())}/${suite}.json`;

/**
 * Writes the results of a complete run of a suite, in an order that does not depend on parallel workers. Writes paths
 * relative to the project's root.
 */
export function writeOutcomes(suite: Suite, outcomes: readonly TestOutcome[]): void {
  const getKey = ({ file, titles }: TestOutcome) => [file, ...titles].join(' ');
  const sortedOutcomes = outcomes
    .map((outcome) => ({ ...outcome, file: path.relative('', outcome.file) }))
    .toSorted((one, other) => getKey(one).localeCompare(getKey(other), 'en'));
  const results: SuiteResults = {
    firm: firm.name,
    date: new Date().toISOString().slice(0, 10),
    outcomes: sortedOutcomes,
  };
  mkdirSync(path.dirname(getResultsPath(suite)), { recursive: true });
  writeFileSync(getResultsPath(suite), JSON.stringify(results, null, 1));
}

/**
 * Returns the evidence of the last complete run of a suite for this firm. The list is empty if the firm has no such
 * run.
 */
export function readEvidence(suite: Suite): Evidence[] {
  const file = getResultsPath(suite);
  if (!existsSync(file)) return [];
  const results = JSON.parse(readFileSync(file, 'utf8')) as SuiteResults;
  return results.firm === firm.name ? collectEvidence(results.outcomes, results.date) : [];
}
