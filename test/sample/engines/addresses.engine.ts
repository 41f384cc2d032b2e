/** Tests navigation by typed URL, by link, and by Back and Forward (§2.1). */
import assert from 'node:assert/strict';
import { formatDocumentTitle } from '../../../src/app/routing/formatDocumentTitle';
import { findRoute } from '../../../src/app/routing/routes';
import { getTitle } from '../../getTitle';
import type { Tab } from '../../engines/engine';
import { DESKTOP, testEveryEngine } from '../../engines/suite';
import { waitForPage, click, waitUntilReady, waitFor } from '../../engines/visit';

const readAddress = (tab: Tab) => tab.evaluate(() => window.location.pathname + window.location.hash);

/**
 * Waits for a page after a click on a link, or after Back or Forward. The page's heading must have the focus, and the
 * scroll position must be 0.
 */
async function expectHeading(tab: Tab, heading: string): Promise<void> {
  await waitForPage(tab, heading);
  await waitFor(tab, () => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
}

testEveryEngine((journey) => {
  journey(
    '§2.1 a typed URL with /#/careers opens the page without loading a new document',
    { address: '/', size: DESKTOP },
    async (tab, site) => {
      await waitUntilReady(tab);
      await tab.evaluate(() => void (document.documentElement.dataset['same'] = ''));
      await tab.goTo(`${site.url}/#/careers`);
      await waitForPage(tab, getTitle('careers'));
      await waitFor(tab, (title) => document.title === title, formatDocumentTitle(findRoute('/careers')));
      assert.ok(await tab.evaluate(() => 'same' in document.documentElement.dataset));
    },
  );

  journey(
    '§2.1 Back and Forward open the previous and the next page',
    { address: '/#/about', size: DESKTOP },
    async (tab) => {
      await waitForPage(tab, getTitle('about'));
      await click(tab, { css: 'footer a', name: 'Careers' });
      await expectHeading(tab, getTitle('careers'));
      await tab.back();
      await expectHeading(tab, getTitle('about'));
      assert.equal(await readAddress(tab), '/#/about');
      await tab.forward();
      await expectHeading(tab, getTitle('careers'));
      assert.equal(await readAddress(tab), '/#/careers');
    },
  );
});
