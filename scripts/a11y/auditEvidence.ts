import axe from 'axe-core';
import type { Evidence } from '../../a11y/conformance/evidence';
import type { Verdict, StateResult } from '../../a11y/findings';
import type { Measurement } from '../../a11y/matrix';

/** The WCAG criteria that each measurement tests. */
const CRITERIA_BY_MEASUREMENT: Readonly<Record<Measurement, readonly string[]>> = {
  'target size': ['2.5.5', '2.5.8'],
  'voice control': ['2.5.3'],
  'text spacing': ['1.4.12'],
  'text at 200 %': ['1.4.4'],
  'animations with reduced motion': ['2.3.3'],
  'signs in forced colours': ['1.4.1', '1.4.11'],
};

/** Matches a tag of axe for a WCAG criterion: 'wcag1411' means 1.4.11. */
const AXE_CRITERION_TAG_PATTERN = /^wcag(\d)(\d)(\d+)$/;

const CRITERIA_BY_AXE_RULE: ReadonlyMap<string, readonly string[]> = new Map(
  axe
    .getRules()
    .map(({ ruleId, tags }) => [
      ruleId,
      tags.flatMap((tag) => AXE_CRITERION_TAG_PATTERN.exec(tag)?.slice(1).join('.') ?? []),
    ]),
);

/**
 * Returns the checks in a verdict. A measurement is one check. Each passed rule of axe is a check with one pass.
 * Each tuple contains the WCAG criteria, the name and the number of passes of a check.
 */
function listChecks({ check, rules, passes }: Verdict): [criteria: readonly string[], name: string, passes: number][] {
  if (check in CRITERIA_BY_MEASUREMENT)
    return [[CRITERIA_BY_MEASUREMENT[check as keyof typeof CRITERIA_BY_MEASUREMENT], check, passes]];
  return (rules ?? []).map((rule) => [CRITERIA_BY_AXE_RULE.get(rule) ?? [], rule, 1]);
}

/**
 * Returns evidence for each criterion: the passes of axe's rules and of the measurements. Call this function only for
 * visits without faults, because it reports no failures. HTML_CodeSniffer and pa11y-ci provide no evidence, because
 * they do not count passes. The check with the display settings provides no evidence, because it names no criteria.
 */
export function collectAuditEvidence(visits: readonly StateResult[], axeVersion: string, date: string): Evidence[] {
  const totalsByCriterionAndSource = new Map<string, { names: Set<string>; passed: number }>();
  for (const verdict of visits.flatMap(({ verdicts }) => verdicts).filter(({ isCopied }) => !isCopied))
    for (const [criteria, name, passes] of listChecks(verdict))
      for (const criterion of criteria) {
        const key = `${criterion} ${verdict.check === 'axe-core' ? `axe-core ${axeVersion}` : verdict.check}`;
        const totals = totalsByCriterionAndSource.get(key) ?? { names: new Set(), passed: 0 };
        totalsByCriterionAndSource.set(key, { names: totals.names.add(name), passed: totals.passed + passes });
      }
  return [...totalsByCriterionAndSource].map(([key, { names, passed }]) => {
    const [criterion = '', ...sourceWords] = key.split(' ');
    return { criteria: [criterion], source: sourceWords.join(' '), names: [...names].sort(), passed, failed: 0, date };
  });
}
