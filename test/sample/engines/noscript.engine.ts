/** The files as visitors have them who switched JavaScript off (§2.1), in the engine itself and not by a switch in a test. */
import assert from 'node:assert/strict';
import { documentTitle } from '../../../src/app/routing/documentTitle';
import { routes } from '../../../src/app/routing/routes';
import { titleOf } from '../../titleOf';
import { DESKTOP, inEveryEngine } from '../../engines/suite';
import { click, waitFor } from '../../engines/visit';

/** In the page, where tests still may ask: what is seen of it, and which of it only a script would answer. */
const report = () => ({
  path: window.location.pathname + window.location.hash,
  title: document.title,
  headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
  // What stands in a form works by itself.
  dead: [...document.querySelectorAll('button, input, textarea, [inert], [role="tablist"]')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('form'))
    .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  hiddenPanels: [...document.querySelectorAll('[role="tablist"] ~ *')].filter((part) => !part.checkVisibility()).length,
});

inEveryEngine(
  (journey) => {
    journey(
      '§2.1 without JavaScript every file says it all, and offers nothing that only a script would answer',
      { address: '/', size: DESKTOP },
      async (tab, site) => {
        assert.ok(await tab.evaluate(() => window.matchMedia('(scripting: none)').matches), 'JavaScript is off');
        for (const route of routes) {
          const { path, title } = route;
          const file = path === '/' ? path : `${path}/`;
          await tab.goTo(site.url + file);
          assert.deepEqual(await tab.evaluate(report), {
            path: file,
            title: documentTitle(route),
            headings: [title],
            dead: [],
            hiddenPanels: 0,
          });
        }
      },
    );

    journey(
      '§2.1 without JavaScript a link leads to the file of its page',
      { address: '/', size: DESKTOP },
      async (tab) => {
        await click(tab, { css: 'footer a', name: 'Careers' });
        await waitFor(tab, () => window.location.pathname === '/careers/' && document.readyState === 'complete');
        assert.equal(await tab.evaluate(() => document.querySelector('h1')?.textContent), titleOf('careers'));
      },
    );
  },
  { javaScript: false },
);
