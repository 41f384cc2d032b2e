/** Tests the prerendered files (§2.1). The engine's own settings disable JavaScript. */
import assert from 'node:assert/strict';
import { formatDocumentTitle } from '../../../src/app/routing/formatDocumentTitle';
import { routes } from '../../../src/app/routing/routes';
import { getTitle } from '../../getTitle';
import { DESKTOP, testEveryEngine } from '../../engines/suite';
import { click, waitFor } from '../../engines/visit';

/**
 * Returns the path, the title, the headings of level 1, the visible controls that need a script, and the number of
 * hidden panels. The function runs in the page: an engine with JavaScript disabled still runs the code of a test.
 */
const report = () => ({
  path: window.location.pathname + window.location.hash,
  title: document.title,
  headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
  // Controls in a form work without scripts.
  dead: [...document.querySelectorAll('button, input, textarea, [inert], [role="tablist"]')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('form'))
    .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  hiddenPanels: [...document.querySelectorAll('[role="tablist"] ~ *')].filter((part) => !part.checkVisibility()).length,
});

testEveryEngine(
  (journey) => {
    journey(
      '§2.1 without JavaScript every page shows its heading and panels, and no control that needs a script',
      { address: '/', size: DESKTOP },
      async (tab, site) => {
        assert.ok(await tab.evaluate(() => window.matchMedia('(scripting: none)').matches), 'JavaScript is off');
        for (const route of routes) {
          const { path, title } = route;
          const file = path === '/' ? path : `${path}/`;
          await tab.goTo(site.url + file);
          assert.deepEqual(await tab.evaluate(report), {
            path: file,
            title: formatDocumentTitle(route),
            headings: [title],
            dead: [],
            hiddenPanels: 0,
          });
        }
      },
    );

    journey(
      '§2.1 without JavaScript a link opens the HTML file of its page',
      { address: '/', size: DESKTOP },
      async (tab) => {
        await click(tab, { css: 'footer a', name: 'Careers' });
        await waitFor(tab, () => window.location.pathname === '/careers/' && document.readyState === 'complete');
        assert.equal(await tab.evaluate(() => document.querySelector('h1')?.textContent), getTitle('careers'));
      },
    );
  },
  { javaScript: false },
);
