/**
 * What there is to read, in which order and under which roles (simulated, in the real page): each part of the site once. Kept
 * in transcripts/, so that each change of a word or a role is read before it ships. What a reader says when something
 * happens is the real one's to prove (orca/).
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from '@playwright/test';
import { goTo, startJourney, type Site } from '../../e2e/harness';
import { readAloud } from './screenReader';
import { loadStates, type State } from '../../../a11y/states';
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

/** Only what Orca has to prove changes in them: the focus, what moves, what a press is answered with. */
const NOTHING_ELSE = /^(skip link|motion paused|menu open|home, slide|board, member)/;

/** What is read of a state: the message or dialog that is open, else what stands between header and footer. */
const OPEN = '[popover] [role], [role="dialog"]';

const states = await loadStates();
const readings = [
  ...states
    .filter(({ name }) => !NOTHING_ELSE.test(name))
    .flatMap((state) => windowsOf(state).map((kind) => ({ state, kind, part: `${OPEN}, main` }))),
  ...states
    .filter(({ name }) => name === 'page /' || name === 'menu open')
    .flatMap((state) =>
      windowsOf(state).map((kind) => ({ state: { ...state, name: 'header' }, kind, part: '#root > header' })),
    ),
  { state: { name: 'footer', route: '/' }, kind: 'desktop' as const, part: '#root > footer' },
].map((reading) => ({
  ...reading,
  name: reading.kind === 'mobile' ? `${reading.state.name} ${WINDOWS.mobile.width}` : reading.state.name,
}));

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
  for (const { state, kind, name, part } of readings) {
    test(`1.3.1 4.1.2 ${name}`, () =>
      still(kind, async (page) => {
        await goTo(page, site.url, state.route);
        await state.reach?.(page);
        assertTranscript(name, await readAloud(page, part));
      }));
  }
});

test('§2 every transcript belongs to a state', () => {
  assert.deepEqual(orphans(readings.map(({ name }) => name)), []);
});
