import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { before, describe, test } from 'node:test';
import { routes } from '../../src/app/routing/routes';
import { COSTS, measurePage, type PageCost } from '../../scripts/build/measure';

/** What the pages weighed when somebody last looked: `RECORD=1 npm run browser -- budgets` writes it anew. */
const RECORD = 'test/journeys/budgets.json';
const KIB = 1024;

/** The home page's budgets; in bytes after brotli where they are sizes. */
const HOME: PageCost = { html: 12 * KIB, script: 100 * KIB, font: 48 * KIB, elements: 800, firstRequests: 4 };
/** What a page may need beyond the home page's scripts. */
const PAGE_SCRIPT = 15 * KIB;
const PAGE_HTML = 25 * KIB;
const PAGE_ELEMENTS = 1500;

/** The page that is a form, with react-aria's select and alerts: known, and not to grow. */
const RICH: Partial<Record<string, number>> = { '/contact': 76 * KIB };

const costs = new Map<string, PageCost>();
before(async () => {
  for (const { path } of routes) costs.set(path, await measurePage('dist', `${path}/index.html`));
  const recorded = JSON.parse(await readFile(RECORD, 'utf8').catch(() => '{}')) as Record<string, PageCost>;
  const grown = [...costs].map(([path, cost]) => {
    const was = recorded[path];
    const change = (key: keyof PageCost) =>
      was && cost[key] !== was[key] ? ` (${cost[key] > was[key] ? '+' : ''}${cost[key] - was[key]})` : '';
    return [path, Object.fromEntries(COSTS.map((key) => [key, `${cost[key]}${change(key)}`]))] as const;
  });
  console.table(Object.fromEntries(grown));
  if (process.env['RECORD'] === '1') await writeFile(RECORD, `${JSON.stringify(Object.fromEntries(costs), null, 2)}\n`);
});

const costOf = (path: string): PageCost => {
  const cost = costs.get(path);
  assert.ok(cost, `${path} was weighed`);
  return cost;
};

describe('budgets of what a page asks for by itself', () => {
  for (const key of COSTS) {
    test(`the home page's ${key}`, () =>
      assert.ok(costOf('/')[key] <= HOME[key], `${costOf('/')[key]} > ${HOME[key]}`));
  }

  for (const { path } of routes.filter((route) => route.path !== '/')) {
    test(`${path}: HTML, scripts, elements, first requests`, () => {
      const { html, script, elements, firstRequests } = costOf(path);
      const allowed = HOME.script + (RICH[path] ?? PAGE_SCRIPT);
      assert.ok(html <= PAGE_HTML, `HTML ${html}`);
      assert.ok(script <= allowed, `scripts ${script} > ${allowed}`);
      assert.ok(elements <= PAGE_ELEMENTS, `elements ${elements}`);
      assert.ok(firstRequests <= HOME.firstRequests, `requests ${firstRequests}`);
    });
  }
});
