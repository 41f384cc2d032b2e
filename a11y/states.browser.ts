/** Every state of the site, in every width and mode, before every engine. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startJourney, type Site } from '../test/journeys/harness';
import type { Visit } from './findings';
import { leaveResults } from './results';
import { states } from './states';
import { visit } from './visit';

/** Parts of names, separated by commas: only these states, while one is worked on. The report then fails as incomplete. */
const wanted = (process.env['A11Y_STATES'] ?? '').split(',').filter(Boolean);
const chosen = states.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

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
  for (const state of chosen) {
    test(`WCAG 2.2 ${state.name}`, async () => {
      const seen = await visit(site, state);
      visits.push(...seen);
      assert.deepEqual(
        seen.flatMap(({ width, verdicts }) =>
          verdicts.flatMap(({ faults }) => faults.map((each) => `${width} px: ${each}`)),
        ),
        [],
      );
    });
  }
});
