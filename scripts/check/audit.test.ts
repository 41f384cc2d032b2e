import { formatCommand } from '../siteCommand';
import { checkAudit } from './audit';
import { listFindingLines, createSmallSite, testMistakes, type InsertMistake } from './testing/smallSite';

const ADVICE = `Run ${formatCommand('npm run test:a11y -- --record')}.`;

const MISTAKES: Readonly<Record<string, InsertMistake>> = {
  'accessibilityResults › firm: the recorded audit is of ‘Oak Ltd’, not of ‘Acme’.': ({ audit }) =>
    (audit.firm = 'Oak Ltd'),
  'auditedStates: the audit lacks ‘page /’, ‘page /team’ and 1 more.': ({ audit, auditedStates }) =>
    (audit.states -= auditedStates.splice(0, 3).length),
  'auditedStates: names ‘page /gone’, which the site does not have.': ({ audit, auditedStates }) =>
    (audit.states = auditedStates.push('page /gone')),
  'accessibilityResults › states: is 70, but ‘auditedStates’ has 10 entries.': ({ audit }) => (audit.states = 70),
  'accessibilityResults › date: the audit of 2026-11-20 is older than imprint.ts, which was changed on 2026-11-21.': ({
    imprint,
  }) => (imprint.updated = '2026-11-21'),
  'accessibilityResults › date: the audit of 2025-11-01 is more than a year old.': ({ audit, imprint }) =>
    (imprint.updated = audit.date = '2025-11-01'),
  'accessibilityResults › date: 2026-12-01 is in the future.': ({ audit }) => (audit.date = '2026-12-01'),
  'accessibilityResults › date: ‘soon’ is not a date.': ({ audit }) => (audit.date = 'soon'),
  'accessibilityResults › failures: the audit has 2 failures: correct them first.': ({ audit }) => (audit.failures = 2),
};

testMistakes(
  'WCAG-EM',
  Object.fromEntries(
    Object.entries(MISTAKES).map(([line, insertMistake]) => [
      `accessibilityResults.ts › ${line} ${ADVICE}`,
      insertMistake,
    ]),
  ),
);

const listAuditLines = (audit: object) =>
  listFindingLines({ ...createSmallSite(), audit: { ...createSmallSite().audit, ...audit } });

test('WCAG-EM the check reports an error that occurs while the check lists the states', () => {
  expect(listAuditLines({ states: new Error('no route table') })).toEqual([
    `accessibilityResults.ts › auditedStates: can't be compared with the site, because listing its states failed (no route table): correct this error first. ${ADVICE}`,
  ]);
});

test('WCAG-EM the check reports a missing audit on one line', () => {
  expect(listAuditLines({ results: undefined })).toEqual([
    `accessibilityResults.ts › accessibilityResults: there is no recorded audit for the accessibility statement. ${ADVICE}`,
  ]);
});

test('WCAG-EM new and removed jobs require no new audit if the audit includes the page of one job', () => {
  const site = createSmallSite(({ pages }) => {
    Object.assign(pages, { jobs: { ...pages['imprint'], kind: 'jobs', path: '/jobs' } });
  });
  const states = [...site.audit.auditedStates, 'page /jobs'];
  const listStateFindings = (auditedStates: readonly string[], currentStates: readonly string[]) => {
    const results = site.audit.results && { ...site.audit.results, states: auditedStates.length };
    return [...checkAudit({ ...site, audit: { results, auditedStates, states: currentStates } })];
  };
  const listJobStates = (job: string) => [`page /jobs/${job}`, 'apply', 'apply, errors'];
  expect(
    listStateFindings(
      [...states, ...listJobStates('smith')],
      [...states, ...listJobStates('farrier'), 'page /jobs/clerk'],
    ),
  ).toEqual([]);
  expect(listStateFindings([...states, ...listJobStates('smith')], states)).toEqual([]);
  const statesWithForm = [...states, 'apply', 'apply, errors'];
  expect(listStateFindings(statesWithForm, [...states, ...listJobStates('smith')])[0]?.message).toContain(
    'lacks ‘page /jobs/smith’',
  );
});

test('WCAG-EM the check rejects a conformance report of another audit or with outdated evidence', () => {
  const site = createSmallSite(({ imprint, audit }) => (imprint.updated = audit.date));
  const statementLocations: typeof site.exportLocations = new Map([
    [site.contents.get('imprint')!, { file: 'accessibility.ts', name: 'accessibility' }],
  ]);
  const { date = '' } = site.audit.results ?? {};
  const listFaults = (changes: object, exportLocations = site.exportLocations) => {
    const report = { firm: site.firm.name, date, oldestEvidence: date, ...changes };
    const contents = new Map([...site.contents, ['report', { words: {}, report } as never]]);
    const page = { kind: 'conformance', path: '/report' } as never;
    return [...checkAudit({ ...site, exportLocations, contents, pages: { ...site.pages, report: page } })]
      .filter(({ steps: [firstStep] }) => firstStep?.startsWith('conformance'))
      .map(({ steps, message }) => `${steps.join()}: ${message}`);
  };
  expect(listFaults({})).toEqual([]);
  expect(listFaults({ oldestEvidence: '2026-11-19' }, statementLocations)).toEqual([]);
  expect(listFaults({ oldestEvidence: '2026-11-19' })[0]).toContain('older than imprint.ts');
  expect(listFaults({ firm: 'Oak Ltd' })).toEqual([
    `conformance: the report is of ‘Oak Ltd’ and ${date}, not of the recorded audit. ${ADVICE}`,
  ]);
  expect(listFaults({ oldestEvidence: '2025-01-01' })[0]).toMatch(
    /^conformance › oldestEvidence: .* more than a year old/,
  );
});

test('§3 the command in a finding begins with SITE if SITE selects the firm', () => {
  const originalSite = process.env['SITE'];
  process.env['SITE'] = '../acme';
  const lines = listAuditLines({ results: undefined });
  if (originalSite === undefined) delete process.env['SITE'];
  else process.env['SITE'] = originalSite;
  expect(lines).toEqual([expect.stringMatching(/ Run SITE=\.\.\/acme npm run test:a11y -- --record\.$/)]);
});
