import { getLanguageFolder } from '../../src/site/languages';
import type { AccessibilityResults } from '../../src/site/types';
import { countDays } from '../build/buildDay';
import { formatCommand } from '../siteCommand';
import { findPages, joinNames, type Finding, type Site } from './site';
import { listAllTexts } from './contentNodes';

const DATE_KEYS = ['updated', 'datePosted'];
/** The file of the accessibility statement. */
const STATEMENT_FILE = 'accessibility.ts';
/** The maximum age of an audit, in days. An accessibility statement must be reviewed at least once a year. */
const MAX_AGE_DAYS = 365;

type Fault = readonly [location: string, message: string];
const formatLocation = (field: string): string => `accessibilityResults${field && ` › ${field}`}`;

/**
 * Returns whether an audit state shows an application form. The site has application forms only while a job is open.
 */
const isApplicationFormState = (state: string): boolean => /^apply\b/.test(state);

/** Returns a function that checks whether a state shows the page of a job. */
const createJobPageMatcher = (site: Site) => {
  const jobsPages = Object.values(site.pages).filter(({ kind }) => kind === 'jobs');
  return (state: string): boolean => jobsPages.some(({ path }) => state.startsWith(`page ${path}/`));
};

function* findStateFaults(site: Site, stateCount: number): Generator<Fault> {
  const { states, auditedStates } = site.audit;
  if (states instanceof Error) {
    const reason = `can't be compared with the site, because listing its states failed (${states.message}): correct this error first.`;
    yield ['auditedStates', reason];
    return;
  }
  // Firms often add and remove jobs. The pages of all jobs share their components and form, so an audit of one job
  // covers all jobs.
  const isJobPageState = createJobPageMatcher(site);
  const isCoveredByOtherJob = (state: string): boolean => isJobPageState(state) && auditedStates.some(isJobPageState);
  const missingStates = states.filter((state) => !auditedStates.includes(state) && !isCoveredByOtherJob(state));
  const obsoleteStates = auditedStates.filter(
    (state) => !states.includes(state) && !isJobPageState(state) && !isApplicationFormState(state),
  );
  if (missingStates.length > 0) yield ['auditedStates', `the audit lacks ${joinNames(missingStates)}.`];
  if (obsoleteStates.length > 0)
    yield ['auditedStates', `names ${joinNames(obsoleteStates)}, which the site does not have.`];
  if (stateCount !== auditedStates.length)
    yield [formatLocation('states'), `is ${stateCount}, but ‘auditedStates’ has ${auditedStates.length} entries.`];
}

/**
 * Yields a fault when `date` is invalid, in the future or more than a year ago. Also yields a fault when a text was
 * changed after `date`. `date` is the ISO date of an audit or of evidence. A change of the accessibility statement does
 * not count if the statement has the date of the recorded audit.
 */
export function* findAgeFaults(site: Site, date: string): Generator<string> {
  const age = countDays(date, site.today);
  if (Number.isNaN(age)) yield `‘${date}’ is not a date.`;
  if (age < 0) yield `${date} is in the future.`;
  if (age > MAX_AGE_DAYS) yield `the audit of ${date} is more than a year old.`;
  const newerText = listAllTexts(site).find(
    ({ key, path, file, value }) =>
      DATE_KEYS.includes(key) &&
      path !== 'jobs.jobs.datePosted' &&
      !file.startsWith('words/') &&
      value > date &&
      !(file === STATEMENT_FILE && value === site.audit.results?.date) &&
      value <= site.today,
  );
  if (age >= 0 && newerText)
    yield `the audit of ${date} is older than ${newerText.file}, which was changed on ${newerText.value}.`;
}

/**
 * Yields a fault when the conformance report belongs to another audit. Also yields the faults of {@link findAgeFaults}
 * for the report's oldest evidence.
 */
function* findConformanceFaults(site: Site, { date }: AccessibilityResults): Generator<Fault> {
  for (const { content } of findPages(site, 'conformance')) {
    const { report } = content;
    if (report.firm !== site.firm.name || report.date !== date)
      yield ['conformance', `the report is of ‘${report.firm}’ and ${report.date}, not of the recorded audit.`];
    for (const fault of findAgeFaults(site, report.oldestEvidence)) yield ['conformance › oldestEvidence', fault];
  }
}

function* findAuditFaults(site: Site): Generator<Fault> {
  const results = site.audit.results;
  if (!results) {
    yield [formatLocation(''), 'there is no recorded audit for the accessibility statement.'];
    return;
  }
  yield* findConformanceFaults(site, results);
  const { firm, failures, states } = results;
  if (firm !== site.firm.name)
    yield [formatLocation('firm'), `the recorded audit is of ‘${firm}’, not of ‘${site.firm.name}’.`];
  yield* findStateFaults(site, states);
  for (const fault of findAgeFaults(site, results.date)) yield [formatLocation('date'), fault];
  if (failures !== 0) yield [formatLocation('failures'), `the audit has ${failures} failures: correct them first.`];
}

/**
 * WCAG-EM: yields findings unless the recorded audit describes the current site and has no failures. Checks only the
 * default language, because the record contains only the states of that language.
 */
export function* checkAudit(site: Site): Generator<Finding> {
  if (getLanguageFolder(site.settings.languages, site.settings.language) !== '') return;
  for (const [location, fault] of findAuditFaults(site))
    yield {
      file: 'accessibilityResults.ts',
      steps: [location],
      message: `${fault} Run ${formatCommand('npm run test:a11y -- --record')}.`,
    };
}
