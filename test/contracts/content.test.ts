import { pages } from '#site/pages';
import { checkSite, formatFinding } from '../../scripts/check/index';
import { loadSite } from '../../scripts/check/loadSite';
import type { Site } from '../../scripts/check/site';
import { findPageOfKind } from '../../src/site/pages';

let site: Site;
beforeAll(async () => {
  const loadedSite = await loadSite();
  if (!('site' in loadedSite))
    throw new Error(loadedSite.faults.map((fault) => formatFinding(loadedSite.folder, fault)).join('\n'));
  ({ site } = loadedSite);
});

test('§3 `npm run check` finds no fault in the content of the firm, with or without a recorded audit', () => {
  const { counts, findings } = checkSite(site, { isUnaudited: site.audit.results === undefined });
  expect(findings.map((finding) => formatFinding(site.folder, finding))).toEqual([]);
  expect(counts).toMatchObject({
    pages: Object.keys(site.pages).length,
    ...(site.audit.results && { 'audited states': site.audit.auditedStates.length }),
  });
});

test('§3 the check reads every page, the registry and the pictures of the firm', () => {
  expect(site.contents.size).toBe(Object.keys(site.pages).length);
  expect([...site.exportLocations.values()].map(({ file }) => file)).toEqual(
    expect.arrayContaining(['firm.ts', 'pages.ts']),
  );
  const pagesInLanguage = site.registry.filter(({ languages }) => languages?.includes(site.settings.language) ?? true);
  expect(pagesInLanguage.map(({ id }) => id)).toEqual(Object.keys(site.pages));
  expect(site.pictures.size).toBeGreaterThan(Object.keys(site.pages).length);
});

const reportPage = findPageOfKind(pages, 'conformance');
if (reportPage)
  // `npm run test:a11y -- --record` does not run this test. Otherwise, the command could not replace a report that
  // lacks evidence.
  test('EN 301 549 chapter 9: the report shows evidence for each requirement of the levels A and AA', async () => {
    const { default: content } = await reportPage.content();
    const rows = content.report.chapters.slice(0, 2).flatMap((chapter) => chapter.rows);
    expect(rows).toHaveLength(55);
    const rowsWithoutEvidence = rows.filter(
      ({ conformance, evidence }) => conformance === 'not-evaluated' || evidence.length === 0,
    );
    expect(rowsWithoutEvidence).toEqual([]);
  });
