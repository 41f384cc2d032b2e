import { formatReports } from './everyLanguage';
import type { Finding } from './site';

const createFinding = (message: string, more: Partial<Finding> = {}): Finding => ({
  file: 'home.ts',
  steps: ['home', 'title'],
  message,
  ...more,
});
const report = (tag: string, findings: readonly Finding[], counts: Record<string, number> = { pages: 9 }) => ({
  tag,
  folder: 'src/content/acme',
  counts,
  findings,
});
const unused = createFinding('is shown nowhere.', { isInEveryLanguage: true });

test('§3 the report names the languages that have a mistake, unless every language has the mistake', () => {
  expect(
    formatReports([
      report('de', [createFinding('is wrong.'), createFinding('is empty.')]),
      report('en', [createFinding('is wrong.')]),
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
  expect(formatReports([report('', [createFinding('is wrong.')])])).toEqual({
    lines: ['src/content/acme/home.ts › home › title: is wrong.'],
    summary: ['9 pages: 1 mistake'],
  });
});

test('§3 the report lists an unused picture only if no readable language uses the picture', () => {
  expect(formatReports([report('de', [unused]), report('en', [])]).lines).toEqual([]);
  expect(formatReports([report('de', [unused]), report('en', [unused])]).lines).toEqual([
    'src/content/acme/home.ts › home › title: is shown nowhere.',
  ]);
  expect(formatReports([report('de', [unused]), report('en', [createFinding('has no text.')], {})])).toEqual({
    lines: [
      'src/content/acme/home.ts › home › title (de): is shown nowhere.',
      'src/content/acme/home.ts › home › title (en): has no text.',
    ],
    summary: ['de: 9 pages: 1 mistake', 'en: Nothing could be checked: 1 mistake'],
  });
});
