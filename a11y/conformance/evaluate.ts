import type { ConformanceLevel } from '../../src/site/conformance';
import { CHAPTERS, type Chapter, type Requirement } from './criteria';
import type { Evidence } from './evidence';

/** The engines that must audit the site. If one of these engines has not run, every requirement is 'not-evaluated'. */
const REQUIRED_ENGINES = ['axe-core', 'HTML_CodeSniffer', 'pa11y-ci'];

/** A requirement with its conformance level and the evidence for that level. */
export interface EvaluatedRequirement extends Requirement {
  readonly conformance: ConformanceLevel;
  readonly evidence: readonly Evidence[];
}

export interface ChapterEvaluation extends Pick<Chapter, 'id'> {
  readonly rows: readonly EvaluatedRequirement[];
}

export interface EvaluationInput {
  readonly evidence: readonly Evidence[];
  /** The names of the engines that audited the site. */
  readonly engines: readonly string[];
  /** Returns whether evidence from this ISO date is recent enough. */
  readonly isFresh: (date: string) => boolean;
}

function rateEvidence(evidence: readonly Evidence[]): ConformanceLevel {
  if (evidence.length === 0 || evidence.some(({ passed, failed }) => failed > 0 || passed === 0))
    return 'not-evaluated';
  return evidence.every(({ isProofOfAbsence }) => isProofOfAbsence) ? 'not-applicable' : 'supports';
}

/**
 * Returns the conformance of a requirement that depends only on other requirements. `conformances` contains the
 * conformance of each of those requirements.
 */
function deriveConformance(conformances: readonly (ConformanceLevel | undefined)[]): ConformanceLevel {
  if (conformances.some((conformance) => conformance === undefined || conformance === 'not-evaluated'))
    return 'not-evaluated';
  return conformances.every((conformance) => conformance === 'not-applicable') ? 'not-applicable' : 'supports';
}

/**
 * Returns the conformance of every requirement with its evidence, by chapter. 'supports' requires recent evidence in
 * which every test passed. 'not-applicable' requires tests that prove that the site has no content to which the
 * requirement applies.
 */
export function evaluateConformance({ evidence, engines, isFresh }: EvaluationInput): ChapterEvaluation[] {
  const isAuditComplete = REQUIRED_ENGINES.every((engine) => engines.includes(engine));
  const usableEvidence = isAuditComplete ? evidence.filter(({ date }) => isFresh(date)) : [];
  const conformanceByRequirement = new Map<string, ConformanceLevel>();
  return CHAPTERS.map(({ id, requirements }) => ({
    id,
    rows: requirements.map((requirement): EvaluatedRequirement => {
      const { num, criteria } = requirement;
      const matchingEvidence = usableEvidence.filter(({ criteria: testedCriteria }) => testedCriteria.includes(num));
      const conformance = criteria
        ? deriveConformance(criteria.map((criterion) => conformanceByRequirement.get(criterion)))
        : rateEvidence(matchingEvidence);
      conformanceByRequirement.set(num, conformance);
      return { ...requirement, conformance, evidence: matchingEvidence };
    }),
  }));
}
