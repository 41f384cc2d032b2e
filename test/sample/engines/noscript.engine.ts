/** Tests the prerendered files (§2.1). The engine's own settings disable JavaScript. */
import assert from 'node:assert/strict';
import { formatDocumentTitle } from '../../../src/app/routing/formatDocumentTitle';
import { indexableRoutes } from '../../../src/app/routing/routes';
import { getPageTitle } from '../../getPageTitle';
import { listFirstOfEach } from '../../pagePaths';
import { DESKTOP_SIZE, testInEveryEngine } from '../../engines/suite';
import { clickTarget, waitForFunction } from '../../engines/visit';

/**
 * Returns the path, the title, the headings of level 1, the visible controls outside of forms, and the number of hidden
 * panels. The function runs in the page: an engine with JavaScript disabled still runs the code of a test.
 */
const readPageState = () => ({
  path: window.location.pathname + window.location.hash,
  title: document.title,
  headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
  // Controls in a form work without scripts.
  scriptControls: [...document.querySelectorAll('button, input, textarea, [inert], [role="tablist"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('form'))
    .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  hiddenPanelCount: [...document.querySelectorAll('[role="tablist"] ~ *')].filter(
    (element) => !element.checkVisibility(),
  ).length,
});

testInEveryEngine(
  (testInTab) => {
    testInTab(
      '§2.1 without JavaScript one page of each kind shows its heading and panels, and no control that needs a script',
      { url: '/', size: DESKTOP_SIZE },
      async (tab, site) => {
        assert.ok(await tab.evaluate(() => window.matchMedia('(scripting: none)').matches), 'JavaScript is off');
        for (const route of listFirstOfEach('kind', indexableRoutes)) {
          const { path, title } = route;
          const file = path === '/' ? path : `${path}/`;
          await tab.goTo(site.url + file);
          assert.deepEqual(await tab.evaluate(readPageState), {
            path: file,
            title: formatDocumentTitle(route),
            headings: [title],
            scriptControls: [],
            hiddenPanelCount: 0,
          });
        }
      },
    );

    testInTab(
      '§2.1 without JavaScript a link opens the HTML file of its page',
      { url: '/', size: DESKTOP_SIZE },
      async (tab) => {
        await clickTarget(tab, { selector: 'footer a', name: 'Careers' });
        await waitForFunction(
          tab,
          () => window.location.pathname === '/careers/' && document.readyState === 'complete',
        );
        assert.equal(await tab.evaluate(() => document.querySelector('h1')?.textContent), getPageTitle('careers'));
      },
    );
  },
  { javaScriptEnabled: false },
);
