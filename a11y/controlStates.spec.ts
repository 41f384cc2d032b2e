/**
 * Measures hovered and pressed controls in both themes, on a page of each kind and in all other states of the site. The
 * audits and the keyboard tests measure only controls that are neither hovered nor pressed.
 */
import type { CDPSession, ElementHandle, Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { expect, test } from '../test/e2e/fixtures';
import { KIND_PATHS } from '../test/pagePaths';
import { loadSubjects } from '../test/subjects';
import { MIN_TEXT_CONTRAST } from './engines/pixels';
import { findFocusRingFault } from './focusRing';
import { waitUntilSettled } from './keyboard';
import { isAvailableAt, NARROW_WIDTH, VIEWPORT_HEIGHT, WIDE_WIDTH } from './matrix';
import { loadStates } from './states';
import { isPageState } from './states/state';

const { home } = await loadSubjects();
const CONTROL_SELECTOR = ':is(a[href], button:enabled, label, [role="option"]):not([inert], [inert] *)';

/** A page, and functions that set pseudo-classes such as ':hover' without the effects of a pointer or a key. */
interface PseudoClassForcer {
  page: Page;
  forceAll: (pseudoClasses: string[]) => Promise<void>;
  /** Returns false when no element has the focus, or when the element has left the page. */
  forceFocused: (pseudoClasses: string[]) => Promise<boolean>;
}

async function createPseudoClassForcer(page: Page): Promise<PseudoClassForcer> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  /** Returns false if the element is no longer in the page. A list removes its options when it closes. */
  const forceNode = async (nodeId: number, forcedPseudoClasses: string[]) => {
    try {
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
      return true;
    } catch (error) {
      if (!String(error).includes('Could not find node')) throw error;
      return false;
    }
  };
  return {
    page,
    forceAll: async (pseudoClasses) => {
      const { nodeIds } = await session.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: CONTROL_SELECTOR,
      });
      await Promise.all(nodeIds.map((nodeId) => forceNode(nodeId, pseudoClasses)));
    },
    forceFocused: async (pseudoClasses) => {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: ':focus' });
      // The protocol returns 0 when no element matches the selector.
      return nodeId !== 0 && forceNode(nodeId, pseudoClasses);
    },
  };
}

/** Returns the visible controls whose text has insufficient contrast with the nearest background colour. */
async function findContrastFaults(page: Page): Promise<string[]> {
  const texts = await page.locator(CONTROL_SELECTOR).evaluateAll((controls) =>
    controls.flatMap((control) => {
      const name = control.textContent.trim();
      if (!name || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const readBackground = (element: Element) => getComputedStyle(element).backgroundColor;
      let paintedElement = control;
      while (readBackground(paintedElement) === 'rgba(0, 0, 0, 0)' && paintedElement.parentElement)
        paintedElement = paintedElement.parentElement;
      return [{ name, colour: getComputedStyle(control).color, background: readBackground(paintedElement) }];
    }),
  );
  expect(texts.length).toBeGreaterThan(0);
  return texts
    .filter(({ colour, background }) => wcagContrast(colour, background) < MIN_TEXT_CONTRAST)
    .map(({ name, colour, background }) => `${name}: ${colour} on ${background}`);
}

/**
 * Focuses a control as the Tab key does. Returns the control's appearance, or null if the control can't have the focus.
 */
const focusControl = (control: ElementHandle): Promise<string | null> =>
  control.evaluate((node) => {
    const element = node as HTMLElement;
    // A control that already has the focus would not get an outline.
    element.blur();
    element.focus({ focusVisible: true } as FocusOptions);
    return document.activeElement === element
      ? `${element.localName} ${element.className} ${element.parentElement?.className}`
      : null;
  });

/** The theme, element name and classes of each control whose focus outline this process has measured. */
const measuredAppearances = new Set<string>();

/** Focuses and hovers each visible control. Returns the controls whose focus outline is hard to see (2.4.13). */
async function findOutlineFaults({ page, forceFocused }: PseudoClassForcer, theme: string): Promise<string[]> {
  const faults: string[] = [];
  for (const control of await page.locator(CONTROL_SELECTOR).filter({ visible: true }).elementHandles()) {
    const appearance = await focusControl(control);
    if (appearance === null || measuredAppearances.has(`${theme} ${appearance}`)) continue;
    // An open list closes when the focus leaves the list, and the focus then returns to the dialog.
    await waitUntilSettled(page);
    if (!(await forceFocused(['hover']))) continue;
    measuredAppearances.add(`${theme} ${appearance}`);
    await waitUntilSettled(page);
    const fault = await findFocusRingFault(page);
    if (fault) faults.push(`${(await control.textContent())?.trim()} ${fault}`);
    await forceFocused([]);
  }
  return faults;
}

test.describe.configure({ mode: 'parallel' });

for (const colorScheme of ['light', 'dark'] as const)
  test(`2.4.7 2.4.13 with forced colours in a ${colorScheme} scheme, the header, hero and footer have visible focus outlines`, async ({
    openRoute,
  }) => {
    const viewport = { width: WIDE_WIDTH, height: VIEWPORT_HEIGHT };
    const page = await openRoute(home.path, { viewport, reducedMotion: 'reduce', forcedColors: 'active', colorScheme });
    expect(await findOutlineFaults(await createPseudoClassForcer(page), `forced ${colorScheme}`)).toEqual([]);
  });

for (const state of await loadStates()) {
  if (isPageState(state) && !KIND_PATHS.includes(state.route)) continue;
  test(`1.4.3 1.4.6 2.4.13 hovered and pressed controls have enough contrast, ${state.name}`, async ({ openState }) => {
    const viewport = { width: isAvailableAt(state, WIDE_WIDTH) ? WIDE_WIDTH : NARROW_WIDTH, height: VIEWPORT_HEIGHT };
    const page = await openState(state, { viewport, reducedMotion: 'reduce' });
    await page.mouse.move(0, 0);
    const forcer = await createPseudoClassForcer(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const pseudoClasses of [['active'], ['hover'], ['hover', 'active']]) {
        await forcer.forceAll(pseudoClasses);
        expect.soft(await findContrastFaults(page), `${colorScheme} ${pseudoClasses.join(' ')}`).toEqual([]);
      }
      await forcer.forceAll([]);
      expect.soft(await findOutlineFaults(forcer, colorScheme), `${colorScheme} hovered and focused`).toEqual([]);
    }
  });
}
