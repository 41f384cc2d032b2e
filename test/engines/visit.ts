import type { Point, Tab } from './engine';
import { waitUntil } from './wait';

/** What is shown and meant: the first of a selector, or the first that has exactly this name. */
export interface Target {
  css: string;
  /** Its `aria-label`, or all its text. */
  name?: string;
}

interface Seen extends Point {
  isOnTop: boolean;
  /** Something animates it, or what it stands in: of a busy engine two looks may see the same frame. */
  isAnimated: boolean;
  hasFocus: boolean;
}

/** In the page: where a target is, after it was brought into view or focused. */
function look(css: string, name: string | null, first: 'scroll' | 'focus' | null): Seen | null {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) =>
      each.getClientRects().length > 0 &&
      (name === null || (each.ariaLabel ?? each.textContent).replaceAll(/\s+/g, ' ').trim() === name),
  );
  if (!element) return null;
  if (first === 'scroll') element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (first === 'focus') element.focus();
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const isOnTop = element.contains(document.elementFromPoint(middle.x, middle.y));
  const isAnimated = document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(element) === true;
  });
  return { ...middle, isOnTop, isAnimated, hasFocus: element === document.activeElement };
}

const described = ({ css, name }: Target) => (name === undefined ? css : `${css} '${name}'`);
const seen = (tab: Tab, { css, name }: Target, first: 'scroll' | 'focus' | null = null) =>
  tab.evaluate(look, css, name ?? null, first);

/** Waits until a function in the page answers with anything but null or false. */
export const waitFor = <Args extends unknown[], T>(
  tab: Tab,
  script: (...args: Args) => T | null | false,
  ...args: Args
): Promise<T> =>
  waitUntil(`${String(script)} ${JSON.stringify(args)}`, () => tab.evaluate<Args, T | null | false>(script, ...args));

/** Waits until a page is here whose own code answers, in its own typeface: what is out of sight still moves a little when that comes. */
export const ready = (tab: Tab): Promise<boolean> =>
  waitFor(
    tab,
    () =>
      document.querySelector('main h1') !== null &&
      window.siteStart === undefined &&
      'fonts' in document.documentElement.dataset,
  );

/** Waits until the page with this heading is here and answers. */
export async function arrives(tab: Tab, heading: string): Promise<void> {
  await waitFor(tab, (text) => document.querySelector('main h1')?.textContent === text, heading);
  await ready(tab);
}

/** Where a target stands in the middle of the window, once it moves no more and nothing covers it. */
export async function standsStill(tab: Tab, target: Target): Promise<Point> {
  let last: Seen | null = null;
  return waitUntil(`${described(target)} stands still and uncovered`, async () => {
    const now = await seen(tab, target, 'scroll');
    const isStill = now?.isOnTop && !now.isAnimated && last?.x === now.x && last.y === now.y;
    last = now;
    return isStill ? now : null;
  });
}

/** Clicks the middle of a target. */
export async function click(tab: Tab, target: Target): Promise<void> {
  await tab.click(await standsStill(tab, target));
}

/** Puts the focus where a keyboard would be by now; the keyboard suites of `a11y` walk the whole way. */
export async function focus(tab: Tab, target: Target): Promise<void> {
  await waitUntil(
    `${described(target)} takes the focus`,
    async () => (await seen(tab, target, 'focus'))?.hasFocus ?? null,
  );
}

export const waitForFocus = (tab: Tab, target: Target): Promise<boolean> =>
  waitUntil(`${described(target)} has the focus`, async () => (await seen(tab, target))?.hasFocus ?? null);

export const appears = async (tab: Tab, target: Target): Promise<void> => {
  await waitUntil(`${described(target)} is shown`, () => seen(tab, target));
};
