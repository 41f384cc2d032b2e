import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAnnouncedTexts } from '../../../test/liveText';
import { setMedia } from '../../../test/setup/browserStubs';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import { timings } from '../../site/timings';
import type { CarouselMove, Testimonial } from '../../site/types';
import {
  listCurrentDotNumbers,
  getDot,
  listDots,
  drag,
  advanceTimers,
  listReachableSlideNumbers,
  formatSlideName,
  renderCarousel,
} from '../../../test/setup/carouselHelpers';
import { TestimonialCarousel } from './TestimonialCarousel';

const carouselLabel = 'What they say';
const testimonials: readonly Testimonial[] = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'].map((name, id) => ({
  id,
  name,
  role: `Gardener of ${name}`,
  image: { src: `clients/${name}.svg`, width: 240, height: 96, alt: `${name} logo` },
  review: `The ${name} grows well.`,
}));

const renderTestimonials = (onMove?: (move: CarouselMove) => void, startIndex = 0) =>
  renderCarousel(
    (position) => (
      <TestimonialCarousel
        testimonials={testimonials}
        label={carouselLabel}
        interval={timings.testimonials.interval}
        {...position}
      />
    ),
    { onMove, startIndex },
  );

const user = userEvent.setup({ delay: null });
const setNarrow = (isNarrow: boolean) => act(() => setMedia('(width < 768px)', isNarrow));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('§4.2 TST-1 TST-3 a wide window shows the first two cards, the next two, the fifth, and the first two again', () => {
  const onMove = jest.fn();
  renderTestimonials(onMove);
  const visibleSlideNumbers = [listReachableSlideNumbers()];
  for (let moveCount = 0; moveCount < 3; moveCount += 1) {
    advanceTimers(7999);
    expect(onMove).toHaveBeenCalledTimes(moveCount);
    advanceTimers(1);
    visibleSlideNumbers.push(listReachableSlideNumbers());
  }
  expect(visibleSlideNumbers).toEqual([[1, 2], [3, 4], [5], [1, 2]]);
  expect(onMove.mock.calls.flat()).toEqual([
    { index: 2, direction: 'forward' },
    { index: 4, direction: 'forward' },
    { index: 0, direction: 'backward' },
  ]);
});

test('§4.2 TST-2 a narrow window shows one card at a time, and the first card after the last card', () => {
  setNarrow(true);
  const onMove = jest.fn();
  renderTestimonials(onMove);
  expect(listReachableSlideNumbers()).toEqual([1]);
  advanceTimers(5 * 8000);
  expect(onMove.mock.calls.flat()).toEqual([
    { index: 1, direction: 'forward' },
    { index: 2, direction: 'forward' },
    { index: 3, direction: 'forward' },
    { index: 4, direction: 'forward' },
    { index: 0, direction: 'backward' },
  ]);
});

test('§4.2 TST-4 a wide window has three dots, and a press on a dot shows the cards of that dot', async () => {
  const onMove = jest.fn();
  renderTestimonials(onMove);
  expect(listDots()).toHaveLength(3);
  await user.click(getDot(3));
  expect(listCurrentDotNumbers()).toEqual([3]);
  await user.click(getDot(2));
  expect(onMove.mock.calls.flat()).toEqual([
    { index: 4, direction: 'forward' },
    { index: 2, direction: 'backward' },
  ]);
});

test('CAR-12 a move announces the two cards of the shown pair, or the single last card', async () => {
  renderTestimonials();
  const { carousel } = words;
  await user.click(getDot(2));
  expect(readAnnouncedTexts()).toEqual([
    fillPlaceholders(carousel.twoShown, { number: 3, nextNumber: 4, count: 5, title: 'Cedar', nextTitle: 'Dogwood' }),
  ]);
  await user.click(getDot(3));
  expect(readAnnouncedTexts()).toEqual([fillPlaceholders(carousel.shown, { number: 5, count: 5, title: 'Elm' })]);
});

test('TST-4 a swipe back from the first pair shows the last card', () => {
  renderTestimonials();
  drag(screen.getByRole('group', { name: formatSlideName(1, 5) }), 50);
  expect(listReachableSlideNumbers()).toEqual([5]);
});

test('TST-5 resizing the window across 768 px keeps the current card in view and marks its dot', () => {
  setNarrow(true);
  renderTestimonials(undefined, 3);
  expect(listReachableSlideNumbers()).toEqual([4]);
  setNarrow(false);
  expect(listReachableSlideNumbers()).toEqual([3, 4]);
  expect(listCurrentDotNumbers()).toEqual([2]);
  advanceTimers(8000);
  expect(listReachableSlideNumbers()).toEqual([5]);
  setNarrow(true);
  expect(listReachableSlideNumbers()).toEqual([5]);
  expect(listCurrentDotNumbers()).toEqual([5]);
});

test('§2.4 TST-6 a card has the review, the organisation and the role, and names the organisation once', () => {
  renderTestimonials();
  const card = within(screen.getByRole('group', { name: formatSlideName(2, 5) }));
  expect(card.getByText(testimonials[1]?.review ?? '')).toBeVisible();
  expect(card.getByText(testimonials[1]?.name ?? '')).toBeVisible();
  expect(card.getByText('Gardener of Birch')).toBeVisible();
  expect(card.queryByRole('img')).toBeNull();
  expect(card.getByRole('presentation')).toBeVisible();
});
