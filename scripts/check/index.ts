import { isDeepStrictEqual } from 'node:util';
import { checkAudit } from './audit';
import { checkColours, countPairs } from './colours';
import { checkContents } from './contents';
import { checkCountries } from './countries';
import { checkFirm } from './firm';
import { checkFormPages, listFormPages } from './formPages';
import { checkJobs, checkJobNotices } from './jobs';
import { checkLengths } from './lengths';
import { checkLinks, checkPrivacyLink, findLinks } from './links';
import type { LoadResult } from './loadSite';
import { checkPages } from './pages';
import { checkCharts, checkPeople } from './people';
import { checkPictures, checkPreviewWords, listPictureNames } from './pictures';
import { checkPlaceholders } from './placeholders';
import { checkBudgetCurrencies, checkComparedFeatures, checkPlans, checkServicePrices } from './plans';
import { listSharedValues, type SharedValue } from './sharedValues';
import { checkCharacters, checkDecimals } from './characters';
import { findPages, type Check, type Finding, type Site } from './site';
import { findUnfinishedTexts, type UnfinishedText } from './templateTexts';
import { listAllTexts } from './contentNodes';
import { checkWords, EMPTY_TEXT_MESSAGE } from './words';

/** The checks that validate content files against schemas. `checkPages` also compares the pages with each other. */
const SCHEMA_CHECKS: readonly Check[] = [checkFirm, checkCountries, checkPages, checkContents];

/**
 * All other checks except {@link checkAudit}, for example the checks of links and pictures. These checks expect values
 * that match the schemas of {@link SCHEMA_CHECKS}.
 */
const RULE_CHECKS: readonly Check[] = [
  checkFormPages,
  checkJobs,
  checkPlans,
  checkPeople,
  checkLinks,
  checkPictures,
  checkWords,
  checkPlaceholders,
  checkCharacters,
  checkLengths,
  checkColours,
];

/** The number of checked items by name ('pages': 21), in the order of the summary line. */
type Counts = Readonly<Record<string, number>>;

/** The report on a content folder in one language. `folder` is relative to the project's root. */
export interface Report {
  readonly folder: string;
  readonly counts: Counts;
  /** The version of the project for which the content folder is written. */
  readonly version?: string;
  readonly findings: readonly Finding[];
  /**
   * Findings that do not stop a build. The list is empty when {@link checkSite} finds a mistake. The field is absent
   * when the content can't be read.
   */
  readonly notices?: readonly Finding[];
  /** The values that every language must share. The field is absent when {@link checkSite} finds a mistake. */
  readonly sharedValues?: readonly SharedValue[];
  /** The texts that the firm must still write. The field is absent when the content can't be read. */
  readonly unfinishedTexts?: readonly UnfinishedText[];
}

function countContent(site: Site, isUnaudited: boolean): Counts {
  const planPages = findPages(site, 'plans', 'combo', 'bundle');
  const texts = listAllTexts(site);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return {
    settings: Object.keys(site.settings).length,
    pages: Object.keys(site.pages).length,
    'pages of jobs': Object.keys(site.jobPages).length,
    'pages of forms': listFormPages(site).length,
    plans: sum(planPages.map(({ content }) => content.plans.length)),
    'quote forms': planPages.length,
    prices: texts.filter(({ key }) => ['price', 'range'].includes(key)).length,
    people: sum(findPages(site, 'people').map(({ content: { team } }) => team?.members.length ?? 0)),
    links: findLinks(site).length + Object.values(site.pages).filter(({ menu }) => menu).length,
    pictures: listPictureNames(site).size,
    texts: texts.length,
    'pairs of colours': countPairs(site),
    ...(!isUnaudited && { 'audited states': site.audit.auditedStates.length }),
  };
}

/**
 * Returns the result of `read`, or the TypeError that `read` throws for a malformed value. Rethrows any other error.
 */
function catchTypeError<T>(read: () => T): T | TypeError {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeError) return error;
    throw error;
  }
}

/**
 * Runs every check on a site. With `isUnaudited`, skips the check of the audit. If several pages share content that has
 * a mistake, reports the mistake only once.
 */
export function checkSite(site: Site, { isUnaudited = false } = {}): Report {
  const typeErrorFindings: Finding[] = [];
  /**
   * Returns the findings of a check. If the check throws a TypeError for a malformed value, returns the findings before
   * the error. Also adds a finding about the error to `typeErrorFindings`.
   */
  const collectFindings = (check: Check): readonly Finding[] => {
    const findings: Finding[] = [];
    const error = catchTypeError(() => {
      for (const finding of check(site)) findings.push(finding);
    });
    if (error)
      typeErrorFindings.push({
        file: '',
        steps: [],
        message: `${check.name} can't read a value of a wrong type (${error.message}): run npm run typecheck, which names the line.`,
      });
    return findings;
  };
  const schemaFindings = SCHEMA_CHECKS.flatMap(collectFindings);
  const ruleFindings = [...RULE_CHECKS, ...(isUnaudited ? [] : [checkAudit])].flatMap(collectFindings);
  // A finding of a schema names the file and the path of a malformed value. If no schema reports the malformed value,
  // only the type checker can locate the value.
  if (schemaFindings.length === 0) ruleFindings.push(...typeErrorFindings);
  const countsOrError = catchTypeError(() => countContent(site, isUnaudited));
  const counts = countsOrError instanceof TypeError ? {} : countsOrError;
  const findingsByLine = new Map(
    [...schemaFindings, ...ruleFindings].map((finding) => [formatFinding(site.folder, finding), finding]),
  );
  // The checks for notices expect values without mistakes.
  const notices =
    findingsByLine.size === 0
      ? [
          checkJobNotices,
          checkServicePrices,
          checkBudgetCurrencies,
          checkComparedFeatures,
          checkCharts,
          checkDecimals,
          checkPrivacyLink,
          checkPreviewWords,
        ].flatMap((check) => [...check(site)])
      : [];
  return {
    folder: site.folder,
    counts,
    notices,
    ...(site.version !== undefined && { version: site.version }),
    // `listSharedValues` may throw an error for a value of a wrong type.
    ...(findingsByLine.size === 0 && { sharedValues: listSharedValues(site) }),
    findings: [...findingsByLine.values()].filter((finding, _index, findings) => !hasBetterFinding(finding, findings)),
  };
}

/** Returns whether another finding describes the same empty text more precisely. */
const hasBetterFinding = (finding: Finding, findings: readonly Finding[]): boolean =>
  finding.message === EMPTY_TEXT_MESSAGE &&
  findings.some(
    (otherFinding) =>
      otherFinding !== finding &&
      otherFinding.file === finding.file &&
      isDeepStrictEqual(otherFinding.steps, finding.steps),
  );

/** Formats a finding as one line: its file and path, the language tags in `tags`, and its message. */
export function formatFinding(folder: string, { file, steps, message }: Finding, tags: readonly string[] = []): string {
  const filePath = file.startsWith('src/') ? file : [folder, file].filter(Boolean).join('/');
  const languageSuffix = tags.length === 0 ? '' : ` (${tags.join(', ')})`;
  // A message may quote a text with line breaks, but a finding is one line.
  return `${[filePath, ...steps].filter(Boolean).join(' › ')}${languageSuffix}: ${message}`.replaceAll(
    /\s*\n\s*/g,
    ' ',
  );
}

const formatCount = (count: number, singular: string): string => `${count} ${singular}${count === 1 ? '' : 's'}`;

/** Returns the summary line: the numbers of checked items, the version, and the numbers of mistakes and of notices. */
export function renderSummary({ counts, version, findings, notices = [] }: Report): string {
  const formattedCounts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  if (formattedCounts.length === 0) formattedCounts.push('Nothing could be counted');
  else if (version !== undefined) formattedCounts.push(`version ${version}`);
  const verdict = findings.length === 0 ? 'no mistake' : formatCount(findings.length, 'mistake');
  const noticeSuffix = notices.length === 0 ? '' : `, ${formatCount(notices.length, 'notice')}`;
  return `${formattedCounts.join(', ')}: ${verdict}${noticeSuffix}`;
}

/**
 * Checks a content folder in the current language. UNAUDITED=1 skips the check of the recorded audit, because a site
 * must be built before its first audit.
 */
export const reportOnFirm = async (loadResult: LoadResult): Promise<Report> =>
  'site' in loadResult
    ? {
        ...checkSite(loadResult.site, { isUnaudited: process.env['UNAUDITED'] === '1' }),
        unfinishedTexts: await findUnfinishedTexts(loadResult.site),
      }
    : { folder: loadResult.folder, counts: {}, findings: loadResult.faults };
