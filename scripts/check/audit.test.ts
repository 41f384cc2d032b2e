import { checkAudit } from './audit';
import { linesOf, smallSite, type Drafted } from './testing/smallSite';

const AGAIN = 'Run npm run test:a11y -- --record.';

test('WCAG-EM the small firm has no mistake, and its states were looked at', () => {
  expect(checkAudit(smallSite())).toEqual({ counts: { 'audited states': 9 }, findings: [] });
});

const CASES: [string, (drafted: Drafted) => void, string[]][] = [
  [
    'a run of another firm',
    ({ audit }) => (audit.firm = 'Oak Ltd'),
    ['accessibilityResults › firm: the audit was of the site of ‘Oak Ltd’, not of ‘Acme’.'],
  ],
  [
    'pages that nobody has audited',
    ({ audit, auditedStates }) => (audit.states -= auditedStates.splice(0, 3).length),
    ['auditedStates: nobody has audited ‘page /’, ‘page /team’ and 1 more, which the site has.'],
  ],
  [
    'states that the site does not have',
    ({ audit, auditedStates }) => (audit.states = auditedStates.push('page /gone')),
    ['auditedStates: names ‘page /gone’, which the site does not have.'],
  ],
  [
    'figures of another record',
    ({ audit }) => (audit.states = 70),
    ['accessibilityResults › states: says 70, but the record has 9.'],
  ],
  [
    'an audit that is older than a page',
    ({ contents: { imprint } }) => (imprint.updated = '2026-11-21'),
    ['accessibilityResults › date: the audit of 2026-11-20 is older than imprint.ts, which was changed on 2026-11-21.'],
  ],
  [
    'an audit of more than a year ago',
    ({ audit, contents: { imprint } }) => (imprint.updated = audit.date = '2025-11-01'),
    ['accessibilityResults › date: the audit of 2025-11-01 is more than a year old.'],
  ],
  [
    'an audit of a day to come',
    ({ audit }) => (audit.date = '2026-12-01'),
    ['accessibilityResults › date: 2026-12-01 is in the future.'],
  ],
  ['a date that is none', ({ audit }) => (audit.date = 'soon'), ['accessibilityResults › date: ‘soon’ is no date.']],
  [
    'an audit with failures',
    ({ audit }) => (audit.failures = 2),
    ['accessibilityResults › failures: the audit found 2 failures: mend them first.'],
  ],
];

test.each(CASES)('WCAG-EM %s', (_title, plant, expected) => {
  expect(linesOf(checkAudit, plant)).toEqual(
    expected.map((line) => `src/content/acme/accessibilityResults.ts › ${line} ${AGAIN}`),
  );
});

test('WCAG-EM states that can not be listed are a fault', () => {
  const site = smallSite();
  const { findings } = checkAudit({ ...site, audit: { ...site.audit, states: new Error('no route table') } });
  expect(findings.map(({ message }) => message)).toEqual([
    `can't be compared with the site, for its states can't be listed (no route table): mend that first. ${AGAIN}`,
  ]);
});

test('WCAG-EM a firm without an audit on record is told so, in one line', () => {
  const site = smallSite();
  const { findings } = checkAudit({ ...site, audit: { ...site.audit, results: undefined } });
  expect(findings.map(({ message }) => message)).toEqual([
    `there is no audit on record: the accessibility statement has nothing to tell. ${AGAIN}`,
  ]);
});
