/**
 * What a screen reader says (simulated, in the real page): every state from its first item to its last, and whatever is
 * announced unasked. Kept in transcripts/, so that each change of a word or a role is read before it ships.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { goTo, startJourney, type Site } from '../test/journeys/harness';
import { announcements } from './announcements';
import { readAloud, spokenSince, startReading } from './screenReader';
import { states, type State } from './states';
import { assertTranscript, orphans } from './transcript';

const WINDOWS = {
  desktop: { width: 1280, height: 800 },
  mobile: { width: 390, height: 844 },
} as const;
type WindowKind = keyof typeof WINDOWS;

/** One clock for every reading: an evening in November. */
const NOW = new Date('2026-11-20T17:00:00Z');

/** The hierarchy is a chart in a wide window and a list in a narrow one: it is read in both. */
const windowsOf = ({ name, window }: State): WindowKind[] =>
  window ? [window] : name.startsWith('hierarchy') ? ['desktop', 'mobile'] : ['desktop'];

const readings = states.flatMap((state) =>
  windowsOf(state).map((kind) => ({
    state,
    kind,
    name: kind === 'mobile' ? `${state.name} ${WINDOWS.mobile.width}` : state.name,
  })),
);
const announcementName = (name: string): string => `said ${name}`;

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

async function still(kind: WindowKind, walk: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await site.open({
    viewport: WINDOWS[kind],
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    await page.clock.setFixedTime(NOW);
    await walk(page);
  } finally {
    await close();
  }
}

describe('§2 read from the first item to the last', { concurrency: 2 }, () => {
  for (const { state, kind, name } of readings) {
    test(`1.3.1 4.1.2 ${name}`, () =>
      still(kind, async (page) => {
        await goTo(page, site.url, state.route);
        await state.reach?.(page);
        assertTranscript(name, [`title, ${await page.title()}`, ...(await readAloud(page))]);
      }));
  }
});

describe('§2 announced without being asked for', { concurrency: 2 }, () => {
  for (const { name, route, reach, happen } of announcements) {
    test(`4.1.3 ${name}`, () =>
      still('desktop', async (page) => {
        await goTo(page, site.url, route);
        await reach?.(page);
        await startReading(page);
        await spokenSince(page);
        await happen(page);
        assertTranscript(announcementName(name), [`title, ${await page.title()}`, ...(await spokenSince(page))]);
      }));
  }
});

test('§2 every transcript belongs to a state', () => {
  const names = [...readings.map(({ name }) => name), ...announcements.map(({ name }) => announcementName(name))];
  assert.deepEqual(orphans(names), []);
});
