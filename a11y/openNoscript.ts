import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { NoscriptState } from './states/noscript';

/**
 * Opens a page while scripts are disabled, and performs the actions of `reach`. Enables scripts afterwards, because the
 * engines are scripts. The site's own scripts do not run. Replaces each `noscript` element with its content, including
 * its styles. Throws when a visible button needs a script.
 */
export async function openNoscript(page: Page, address: string, reach?: NoscriptState['reach']): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(address);
  if (reach) {
    const loaded = page.waitForEvent('load');
    await reach(page);
    await loaded;
    // The last step of `reach` may have opened another page.
    await page.waitForLoadState();
  }
  await client.send('Emulation.setScriptExecutionDisabled', { value: false });
  await page.evaluate(async () => {
    // Chromium does not render `noscript` elements while scripts are enabled.
    for (const element of document.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
    const styles = document.querySelector<HTMLLinkElement>('head link[href*="noscript"]');
    // In a browser without scripts, a page has these styles from the start. Here, the browser requests the styles only
    // after the replacement of `noscript`.
    if (!styles?.sheet) await new Promise((resolve) => styles?.addEventListener('load', resolve));
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const scripted = page.locator('button[type="button"]:visible');
  assert.equal(await scripted.count(), 0, 'no visible button needs a script');
}
