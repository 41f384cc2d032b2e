import { formatReports, formatUnfinishedTexts } from './everyLanguage';
import { listSharedValues } from './sharedValues';
import type { Finding, Site } from './site';
import { createSmallSite } from './testing/smallSite';

const createFinding = (message: string, changes: Partial<Finding> = {}): Finding => ({
  file: 'home.ts',
  steps: ['home', 'title'],
  message,
  ...changes,
});
const createLanguageReport = (
  tag: string,
  findings: readonly Finding[],
  counts: Record<string, number> = { pages: 9 },
) => ({
  tag,
  folder: 'src/content/acme',
  counts,
  findings,
});
test('§2.1 the report lists the paths, jobs and countries that differ from those of the default language', () => {
  const createSite = (path: string, countryCodes: readonly string[], jobIds: readonly string[]) => {
    const site = createSmallSite((siteDraft) => (siteDraft.pages['team']!.path = path as '/team'));
    const jobPages = jobIds.map((id) => [`jobs/${id}`, { ...site.pages['team'], path: `/jobs/${id}` }]);
    return {
      ...site,
      jobPages: Object.fromEntries(jobPages) as Site['jobPages'],
      countries: countryCodes.map((country) => ({ country })) as object as Site['countries'],
    };
  };
  const createReport = (tag: string, ...siteArguments: Parameters<typeof createSite>) => ({
    ...createLanguageReport(tag, []),
    sharedValues: listSharedValues(createSite(...siteArguments)),
  });
  const referenceReport = createReport('de', '/team', ['DE', 'AT'], ['smith', 'tester']);
  expect(
    formatReports([referenceReport, createReport('en', '/team', ['AT', 'DE'], ['smith', 'tester'])]).lines,
  ).toEqual([]);
  const advice = 'write it once for all languages.';
  expect(formatReports([referenceReport, createReport('en', '/people', ['GB'], ['smith', 'cook'])]).lines).toEqual([
    `src/content/acme/pages.ts › team › path (en): is ‘/people’, but ‘/team’ in ‘de’: ${advice}`,
    `src/content/acme/pages.ts › jobs/tester › path (en): is missing, but ‘/jobs/tester’ in ‘de’: ${advice}`,
    `src/content/acme/countries.ts › countries (en): is ‘GB’, but ‘AT, DE’ in ‘de’: ${advice}`,
    `src/content/acme/pages.ts › jobs/cook › path (en): is ‘/jobs/cook’, but missing in ‘de’: ${advice}`,
  ]);
  const referenceReportWithMistake = createLanguageReport('de', [createFinding('is wrong.')]);
  expect(formatReports([referenceReportWithMistake, createReport('en', '/people', ['GB'], [])]).lines).toEqual([
    'src/content/acme/home.ts › home › title (de): is wrong.',
  ]);
});

const unusedPictureFinding = createFinding('is shown nowhere.', { needsEveryLanguage: true });

test('§3 the report names the languages that have a mistake, unless every language has the mistake', () => {
  expect(
    formatReports([
      createLanguageReport('de', [createFinding('is wrong.'), createFinding('is empty.')]),
      createLanguageReport('en', [createFinding('is wrong.')]),
    ]),
  ).toEqual({
    lines: [
      'src/content/acme/home.ts › home › title: is wrong.',
      'src/content/acme/home.ts › home › title (de): is empty.',
    ],
    summary: ['de: 9 pages: 2 mistakes', 'en: 9 pages: 1 mistake'],
  });
});

test('§3 the report contains no language tag when a site has one language', () => {
  expect(formatReports([createLanguageReport('', [createFinding('is wrong.')])])).toEqual({
    lines: ['src/content/acme/home.ts › home › title: is wrong.'],
    summary: ['9 pages: 1 mistake'],
  });
});

test('§3 the report lists an unused picture only if no language with readable content uses the picture', () => {
  expect(
    formatReports([createLanguageReport('de', [unusedPictureFinding]), createLanguageReport('en', [])]).lines,
  ).toEqual([]);
  expect(
    formatReports([
      createLanguageReport('de', [unusedPictureFinding]),
      createLanguageReport('en', [unusedPictureFinding]),
    ]).lines,
  ).toEqual(['src/content/acme/home.ts › home › title: is shown nowhere.']);
  expect(
    formatReports([
      createLanguageReport('de', [unusedPictureFinding]),
      createLanguageReport('en', [createFinding('has no text.')], {}),
    ]),
  ).toEqual({
    lines: [
      'src/content/acme/home.ts › home › title (de): is shown nowhere.',
      'src/content/acme/home.ts › home › title (en): has no text.',
    ],
    summary: ['de: 9 pages: 1 mistake', 'en: Nothing could be counted: 1 mistake'],
  });
});

test('§3 the report lists and counts the texts to write in every language', () => {
  const unfinishedText = { ...createFinding('is from the template: write your own.'), kind: 'template' } as const;
  const otherLanguageText = { ...createFinding('is German: write it in English.'), kind: 'language' } as const;
  const reports = [
    { ...createLanguageReport('de', []), unfinishedTexts: [unfinishedText, unfinishedText] },
    { ...createLanguageReport('en', []), unfinishedTexts: [otherLanguageText] },
  ];
  const counts = [
    'de: 2 texts to write: 2 of the template, 0 in another language',
    'en: 1 text to write: 0 of the template, 1 in another language',
  ];
  expect(formatUnfinishedTexts(reports, true)).toEqual([
    'src/content/acme/home.ts › home › title (de): is from the template: write your own.',
    'src/content/acme/home.ts › home › title (en): is German: write it in English.',
    ...counts,
  ]);
  expect(formatUnfinishedTexts(reports, false)).toEqual(counts);
});
