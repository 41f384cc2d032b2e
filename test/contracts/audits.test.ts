import { readFileSync } from 'node:fs';
import { REVIEWED_IDS } from '../../a11y/falsePositives';
import { loadStates } from '../../a11y/states';
import { notFoundRoute, routes } from '../../src/app/routing/routes';
import { accessibilityResults, auditedStates } from '#site/accessibilityResults';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import type { Page } from '../../src/site/pages';
import type { AccessibilityResults } from '../../src/site/types';

/** Who audits, as a record names them. */
const ENGINES = ['axe-core', 'HTML_CodeSniffer', 'pa11y-ci'];

test('every route is a state of the audits, and no two states share a name', async () => {
  const names = (await loadStates()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...routes, notFoundRoute].map(({ path }) => `page ${path}`)));
  expect(new Set(names).size).toBe(names.length);
});

test('every reviewed false positive has its proof in false-positives.md, and no proof is left over', () => {
  const entries = [...readFileSync('a11y/false-positives.md', 'utf8').matchAll(/^## (FP-\d+) · /gm)].map(
    ([, id]) => id,
  );
  expect(entries).toEqual(REVIEWED_IDS);
});

test('the statement tells the audit on record, and without one names no program that audits', async () => {
  const results: AccessibilityResults | undefined = accessibilityResults;
  const texts = Object.values<Page>(pages).filter((page): page is Page<'text'> => page.kind === 'text');
  const told = JSON.stringify(await Promise.all(texts.map(async ({ content }) => (await content()).default.sections)));
  const named = ENGINES.filter((engine) => told.includes(engine));
  expect(told).toContain(firm.inbox);
  expect(named).toEqual(results?.engines.map(({ name }) => name) ?? []);
  expect(auditedStates.length).toBe(results?.states ?? 0);
  // Told with the statement's figures, which were recorded with the reviews of their day.
  if (results) expect(results.falsePositives).toBe(REVIEWED_IDS.length);
});
