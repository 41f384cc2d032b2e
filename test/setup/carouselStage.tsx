import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState, type ReactNode } from 'react';
import { liveObservers, setVisibility } from './browserStubs';
import { words } from '#site/words/controls';
import { fill } from '../../src/site/fill';
import type { CarouselPosition } from '../../src/components/Carousel/Carousel';
import type { Move } from '../../src/site/types';

export interface StageProps {
  startsAt?: number;
  /** Hears of each move. */
  onMove?: ((move: Move) => void) | undefined;
  children: (position: CarouselPosition) => ReactNode;
}

/** Keeps a carousel's position as a page's store does. */
export function Stage({ startsAt = 0, onMove, children }: StageProps) {
  const [move, setMove] = useState<Move>({ index: startsAt, direction: 'forward' });
  const onShow: CarouselPosition['onShow'] = (to) => {
    setMove(to);
    onMove?.(to);
  };
  return children({ ...move, onShow });
}

/** jsdom has none, and react-aria would then answer the mouse and touch events that no browser leads to a press any more. */
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

/** One event of a finger, unless `init` says otherwise. */
export function point(
  target: Element,
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  init: PointerEventInit = {},
): void {
  const finger = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'touch', isPrimary: true };
  act(() => {
    target.dispatchEvent(new PointerEvent(type, { ...finger, ...init }));
  });
}

/** A finger, unless `init` says otherwise, that goes down on `target`, moves by `x` and `y` pixels, and comes up. */
export function drag(target: Element, x: number, y = 0, init: PointerEventInit = {}): void {
  const at = (part: number) => ({ ...init, clientX: 200 + x * part, clientY: 200 + y * part });
  point(target, 'pointerdown', at(0));
  for (const part of [0.5, 1]) point(target, 'pointermove', at(part));
  point(target, 'pointerup', at(1));
}

/** The carousel's outermost element: the first group on the page. */
export const carousel = (): HTMLElement => screen.getAllByRole('group')[0] as HTMLElement;

/** Tells the carousel how much of it is in view. */
export const scrollTo = (ratio: number): void => act(() => setVisibility(carousel(), ratio));

/** Lets time pass in small steps, so that React answers each timer before the next one is due. */
export function pass(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 100) act(() => jest.advanceTimersByTime(Math.min(left, 100)));
}

/** What a slide is called, counted from 1. */
export const slideName = (number: number, count: number): string => fill(words.carousel.slide, { number, count });

/** Numbers of the slides that assistive technology can reach, each by its name. */
export function reachable(): number[] {
  const slides = [...document.querySelectorAll<HTMLElement>('[data-part="slide"]')];
  const names = slides.map((_, at) => slideName(at + 1, slides.length));
  return screen
    .getAllByRole('group')
    .filter((group) => slides.includes(group))
    .map((slide) => names.indexOf(slide.getAttribute('aria-label') ?? '') + 1);
}

/** The dots, each named by where it leads. */
export const dots = (): HTMLElement[] =>
  within(screen.getByRole('group', { name: words.carousel.choose })).getAllByRole('button');

const dotName = (number: number): string => fill(words.carousel.goTo, { number });

/** The dot that leads to a slide or pair, counted from 1. */
export const dot = (number: number): HTMLElement => screen.getByRole('button', { name: dotName(number) });

/** Which dots are marked as the current one. */
export const currentDot = (): number[] =>
  dots().flatMap((each, at) =>
    each.getAttribute('aria-current') === 'true' && each.getAttribute('aria-label') === dotName(at + 1) ? [at + 1] : [],
  );

export const arrow = (to: 'previous' | 'next'): HTMLElement => screen.getByRole('button', { name: words.carousel[to] });

const playbackNames = Object.values(words.motion).flatMap(({ pause, play }) => [pause, play]);
export const playbackButton = (): HTMLElement =>
  screen.getByRole('button', { name: (name) => playbackNames.includes(name) });

/** Rule ids that axe finds violated; contrast needs a real browser and has its own suite. */
export async function violations(container: Element): Promise<string[]> {
  jest.useRealTimers();
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const callsOf = (spies: readonly jest.SpyInstance[]): number =>
  spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);

/** Counts what mounted components hold from here on: listeners on window and document, and observers. */
export function watchHoldings() {
  const added = [window, document].map((target) => jest.spyOn(target, 'addEventListener'));
  const removed = [window, document].map((target) => jest.spyOn(target, 'removeEventListener'));
  return {
    held: () => ({ listeners: callsOf(added) - callsOf(removed), observers: liveObservers() }),
    end: () => {
      for (const spy of [...added, ...removed]) spy.mockRestore();
    },
  };
}
