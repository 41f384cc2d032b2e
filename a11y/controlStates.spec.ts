/** Checks focus outlines in forced colours. states.spec.ts checks the controls of every state in other colours. */
import { expect, test } from '../test/e2e/fixtures';
import { loadSubjects } from '../test/subjects';
import { findOutlineFaults } from './engines/controlStates';
import { VIEWPORT_HEIGHT, WIDE_WIDTH } from './matrix';

const { home } = await loadSubjects();

for (const colorScheme of ['light', 'dark'] as const)
  test(`2.4.7 2.4.13 with forced colours in a ${colorScheme} scheme, the header, hero and footer have visible focus outlines`, async ({
    openRoute,
  }) => {
    const viewport = { width: WIDE_WIDTH, height: VIEWPORT_HEIGHT };
    const page = await openRoute(home.path, { viewport, reducedMotion: 'reduce', forcedColors: 'active', colorScheme });
    expect(await findOutlineFaults(page, `forced ${colorScheme}`)).toEqual([]);
  });
