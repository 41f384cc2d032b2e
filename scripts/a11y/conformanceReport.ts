import type { ChapterEvaluation } from '../../a11y/conformance/evaluate';
import type { Evidence } from '../../a11y/conformance/evidence';
import type { HumanCheck } from '../../a11y/humanChecks';
import { firm } from '#site/firm';
import type { ConformanceReport, ConformanceRow } from '../../src/site/conformance';
import type { AuditRun } from './record';

/** Returns evidence for each signed check by a person. Omits unsigned checks. */
export const collectHumanEvidence = (checks: readonly HumanCheck[]): Evidence[] =>
  checks.flatMap(({ id, criteria, instructions, signedBy, date }) =>
    signedBy && date
      ? [{ criteria, source: `${id} (${signedBy})`, names: [instructions], passed: 1, failed: 0, date }]
      : [],
  );

/** Returns the number of passes for each source of evidence. */
function countPassesBySource(evidence: readonly Evidence[]): ConformanceRow['evidence'] {
  const passesBySource = new Map<string, number>();
  for (const { source, passed } of evidence) passesBySource.set(source, (passesBySource.get(source) ?? 0) + passed);
  return [...passesBySource].map(([source, passed]) => ({ source, passed }));
}

/** Returns the conformance report in the format that its page renders. */
export function createConformanceReport(
  evaluations: readonly ChapterEvaluation[],
  { date, browser, engines }: AuditRun,
): ConformanceReport {
  const dates = evaluations.flatMap(({ rows }) =>
    rows.flatMap(({ evidence }) => evidence.map((record) => record.date)),
  );
  return {
    firm: firm.name,
    date,
    oldestEvidence: dates.sort()[0] ?? date,
    browser,
    engines,
    chapters: evaluations.map(({ id, rows }) => ({
      id,
      rows: rows.map(({ num, title, conformance, criteria, evidence }) => ({
        num,
        title,
        conformance,
        evidence: criteria ?? countPassesBySource(evidence),
      })),
    })),
  };
}
