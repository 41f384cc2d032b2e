import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { findViolations } from '../../../test/axe';
import { timings } from '../../site/timings';
import type { HeroSlide, CarouselMove } from '../../site/types';
import {
  getCarousel,
  advanceTimers,
  getPlaybackButton,
  PositionHolder,
  renderCarousel,
  setCarouselVisibility,
} from '../../../test/setup/carouselHelpers';
import { HeroCarousel } from './HeroCarousel';

const slides: readonly HeroSlide[] = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((title, index) => ({
  id: index,
  title,
  description: `All about the ${title}`,
  credit: 'Drawn by hand',
  image: { src: `hero/${title}`, width: 1600, height: 900, alt: '', widths: [800, 1600] },
}));

const renderHeroCarousel = (onMove?: (move: CarouselMove) => void) =>
  renderCarousel(
    (position) => <HeroCarousel slides={slides} label="Highlights" interval={timings.hero.interval} {...position} />,
    { onMove },
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('§4.2 HERO-1 the carousel shows the next slide every 5000 ms, in an endless loop', () => {
  const onMove = jest.fn();
  renderHeroCarousel(onMove);
  advanceTimers(4999);
  expect(onMove).not.toHaveBeenCalled();
  advanceTimers(1 + 3 * 5000);
  expect(onMove.mock.calls.flat()).toEqual([
    { index: 1, direction: 'forward' },
    { index: 2, direction: 'forward' },
    { index: 3, direction: 'forward' },
    { index: 0, direction: 'forward' },
  ]);
});

test('HERO-4 the carousel loads the first picture at once, and the next picture lazily after half the interval', () => {
  const { container } = renderHeroCarousel();
  const listImages = () => [...container.querySelectorAll('img')];
  expect(listImages().map((image) => image.getAttribute('loading'))).toEqual(['eager']);
  expect(listImages()[0]).toHaveAttribute('fetchpriority', 'high');
  advanceTimers(2499);
  expect(listImages()).toHaveLength(1);
  advanceTimers(1);
  expect(listImages().map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('§4.2 HERO-6 hovering over the heading or the actions suspends the rotation, and focus on an action stops the rotation', async () => {
  const link = { label: 'What we grow', href: '/services' } as const;
  const onClick = jest.fn();
  const onIntent = jest.fn();
  const onMove = jest.fn();
  const { container } = render(
    <MemoryRouter>
      <PositionHolder onMove={onMove}>
        {(position) => (
          <HeroCarousel
            slides={slides}
            label="Highlights"
            heading="Trees"
            interval={timings.hero.interval}
            actions={{ link, contactLabel: 'Write to us', contactAction: { onClick, onIntent } }}
            {...position}
          />
        )}
      </PositionHolder>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Trees' })).toBeVisible();
  expect(getCarousel()).not.toContainElement(screen.getByRole('link', { name: link.label }));
  expect(screen.getByRole('link', { name: link.label }).getAttribute('href')).toMatch(/\/services\/$/);
  const user = userEvent.setup({ delay: null });
  setCarouselVisibility(1);
  for (const target of [screen.getByRole('heading', { level: 1 }), screen.getByRole('link', { name: link.label })]) {
    await user.hover(target);
    advanceTimers(50_000);
    expect(onMove).not.toHaveBeenCalled();
    await user.unhover(target);
  }
  // After a navigation, the site focuses the heading.
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  advanceTimers(5000);
  expect(onMove).toHaveBeenCalledTimes(1);
  await user.tab();
  await user.tab();
  advanceTimers(50_000);
  expect(onMove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Write to us' })).toHaveFocus();
  expect(onIntent).toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(getPlaybackButton()).toHaveFocus();
  expect(getCarousel()).toContainElement(getPlaybackButton());
  jest.useRealTimers();
  expect(await findViolations(container)).toEqual([]);
});
