import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { NoscriptState } from './states/noscript';

/**
 * Opens a page while scripts are disabled, and performs the actions of `reachState`. Enables scripts afterwards,
 * because the engines are scripts. The site's own scripts do not run. Replaces each `noscript` element with its
 * content, including its styles. Throws when a visible button needs a script.
 */
export async function openNoscriptPage(
  page: Page,
  url: string,
  reachState?: NoscriptState['reachState'],
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(url);
  if (reachState) {
    const loadEventPromise = page.waitForEvent('load');
    await reachState(page);
    await loadEventPromise;
    // The last step of `reachState` may have opened another page.
    await page.waitForLoadState();
  }
  await client.send('Emulation.setScriptExecutionDisabled', { value: false });
  await page.evaluate(async () => {
    // Chromium does not render `noscript` elements while scripts are enabled.
    for (const element of document.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
    const stylesheetLink = document.querySelector<HTMLLinkElement>('head link[href*="noscript"]');
    // In a browser without scripts, a page has the styles for visitors without JavaScript from the start. Here, the
    // browser requests these styles only after the replacement of `noscript`.
    if (!stylesheetLink?.sheet) await new Promise((resolve) => stylesheetLink?.addEventListener('load', resolve));
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const scriptedButtons = page.locator('button[type="button"]:visible');
  assert.equal(await scriptedButtons.count(), 0, 'no visible button needs a script');
}
