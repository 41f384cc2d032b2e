import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from 'playwright-core';
import { isSettled } from '../test/journeys/harness';

/** Served beside the site's own files, so that the page's policy lets it in as it is. */
const ADDRESS = '/screen-reader.js';
const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

/** More items than any page has: a walk that gets here goes in circles. */
const MOST_ITEMS = 5000;
const END = 'end of document';

/**
 * The page behind a dialog goes inert half a second after it opened: what is read before that would depend on how fast the
 * machine is. In milliseconds.
 */
const DIALOG_ARRIVES = 600;

type ReadingWindow = Window & { reader: Virtual };

/** Switches the simulated screen reader on in the page as it stands, at its first item. The page's clock must be a fake one. */
export async function startReading(page: Page): Promise<void> {
  await isSettled(page);
  await page.clock.runFor(DIALOG_ARRIVES);
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/javascript', body: SOURCE }));
  await page.evaluate(async (address) => {
    // Chromium draws no <noscript> and tells nobody of it, yet computes a style for it that the simulation trusts.
    for (const element of document.querySelectorAll('noscript')) element.hidden = true;
    const { virtual } = (await import(address)) as { virtual: Virtual };
    (window as unknown as ReadingWindow).reader = virtual;
    await virtual.start({ container: document.body });
  }, ADDRESS);
}

/** What browsers keep from readers by themselves, of which the simulation knows nothing: what waits to be found by the search in the page. */
const hideAsBrowsersDo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const waiting of document.querySelectorAll('[hidden="until-found"]')) waiting.ariaHidden = 'true';
  });

/** What is spoken from the first item of the page to the last, a phrase an item. Throws when there is no end. */
export async function readAloud(page: Page): Promise<string[]> {
  await hideAsBrowsersDo(page);
  await startReading(page);
  return page.evaluate(
    async ({ end, most }) => {
      const { reader } = window as unknown as ReadingWindow;
      for (let item = 0; item < most; item += 1) {
        if ((await reader.lastSpokenPhrase()) === end) return reader.spokenPhraseLog();
        await reader.next();
      }
      throw new Error(`no end after ${most} items`);
    },
    { end: END, most: MOST_ITEMS },
  );
}

/** What is spoken unasked (moved focus, live regions) since the reader was started or this was last asked. */
export async function spokenSince(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { reader } = window as unknown as ReadingWindow;
    const phrases = await reader.spokenPhraseLog();
    await reader.clearSpokenPhraseLog();
    // An emptied region is silent, and one change that comes in several pieces is said once.
    return phrases.filter((phrase, at) => !/^(polite|assertive): $/.test(phrase) && phrase !== phrases[at - 1]);
  });
}
