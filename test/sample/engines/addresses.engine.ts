/** Navigation by typed URL, by link, and by Back and Forward (§2.1). */
import assert from 'node:assert/strict';
import { formatDocumentTitle } from '../../../src/app/routing/formatDocumentTitle';
import { findRoute } from '../../../src/app/routing/routes';
import { titleOf } from '../../titleOf';
import type { Tab } from '../../engines/engine';
import { DESKTOP, inEveryEngine } from '../../engines/suite';
import { waitForPage, click, waitUntilReady, waitFor } from '../../engines/visit';

const address = (tab: Tab) => tab.evaluate(() => window.location.pathname + window.location.hash);

/** Waits for a page after a link or Back: its heading must have the focus, at scroll position 0. */
async function leadsTo(tab: Tab, heading: string): Promise<void> {
  await waitForPage(tab, heading);
  await waitFor(tab, () => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
}

inEveryEngine((journey) => {
  journey(
    '§2.1 a typed /#/careers opens the page in the same document',
    { address: '/', size: DESKTOP },
    async (tab, site) => {
      await waitUntilReady(tab);
      await tab.evaluate(() => void (document.documentElement.dataset['same'] = ''));
      await tab.goTo(`${site.url}/#/careers`);
      await waitForPage(tab, titleOf('careers'));
      await waitFor(tab, (title) => document.title === title, formatDocumentTitle(findRoute('/careers')));
      assert.ok(await tab.evaluate(() => 'same' in document.documentElement.dataset));
    },
  );

  journey(
    '§2.1 Back and Forward open the previous and the next page',
    { address: '/#/about', size: DESKTOP },
    async (tab) => {
      await waitForPage(tab, titleOf('about'));
      await click(tab, { css: 'footer a', name: 'Careers' });
      await leadsTo(tab, titleOf('careers'));
      await tab.back();
      await leadsTo(tab, titleOf('about'));
      assert.equal(await address(tab), '/#/about');
      await tab.forward();
      await leadsTo(tab, titleOf('careers'));
      assert.equal(await address(tab), '/#/careers');
    },
  );
});
