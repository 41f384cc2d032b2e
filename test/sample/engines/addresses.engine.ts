/** Tests navigation by typed URL, by link, and by Back and Forward (§2.1). */
import assert from 'node:assert/strict';
import { formatDocumentTitle } from '../../../src/app/routing/formatDocumentTitle';
import { findRoute } from '../../../src/app/routing/routes';
import { getPageTitle } from '../../getPageTitle';
import type { Tab } from '../../engines/engine';
import { DESKTOP_SIZE, testInEveryEngine } from '../../engines/suite';
import { waitForPage, clickTarget, waitUntilReady, waitForFunction } from '../../engines/visit';

const readPathAndHash = (tab: Tab) => tab.evaluate(() => window.location.pathname + window.location.hash);

/**
 * Waits for a page after a click on a link, or after Back or Forward. The page's heading must have the focus, and the
 * scroll position must be 0.
 */
async function expectFocusedHeading(tab: Tab, heading: string): Promise<void> {
  await waitForPage(tab, heading);
  await waitForFunction(tab, () => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
}

testInEveryEngine((testInTab) => {
  testInTab(
    '§2.1 a typed URL opens its page in the same document, and Back and Forward open the previous and the next page',
    { url: '/', size: DESKTOP_SIZE },
    async (tab, site) => {
      await waitUntilReady(tab);
      await tab.evaluate(() => void (document.documentElement.dataset['same'] = ''));
      await tab.goTo(`${site.url}/#/about`);
      await waitForPage(tab, getPageTitle('about'));
      await waitForFunction(tab, (title) => document.title === title, formatDocumentTitle(findRoute('/about')));
      assert.ok(await tab.evaluate(() => 'same' in document.documentElement.dataset));
      await clickTarget(tab, { selector: 'footer a', name: 'Careers' });
      await expectFocusedHeading(tab, getPageTitle('careers'));
      await tab.goBack();
      await expectFocusedHeading(tab, getPageTitle('about'));
      assert.equal(await readPathAndHash(tab), '/#/about');
      await tab.goForward();
      await expectFocusedHeading(tab, getPageTitle('careers'));
      assert.equal(await readPathAndHash(tab), '/#/careers');
    },
  );
});
