import { readFileSync } from 'node:fs';
import { REVIEWED_IDS } from '../../a11y/falsePositives';
import { pa11yActions } from '../../a11y/pa11yActions';
import { states } from '../../a11y/states';
import { notFoundRoute, routes } from '../../src/app/routing/routes';
import { accessibilityResults } from '#site/accessibilityResults';

test('every route is a state of the audits, and no two states share a name', () => {
  const names = states.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...routes, notFoundRoute].map(({ path }) => `page ${path}`)));
  expect(new Set(names).size).toBe(names.length);
});

test('what pa11y-ci is told to reach is a state of the audits', () => {
  const names = states.map(({ name }) => name);
  expect(Object.keys(pa11yActions).filter((name) => !names.includes(name))).toEqual([]);
});

test('every reviewed false positive has its proof in false-positives.md, and no proof is left over', () => {
  const entries = [...readFileSync('a11y/false-positives.md', 'utf8').matchAll(/^## (FP-\d+) · /gm)].map(
    ([, id]) => id,
  );
  expect(entries).toEqual(REVIEWED_IDS);
  expect(accessibilityResults?.falsePositives).toBe(REVIEWED_IDS.length);
});
