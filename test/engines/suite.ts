import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { serveSite, type ServedSite } from '../e2e/harness';
import type { Engine, EngineOptions, Size, Tab } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export const ENGINES = { Firefox: startFirefox, WebKitGTK: startWebKit };
/** A page that never answers must not hold up the others, in milliseconds. */
const PATIENCE = 60_000;

export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1280, height: 800 };

/**
 * A test in a tab of its own, whose title begins with the engine. It fails, too, when the page that it was opened with
 * complained of anything.
 */
export type Journey = (
  title: string,
  start: { address: string; size: Size },
  walk: (tab: Tab, site: ServedSite) => Promise<void>,
) => void;

/** Writes each test once for both engines, which run side by side, each with a site and a screen of its own. */
export function inEveryEngine(define: (journey: Journey) => void, options: EngineOptions = { javaScript: true }): void {
  describe('in every engine', { concurrency: true }, () => {
    for (const [name, start] of Object.entries(ENGINES))
      describe(name, { concurrency: 1 }, () => {
        let engine: Engine | undefined;
        let site: ServedSite | undefined;
        before(async () => {
          // These visitors type as fast as bots.
          site = await serveSite({ MIN_FORM_AGE_MS: '0' });
          engine = await start(options);
        });
        after(async () => {
          await engine?.stop();
          await site?.stop();
        });
        define((title, { address, size }, walk) =>
          test(`${name} ${title}`, { timeout: PATIENCE }, async () => {
            assert.ok(engine && site);
            const tab = await engine.open(new URL(address, site.url).href, size);
            try {
              await walk(tab, site);
              if (options.javaScript) assert.deepEqual(await tab.complaints(), []);
            } finally {
              await tab.close();
            }
          }));
      });
  });
}
