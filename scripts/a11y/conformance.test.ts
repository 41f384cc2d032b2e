import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { evaluateConformance, type EvaluationInput } from '../../a11y/conformance/evaluate';
import { collectEvidence, parseTitles, type Evidence } from '../../a11y/conformance/evidence';
import { readHumanChecks } from '../../a11y/humanChecks';
import { collectHumanEvidence, createConformanceReport } from './conformanceReport';
import { createOpenAcr, renderYaml } from './openAcr';
import { collectAuditEvidence } from './auditEvidence';
import type { Verdict } from '../../a11y/findings';

const TODAY = '2026-11-25';
const AUDIT_ENGINES = ['axe-core', 'HTML_CodeSniffer', 'pa11y-ci'];
const createEvidence = (overrides: Partial<Evidence> = {}): Evidence => ({
  criteria: ['1.4.6', '2.4.3'],
  source: 'a11y/some.spec.ts',
  names: ['1.4.6 2.4.3 some text has contrast'],
  passed: 3,
  failed: 0,
  date: TODAY,
  ...overrides,
});
const isFresh: EvaluationInput['isFresh'] = (date) => date >= '2025-11-25' && date <= TODAY;
const listRows = (input: Partial<EvaluationInput>) =>
  evaluateConformance({ evidence: [], engines: AUDIT_ENGINES, isFresh, ...input }).flatMap(({ rows }) => rows);
const findConformance = (num: string, input: Partial<EvaluationInput>) =>
  listRows(input).find((row) => row.num === num)?.conformance;

test('recent evidence from passed tests supports only the criteria that the evidence names', () => {
  const supportedRows = listRows({ evidence: [createEvidence()] }).filter(
    ({ conformance }) => conformance === 'supports',
  );
  expect(supportedRows.map(({ num }) => num)).toEqual(['2.4.3', '1.4.6']);
});

test.each([
  ['an engine is missing', { engines: AUDIT_ENGINES.slice(1), evidence: [createEvidence()] }],
  ['the evidence is stale', { evidence: [createEvidence({ date: '2025-11-24' })] }],
  ['a test failed', { evidence: [createEvidence(), createEvidence({ failed: 1 })] }],
  ['no test ran', { evidence: [createEvidence({ passed: 0 })] }],
  ['there is no evidence', {}],
])('the report marks every criterion as not evaluated when %s', (_name, input) => {
  expect(new Set(listRows(input).map(({ conformance }) => conformance))).toEqual(new Set(['not-evaluated']));
});

test('a human check is evidence only if it is signed', () => {
  const checksMarkdown = '# Checks\n\n## focus-order · 2.4.3\n\nTab through the page.\n\n';
  const collectSignedEvidence = (signature: string) =>
    collectHumanEvidence(readHumanChecks(checksMarkdown + signature, TODAY));
  expect(findConformance('2.4.3', { evidence: collectSignedEvidence('unsigned\n') })).toBe('not-evaluated');
  expect(findConformance('2.4.3', { evidence: collectSignedEvidence('signed: Ada Smith, 2026-11-01\n') })).toBe(
    'supports',
  );
});

test('a criterion is not applicable if all of its evidence shows that the criterion applies to no content', () => {
  const evidenceOfAbsence = createEvidence({ isProofOfAbsence: true });
  expect(findConformance('2.4.3', { evidence: [evidenceOfAbsence] })).toBe('not-applicable');
  expect(findConformance('2.4.3', { evidence: [evidenceOfAbsence, createEvidence()] })).toBe('supports');
  expect(findConformance('2.4.3', { evidence: [{ ...evidenceOfAbsence, failed: 1 }] })).toBe('not-evaluated');
});

test('the level of a functional performance criterion follows from the levels of its success criteria', () => {
  const allCriteria = ['1.3.3', '1.4.1', '1.4.11'];
  expect(findConformance('302.3', { evidence: [createEvidence({ criteria: allCriteria })] })).toBe('supports');
  expect(findConformance('302.3', { evidence: [createEvidence({ criteria: allCriteria.slice(1) })] })).toBe(
    'not-evaluated',
  );
  expect(
    findConformance('4.2.3', { evidence: [createEvidence({ criteria: allCriteria, isProofOfAbsence: true })] }),
  ).toBe('not-applicable');
});

test('parseTitles reads the criteria at the start of a title, also after an engine’s name or a section number', () => {
  expect(parseTitles(['2.1.1 dialogs', '§2.11 3.3.1 2.1.1 the list of errors of 1.4.6'])).toEqual({
    criteria: ['2.1.1', '3.3.1'],
    isProofOfAbsence: false,
  });
  expect(parseTitles(['WebKitGTK 2.4.3 2.5.2 a press moves no focus']).criteria).toEqual(['2.4.3', '2.5.2']);
  expect(parseTitles(['1.2.1 1.4.2 do not apply: no page has sound'])).toEqual({
    criteria: ['1.2.1', '1.4.2'],
    isProofOfAbsence: true,
  });
  expect(parseTitles(['9.9.9 an unknown number']).criteria).toEqual([]);
});

test('collectEvidence counts the test results of each file and ignores the tests of the audit tools', () => {
  const createOutcome = (file: string, title: string, isPassed = true) => ({ file, titles: [title], isPassed });
  const outcomes = [
    createOutcome('a11y/a.spec.ts', '2.4.2 a title of /'),
    createOutcome('a11y/a.spec.ts', '2.4.2 a title of /about', false),
    createOutcome('a11y/engines.spec.ts', '2.4.2 an engine reports a missing title'),
    createOutcome('a11y/a.spec.ts', '2.4.2 the check reports a missing title'),
    createOutcome('a11y/a.spec.ts', '§2.1 a route'),
  ];
  expect(collectEvidence(outcomes, TODAY)).toEqual([
    expect.objectContaining({ criteria: ['2.4.2'], source: 'a11y/a.spec.ts', passed: 1, failed: 1 }),
  ]);
});

test('collectAuditEvidence counts passes by criterion, and ignores results that are copied from another mode', () => {
  const verdict = { mode: 'light' as const, violations: 0, needsReview: 0, explained: {}, faults: [] };
  const verdicts: Verdict[] = [
    { ...verdict, check: 'axe-core', passes: 2, rules: ['color-contrast', 'html-has-lang'] },
    { ...verdict, check: 'axe-core', passes: 2, rules: ['color-contrast', 'html-has-lang'], isCopied: true },
    { ...verdict, check: 'target size', passes: 7 },
    { ...verdict, check: 'HTML_CodeSniffer', passes: 0 },
  ];
  const evidence = collectAuditEvidence([{ state: 'page /', width: 320, verdicts }], '4.14.1', TODAY);
  expect(evidence.map(({ criteria, source, passed }) => [...criteria, source, passed])).toEqual([
    ['1.4.3', 'axe-core 4.14.1', 1],
    ['3.1.1', 'axe-core 4.14.1', 1],
    ['2.5.5', 'target size', 7],
    ['2.5.8', 'target size', 7],
  ]);
});

test('the web page and the OpenACR file of the conformance report state the same conformance levels', () => {
  const evaluations = evaluateConformance({ evidence: [createEvidence()], engines: AUDIT_ENGINES, isFresh });
  const report = createConformanceReport(evaluations, { date: TODAY, browser: 'Chromium 1', engines: [] });
  const openAcr = createOpenAcr(evaluations, TODAY, 'axe-core');
  for (const { id, rows } of report.chapters) {
    const levels = openAcr.chapters[id]?.criteria?.map(({ num, components }) => [num, components[0]?.adherence.level]);
    expect(levels).toEqual(rows.map(({ num, conformance }) => [num, conformance]));
  }
});

test('the OpenACR file matches the schema of OpenACR, and a YAML 1.1 parser reads all texts unchanged', () => {
  const report = createOpenAcr(
    evaluateConformance({ evidence: [createEvidence()], engines: AUDIT_ENGINES, isFresh }),
    TODAY,
    'axe-core',
  );
  const parsedReport: unknown = parse(renderYaml(report), { schema: 'yaml-1.1' });
  expect(parsedReport).toEqual(report);
  const validate = new Ajv({ allErrors: true }).compile(
    JSON.parse(readFileSync('a11y/conformance/openacr-0.1.0.json', 'utf8')),
  );
  validate(parsedReport);
  expect(validate.errors).toBeNull();
});
