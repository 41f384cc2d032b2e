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
const TIMEOUT_MS = 60_000;

export const PHONE_SIZE: Size = { width: 390, height: 844 };
export const DESKTOP_SIZE: Size = { width: 1280, height: 800 };

/**
 * Defines a test that runs in its own tab. The function adds the name of the engine to the start of the title. With
 * JavaScript, the test also fails when its tab reports a page error, unless `hasErrors` is true.
 */
export type DefineTabTest = (
  title: string,
  initialPage: { address: string; size: Size; hasErrors?: boolean },
  runSteps: (tab: Tab, site: ServedSite) => Promise<void>,
) => void;

const groups: { defineTests: (testInTab: DefineTabTest) => void; options: EngineOptions }[] = [];

/**
 * Defines each test for both engines, which run in parallel, each with its own screen. The tests of all suites share
 * one browser per engine, with a separate browser without JavaScript. Each call of this function has its own site, so
 * the origin has no stored data.
 */
export function testInEveryEngine(
  defineTests: (testInTab: DefineTabTest) => void,
  options: EngineOptions = { javaScriptEnabled: true },
): void {
  groups.push({ defineTests, options });
}

/** Defines the tests of all groups for an engine with or without JavaScript. */
function defineForEngine(name: keyof typeof ENGINES, javaScriptEnabled: boolean): void {
  let engine: Engine | undefined;
  const startEngine = async () => {
    engine = await ENGINES[name]({ javaScriptEnabled });
  };
  before(startEngine);
  after(() => engine?.stop());
  // After a failure or a timeout, the browser may have crashed, or may still run the steps of the failed test.
  afterEach(async (context) => {
    if (hasPassed(context)) return;
    await engine?.stop().catch((error: unknown) => console.warn(`${name} did not stop:`, error));
    await startEngine();
  });
  for (const { defineTests } of groups.filter(({ options }) => options.javaScriptEnabled === javaScriptEnabled))
    describe('tests', () => {
      let site: ServedSite | undefined;
      before(async () => {
        // The tests fill in forms faster than the relay's default minimum time.
        site = await serveSite({ MIN_FORM_AGE_MS: '0' });
      });
      after(() => site?.stop());
      defineTests((title, { address, size, hasErrors = false }, runSteps) =>
        test(`${name} ${title}`, { timeout: TIMEOUT_MS }, async () => {
          assert.ok(engine && site);
          const tab = await engine.open(new URL(address, site.url).href, size);
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
        for (const javaScriptEnabled of new Set(groups.map(({ options }) => options.javaScriptEnabled)))
          describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () =>
            defineForEngine(name, javaScriptEnabled));
      });
  }),
);
