import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { serveSite, type ServedSite } from '../e2e/harness';
import type { Engine, EngineOptions, Size, Tab } from './engine';
import { startFirefox } from './firefox';
import { waitForFunction } from './visit';
import { startWebKit } from './webkit';

export const ENGINES = { Firefox: startFirefox, WebKitGTK: startWebKit };
/** The time limit of a test, in milliseconds. A page that hangs must not block the other tests. */
const TIMEOUT_MS = 60_000;

export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1280, height: 800 };

/**
 * Defines a test that runs in its own tab. The function adds the name of the engine to the start of the title. With
 * JavaScript, the test also fails when its tab reports a page error.
 */
export type DefineTabTest = (
  title: string,
  initialPage: { address: string; size: Size },
  runSteps: (tab: Tab, site: ServedSite) => Promise<void>,
) => void;

/** Defines each test for both engines, which run in parallel, each with its own site and screen. */
export function testInEveryEngine(
  defineTests: (testInTab: DefineTabTest) => void,
  options: EngineOptions = { javaScriptEnabled: true },
): void {
  describe('in every engine', { concurrency: true }, () => {
    for (const [name, startEngine] of Object.entries(ENGINES))
      describe(name, { concurrency: 1 }, () => {
        let engine: Engine | undefined;
        let site: ServedSite | undefined;
        before(async () => {
          // The tests fill in forms faster than the relay's default minimum time.
          site = await serveSite({ MIN_FORM_AGE_MS: '0' });
          engine = await startEngine(options);
        });
        after(async () => {
          await engine?.stop();
          await site?.stop();
        });
        defineTests((title, { address, size }, runSteps) =>
          test(`${name} ${title}`, { timeout: TIMEOUT_MS }, async () => {
            assert.ok(engine && site);
            const tab = await engine.open(new URL(address, site.url).href, size);
            try {
              await waitForFunction(tab, (width) => window.innerWidth === width, size.width);
              await runSteps(tab, site);
              if (options.javaScriptEnabled) assert.deepEqual(await tab.listPageErrors(), []);
            } finally {
              await tab.close();
            }
          }),
        );
      });
  });
}
