import type { CDPSession, ElementHandle, Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { findFocusRingFault } from '../focusRing';
import { waitUntilSettled } from '../keyboard';
import { MEDIA_MODES } from '../matrix';
import { MIN_TEXT_CONTRAST } from './pixels';

const CONTROL_SELECTOR = ':is(a[href], button:enabled, label, [role="option"]):not([inert], [inert] *)';

/** Functions that set pseudo-classes such as ':hover' without the effects of a pointer or a key. */
interface PseudoClassForcer {
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
  if (texts.length === 0) throw new Error('The page shows no control with a text');
  return texts
    .filter(({ colour, background }) => wcagContrast(colour, background) < MIN_TEXT_CONTRAST)
    .map(({ name, colour, background }) => `${name}: ${colour} on ${background}`);
}

/** Returns the element name and the classes of each control and of its parent. */
const readAppearances = (page: Page, controls: ElementHandle[]): Promise<string[]> =>
  page.evaluate(
    (nodes) =>
      (nodes as Element[]).map(
        ({ localName, className, parentElement }) => `${localName} ${className} ${parentElement?.className}`,
      ),
    controls,
  );

/** Focuses a control as the Tab key does. Returns false if the control can't have the focus. */
const focusControl = (control: ElementHandle): Promise<boolean> =>
  control.evaluate((node) => {
    const element = node as HTMLElement;
    // A control that already has the focus would not get an outline.
    element.blur();
    element.focus({ focusVisible: true } as FocusOptions);
    return document.activeElement === element;
  });

/** The mode and the appearance of each control whose focus outline this process has measured. */
const measuredAppearances = new Set<string>();

/**
 * Focuses and hovers each visible control whose appearance is new in this mode. Returns the controls whose focus outline
 * is hard to see (2.4.13).
 */
async function findHoveredOutlineFaults(page: Page, forcer: PseudoClassForcer, mode: string): Promise<string[]> {
  const faults: string[] = [];
  const controls = await page.locator(CONTROL_SELECTOR).filter({ visible: true }).elementHandles();
  const appearances = await readAppearances(page, controls);
  for (const [index, control] of controls.entries()) {
    const appearance = `${mode} ${appearances[index]}`;
    if (measuredAppearances.has(appearance) || !(await focusControl(control))) continue;
    // An open list closes when the focus leaves the list, and the focus then returns to the dialog.
    await waitUntilSettled(page);
    if (!(await forcer.forceFocused(['hover']))) continue;
    measuredAppearances.add(appearance);
    await waitUntilSettled(page);
    const fault = await findFocusRingFault(page);
    if (fault) faults.push(`${(await control.textContent())?.trim()} ${fault}`);
    await forcer.forceFocused([]);
  }
  return faults;
}

/** Returns the controls of the page whose focus outline is hard to see while they are hovered (2.4.13). */
export const findOutlineFaults = async (page: Page, mode: string): Promise<string[]> =>
  findHoveredOutlineFaults(page, await createPseudoClassForcer(page), mode);

/**
 * Measures hovered and pressed controls in both themes (1.4.6, 2.4.13). The engines and the keyboard tests measure only
 * controls that are neither hovered nor pressed. Returns one line for each fault. The function moves the focus, so it
 * can close an open list.
 */
export async function findControlStateFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const forcer = await createPseudoClassForcer(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ ...MEDIA_MODES['reduced motion'], colorScheme });
    for (const pseudoClasses of [['active'], ['hover'], ['hover', 'active']]) {
      await forcer.forceAll(pseudoClasses);
      for (const fault of await findContrastFaults(page))
        faults.push(`${colorScheme}, ${pseudoClasses.join(' ')}: ${fault}`);
    }
    await forcer.forceAll([]);
    for (const fault of await findHoveredOutlineFaults(page, forcer, colorScheme))
      faults.push(`${colorScheme}, hovered and focused: ${fault}`);
  }
  return faults;
}
