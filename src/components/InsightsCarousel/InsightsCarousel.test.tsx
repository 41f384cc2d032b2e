import userEvent from '@testing-library/user-event';
import { setMedia } from '../../../test/setup/browserStubs';
import { timings } from '../../site/timings';
import type { InsightEntry, CarouselMove } from '../../site/types';
import {
  getCarousel,
  listCurrentDotNumbers,
  getDot,
  advanceTimers,
  getPlaybackButton,
  listReachableSlideNumbers,
  renderCarousel,
} from '../../../test/setup/carouselHelpers';
import { InsightsCarousel } from './InsightsCarousel';

const heading = 'News of the wood';
const entries: readonly InsightEntry[] = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((title) => ({
  title,
  description: `All about the ${title}`,
  background: { src: `insights/${title}`, width: 1600, height: 900, alt: '', widths: [800, 1600] },
  imageGroup: 'web',
}));

const renderInsightsCarousel = (onMove?: (move: CarouselMove) => void) =>
  renderCarousel(
    (position) => (
      <InsightsCarousel id="about" heading={heading} entries={entries} {...timings.insights} {...position} />
    ),
    { onMove },
  );

const user = userEvent.setup({ delay: null });
const isFadingOut = (container: Element) => container.querySelector('[data-fading]') !== null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('§4.2 INS-1 each entry fades out after 7500 ms, and the carousel shows the next entry after 8000 ms', () => {
  const onMove = jest.fn();
  const { container } = renderInsightsCarousel(onMove);
  for (const index of [1, 2, 3, 0]) {
    advanceTimers(7499);
    expect(isFadingOut(container)).toBe(false);
    advanceTimers(1);
    expect(isFadingOut(container)).toBe(true);
    advanceTimers(499);
    expect(onMove).not.toHaveBeenCalledWith({ index, direction: 'forward' });
    advanceTimers(1);
    expect(onMove).toHaveBeenLastCalledWith({ index, direction: 'forward' });
    expect(isFadingOut(container)).toBe(false);
  }
});

test("§4.2 INS-2 a press on a dot stops the rotation, fades out the entry in 500 ms and shows the dot's entry", async () => {
  const { container } = renderInsightsCarousel();
  await user.click(getDot(3));
  expect(isFadingOut(container)).toBe(true);
  advanceTimers(499);
  expect(listReachableSlideNumbers()).toEqual([1]);
  advanceTimers(1);
  expect(listReachableSlideNumbers()).toEqual([3]);
  expect(listCurrentDotNumbers()).toEqual([3]);
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([3]);
});

test.each([
  ['a hover', () => user.hover(getCarousel())],
  ['a pause', () => user.click(getPlaybackButton())],
  ['a press on the current dot', () => user.click(getDot(1))],
])('INS-3 %s during the fade-out keeps the current entry', async (_title, interact) => {
  const { container } = renderInsightsCarousel();
  advanceTimers(7600);
  expect(isFadingOut(container)).toBe(true);
  await interact();
  expect(isFadingOut(container)).toBe(false);
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([1]);
});

test('INS-3 a press on another dot during the fade-out shows the entry of that dot', async () => {
  renderInsightsCarousel();
  await user.click(getDot(3));
  advanceTimers(300);
  await user.click(getDot(2));
  advanceTimers(500);
  expect(listReachableSlideNumbers()).toEqual([2]);
  advanceTimers(1000);
  expect(listReachableSlideNumbers()).toEqual([2]);
});

test("INS-4 with reduced motion, a press on a dot shows the dot's entry at once", async () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  renderInsightsCarousel();
  await user.click(getDot(2));
  expect(listReachableSlideNumbers()).toEqual([2]);
});

test('INS-6 unmounting the carousel during a fade-out cancels the move to the next entry', () => {
  const onMove = jest.fn();
  const { unmount } = renderInsightsCarousel(onMove);
  advanceTimers(7600);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  advanceTimers(1000);
  expect(onMove).not.toHaveBeenCalled();
});
