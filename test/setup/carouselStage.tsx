import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState, type ReactNode } from 'react';
import { liveObservers, setVisibility } from './browserStubs';
import type { CarouselPosition } from '../../src/components/Carousel/Carousel';
import type { Move } from '../../src/components/Carousel/steps';

export interface StageProps {
  startsAt?: number;
  /** Hears of each move. */
  onMove?: ((move: Move) => void) | undefined;
  children: (position: CarouselPosition) => ReactNode;
}

/** Keeps a carousel's position as a page's store does. */
export function Stage({ startsAt = 0, onMove, children }: StageProps) {
  const [move, setMove] = useState<Move>({ index: startsAt, direction: 'forward' });
  const onShow: CarouselPosition['onShow'] = (index, direction) => {
    setMove({ index, direction });
    onMove?.({ index, direction });
  };
  return children({ ...move, onShow });
}

interface Press {
  id?: number;
  type?: 'touch' | 'pen' | 'mouse';
  isPrimary?: boolean;
  x?: number;
  y?: number;
}

/** jsdom has no PointerEvent: a mouse event with the few fields that tell pointers apart. In CSS pixels. */
export function point(
  target: Element,
  type: 'pointerdown' | 'pointerup' | 'pointercancel',
  { id = 1, type: pointerType = 'touch', isPrimary = true, x = 0, y = 0 }: Press = {},
): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  Object.assign(event, { pointerId: id, pointerType, isPrimary });
  act(() => {
    target.dispatchEvent(event);
  });
}

/** A finger that goes down on `target` and comes up `x` and `y` pixels further. */
export function drag(target: Element, x: number, y = 0): void {
  point(target, 'pointerdown', { x: 200, y: 200 });
  point(target, 'pointerup', { x: 200 + x, y: 200 + y });
}

/** The carousel's outermost element: the first group on the page. */
export const carousel = (): HTMLElement => screen.getAllByRole('group')[0] as HTMLElement;

/** Tells the carousel how much of it is in view. */
export const scrollTo = (ratio: number): void => act(() => setVisibility(carousel(), ratio));

/** Lets time pass in small steps, so that React answers each timer before the next one is due. */
export function pass(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 100) act(() => jest.advanceTimersByTime(Math.min(left, 100)));
}

/** Names of the slides that assistive technology can reach, '2 of 4'. */
export const reachable = (): (string | null)[] =>
  screen.getAllByRole('group', { name: /^\d of \d$/ }).map((slide) => slide.getAttribute('aria-label'));

/** Which dot is marked as the current one, e.g. 'Go to slide 2'. */
export const currentDot = (): (string | null)[] =>
  within(screen.getByRole('group', { name: 'Choose slide' }))
    .getAllByRole('button')
    .filter((dot) => dot.getAttribute('aria-current') === 'true')
    .map((dot) => dot.getAttribute('aria-label'));

export const playbackButton = (): HTMLElement => screen.getByRole('button', { name: /^(Pause|Play) / });

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
