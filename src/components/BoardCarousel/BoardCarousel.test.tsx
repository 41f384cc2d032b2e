import userEvent from '@testing-library/user-event';
import { timings } from '../../site/timings';
import type { BoardMember, CarouselMove } from '../../site/types';
import {
  getArrowButton,
  listCurrentDotNumbers,
  advanceTimers,
  listReachableSlideNumbers,
  renderCarousel,
} from '../../../test/setup/carouselHelpers';
import { BoardCarousel } from './BoardCarousel';

const members: readonly BoardMember[] = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name) => ({
  name,
  role: `Keeper of the ${name}`,
  text: `The ${name} is my tree.`,
  img: { src: `people/${name}`, width: 480, height: 480, alt: `Portrait of ${name}`, widths: [160, 480] },
}));
const board = { heading: 'Keepers', members };

const renderBoardCarousel = (onMove?: (move: CarouselMove) => void) =>
  renderCarousel((position) => <BoardCarousel {...board} interval={timings.board.interval} {...position} />, {
    onMove,
  });

const user = userEvent.setup({ delay: null });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('§4.2 BRD-1 the carousel moves every 14000 ms and wraps after the last member', () => {
  const onMove = jest.fn();
  renderBoardCarousel(onMove);
  advanceTimers(13_999);
  expect(onMove).not.toHaveBeenCalled();
  advanceTimers(1 + 3 * 14_000);
  expect(onMove.mock.calls.flat().map(({ index }: CarouselMove) => index)).toEqual([1, 2, 3, 0]);
});

test("§4.2 BRD-2 'Previous' wraps from the first member to the last, and 'Next' wraps from the last to the first", async () => {
  const onMove = jest.fn();
  renderBoardCarousel(onMove);
  await user.click(getArrowButton('previous'));
  expect(listReachableSlideNumbers()).toEqual([4]);
  expect(listCurrentDotNumbers()).toEqual([4]);
  await user.click(getArrowButton('next'));
  expect(listReachableSlideNumbers()).toEqual([1]);
  await user.click(getArrowButton('next'));
  await user.click(getArrowButton('previous'));
  expect(onMove.mock.calls.flat()).toEqual([
    { index: 3, direction: 'backward' },
    { index: 0, direction: 'forward' },
    { index: 1, direction: 'forward' },
    { index: 0, direction: 'backward' },
  ]);
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([1]);
});
