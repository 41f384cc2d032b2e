/**
 * Every state of the site, in every width and mode, before every engine. AUDITS=routes looks at the routes as they load, in a
 * narrow and a wide window and light colours; AUDITS=light at every state so; AUDITS=rest (pa11y.browser.ts) is the whole here.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startJourney, type Site } from '../test/e2e/harness';
import type { Visit } from './findings';
import { existsAt, LAYOUTS, MODE_NAMES, type Mode, type Width } from './matrix';
import { leaveResults } from './results';
import { loadStates } from './states';
import { visit } from './visit';

/** Parts of names, separated by commas: only these states, while one is worked on. The report then fails as incomplete. */
const wanted = (process.env['A11Y_STATES'] ?? '').split(',').filter(Boolean);
const audits = process.env['AUDITS'];
const isBrief = audits === 'routes' || audits === 'light';
const layouts: readonly (readonly Width[])[] = isBrief ? [[320], [1280]] : LAYOUTS;
const modes: readonly Mode[] = isBrief ? ['light'] : MODE_NAMES;
const states = (await loadStates()).filter(({ reach }) => audits !== 'routes' || reach === undefined);
const chosen = states.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

let site: Site;
const visits: Visit[] = [];
before(async () => {
  site = await startJourney();
});
after(async () => {
  if (audits === undefined) await leaveResults('states', { browser: site.browser.version(), visits });
  await site.stop();
});

describe('WCAG 2.2 A to AAA, every state', { concurrency: 3 }, () => {
  for (const widths of layouts)
    for (const state of chosen.filter((each) => widths.every((width) => existsAt(each, width))))
      test(`WCAG 2.2 ${state.name} at ${widths.join(' and ')} px`, async () => {
        const seen = await visit(site, state, widths, modes);
        visits.push(...seen);
        assert.deepEqual(
          seen.flatMap(({ width, verdicts }) =>
            verdicts.flatMap(({ faults }) => faults.map((each) => `${width} px: ${each}`)),
          ),
          [],
        );
      });
});
