import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board } from '#site/leadership';
import { timings } from '../../site/timings';
import type { Move } from '../../site/types';
import { carousel, currentDot, pass, reachable, scrollTo, Stage, violations } from '../../../test/setup/carouselStage';
import { BoardCarousel } from './BoardCarousel';

function show(onMove?: (move: Move) => void) {
  const rendered = render(
    <Stage onMove={onMove}>
      {(position) => <BoardCarousel {...board} interval={timings.board.interval} {...position} />}
    </Stage>,
  );
  scrollTo(1);
  return rendered;
}

const user = userEvent.setup({ delay: null });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('§4.2 BRD-1 moves every 14000 ms and wraps', () => {
  const onMove = jest.fn();
  show(onMove);
  pass(13_999);
  expect(onMove).not.toHaveBeenCalled();
  pass(1 + 3 * 14_000);
  expect(onMove.mock.calls.flat().map(({ index }: Move) => index)).toEqual([1, 2, 3, 0]);
});

test("§4.2 BRD-2 'Previous' wraps from the first to the last, 'Next' from the last to the first", async () => {
  const onMove = jest.fn();
  show(onMove);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(reachable()).toEqual(['4 of 4']);
  expect(currentDot()).toEqual(['Go to slide 4']);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(reachable()).toEqual(['1 of 4']);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onMove.mock.calls.flat()).toEqual([
    { index: 3, direction: 'backward' },
    { index: 0, direction: 'forward' },
    { index: 1, direction: 'forward' },
    { index: 0, direction: 'backward' },
  ]);
  pass(50_000);
  expect(reachable()).toEqual(['1 of 4']);
});

test('§2.5 BRD-2 a dot shows its member directly', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Go to slide 3' }));
  expect(screen.getByRole('heading', { level: 3, name: board.members[2]?.name ?? '' })).toBeVisible();
});

test('§2.5 BRD-3 shows the member with photo, name, role and statement under the heading that names the card', () => {
  show();
  const [first] = board.members;
  expect(carousel()).toHaveAccessibleName('Executive Board');
  const slide = within(screen.getByRole('group', { name: '1 of 4' }));
  expect(slide.getByRole('img', { name: first?.img?.alt ?? '' })).toBeVisible();
  expect(slide.getByRole('heading', { level: 3, name: first?.name ?? '' })).toBeVisible();
  expect(slide.getByText('Managing Director / CEO')).toBeVisible();
  expect(slide.getByText(first?.text ?? '')).toBeVisible();
});

test('CAR-17 axe finds nothing', async () => {
  const { container } = show();
  expect(await violations(container)).toEqual([]);
});
