import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { serveSite, type ServedSite } from '../../test/e2e/harness';
import { hasPassed, runSuites } from '../../test/setup/runSuites';
import { BROWSERS, type BrowserName } from './browsers';
import { startVisitor, type Step, type Visitor, type VisitorOptions } from './visitor';

/** The folder to which the suites write the transcripts of their scenarios if RECORD=1 is set. */
const TRANSCRIPT_FOLDER = 'reports/orca';

/**
 * The time limit for both attempts at a scenario, in milliseconds. A hanging scenario must not block the other
 * scenarios.
 */
const SCENARIO_TIMEOUT_MS = 300_000;

const formatTranscript = (title: string, steps: readonly Step[]): string =>
  `${title}\n\n${steps.map(({ action, speech }) => [`[${action}]`, ...speech.map((words) => `  ${words}`)].join('\n')).join('\n')}\n`;

function recordTranscript(browser: BrowserName, title: string, steps: readonly Step[]): void {
  if (process.env['RECORD'] !== '1') return;
  const fileName = title
    .normalize('NFD')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  mkdirSync(path.join(TRANSCRIPT_FOLDER, browser), { recursive: true });
  writeFileSync(path.join(TRANSCRIPT_FOLDER, browser, `${fileName}.txt`), formatTranscript(title, steps));
}

/** Defines a test. `performActions` operates the page at `route` and checks the speech. */
export type DefineScenario = (
  title: string,
  route: string,
  performActions: (visitor: Visitor, site: ServedSite) => Promise<void>,
) => void;

const groups: { defineScenarios: (scenario: DefineScenario) => void; isScriptless: boolean }[] = [];

/**
 * Runs each scenario in Firefox, then in Chromium. The browsers do not run in parallel, because Orca misses keys and
 * announcements on a busy machine. In each browser, all scenarios with scripts share one desktop with one Orca. All
 * scenarios without scripts share another desktop. Each call of this function starts its own site. The suite retries a
 * failed scenario once with a new Orca, because a key that Orca misses is no fault of the site. After two failures, the
 * error contains both messages.
 */
export function runInEveryBrowser(
  defineScenarios: (scenario: DefineScenario) => void,
  { isScriptless = false }: VisitorOptions = {},
): void {
  groups.push({ defineScenarios, isScriptless });
}

/** Defines the scenarios of all groups for a browser with or without scripts. */
function defineForBrowser(browser: BrowserName, isScriptless: boolean): void {
  let visitor: Visitor | undefined;
  const stopVisitor = async () => {
    const stoppedVisitor = visitor;
    visitor = undefined;
    await stoppedVisitor?.stop();
  };
  // After a failure or a timeout, the browser may have crashed. The next scenario starts another browser.
  afterEach(async (context) => {
    if (!hasPassed(context)) await stopVisitor();
  });
  after(stopVisitor);
  for (const { defineScenarios } of groups.filter((group) => group.isScriptless === isScriptless))
    describe('scenarios', () => {
      let site: ServedSite | undefined;
      let visitCount = 0;
      before(async () => {
        // The tests fill in forms faster than the relay's default minimum time.
        site = await serveSite({ MIN_FORM_AGE_MS: '0' });
      });
      after(() => site?.stop());
      defineScenarios((title, route, performActions) =>
        test(`${browser} ${title}`, { timeout: SCENARIO_TIMEOUT_MS }, async (context) => {
          if (!site) throw new Error('The site did not start');
          // The query makes each URL unique. With a new hash alone, the browser would not load the document again.
          const createUrl = () => `${site?.url}${route.replace('#', `?${++visitCount}#`)}`;
          const attemptScenario = async (): Promise<void> => {
            visitor ??= await startVisitor(browser, `${site?.url}/`, { isScriptless });
            await visitor.open(createUrl());
            // After Orca has read a page, Orca's reading position is the first Tab stop. Pressing Tab moves the
            // keyboard focus to the same stop.
            await visitor.press('Tab');
            if (site) await performActions(visitor, site);
          };
          try {
            await attemptScenario();
          } catch (firstError) {
            if (context.signal.aborted) throw firstError;
            context.diagnostic(`Retries with a new Orca after: ${(firstError as Error).message}`);
            await stopVisitor();
            try {
              await attemptScenario();
            } catch (secondError) {
              const message = `${(firstError as Error).message}\n\nThe second attempt failed:\n${(secondError as Error).message}`;
              throw new Error(message, { cause: secondError });
            }
          }
          if (visitor) recordTranscript(browser, title, visitor.steps);
        }),
      );
    });
}

runSuites(() => {
  for (const browser of BROWSERS)
    for (const isScriptless of new Set(groups.map((group) => group.isScriptless)))
      describe(`Orca in ${browser} ${isScriptless ? 'without' : 'with'} JavaScript`, () =>
        defineForBrowser(browser, isScriptless));
});
