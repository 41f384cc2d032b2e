import type { Point, Tab } from './engine';
import { waitUntil } from './wait';

/**
 * A target is the first visible element that matches `selector`. If `name` is given, the target is the first visible
 * element that matches `selector` and has this name.
 */
export interface Target {
  selector: string;
  /** The `aria-label` of the element, or its complete text if it has no `aria-label`. */
  name?: string;
}

export const createMainButtonTarget = (name: string): Target => ({ selector: 'main button', name });

interface Measurement extends Point {
  isOnTop: boolean;
  /**
   * True when the element or an ancestor is animated. Two equal positions do not prove that an element stands still,
   * because a busy engine may measure both positions in the same frame.
   */
  isAnimated: boolean;
  isHovered: boolean;
  hasFocus: boolean;
}

/**
 * Returns the position and the state of a target. If `firstAction` is set, first scrolls to the target or focuses it.
 * The function runs in the page.
 */
function measureTarget(
  selector: string,
  name: string | null,
  firstAction: 'scroll' | 'focus' | null,
): Measurement | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.getClientRects().length > 0 &&
      (name === null || (candidate.ariaLabel ?? candidate.textContent).replaceAll(/\s+/g, ' ').trim() === name),
  );
  if (!element) return null;
  if (firstAction === 'scroll') element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (firstAction === 'focus') element.focus();
  const { x, y, width, height } = element.getBoundingClientRect();
  const centre = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const isOnTop = element.contains(document.elementFromPoint(centre.x, centre.y));
  const isAnimated = document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(element) === true;
  });
  return {
    ...centre,
    isOnTop,
    isAnimated,
    isHovered: element.matches(':hover'),
    hasFocus: element === document.activeElement,
  };
}

const describeTarget = ({ selector, name }: Target) => (name === undefined ? selector : `${selector} '${name}'`);
const measureInTab = (tab: Tab, { selector, name }: Target, firstAction: 'scroll' | 'focus' | null = null) =>
  tab.evaluate(measureTarget, selector, name ?? null, firstAction);

/** Waits until a function in the page returns neither null nor false. Resolves with the result of the function. */
export const waitForFunction = <Args extends unknown[], T>(
  tab: Tab,
  script: (...args: Args) => T | null | false,
  ...args: Args
): Promise<T> =>
  waitUntil(`${String(script)} ${JSON.stringify(args)}`, () => tab.evaluate<Args, T | null | false>(script, ...args));

/**
 * Waits until the page is hydrated and its fonts are loaded, because late fonts shift the content below the viewport.
 */
export const waitUntilReady = (tab: Tab): Promise<boolean> =>
  waitForFunction(
    tab,
    () =>
      document.querySelector('main h1') !== null &&
      window.siteStart === undefined &&
      'fonts' in document.documentElement.dataset,
  );

/** Waits until the page with this heading is rendered and hydrated, and its fonts are loaded. */
export async function waitForPage(tab: Tab, heading: string): Promise<void> {
  await waitForFunction(tab, (text) => document.querySelector('main h1')?.textContent === text, heading);
  await waitUntilReady(tab);
}

/** Scrolls to a target, and waits until the target is stable and not covered. Returns the centre of the target. */
export async function waitUntilStable(tab: Tab, target: Target): Promise<Point> {
  let previousMeasurement: Measurement | null = null;
  return waitUntil(`${describeTarget(target)} does not move and is not covered`, async () => {
    const currentMeasurement = await measureInTab(tab, target, 'scroll');
    const isStable =
      currentMeasurement?.isOnTop &&
      !currentMeasurement.isAnimated &&
      previousMeasurement?.x === currentMeasurement.x &&
      previousMeasurement.y === currentMeasurement.y;
    previousMeasurement = currentMeasurement;
    return isStable ? currentMeasurement : null;
  });
}

/**
 * Moves the pointer to the centre of a target. Returns this position when the target has not moved and matches
 * `:hover`. The function waits for `:hover`, because a busy engine updates this state only with the next frame.
 */
export async function moveToTarget(tab: Tab, target: Target): Promise<Point> {
  return waitUntil(`${describeTarget(target)} is under the pointer`, async () => {
    const point = await waitUntilStable(tab, target);
    await tab.moveTo(point);
    const currentMeasurement = await measureInTab(tab, target);
    return currentMeasurement?.isHovered && currentMeasurement.x === point.x && currentMeasurement.y === point.y
      ? point
      : null;
  });
}

/** Clicks the centre of a target. */
export async function clickTarget(tab: Tab, target: Target): Promise<void> {
  await tab.click(await moveToTarget(tab, target));
}

/**
 * Fills in the fields of a container. The keys of `texts` are the names of the fields. Leaves each field with Tab.
 * Otherwise, Firefox may scroll back to the focused field later, and the next click would miss its target.
 */
export async function fillIn(
  tab: Tab,
  containerSelector: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await clickTarget(tab, { selector: `${containerSelector} [name="${name}"]` });
    await tab.typeText(text);
    await tab.pressKey('Tab');
  }
}

/** Focuses a target directly, without Tab. The keyboard suites in `a11y` test whether Tab reaches each target. */
export async function focusTarget(tab: Tab, target: Target): Promise<void> {
  await waitUntil(
    `${describeTarget(target)} takes the focus`,
    async () => (await measureInTab(tab, target, 'focus'))?.hasFocus ?? null,
  );
}

export const waitForFocus = (tab: Tab, target: Target): Promise<boolean> =>
  waitUntil(`${describeTarget(target)} has the focus`, async () => (await measureInTab(tab, target))?.hasFocus ?? null);

export const waitForTarget = async (tab: Tab, target: Target): Promise<void> => {
  await waitUntil(`${describeTarget(target)} is shown`, () => measureInTab(tab, target));
};
