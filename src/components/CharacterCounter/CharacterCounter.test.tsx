import { act, render, screen } from '@testing-library/react';
import { listLiveRegions, readAnnouncedTexts } from '../../../test/liveText';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { formatPlural } from '../../site/fill';
import { CharacterCounter } from './CharacterCounter';

const REMAINING_TEXT = formatPlural(words.characters.left, 495, settings.locale);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/**
 * Watches the live region. Returns a function that lists the current text and all later texts of the region, even those
 * that appeared only for a moment.
 */
function watchRegionTexts(): () => string[] {
  const [region] = listLiveRegions();
  if (!region) throw new Error('No live region');
  const observer = new MutationObserver(() => undefined);
  observer.observe(region, { characterData: true, characterDataOldValue: true, childList: true, subtree: true });
  return () =>
    observer
      .takeRecords()
      .flatMap(({ oldValue, removedNodes }) => [
        oldValue ?? '',
        ...[...removedNodes].map((node) => node.textContent ?? ''),
      ])
      .concat(region.textContent)
      .filter((text) => text !== '');
}

test('4.1.3 the counter announces the remaining characters once, 1 s after the last key', async () => {
  render(<CharacterCounter count={5} limit={500} typedCount={5} />);
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(screen.queryByText(REMAINING_TEXT)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(readAnnouncedTexts()).toEqual([REMAINING_TEXT]);
});

test.each([
  ['the next key', 6],
  ['a reset of the form', null],
])('4.1.3 after %s, the live region never contains another count', async (_title, typedCount) => {
  const { rerender } = render(<CharacterCounter count={5} limit={500} typedCount={5} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const listRegionTexts = watchRegionTexts();
  rerender(<CharacterCounter count={typedCount ?? 0} limit={500} typedCount={typedCount ?? 5} />);
  expect(listRegionTexts()).toEqual([REMAINING_TEXT]);
});
