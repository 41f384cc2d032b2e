import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { goTo, startJourney, type Site } from '../test/journeys/harness';
import { isFalsePositive } from './falsePositives';
import { states, type State } from './states';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WINDOWS = [
  { kind: 'mobile', width: 320, height: 640, colorScheme: 'light' },
  { kind: 'mobile', width: 320, height: 640, colorScheme: 'dark' },
  { kind: 'desktop', width: 1280, height: 800, colorScheme: 'light' },
  { kind: 'desktop', width: 1280, height: 800, colorScheme: 'dark' },
] as const;

/** What any rule that is not deprecated finds, experimental and AAA ones too, but for the proven false positives. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const rules = Object.fromEntries(
      axe
        .getRules()
        .filter(({ tags }) => !tags.includes('deprecated'))
        .map(({ ruleId }) => [ruleId, { enabled: true }]),
    );
    const { violations: broken } = (await axe.run(document, { rules, resultTypes: ['violations'] })) as AxeResults;
    return broken.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ code: id, context: html, summary: failureSummary ?? '' })),
    );
  });
  return found
    .filter((finding) => !isFalsePositive(finding))
    .map(({ code, context, summary }) => `${code}: ${context.slice(0, 200)} ${summary}`);
}

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

for (const { kind, width, height, colorScheme } of WINDOWS) {
  describe(`axe, every rule, ${width} px, ${colorScheme}`, () => {
    const here = ({ window = kind }: State) => window === kind;
    for (const state of states.filter(here)) {
      test(`WCAG 2.2: ${state.name}`, async () => {
        // The engine is added to the page, which the site's own policy refuses.
        const { page, close } = await site.open({
          viewport: { width, height },
          colorScheme,
          reducedMotion: 'reduce',
          bypassCSP: true,
        });
        await goTo(page, site.url, state.route);
        await state.reach?.(page);
        await page.addScriptTag({ content: AXE });
        assert.deepEqual(await violations(page), []);
        await close();
      });
    }
  });
}
