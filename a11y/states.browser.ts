/** Every state of the site, in every width and mode, before every engine. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startJourney, type Site } from '../test/journeys/harness';
import type { Visit } from './findings';
import { existsAt, LAYOUTS } from './matrix';
import { leaveResults } from './results';
import { loadStates } from './states';
import { visit } from './visit';

/** Parts of names, separated by commas: only these states, while one is worked on. The report then fails as incomplete. */
const wanted = (process.env['A11Y_STATES'] ?? '').split(',').filter(Boolean);
const chosen = (await loadStates()).filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

let site: Site;
const visits: Visit[] = [];
before(async () => {
  site = await startJourney();
});
after(async () => {
  await leaveResults('states', { browser: site.browser.version(), visits });
  await site.stop();
});

describe('WCAG 2.2 A to AAA, every state', { concurrency: 3 }, () => {
  for (const widths of LAYOUTS)
    for (const state of chosen.filter((each) => widths.every((width) => existsAt(each, width))))
      test(`WCAG 2.2 ${state.name} at ${widths.join(' and ')} px`, async () => {
        const seen = await visit(site, state, widths);
        visits.push(...seen);
        assert.deepEqual(
          seen.flatMap(({ width, verdicts }) =>
            verdicts.flatMap(({ faults }) => faults.map((each) => `${width} px: ${each}`)),
          ),
          [],
        );
      });
});
