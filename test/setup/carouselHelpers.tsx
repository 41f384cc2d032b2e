import { act, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { countConnectedObservers, setVisibility } from './browserStubs';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../src/site/fill';
import type { CarouselState } from '../../src/components/Carousel/Carousel';
import type { MotionStop } from '../../src/hooks/usePlayback';
import type { CarouselMove } from '../../src/site/types';

export interface PositionHolderProps {
  startIndex?: number;
  /** The carousel calls this function with each of its moves. */
  onMove?: ((move: CarouselMove) => void) | undefined;
  children: (state: CarouselState) => ReactNode;
}

/**
 * Renders a moving component, and keeps in React state whether the component is stopped. On the site, the Redux store
 * contains this state.
 */
export function StopHolder({ children }: { children: (stop: MotionStop) => ReactNode }) {
  const [isStopped, setStopped] = useState(false);
  return children({ isStopped, onStoppedChange: setStopped });
}

/**
 * Renders a carousel, and keeps the position of the carousel in React state. On the site, the Redux store contains this
 * position.
 */
export function PositionHolder({ startIndex = 0, onMove, children }: PositionHolderProps) {
  const [currentMove, setCurrentMove] = useState<CarouselMove>({ index: startIndex, direction: 'forward' });
  const onShow: CarouselState['onShow'] = (nextMove) => {
    setCurrentMove(nextMove);
    onMove?.(nextMove);
  };
  return <StopHolder>{(stop) => children({ ...currentMove, ...stop, onShow })}</StopHolder>;
}

/** Renders a carousel in a {@link PositionHolder}. The carousel is completely in the viewport. */
export function renderCarousel(
  children: PositionHolderProps['children'],
  holderProps: Omit<PositionHolderProps, 'children'>,
) {
  const renderResult = render(<PositionHolder {...holderProps}>{children}</PositionHolder>);
  setCarouselVisibility(1);
  return renderResult;
}

/**
 * A stub for PointerEvent, which jsdom lacks. Without this stub, react-aria would handle mouse and touch events
 * instead.
 */
class StubPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  readonly width: number;
  readonly height: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? false;
    this.width = init.width ?? 1;
    this.height = init.height ?? 1;
  }
}
Object.assign(window, { PointerEvent: StubPointerEvent });

/** Dispatches one pointer event. The pointer type is touch unless `init` sets another type. */
export function dispatchPointer(
  target: Element,
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  init: PointerEventInit = {},
): void {
  const touchDefaults = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'touch', isPrimary: true };
  act(() => {
    target.dispatchEvent(new PointerEvent(type, { ...touchDefaults, ...init }));
  });
}

/** Drags `target` by `x` and `y` CSS pixels. The pointer type is touch unless `init` sets another type. */
export function drag(target: Element, x: number, y = 0, init: PointerEventInit = {}): void {
  const createPointerInit = (fraction: number) => ({
    ...init,
    clientX: 200 + x * fraction,
    clientY: 200 + y * fraction,
  });
  dispatchPointer(target, 'pointerdown', createPointerInit(0));
  for (const fraction of [0.5, 1]) dispatchPointer(target, 'pointermove', createPointerInit(fraction));
  dispatchPointer(target, 'pointerup', createPointerInit(1));
}

/** Returns the carousel's outermost element, which is the first group on the page. */
export const getCarousel = (): HTMLElement => screen.getAllByRole('group')[0] as HTMLElement;

/** Sets the visible fraction of the carousel (0 to 1). */
export const setCarouselVisibility = (ratio: number): void =>
  act(() => setVisibility(getCarousel().closest('[data-fold]') ?? getCarousel(), ratio));

/** Advances the fake timers in steps of 100 ms, so that React renders between two timers. */
export function advanceTimers(milliseconds: number): void {
  for (let remainingTime = milliseconds; remainingTime > 0; remainingTime -= 100)
    act(() => jest.advanceTimersByTime(Math.min(remainingTime, 100)));
}

/** Returns the accessible name of a slide. `number` begins at 1. */
export const formatSlideName = (number: number, count: number): string =>
  fillPlaceholders(words.carousel.slide, { number, count });

/** Returns the numbers, from 1, of the slides that assistive technology can reach. */
export function listReachableSlideNumbers(): number[] {
  const slides = [...document.querySelectorAll<HTMLElement>('[data-part="slide"]')];
  const names = slides.map((_, index) => formatSlideName(index + 1, slides.length));
  return screen
    .getAllByRole('group')
    .filter((group) => slides.includes(group))
    .map((slide) => names.indexOf(slide.getAttribute('aria-label') ?? '') + 1);
}

export const listDots = (): HTMLElement[] =>
  within(screen.getByRole('group', { name: words.carousel.choose })).getAllByRole('button');

const formatDotName = (number: number): string => fillPlaceholders(words.carousel.goTo, { number });

/** Returns the dot of a slide, or of a pair of slides. `number` begins at 1. */
export const getDot = (number: number): HTMLElement => screen.getByRole('button', { name: formatDotName(number) });

/** Returns the numbers, from 1, of the dots with `aria-current` and the correct name. */
export const listCurrentDotNumbers = (): number[] =>
  listDots().flatMap((dot, index) =>
    dot.getAttribute('aria-current') === 'true' && dot.getAttribute('aria-label') === formatDotName(index + 1)
      ? [index + 1]
      : [],
  );

export const getArrowButton = (direction: 'previous' | 'next'): HTMLElement =>
  screen.getByRole('button', { name: words.carousel[direction] });

const playbackNames = Object.values(words.motion).flatMap(({ pause, play }) => [pause, play]);
export const getPlaybackButton = (): HTMLElement =>
  screen.getByRole('button', { name: (name) => playbackNames.includes(name) });

const countCalls = (spies: readonly jest.SpyInstance[]): number =>
  spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);

/**
 * Counts the listeners on window and document that components add after this call and do not remove. Also counts the
 * connected intersection observers. Returns a function that returns both numbers.
 */
export function trackSubscriptions() {
  const addListenerSpies = [window, document].map((target) => jest.spyOn(target, 'addEventListener'));
  const removeListenerSpies = [window, document].map((target) => jest.spyOn(target, 'removeEventListener'));
  return () => ({
    listeners: countCalls(addListenerSpies) - countCalls(removeListenerSpies),
    observers: countConnectedObservers(),
  });
}
