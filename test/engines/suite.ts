import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { serveSite, type ServedSite } from '../e2e/harness';
import { hasPassed, runSuites } from '../setup/runSuites';
import type { Engine, EngineOptions, Size, Tab } from './engine';
import { startFirefox } from './firefox';
import { waitForFunction } from './visit';
import { startWebKit } from './webkit';

const ENGINES = { Firefox: startFirefox, WebKitGTK: startWebKit };
/** The time limit of a test, in milliseconds. A page that hangs must not block the other tests. */
const TEST_TIMEOUT_MS = 60_000;

export const PHONE_SIZE: Size = { width: 390, height: 844 };
export const DESKTOP_SIZE: Size = { width: 1280, height: 800 };

/**
 * Defines a test that runs in its own tab. The function adds the name of the engine to the start of the title. With
 * JavaScript, the test also fails when its tab reports a page error, unless `hasErrors` is true.
 */
export type DefineTabTest = (
  title: string,
  initialPage: { url: string; size: Size; hasErrors?: boolean },
  runSteps: (tab: Tab, site: ServedSite) => Promise<void>,
) => void;

const testGroups: { defineTests: (testInTab: DefineTabTest) => void; options: EngineOptions }[] = [];

/**
 * Defines each test for both engines. The engines run in parallel, each with its own screen. All suites share two
 * browsers per engine: one with JavaScript, and one without. For each call of this function, each engine tests a new
 * site, so the origin has no stored data.
 */
export function testInEveryEngine(
  defineTests: (testInTab: DefineTabTest) => void,
  options: EngineOptions = { javaScriptEnabled: true },
): void {
  testGroups.push({ defineTests, options });
}

/** Defines the tests of all groups for an engine with or without JavaScript. */
function defineForEngine(name: keyof typeof ENGINES, javaScriptEnabled: boolean): void {
  let engine: Engine | undefined;
  const startEngine = async () => {
    engine = await ENGINES[name]({ javaScriptEnabled });
  };
  before(startEngine);
  after(() => engine?.stop());
  // After a failed test, the hook restarts the browser, which may have crashed or may still run the steps of the test.
  afterEach(async (context) => {
    if (hasPassed(context)) return;
    await engine?.stop().catch((error: unknown) => console.warn(`${name} did not stop:`, error));
    await startEngine();
  });
  for (const { defineTests } of testGroups.filter(({ options }) => options.javaScriptEnabled === javaScriptEnabled))
    describe('tests', () => {
      let site: ServedSite | undefined;
      before(async () => {
        // The tests fill in forms faster than the relay's default minimum time.
        site = await serveSite({ MIN_FORM_AGE_MS: '0' });
      });
      after(() => site?.stop());
      defineTests((title, { url, size, hasErrors = false }, runSteps) =>
        test(`${name} ${title}`, { timeout: TEST_TIMEOUT_MS }, async () => {
          assert.ok(engine && site);
          const tab = await engine.open(new URL(url, site.url).href, size);
          try {
            await waitForFunction(tab, (width) => window.innerWidth === width, size.width);
            await runSteps(tab, site);
            if (javaScriptEnabled && !hasErrors) assert.deepEqual(await tab.listPageErrors(), []);
          } finally {
            await tab.close();
          }
        }),
      );
    });
}

runSuites(() =>
  describe('in every engine', { concurrency: true }, () => {
    for (const name of Object.keys(ENGINES) as (keyof typeof ENGINES)[])
      describe(name, { concurrency: 1 }, () => {
        for (const javaScriptEnabled of new Set(testGroups.map(({ options }) => options.javaScriptEnabled)))
          describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () =>
            defineForEngine(name, javaScriptEnabled));
      });
  }),
);
