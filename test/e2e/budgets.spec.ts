import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '#site/settings';
import { loadSubjects } from '../subjects';
import { indexableRoutes } from '../../src/app/routing/routes';
import { getServedFolder } from '../../scripts/build/swap';
import { COST_NAMES, measurePage, type PageCost } from '../../scripts/build/measure';
import { expect, test } from './fixtures';

const { contact } = await loadSubjects();

const KIB = 1024;

/**
 * The budgets of the home page. Sizes are in bytes after Brotli compression. The display settings need half a KiB of
 * HTML and half a KiB of scripts. Header and footer contain the buttons of the display settings. The styles and the
 * script of the settings load before the first paint.
 */
const HOME_BUDGETS: PageCost = { html: 13 * KIB, script: 113 * KIB, font: 36 * KIB, elements: 800, firstRequests: 4 };
if (settings.fonts?.length) {
  // Devanagari fonts need this addition, because they contain many joined forms. Arabic fonts are smaller.
  HOME_BUDGETS.font += 64 * KIB;
  // With `settings.fonts`, a page preloads one font file of each weight. The limit is then higher by one request.
  HOME_BUDGETS.firstRequests += 1;
}
/**
 * The limit for the scripts that a page loads in addition to the scripts of the home page, in bytes. The contact page
 * has a higher limit, because it contains a form.
 */
const MAX_PAGE_SCRIPT_BYTES = 20 * KIB;
const MAX_FORM_PAGE_SCRIPT_BYTES = 28 * KIB;
const MAX_PAGE_HTML_BYTES = 25 * KIB;
const MAX_PAGE_ELEMENTS = 1500;
/** The limit for the script and the styles of the dialog for display settings, in bytes. */
const MAX_DISPLAY_DIALOG_BYTES = 6 * KIB;

const costsByPath = new Map<string, PageCost>();
test.beforeAll(async () => {
  for (const route of indexableRoutes)
    costsByPath.set(route.path, await measurePage(getServedFolder(), `${route.path}/index.html`));
  console.table(Object.fromEntries(costsByPath));
});

const getCost = (routePath: string): PageCost => {
  const cost = costsByPath.get(routePath);
  if (!cost) throw new Error(`${routePath} was not measured`);
  return cost;
};

test.describe('§9 budgets of a page load', { tag: '@smoke' }, () => {
  for (const key of COST_NAMES)
    test(`the home page stays within its budget of ${key}`, () =>
      expect(getCost('/')[key]).toBeLessThanOrEqual(HOME_BUDGETS[key]));

  for (const { path: routePath } of indexableRoutes.filter((route) => route.path !== '/')) {
    test(`${routePath} stays within its budgets of HTML, scripts, elements and first requests`, () => {
      const { html, script, elements, firstRequests } = getCost(routePath);
      const maxScriptBytes =
        getCost('/').script + (routePath === contact.path ? MAX_FORM_PAGE_SCRIPT_BYTES : MAX_PAGE_SCRIPT_BYTES);
      expect.soft(html, 'HTML').toBeLessThanOrEqual(MAX_PAGE_HTML_BYTES);
      expect.soft(script, 'scripts').toBeLessThanOrEqual(maxScriptBytes);
      expect.soft(elements, 'elements').toBeLessThanOrEqual(MAX_PAGE_ELEMENTS);
      expect.soft(firstRequests, 'first requests').toBeLessThanOrEqual(HOME_BUDGETS.firstRequests);
    });
  }

  test('the files of the dialog for display settings are within their budget', async () => {
    const assets = path.join(getServedFolder(), 'assets');
    const files = (await readdir(assets)).filter((name) => /^display-settings\..*\.(?:js|css)$/.test(name));
    // The folder also contains files of earlier builds, so the test measures the largest file of each type.
    expect(new Set(files.map((name) => path.extname(name)))).toEqual(new Set(['.css', '.js']));
    const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(assets, `${name}.br`))).size));
    const findLargestSize = (suffix: string) =>
      Math.max(...sizes.filter((_size, index) => files[index]?.endsWith(suffix)));
    expect(findLargestSize('.js') + findLargestSize('.css')).toBeLessThanOrEqual(MAX_DISPLAY_DIALOG_BYTES);
  });

  // On a slow phone, detecting the languages would take as long as all other work of opening a dialog.
  test('no script file calls supportedLocalesOf to detect the language of the browser', async () => {
    const assets = path.join(getServedFolder(), 'assets');
    for (const file of (await readdir(assets)).filter((name) => name.endsWith('.js')))
      expect(
        (await readFile(path.join(assets, file), 'utf8')).includes('supportedLocalesOf'),
        `${file} detects languages. If react-aria has moved useDefaultLocale, update webpack.config.ts.`,
      ).toBe(false);
  });
});
