import { MIN_TEXT_CONTRAST } from './engines/pixels';
import type { CheckResult, Finding, Verdict } from './findings';
import { formatFinding } from './findings';
import { loadSubjects } from '../test/subjects';

interface ReviewedFalsePositive {
  /** The id of the entry in false-positives.md that contains the proof. */
  id: `FP-${number}`;
  matches: (finding: Finding, heroTextStarts: readonly string[]) => boolean;
}

const ROUTE_LINK_PATTERN = /href="\/#\//;
const CONTRAST_RULE_PATTERN = /^color-contrast|Guideline1_4\.1_4_[36]\./;

const ENTITY_BY_CHARACTER: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

/**
 * Returns '>', which ends the start tag, and the first 20 characters of an element's escaped text. Escapes the text as
 * in the markup of findings: pa11y shows the first 31 characters of `innerHTML`, where 'Acme & Co' is 'Acme &amp; Co'.
 */
export const formatMarkupStart = (text: string): string =>
  `>${text.replaceAll(/[&<>\u00a0]/g, (character) => ENTITY_BY_CHARACTER[character] ?? character).slice(0, 20)}`;

/** Returns the beginnings of the hero's texts as findings show them. */
export async function readHeroTextStarts(): Promise<readonly string[]> {
  const { title: heading, content } = (await loadSubjects()).home;
  const texts = content.hero.flatMap(({ title, description, credit }) => [title, description, credit]);
  return [heading, ...texts].map(formatMarkupStart);
}

/**
 * Matches the markup of content that is hidden in the audited state. Either the audits check this content in another
 * state, or no state shows this content.
 */
const HIDDEN_CONTENT_PATTERNS = [
  /^<(button|div) [^>]*>?.*aria-expanded="false" aria-controls/s,
  /^<div data-part="slide" /,
  /^<div [^>]*hidden="until-found"/,
  /^<input [^>]*type="file"/,
  /^<ul [^>]*data-copy="true"/,
  /^<svg aria-hidden="true"/,
  /^<div [^>]*data-medium="paper"/,
  /^<p id="[^"]*" hidden/,
  /^<img src="[^"]*" width="40" height="40" alt="" loading="eager"/,
  /^<aside data-offer=/,
];

const REVIEWED_FALSE_POSITIVES: readonly ReviewedFalsePositive[] = [
  { id: 'FP-2', matches: ({ code, context }) => code === 'skip-link' && ROUTE_LINK_PATTERN.test(context) },
  {
    id: 'FP-3',
    matches: ({ check, code, kind, context, paintedContrast }, heroTextStarts) =>
      kind === 'needs review' &&
      CONTRAST_RULE_PATTERN.test(code) &&
      (check === 'pa11y-ci'
        ? heroTextStarts.some((textStart) => context.includes(textStart))
        : typeof paintedContrast === 'number' && paintedContrast >= MIN_TEXT_CONTRAST),
  },
  {
    id: 'FP-4',
    matches: ({ check, code, kind, paintedContrast }) =>
      CONTRAST_RULE_PATTERN.test(code) &&
      paintedContrast === 'unseen' &&
      (kind === 'needs review' || check === 'HTML_CodeSniffer'),
  },
  {
    id: 'FP-5',
    matches: ({ check, code, mode, paintedContrast }) =>
      check === 'HTML_CodeSniffer' &&
      mode === 'forced colours' &&
      CONTRAST_RULE_PATTERN.test(code) &&
      typeof paintedContrast === 'number' &&
      paintedContrast >= MIN_TEXT_CONTRAST,
  },
  {
    id: 'FP-6',
    matches: ({ code, kind, context }) =>
      code === 'hidden-content' &&
      kind === 'needs review' &&
      HIDDEN_CONTENT_PATTERNS.some((pattern) => pattern.test(context)),
  },
];

export const FALSE_POSITIVE_IDS: readonly string[] = REVIEWED_FALSE_POSITIVES.map(({ id }) => id);

/** Returns true for a finding about contrast. A measurement of the painted pixels can refute such a finding. */
export const isAboutContrast = ({ code }: Finding): boolean => CONTRAST_RULE_PATTERN.test(code);

/** Returns the id of the entry that explains a finding, or null for a fault. */
export const findFalsePositiveId = (finding: Finding, heroTextStarts: readonly string[] = []): string | null =>
  REVIEWED_FALSE_POSITIVES.find(({ matches }) => matches(finding, heroTextStarts))?.id ?? null;

/**
 * Separates a check's findings into faults and findings that false-positives.md explains. Counts the explained
 * findings. Only the findings of pa11y-ci need `heroTextStarts`.
 */
export function separateFaults({ findings, ...result }: CheckResult, heroTextStarts?: readonly string[]): Verdict {
  const explained: Record<string, number> = {};
  const faults: Finding[] = [];
  for (const finding of findings) {
    const id = findFalsePositiveId(finding, heroTextStarts);
    if (id) explained[id] = (explained[id] ?? 0) + 1;
    else faults.push(finding);
  }
  const countFaults = (kind: Finding['kind']) => faults.filter((fault) => fault.kind === kind).length;
  return {
    ...result,
    violations: countFaults('violation'),
    needsReview: countFaults('needs review'),
    explained,
    faults: faults.map(formatFinding),
  };
}
