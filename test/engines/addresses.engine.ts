/** The ways to a page: typed, by Back and Forward, by its prerendered file (§2.1). */
import assert from 'node:assert/strict';
import { documentTitle } from '../../src/app/routing/documentTitle';
import { routes } from '../../src/app/routing/routes';
import { pages } from '../../src/content/pages';
import type { Tab } from './engine';
import { DESKTOP, inEveryEngine } from './suite';
import { arrives, click, ready, waitFor } from './visit';

const address = (tab: Tab) => tab.evaluate(() => window.location.pathname + window.location.hash);

/** Waits until a page came by a link or by Back: its heading has the focus, and nothing is scrolled. */
async function leadsTo(tab: Tab, heading: string): Promise<void> {
  await arrives(tab, heading);
  await waitFor(tab, () => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
}

inEveryEngine((journey) => {
  journey(
    '§2.1 /#/careers typed shows the page in the same document',
    { address: '/', size: DESKTOP },
    async (tab, site) => {
      await ready(tab);
      await tab.evaluate(() => void (document.documentElement.dataset['same'] = ''));
      await tab.goTo(`${site.url}/#/careers`);
      await arrives(tab, pages.careers.title);
      await waitFor(tab, (title) => document.title === title, documentTitle('careers'));
      assert.ok(await tab.evaluate(() => 'same' in document.documentElement.dataset));
    },
  );

  journey('§2.1 Back and Forward lead to where they say', { address: '/#/about', size: DESKTOP }, async (tab) => {
    await arrives(tab, pages.about.title);
    await click(tab, { css: 'footer a', name: 'Careers' });
    await leadsTo(tab, pages.careers.title);
    await tab.back();
    await leadsTo(tab, pages.about.title);
    assert.equal(await address(tab), '/#/about');
    await tab.forward();
    await leadsTo(tab, pages.careers.title);
    assert.equal(await address(tab), '/#/careers');
  });

  for (const { path, page } of routes.filter((route) => route.path !== '/'))
    journey(`§2.1 the file ${path}/ becomes the hash route`, { address: `${path}/`, size: DESKTOP }, async (tab) => {
      await arrives(tab, pages[page].title);
      assert.equal(await address(tab), `/#${path}`);
      assert.equal(await tab.evaluate(() => document.title), documentTitle(page));
    });

  journey('§2.15 a file that is not there', { address: '/no/such/page', size: DESKTOP }, (tab) =>
    arrives(tab, pages['not-found'].title),
  );
});
