import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findSiteFolder } from '../../src/site/folder';
import { runInLanguage } from '../inLanguage';
import { formatFinding, reportOnFirm, renderSummary, type Report } from './index';
import { findDifferences } from './sharedValues';
import { listFirmFiles, loadSite, type LoadResult } from './loadSite';
import type { Finding } from './site';
import { formatUnfinishedTextCounts, summariseUnfinishedTexts } from './templateTexts';

/** The report in one language. `tag` is '' on a site with one language. */
interface LanguageReport extends Report {
  readonly tag: string;
}

/**
 * Returns the tags of the firm's languages, and the tag of the current language. A site with one language has no tags.
 */
async function readLanguages(): Promise<{ tags: readonly string[]; currentTag: string }> {
  const moduleName = 'languages';
  try {
    const { languages, language } = (await import(`#site/${moduleName}`)) as { languages: object; language: string };
    return { tags: Object.keys(languages), currentTag: language };
  } catch {
    // A site with one language needs no languages.ts. If the import of languages.ts fails, `checkFiles` reports the
    // error.
    return { tags: [], currentTag: '' };
  }
}

/** Returns a finding for each missing translation, with the tag of the language that lacks the translation. */
async function readMissingTexts(tags: readonly string[]): Promise<[tag: string, Finding][]> {
  const { findMissingTexts } = await import('./missingTexts');
  const folder = findSiteFolder();
  return listFirmFiles(folder).flatMap((file) =>
    findMissingTexts(file, readFileSync(path.join(folder, file), 'utf8'), tags),
  );
}

/**
 * Checks the active firm in each of its languages. A separate process checks each language other than the current
 * language.
 */
async function reportOnLanguages(loadPromise: Promise<LoadResult>): Promise<LanguageReport[]> {
  const { tags, currentTag } = await readLanguages();
  const reportOnCurrentLanguage = async () => reportOnFirm(await loadPromise);
  if (tags.length === 0) return [{ tag: '', ...(await reportOnCurrentLanguage()) }];
  const reportPromises = tags.map(async (tag) => ({
    tag,
    ...(await (tag === currentTag ? reportOnCurrentLanguage() : runInLanguage<Report>('check/languageReport', tag))),
  }));
  const missingTexts = await readMissingTexts(tags);
  return (await Promise.all(reportPromises)).map((report) => {
    // In a language that lacks a translation, the import of the file fails. The report omits the other findings in this
    // language, because they can be consequences of the failed import.
    const findings = missingTexts.filter(([tag]) => tag === report.tag).map(([, finding]) => finding);
    return findings.length > 0 ? { ...report, counts: {}, findings } : report;
  });
}

/** Removes each finding about an unused picture if another language uses the picture. */
function removeUsedPictureFindings(reports: readonly LanguageReport[]): LanguageReport[] {
  const reportsWithContent = reports.filter(({ counts }) => Object.keys(counts).length > 0);
  const isInEveryReport = (finding: Finding): boolean =>
    reportsWithContent.every(({ folder, findings }) =>
      findings.some((otherFinding) => formatFinding(folder, otherFinding) === formatFinding(folder, finding)),
    );
  return reports.map((report) => ({
    ...report,
    findings: report.findings.filter((finding) => !finding.needsEveryLanguage || isInEveryReport(finding)),
  }));
}

/**
 * Returns one line for each distinct finding. The line names the languages with this finding, unless every language has
 * this finding.
 */
function formatFindings(reports: readonly LanguageReport[]): string[] {
  const findingsByLine = new Map<string, { finding: Finding; folder: string; tags: string[] }>();
  for (const { tag, folder, findings } of reports)
    for (const finding of findings) {
      const line = formatFinding(folder, finding);
      findingsByLine.set(line, {
        finding,
        folder,
        // Pages that share content repeat a finding in the same language.
        tags: [...new Set([...(findingsByLine.get(line)?.tags ?? []), tag])],
      });
    }
  return [...findingsByLine.values()].map(({ finding, folder, tags }) =>
    formatFinding(folder, finding, tags.length === reports.length ? [] : tags),
  );
}

/**
 * Adds a finding for each value that must be equal in every language, but differs from the value in the default
 * language. Compares only languages without mistakes.
 */
function addDifferences(reports: readonly LanguageReport[]): readonly LanguageReport[] {
  const { tag = '', sharedValues } = reports[0] ?? {};
  if (!sharedValues) return reports;
  return reports.map((report) => ({
    ...report,
    findings: [...report.findings, ...findDifferences(report.sharedValues ?? sharedValues, sharedValues, tag)],
  }));
}

const formatTagPrefix = (tag: string): string => (tag ? `${tag}: ` : '');

/** Returns the output of the check: a line for each mistake, and a summary of each language. */
export function formatReports(allReports: readonly LanguageReport[]): { lines: string[]; summary: string[] } {
  const reports = addDifferences(removeUsedPictureFindings(allReports));
  const summary = reports.map(({ tag, ...report }) => formatTagPrefix(tag) + renderSummary(report));
  return { lines: formatFindings(reports), summary };
}

/**
 * Returns a line with the number of texts that the firm must still write, for each language with such texts. With
 * `shouldListTexts`, the lines of {@link summariseUnfinishedTexts} come first. Texts to write do not count as mistakes.
 */
export function formatUnfinishedTexts(reports: readonly LanguageReport[], shouldListTexts: boolean): string[] {
  const unfinishedTextReports = reports.map(({ unfinishedTexts = [], ...report }) => ({
    ...report,
    findings: shouldListTexts ? summariseUnfinishedTexts(unfinishedTexts) : [],
  }));
  const countLines = reports.flatMap(({ tag, unfinishedTexts = [] }) =>
    unfinishedTexts.length > 0 ? [formatTagPrefix(tag) + formatUnfinishedTextCounts(unfinishedTexts)] : [],
  );
  return [...formatFindings(unfinishedTextReports), ...countLines];
}

/**
 * Checks the content folder in each of the firm's languages. Prints the number of texts that the firm must still write,
 * one line for each notice and mistake, and a summary of each language. With `shouldListTexts`, first lists the texts
 * to write. Resolves to true when there are no mistakes.
 */
export async function passesCheck({ shouldListTexts = false } = {}): Promise<boolean> {
  const reports = await reportOnLanguages(loadSite());
  const { lines, summary } = formatReports(reports);
  const noticeReports = reports.map((report) => ({ ...report, findings: report.notices ?? [] }));
  const unfinishedTextLines = formatUnfinishedTexts(reports, shouldListTexts);
  for (const line of [...unfinishedTextLines, ...formatFindings(noticeReports)]) process.stdout.write(`${line}\n`);
  const stream = lines.length === 0 ? process.stdout : process.stderr;
  for (const line of [...lines, ...summary]) stream.write(`${line}\n`);
  return lines.length === 0;
}
