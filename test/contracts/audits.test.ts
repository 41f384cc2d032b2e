import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFalsePositiveId, FALSE_POSITIVE_IDS, formatMarkupStart } from '../../a11y/falsePositives';
import { accessibilityResults, auditedStates } from '#site/accessibilityResults';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { findSiteFolder } from '../../src/site/folder';
import type { Page } from '../../src/site/pages';
import { isSample } from '../../src/site/sample';
import type { AccessibilityResults } from '../../src/site/types';

/** The names of the audit engines, as in the recorded audit results. */
const AUDIT_ENGINES = ['axe-core', 'HTML_CodeSniffer', 'pa11y-ci'];

test('every reviewed false positive has a proof in false-positives.md, and every proof belongs to a false positive', () => {
  const proofIds = [...readFileSync('a11y/false-positives.md', 'utf8').matchAll(/^## (FP-\d+) · /gm)].map(
    ([, id]) => id,
  );
  expect(proofIds).toEqual(FALSE_POSITIVE_IDS);
});

test('1.4.6 FP-3 explains a finding for hero text, even if the text contains ‘&’', () => {
  const finding = {
    check: 'pa11y-ci',
    mode: 'light',
    code: 'color-contrast',
    kind: 'needs review',
    selector: 'p',
    context: '<p>Drawn for A&amp;B &lt;Sons&gt;</p>',
    summary: '',
  } as const;
  expect(findFalsePositiveId(finding, [formatMarkupStart('Drawn for A&B <Sons>')])).toBe('FP-3');
  expect(findFalsePositiveId(finding, [formatMarkupStart('Drawn for A')])).toBe('FP-3');
  expect(findFalsePositiveId(finding, [formatMarkupStart('Drawn by A')])).toBeNull();
});

test('the accessibility statement names exactly the engines of the recorded audit', async () => {
  const results: AccessibilityResults | undefined = accessibilityResults;
  const textPages = Object.values<Page>(pages).filter((page): page is Page<'text'> => page.kind === 'text');
  const statement = JSON.stringify(
    await Promise.all(textPages.map(async ({ content }) => (await content()).default.sections)),
  );
  const namedEngines = AUDIT_ENGINES.filter((engine) => statement.includes(engine));
  expect(statement).toContain(firm.inbox);
  expect(namedEngines).toEqual(results?.engines.map(({ name }) => name) ?? []);
  expect(auditedStates.length).toBe(results?.states ?? 0);
  // The accessibility statement shows the number of false positives. The content of a firm other than the sample may
  // cause only some of the reviewed false positives.
  expect(results?.falsePositives ?? 0).toBeLessThanOrEqual(FALSE_POSITIVE_IDS.length);
  if (results && isSample()) expect(results.falsePositives).toBe(FALSE_POSITIVE_IDS.length);
});

test('every test file that the conformance report names as evidence exists', () => {
  const reportFile = path.join(findSiteFolder(), 'conformance.json');
  const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
  const testFiles = [...report.matchAll(/"source": ?"([^"]+\.tsx?)"/g)].map(([, file = '']) => file);
  expect(testFiles.filter((file) => !existsSync(file))).toEqual([]);
  if (isSample()) expect(testFiles.length).toBeGreaterThan(0);
});
