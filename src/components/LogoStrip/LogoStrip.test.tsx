import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { readAnnouncedTexts } from '../../../test/liveText';
import { setMedia } from '../../../test/setup/browserStubs';
import { words } from '#site/words/controls';
import { MotionPausedContext } from '../../hooks/useMotion';
import { getCarousel as getStrip, setCarouselVisibility, StopHolder } from '../../../test/setup/carouselHelpers';
import { LogoStrip } from './LogoStrip';

const heading = 'Friends';
const names = ['Ash & Co.', 'Birch Bank', 'Cedar Cloud'];
const partners = names.map((name, index) => ({
  name,
  logo: { src: `tree-${index}.svg`, width: 200, height: 64, alt: name },
}));
const motionWords = words.motion.logos;

const createStrip = (isPaused = false) => (
  <MotionPausedContext value={isPaused}>
    <StopHolder>{(motionStop) => <LogoStrip heading={heading} partners={partners} {...motionStop} />}</StopHolder>
  </MotionPausedContext>
);

function renderStrip() {
  const renderResult = render(createStrip());
  setCarouselVisibility(1);
  return renderResult;
}

const user = userEvent.setup({ delay: null });
const isMoving = () => getStrip().hasAttribute('data-running');
const listBrokenLogos = () =>
  [...getStrip().querySelectorAll('[data-broken] img')].map((image) => image.getAttribute('alt'));

test('§2.4 LOG-1 the strip has one list of named logos, and a copy that is hidden from assistive technology', () => {
  const { container } = renderStrip();
  const logos = within(screen.getByRole('list')).getAllByRole('img');
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(names);
  const copy = container.querySelector('ul[aria-hidden="true"]');
  expect(copy).toHaveAttribute('inert');
  expect(copy?.querySelectorAll('img')).toHaveLength(names.length);
});

test('LOG-2 the strip moves while it is in view, hover suspends the movement, and the button stops the movement', async () => {
  renderStrip();
  expect(isMoving()).toBe(true);
  setCarouselVisibility(0);
  expect(isMoving()).toBe(false);
  setCarouselVisibility(1);
  await user.hover(getStrip());
  expect(isMoving()).toBe(false);
  await user.unhover(getStrip());
  expect(isMoving()).toBe(true);
  await user.click(screen.getByRole('button', { name: motionWords.pause }));
  expect(readAnnouncedTexts()).toEqual([motionWords.paused]);
  await user.unhover(getStrip());
  expect(isMoving()).toBe(false);
  await user.click(screen.getByRole('button', { name: motionWords.play }));
  expect(isMoving()).toBe(true);
  expect(readAnnouncedTexts()).toEqual([motionWords.moving]);
});

test('LOG-2 §2.16 only JavaScript changes the list to a loop', () => {
  expect(renderToString(createStrip())).not.toContain('data-layout');
  renderStrip();
  // Safari before 17 and Chrome before 120 need this attribute, because they lack the media query `scripting`.
  expect(getStrip()).toHaveAttribute('data-layout', 'loop');
});

test.each(['reduced motion', 'the pause of all motion'])(
  'LOG-3 %s turns the strip into a still list, and Play starts the loop',
  async (cause) => {
    const { rerender } = renderStrip();
    act(() => setMedia('(prefers-reduced-motion: reduce)', cause === 'reduced motion'));
    rerender(createStrip(cause !== 'reduced motion'));
    expect(getStrip()).toHaveAttribute('data-layout', 'list');
    expect(isMoving()).toBe(false);
    await user.click(screen.getByRole('button', { name: motionWords.play }));
    expect(getStrip()).toHaveAttribute('data-layout', 'loop');
    expect(isMoving()).toBe(true);
  },
);

test('§8 LOG-4 a logo that fails to load is marked as broken and keeps its alternative text', () => {
  renderStrip();
  expect(listBrokenLogos()).toEqual([]);
  fireEvent.error(screen.getByRole('img', { name: names[2] ?? '' }));
  expect(listBrokenLogos()).toEqual([names[2]]);
  expect(screen.getByRole('img', { name: names[2] ?? '' })).toBeVisible();
});

test('§8 LOG-4 a logo that failed to load before hydration is also marked as broken', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(function getNaturalWidth(
    this: HTMLImageElement,
  ) {
    return this.alt === names[1] ? 0 : 200;
  });
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(createStrip());
  render(createStrip(), { container: host, hydrate: true });
  expect(listBrokenLogos()).toEqual([names[1], names[1]]);
});
