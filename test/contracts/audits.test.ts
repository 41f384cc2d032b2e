import { readFileSync } from 'node:fs';
import { REVIEWED_IDS } from '../../a11y/falsePositives';
import { loadStates } from '../../a11y/states';
import { notFoundRoute, routes } from '../../src/app/routing/routes';
import { accessibilityResults } from '#site/accessibilityResults';

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
  expect(accessibilityResults.falsePositives).toBe(REVIEWED_IDS.length);
});
