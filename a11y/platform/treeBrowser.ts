import path from 'node:path';
import type { ServedSite } from '../../test/e2e/harness';
import { openBrowser, type BrowserName } from '../orca/browsers';
import { startDesktop } from '../orca/desktop';
import { readObjects, type PlatformNode, type TreeObject } from './tree';
import type { View } from './views';

const DUMP_SCRIPT = path.join(import.meta.dirname, 'dump.py');
/** Debian's Python, which has the bindings of AT-SPI. */
const PYTHON = '/usr/bin/python3';

/** A browser whose accessibility trees the suite reads. */
export interface TreeBrowser {
  /** Opens a view and returns its objects. Rejects when the browser does not expose the page of the view. */
  readTree: (view: View) => Promise<TreeObject[]>;
  stop: () => Promise<void>;
}

/** Starts a browser on its own desktop and opens the page `route`. */
export async function startTreeBrowser(name: BrowserName, site: ServedSite, route: string): Promise<TreeBrowser> {
  const desktop = await startDesktop();
  try {
    const page = await openBrowser(desktop, name, { url: `${site.url}/`, isScriptless: false });
    let visitCount = 0;
    /**
     * Loads a document. The query makes each URL unique. With a new hash alone, the browser would not load the document
     * again.
     */
    const loadRoute = async (target: string) => {
      await page.goto(`${site.url}/?${++visitCount}#${target}`);
      await page.waitForFunction(() => window.siteStart === undefined);
    };
    // Without reduced motion, carousels would change the tree while dump.py reads it. The setting applies to the next
    // document, because the first page may still be loading.
    await page.evaluateOnNewDocument(() => localStorage.setItem('display', '{"motion":"reduced"}'));
    await loadRoute(route);

    /**
     * Navigates to a page as a link does. Waits until the title has changed and the heading of the new page has the
     * focus.
     */
    const followRoute = async (target: string) => {
      const previousTitle = await page.evaluate((hash) => {
        window.location.hash = hash;
        return document.title;
      }, target);
      await page.waitForFunction(
        (title) => document.title !== title && document.activeElement?.matches('main h1'),
        {},
        previousTitle,
      );
    };
    return {
      async readTree({ route: target, open }) {
        if (open) {
          await loadRoute(target);
          await open(page);
        } else await followRoute(target);
        // dump.py waits for this unique title. The browser reports changes in order, so the title arrives after the
        // changes of the last frame.
        const title = `${target} ${++visitCount}`;
        await page.evaluate(async (uniqueTitle) => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          document.title = uniqueTitle;
        }, title);
        const treeJson = await desktop.run(PYTHON, DUMP_SCRIPT, name, title);
        return readObjects(JSON.parse(treeJson) as PlatformNode, name === 'firefox');
      },
      stop: desktop.stop,
    };
  } catch (error) {
    await desktop.stop();
    throw error;
  }
}
