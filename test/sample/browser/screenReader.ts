import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { isSettled } from '../../e2e/harness';

/** Served beside the site's own files, so that the page's policy lets it in as it is. */
const ADDRESS = '/screen-reader.js';
const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

/** More items than any page has: a walk that gets here goes in circles. */
const MOST_ITEMS = 5000;

/**
 * The page behind a dialog goes inert half a second after it opened: what is read before that would depend on how fast the
 * machine is. In milliseconds.
 */
const DIALOG_ARRIVES = 600;

/** What browsers keep from readers by themselves, of which the simulation knows nothing: what waits to be found by the search in the page. */
const hideAsBrowsersDo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const waiting of document.querySelectorAll('[hidden="until-found"]')) waiting.ariaHidden = 'true';
  });

/**
 * What is spoken of the topmost element of `selector` from its first item to its last, a phrase an item. The page's clock
 * must be a fake one. Throws when there is no end.
 */
export async function readAloud(page: Page, selector: string): Promise<string[]> {
  await hideAsBrowsersDo(page);
  await isSettled(page);
  await page.clock.runFor(DIALOG_ARRIVES);
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/javascript', body: SOURCE }));
  return page.evaluate(
    async ({ address, css, most }) => {
      // Chromium draws no <noscript> and tells nobody of it, yet computes a style for it that the simulation trusts.
      for (const element of document.querySelectorAll('noscript')) element.hidden = true;
      const { virtual } = (await import(address)) as { virtual: Virtual };
      const all = [...document.querySelectorAll(css)];
      const container = all.findLast((element) => !element.closest('[inert], [aria-hidden="true"]')) ?? document.body;
      await virtual.start({ container });
      for (let item = 0; item < most; item += 1) {
        // It begins anew at the end.
        if (item > 0 && (await virtual.lastSpokenPhrase()) === (await virtual.spokenPhraseLog())[0])
          return (await virtual.spokenPhraseLog()).slice(0, -1);
        await virtual.next();
      }
      throw new Error(`no end after ${most} items`);
    },
    { address: ADDRESS, css: selector, most: MOST_ITEMS },
  );
}
