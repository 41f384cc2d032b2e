import type { Page } from '@playwright/test';
import { words } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { notFoundRoute, routes } from '../../src/app/routing/routes';
import type { Site } from '../../test/e2e/harness';
import { launchBrowser } from '../chromium';

/** Counted after a collection of garbage. */
export interface MemoryFigures {
  'heap, MB': number;
  nodes: number;
  listeners: number;
}

/** A page of each kind, as a visit goes through them. */
const ROUTES = [...new Map(routes.map(({ kind, path }) => [kind, path])).values()];
/**
 * V8 compiles what runs often a second and a third time, and counts that code as heap: about 0.8 MB in 200 visits, which the
 * page did not ask for. Without those compilers the heap is what the page holds.
 */
const NO_SECOND_COMPILING = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** Round trips after which the figures are taken: the first warms every cache and chunk. */
const MARKS = [20, 200] as const;

async function changeRoute(page: Page, route: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
  await page.waitForFunction((title) => document.title !== title, before);
}

async function openAndClose(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: words.contact, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(forms.contact.labels.name).waitFor();
  await dialog.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** What a visit leaves behind: heap, nodes and listeners after 20 and after 200 route changes and as many dialogs. */
export async function measureMemory(site: Site): Promise<Record<string, MemoryFigures>> {
  const browser = await launchBrowser(NO_SECOND_COMPILING);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  const figures: Record<string, MemoryFigures> = {};
  let done = 0;
  for (const mark of MARKS) {
    for (; done < mark; done += 1) {
      await changeRoute(page, ROUTES[(done + 1) % ROUTES.length] ?? '/');
      await openAndClose(page);
    }
    await changeRoute(page, notFoundRoute.path);
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    figures[`after ${mark}`] = {
      'heap, MB': Math.round((read('JSHeapUsedSize') / 1024 / 1024) * 100) / 100,
      nodes: read('Nodes'),
      listeners: read('JSEventListeners'),
    };
  }
  await browser.close();
  return figures;
}
