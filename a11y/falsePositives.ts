import type { CheckResult, Finding, Verdict } from './findings';
import { formatFinding } from './findings';
import { loadSubjects } from '../test/subjects';

interface Reviewed {
  /** The id of the entry in false-positives.md that contains the proof. */
  id: `FP-${number}`;
  matches: (finding: Finding, heroWords: readonly string[]) => boolean;
}

const ROUTE_LINK = /href="\/#\//;
const CONTRAST = /^color-contrast|Guideline1_4\.1_4_[36]\./;
/** The minimum contrast ratio for text of any size. WCAG 1.4.6 requires only 4.5:1 for large text. */
const ENHANCED = 7;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

/**
 * Returns '>', which ends the start tag, followed by the first 20 characters of an element's text. Escapes the text as
 * in the markup of findings: pa11y shows the first 31 characters of `innerHTML`, where 'Acme & Co' is 'Acme &amp; Co'.
 */
export const formatMarkupStart = (text: string): string =>
  `>${text.replaceAll(/[&<>\u00a0]/g, (sign) => ENTITIES[sign] ?? sign).slice(0, 20)}`;

/** Returns the beginnings of the hero's texts as findings show them. */
export async function readHeroWords(): Promise<readonly string[]> {
  const { title: heading, content } = (await loadSubjects()).home;
  const texts = content.hero.flatMap(({ title, description, credit }) => [title, description, credit]);
  return [heading, ...texts].map(formatMarkupStart);
}

/**
 * Matches the markup of content that is hidden in the audited state. The audits check this content in another state, or
 * no state shows it.
 */
const SHOWN_ELSEWHERE = [
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

const REVIEWED: readonly Reviewed[] = [
  { id: 'FP-2', matches: ({ code, context }) => code === 'skip-link' && ROUTE_LINK.test(context) },
  {
    id: 'FP-3',
    matches: ({ check, code, kind, context, painted }, heroWords) =>
      kind === 'needs review' &&
      CONTRAST.test(code) &&
      (check === 'pa11y-ci'
        ? heroWords.some((start) => context.includes(start))
        : typeof painted === 'number' && painted >= ENHANCED),
  },
  {
    id: 'FP-4',
    matches: ({ check, code, kind, painted }) =>
      CONTRAST.test(code) && painted === 'unseen' && (kind === 'needs review' || check === 'HTML_CodeSniffer'),
  },
  {
    id: 'FP-5',
    matches: ({ check, code, mode, painted }) =>
      check === 'HTML_CodeSniffer' &&
      mode === 'forced colours' &&
      CONTRAST.test(code) &&
      typeof painted === 'number' &&
      painted >= ENHANCED,
  },
  {
    id: 'FP-6',
    matches: ({ code, kind, context }) =>
      code === 'hidden-content' && kind === 'needs review' && SHOWN_ELSEWHERE.some((shape) => shape.test(context)),
  },
];

export const REVIEWED_IDS: readonly string[] = REVIEWED.map(({ id }) => id);

/** Returns true for a finding about contrast. A measurement of the painted pixels can refute such a finding. */
export const isAboutContrast = ({ code }: Finding): boolean => CONTRAST.test(code);

/** Returns the id of the entry that explains a finding, or null for a fault. */
export const findExplanation = (finding: Finding, heroWords: readonly string[] = []): string | null =>
  REVIEWED.find(({ matches }) => matches(finding, heroWords))?.id ?? null;

/**
 * Separates a check's findings into faults and findings that false-positives.md explains. Counts the explained
 * findings. Only the findings of pa11y-ci need `heroWords`.
 */
export function separateFaults({ findings, ...result }: CheckResult, heroWords?: readonly string[]): Verdict {
  const explained: Record<string, number> = {};
  const faults: Finding[] = [];
  for (const finding of findings) {
    const id = findExplanation(finding, heroWords);
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
