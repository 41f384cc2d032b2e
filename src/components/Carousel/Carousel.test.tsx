import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expectAnnounced, listLiveRegions, readAnnouncedTexts } from '../../../test/liveText';
import { setMedia, setTabVisibility } from '../../../test/setup/browserStubs';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import type { CarouselMove } from '../../site/types';
import { MotionPausedContext } from '../../hooks/useMotion';
import { Carousel, type CarouselProps } from './Carousel';
import {
  getArrowButton,
  getCarousel,
  getDot,
  listDots,
  drag,
  dispatchPointer,
  listCurrentDotNumbers,
  advanceTimers,
  getPlaybackButton,
  listReachableSlideNumbers,
  setCarouselVisibility,
  formatSlideName,
  PositionHolder,
  trackSubscriptions,
} from '../../../test/setup/carouselHelpers';

const slides = ['Ash', 'Birch', 'Cedar'].map((treeName) => ({
  id: treeName,
  title: treeName,
  content: <h3>{treeName}</h3>,
  backdrop: <img src={`/${treeName}.png`} alt={`A ${treeName} in the wind`} />,
}));

const motionWords = words.motion.slides;
/** Returns the announcement of a slide that the visitor moved to. */
const formatAnnouncement = (number: number, title: string) =>
  fillPlaceholders(words.carousel.shown, { number, title, count: 3 });

const createCarousel = (
  props: Partial<CarouselProps> = {},
  onMove?: (move: CarouselMove) => void,
  isPaused = false,
) => (
  <MotionPausedContext value={isPaused}>
    <PositionHolder onMove={onMove}>
      {(position) => (
        <Carousel
          label="Trees"
          motionWords={motionWords}
          slides={slides}
          interval={5000}
          transition="slide"
          {...position}
          {...props}
        />
      )}
    </PositionHolder>
  </MotionPausedContext>
);

function renderVisibleCarousel(...carouselArguments: Parameters<typeof createCarousel>) {
  const renderResult = render(createCarousel(...carouselArguments));
  setCarouselVisibility(1);
  return renderResult;
}

const user = userEvent.setup({ delay: null });
const getSlideHeading = () => screen.getByRole('heading');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('CAR-1 the carousel is a named group whose first Tab stop pauses the rotation', async () => {
  renderVisibleCarousel();
  expect(getCarousel()).toHaveAccessibleName('Trees');
  expect(getCarousel()).toHaveAttribute('aria-roledescription', words.carousel.role);
  const slide = screen.getByRole('group', { name: formatSlideName(1, 3) });
  expect(slide).toHaveAttribute('aria-roledescription', words.carousel.slideRole);
  await user.tab();
  expect(getPlaybackButton()).toHaveFocus();
});

test('CAR-1 the heading of the carousel names its group', () => {
  renderVisibleCarousel({ heading: 'Old trees' });
  expect(getCarousel()).toHaveAccessibleName('Old trees');
  expect(screen.getByRole('heading', { level: 2, name: 'Old trees' })).toBeVisible();
});

test('CAR-2 CAR-18 a press on Pause or Play is announced, and the button label changes to the next action', async () => {
  renderVisibleCarousel();
  expect(readAnnouncedTexts()).toEqual([]);
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.pause);
  await user.click(getPlaybackButton());
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.play);
  expect(getPlaybackButton()).not.toHaveAttribute('aria-pressed');
  expect(readAnnouncedTexts()).toEqual([motionWords.paused]);
  await user.click(getPlaybackButton());
  expect(readAnnouncedTexts()).toEqual([motionWords.moving]);
  for (const region of listLiveRegions()) expectAnnounced(region);
});

test('CAR-18 a stop by focus is not announced, and the next press on Play is announced', async () => {
  renderVisibleCarousel();
  await user.tab();
  expect(readAnnouncedTexts()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(readAnnouncedTexts()).toEqual([motionWords.moving]);
  await user.tab();
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.play);
  expect(readAnnouncedTexts()).toEqual([]);
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(readAnnouncedTexts()).toEqual([motionWords.moving]);
});

test('CAR-18 the carousel announces neither the pause of all motion nor the end of that pause', async () => {
  const { rerender } = renderVisibleCarousel();
  await user.click(getPlaybackButton());
  await user.click(getPlaybackButton());
  rerender(createCarousel({}, undefined, true));
  expect(readAnnouncedTexts()).toEqual([]);
  rerender(createCarousel({}, undefined, false));
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.pause);
  expect(readAnnouncedTexts()).toEqual([]);
});

test('CAR-3 a single slide never moves and has neither controls nor the role of a carousel', () => {
  const onMove = jest.fn();
  render(createCarousel({ slides: slides.slice(0, 1) }, onMove));
  setCarouselVisibility(1);
  advanceTimers(20_000);
  expect(onMove).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('group')).toEqual([screen.getByRole('group', { name: 'Trees' })]);
  expect(screen.getByRole('group')).not.toHaveAttribute('aria-roledescription');
});

test('CAR-4 hover suspends the rotation, and the end of the hover starts a new interval', async () => {
  renderVisibleCarousel();
  advanceTimers(4000);
  await user.hover(getCarousel());
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([1]);
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.pause);
  await user.unhover(getCarousel());
  advanceTimers(4999);
  expect(listReachableSlideNumbers()).toEqual([1]);
  advanceTimers(1);
  expect(listReachableSlideNumbers()).toEqual([2]);
});

test('CAR-4 a press on Play starts the rotation despite the hover, and the next hover suspends the rotation', async () => {
  renderVisibleCarousel();
  await user.click(getPlaybackButton());
  await user.click(getPlaybackButton());
  advanceTimers(5000);
  expect(listReachableSlideNumbers()).toEqual([2]);
  await user.unhover(getCarousel());
  await user.hover(getCarousel());
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([2]);
});

test('CAR-5 focus stops the rotation, which does not continue after the focus has left the carousel', async () => {
  renderVisibleCarousel();
  await user.tab();
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.play);
  act(() => getPlaybackButton().blur());
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([1]);
});

test('CAR-5 after Enter on Play, the rotation runs until another control of the carousel gets the focus', async () => {
  renderVisibleCarousel();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.pause);
  advanceTimers(5000);
  expect(listReachableSlideNumbers()).toEqual([2]);
  await user.tab();
  expect(getDot(1)).toHaveFocus();
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([2]);
});

test.each(['MouseLeft', 'TouchA'])('CAR-6 a long press on Pause with %s pauses the rotation', async (key) => {
  jest.useRealTimers();
  renderVisibleCarousel();
  await user.pointer({ keys: `[${key}>]`, target: getPlaybackButton() });
  // The press is longer than 100 ms, so the focus and the click do not count as one gesture of a screen reader.
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  await user.pointer({ keys: `[/${key}]`, target: getPlaybackButton() });
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.play);
});

test("CAR-6 a screen reader's click on Pause, which also focuses the button, pauses the rotation and is announced", () => {
  renderVisibleCarousel();
  act(() => getPlaybackButton().focus());
  act(() => getPlaybackButton().click());
  expect(readAnnouncedTexts()).toEqual([motionWords.paused]);
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.play);
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([1]);
  act(() => getPlaybackButton().click());
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.pause);
});

test('CAR-6 a press with VoiceOver on iOS, which is a touch without size, pauses or starts the rotation', () => {
  renderVisibleCarousel();
  for (const expectedLabel of [motionWords.play, motionWords.pause, motionWords.play]) {
    for (const type of ['pointerdown', 'pointerup'] as const)
      dispatchPointer(getPlaybackButton(), type, { width: 0, height: 0 });
    act(() => getPlaybackButton().click());
    expect(getPlaybackButton()).toHaveAccessibleName(expectedLabel);
    advanceTimers(1000);
  }
});

test('CAR-6 a press on Pause before hydration pauses the rotation', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(createCarousel());
  getPlaybackButton().focus();
  render(createCarousel(), { container: host, hydrate: true });
  // The start script replays queued clicks with `click()`, as this test does.
  act(() => getPlaybackButton().click());
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.play);
});

test('CAR-6 a press takes effect on release, unless the pointer was dragged off the button', async () => {
  const onMove = jest.fn();
  renderVisibleCarousel({}, onMove);
  await user.pointer([{ keys: '[MouseLeft>]', target: getDot(2) }]);
  expect(onMove).not.toHaveBeenCalled();
  await user.pointer([{ target: getSlideHeading() }, { keys: '[/MouseLeft]', target: getSlideHeading() }]);
  expect(onMove).not.toHaveBeenCalled();
  await user.pointer([{ keys: '[MouseLeft>]', target: getDot(2) }, { keys: '[/MouseLeft]' }]);
  expect(onMove).toHaveBeenCalledTimes(1);
});

test('CAR-7 a tap stops the rotation', () => {
  renderVisibleCarousel();
  drag(getSlideHeading(), 0);
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.play);
});

test('CAR-7 a touch suspends the rotation, which continues when the touch becomes a scroll of the page', () => {
  renderVisibleCarousel();
  dispatchPointer(getSlideHeading(), 'pointerdown');
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([1]);
  dispatchPointer(getSlideHeading(), 'pointercancel');
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.pause);
  advanceTimers(5000);
  expect(listReachableSlideNumbers()).toEqual([2]);
});

test.each([
  ['a swipe of 10 px to the left shows the next slide', -10, 0, 2],
  ['a swipe of 10 px to the right shows the previous slide', 10, 0, 3],
  ['a movement of 9 px is not a swipe', -9, 0, 1],
  ['a mainly vertical movement is not a swipe', -40, 60, 1],
])('§4.2 CAR-8 with one finger, %s', (_title, x, y, expected) => {
  renderVisibleCarousel();
  drag(getSlideHeading(), x, y);
  expect(listReachableSlideNumbers()).toEqual([expected]);
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([expected]);
});

test('CAR-8 on a right-to-left page a swipe to the right shows the next slide', () => {
  document.dir = 'rtl';
  try {
    renderVisibleCarousel();
    drag(getSlideHeading(), 10, 0);
    expect(listReachableSlideNumbers()).toEqual([2]);
    drag(getSlideHeading(), -10, 0);
    expect(listReachableSlideNumbers()).toEqual([1]);
  } finally {
    document.dir = '';
  }
});

test('CAR-8 a mouse drag, a second finger and a scroll of the browser are not swipes', () => {
  const onMove = jest.fn();
  renderVisibleCarousel({}, onMove);
  drag(getSlideHeading(), -100, 0, { pointerType: 'mouse' });
  drag(getSlideHeading(), -100, 0, { isPrimary: false });
  dispatchPointer(getSlideHeading(), 'pointerdown', { clientX: 200 });
  dispatchPointer(getSlideHeading(), 'pointermove', { clientX: 100 });
  dispatchPointer(getSlideHeading(), 'pointercancel', { clientX: 100 });
  dispatchPointer(getSlideHeading(), 'pointerup', { clientX: 100 });
  expect(onMove).not.toHaveBeenCalled();
});

test('CAR-8 a finger that rests on a word can select the word on iOS', () => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
  const setUserSelect = jest.fn();
  const { style } = document.documentElement;
  Object.defineProperty(style, 'webkitUserSelect', { configurable: true, set: setUserSelect });
  renderVisibleCarousel();
  dispatchPointer(getSlideHeading(), 'pointerdown');
  // The first call proves that react-aria detects an iPhone and disables selection. The second call enables selection
  // again.
  expect(setUserSelect.mock.calls).toEqual([['none'], ['']]);
  dispatchPointer(getSlideHeading(), 'pointerup');
  Reflect.deleteProperty(style, 'webkitUserSelect');
});

test('CAR-9 the rotation is suspended while the carousel is out of view, and continues once it is in view', () => {
  renderVisibleCarousel();
  setCarouselVisibility(0);
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([1]);
  setCarouselVisibility(0.2);
  advanceTimers(5000);
  expect(listReachableSlideNumbers()).toEqual([2]);
});

test('CAR-9 the rotation is suspended in a hidden tab and continues when the tab is visible', () => {
  renderVisibleCarousel();
  setTabVisibility('hidden');
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([1]);
  setTabVisibility('visible');
  advanceTimers(5000);
  expect(listReachableSlideNumbers()).toEqual([2]);
});

test('CAR-9 a rotation that the visitor started continues after a return from another window, and stops when a dot gets the focus', async () => {
  renderVisibleCarousel();
  await user.tab();
  await user.keyboard('{Enter}');
  // The visitor leaves the window and returns. Meanwhile, the button has no focus but stays the active element.
  fireEvent.focusOut(getPlaybackButton());
  fireEvent.focus(window);
  fireEvent.focusIn(getPlaybackButton());
  advanceTimers(5000);
  expect(listReachableSlideNumbers()).toEqual([2]);
  // The visitor leaves the window again. After the return, the visitor focuses a dot.
  fireEvent.focusOut(getPlaybackButton());
  fireEvent.focus(window);
  advanceTimers(1);
  act(() => getDot(2).focus());
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([2]);
});

test.each(['reduced motion', 'the pause of all motion'])(
  'CAR-10 %s prevents the rotation, and Play starts the rotation',
  async (cause) => {
    setMedia('(prefers-reduced-motion: reduce)', cause === 'reduced motion');
    renderVisibleCarousel({}, undefined, cause !== 'reduced motion');
    expect(getPlaybackButton()).toHaveAccessibleName(motionWords.play);
    advanceTimers(50_000);
    expect(listReachableSlideNumbers()).toEqual([1]);
    await user.click(getPlaybackButton());
    advanceTimers(5000);
    expect(listReachableSlideNumbers()).toEqual([2]);
  },
);

test('CAR-10 the pause of all motion stops a started rotation, and ending the pause does not start a stopped rotation', async () => {
  const { rerender } = renderVisibleCarousel();
  await user.click(getPlaybackButton());
  rerender(createCarousel({}, undefined, true));
  rerender(createCarousel({}, undefined, false));
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.play);
  await user.click(getPlaybackButton());
  rerender(createCarousel({}, undefined, true));
  expect(getPlaybackButton()).toHaveAccessibleName(motionWords.play);
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([1]);
});

test('CAR-11 hidden slides are inert and not in the accessibility tree', async () => {
  const { container } = renderVisibleCarousel();
  await user.click(getDot(2));
  expect(listReachableSlideNumbers()).toEqual([2]);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Birch']);
  const inertLabels = [...container.querySelectorAll('[inert]')].map((hiddenSlide) =>
    hiddenSlide.getAttribute('aria-label'),
  );
  expect(inertLabels).toEqual([formatSlideName(1, 3), formatSlideName(3, 3)]);
});

test('CAR-12 a move by dot, arrow or swipe is announced once in a polite live region', async () => {
  renderVisibleCarousel({ hasArrows: true });
  for (const region of listLiveRegions()) expectAnnounced(region);
  expect(readAnnouncedTexts()).toEqual([]);
  await user.click(getDot(3));
  expect(readAnnouncedTexts()).toEqual([formatAnnouncement(3, 'Cedar')]);
  await user.click(getArrowButton('next'));
  expect(readAnnouncedTexts()).toEqual([formatAnnouncement(1, 'Ash')]);
  await user.click(getArrowButton('previous'));
  expect(readAnnouncedTexts()).toEqual([formatAnnouncement(3, 'Cedar')]);
  drag(getSlideHeading(), 10);
  expect(readAnnouncedTexts()).toEqual([formatAnnouncement(2, 'Birch')]);
});

test('CAR-12 automatic moves are not announced, and no slide is in a live region', () => {
  const { container } = renderVisibleCarousel();
  for (let moveCount = 0; moveCount < 4; moveCount += 1) {
    advanceTimers(5000);
    expect(readAnnouncedTexts()).toEqual([]);
    expect(screen.getByRole('heading').closest('[aria-live]')).toBeNull();
  }
  // Even a stopped carousel has no live region around its slides.
  drag(getSlideHeading(), 0);
  expect(readAnnouncedTexts()).toEqual([]);
  expect(container.querySelector('[data-part="slides"]')).not.toHaveAttribute('aria-live');
});

test('CAR-12 a slide is announced again when the visitor returns to it after an automatic move', async () => {
  renderVisibleCarousel();
  const chooseSecondDot = () => user.click(getDot(2));
  await chooseSecondDot();
  expect(readAnnouncedTexts()).toContain(formatAnnouncement(2, 'Birch'));
  await user.click(getPlaybackButton());
  expect(readAnnouncedTexts()).not.toContain(formatAnnouncement(2, 'Birch'));
  await user.unhover(getCarousel());
  advanceTimers(5000);
  expect(listReachableSlideNumbers()).toEqual([3]);
  await chooseSecondDot();
  expect(readAnnouncedTexts()).toContain(formatAnnouncement(2, 'Birch'));
});

test('§2.4 CAR-13 the dots mark the current slide, and a press on a dot shows its slide and stops the rotation', async () => {
  const onMove = jest.fn();
  renderVisibleCarousel({}, onMove);
  expect(listDots()).toEqual([getDot(1), getDot(2), getDot(3)]);
  expect(listCurrentDotNumbers()).toEqual([1]);
  await user.click(getDot(3));
  await user.click(getDot(2));
  expect(onMove.mock.calls).toEqual([[{ index: 2, direction: 'forward' }], [{ index: 1, direction: 'backward' }]]);
  expect(listCurrentDotNumbers()).toEqual([2]);
  advanceTimers(50_000);
  expect(listReachableSlideNumbers()).toEqual([2]);
});

test('CAR-14 the prerendered markup contains every slide without `inert`, and hydrates without a mismatch', () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(createCarousel());
  expect(
    within(host)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(host.querySelector('[inert]')).toBeNull();
  const onRecoverableError = jest.fn();
  render(createCarousel(), { container: host, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(listReachableSlideNumbers()).toEqual([1]);
});

test('CAR-15 an unmounted carousel leaves no timer, observer or listener behind', () => {
  const countSubscriptions = trackSubscriptions();
  // React adds its own listeners to the document only once, so the first render is not counted.
  render(createCarousel()).unmount();
  const initialCount = countSubscriptions();
  const initialTimerCount = jest.getTimerCount();
  for (let mountCount = 0; mountCount < 3; mountCount += 1) {
    const { unmount } = render(createCarousel({ fade: 500 }));
    setCarouselVisibility(1);
    expect(jest.getTimerCount()).toBeGreaterThan(initialTimerCount);
    expect(countSubscriptions().listeners).toBeGreaterThan(initialCount.listeners);
    expect(countSubscriptions().observers).toBe(initialCount.observers + 1);
    unmount();
  }
  expect(countSubscriptions()).toEqual(initialCount);
  expect(jest.getTimerCount()).toBe(initialTimerCount);
});

test('CAR-16 the carousel loads the picture of the shown slide, and loads the next picture only while the rotation runs', async () => {
  const { container } = renderVisibleCarousel();
  const listFetchedPictures = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(listFetchedPictures()).toEqual(['/Ash.png']);
  advanceTimers(2500);
  expect(listFetchedPictures()).toEqual(['/Ash.png', '/Birch.png']);
  await user.click(getPlaybackButton());
  advanceTimers(50_000);
  expect(listFetchedPictures()).toEqual(['/Ash.png', '/Birch.png']);
  await user.click(getDot(3));
  expect(listFetchedPictures()).toEqual(['/Ash.png', '/Birch.png', '/Cedar.png']);
});
