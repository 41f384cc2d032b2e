import type { JSHandle, Page } from '@playwright/test';
import { createCheckResult, type CheckResult } from '../findings';
import { countChangedPixels, decodePixels, type Box } from './pixels';
import { setStyle } from './setStyle';

/** The maximum distance between an element and the outer edge of its indicator, such as an outline, in CSS pixels. */
const INDICATOR_MARGIN_PX = 6;
/** The attributes that express the state of a control. */
const STATE_ATTRIBUTES = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked', 'aria-invalid'];

/** The selector of the pseudo-elements that the check hides. `data-bare` contains the name of the pseudo-element. */
const HIDDEN_PSEUDO_ELEMENT_SELECTOR = ['::before', '::after']
  .map((pseudoElement) => `[data-bare='${pseudoElement}']${pseudoElement}`)
  .join();

/** A visual indicator: a style that shows a state, or a shape that `::before` or `::after` draws. */
interface Indicator {
  /**
   * The classes of the nearest ancestor with a class, the tag and classes of the element, and the name of the
   * attribute. For a pseudo-element, `kind` contains its name and the state of the element instead of the attribute.
   * Indicators of one kind have the same appearance.
   */
  kind: string;
  /** The element's index among all elements in `body`. */
  index: number;
  attribute: string;
  /**
   * The value that the check sets to hide the indicator. If the value is null, the check removes the attribute instead.
   */
  hiddenValue: string | null;
}

/** A snapshot of the elements in `body`, so that elements added later do not change the indices of the indicators. */
type ElementsHandle = JSHandle<Element[]>;

/**
 * Returns the indicators of the visible elements. Each attribute that expresses a state is an indicator. A
 * pseudo-element with a background colour and without text is an indicator if it has a clip path or is inside a link or
 * button.
 */
const findIndicators = (elements: ElementsHandle): Promise<Indicator[]> =>
  elements.evaluate(
    (allElements, attributes) =>
      allElements.flatMap((element, index) => {
        const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
        // Elements narrower than two pixels are for screen readers only.
        if (!isShown || element.getBoundingClientRect().width < 2) return [];
        const parentClass = element.parentElement?.closest('[class]:not([class=""])')?.className ?? '';
        const elementDescription = `"${parentClass}" <${element.localName} class="${element.getAttribute('class') ?? ''}">`;
        const stateAttributes = [...element.attributes]
          .filter((attribute) => attributes.includes(attribute.name) || attribute.name.startsWith('data-'))
          .map((attribute) => `${attribute.name}=${attribute.value}`);
        const attributeIndicators = attributes
          .filter((attribute) => !['false', null].includes(element.getAttribute(attribute)))
          .map((attribute) => ({ kind: `${elementDescription} ${attribute}`, index, attribute, hiddenValue: null }));
        const pseudoElementIndicators = ['::before', '::after']
          .filter((pseudoElement) => {
            const { content, display, clipPath, backgroundColor } = getComputedStyle(element, pseudoElement);
            const isTransparent = /^rgba.*, 0\)$/.test(backgroundColor);
            const isIndicator = clipPath !== 'none' || element.closest('a, button') !== null;
            return content === '""' && display !== 'none' && !isTransparent && isIndicator;
          })
          .map((pseudoElement) => ({
            kind: `${elementDescription}${pseudoElement} ${stateAttributes.join(' ')}`,
            index,
            attribute: 'data-bare',
            hiddenValue: pseudoElement,
          }));
        return [...attributeIndicators, ...pseudoElementIndicators];
      }),
    STATE_ATTRIBUTES,
  );

/**
 * Scrolls an indicator's element into the viewport. Returns the part of the viewport that shows this element and its
 * margin. Returns null when another element, such as an open menu, covers the centre of this element.
 */
const measureClip = (elements: ElementsHandle, { index }: Indicator): Promise<Box | null> =>
  elements.evaluate(
    (allElements, [indicatorIndex, margin]) => {
      const element = allElements[indicatorIndex];
      element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      const topElement = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!element || !topElement || !(element.contains(topElement) || topElement.contains(element))) return null;
      const [left, top] = [Math.max(0, Math.floor(box.left - margin)), Math.max(0, Math.floor(box.top - margin))];
      const [right, bottom] = [Math.min(innerWidth, box.right + margin), Math.min(innerHeight, box.bottom + margin)];
      return { x: left, y: top, width: Math.ceil(right - left), height: Math.ceil(bottom - top) };
    },
    [index, INDICATOR_MARGIN_PX] as const,
  );

/**
 * Sets the attribute of an indicator's element to `value`, or removes the attribute if `value` is null. Returns the
 * previous value.
 */
const setAttribute = (
  elements: ElementsHandle,
  { index, attribute }: Indicator,
  value: string | null,
): Promise<string | null> =>
  elements.evaluate(
    (allElements, [indicatorIndex, name, newValue]) => {
      const element = allElements[indicatorIndex];
      const previousValue = element?.getAttribute(name) ?? null;
      if (newValue === null) element?.removeAttribute(name);
      else element?.setAttribute(name, newValue);
      return previousValue;
    },
    [index, attribute, value] as const,
  );

/**
 * Returns true when the indicator is visible. An indicator is visible when its removal changes at least one pixel by a
 * contrast of 3:1 or more (1.4.11).
 */
async function isIndicatorVisible(
  page: Page,
  elements: ElementsHandle,
  indicator: Indicator,
  clip: Box,
): Promise<boolean> {
  const takeScreenshot = async () => decodePixels(await page.screenshot({ clip, animations: 'disabled' }));
  const screenshot = await takeScreenshot();
  const previousValue = await setAttribute(elements, indicator, indicator.hiddenValue);
  const screenshotWithoutIndicator = await takeScreenshot();
  await setAttribute(elements, indicator, previousValue);
  return countChangedPixels(screenshot, screenshotWithoutIndicator) > 0;
}

/**
 * Maps each measured kind of indicator to its visibility. A process measures each kind once, because forced colours are
 * the same on every page.
 */
const visibilityByKind = new Map<string, boolean>();

/**
 * Checks that each indicator is visible in forced colours (WCAG 1.4.1, 1.4.11), because no engine checks indicators.
 * The page must emulate forced colours. The result contains neither a pass nor a finding for a kind if other elements
 * have always covered its indicators.
 */
export async function measureIndicators(page: Page): Promise<CheckResult> {
  await setStyle(page, `${HIDDEN_PSEUDO_ELEMENT_SELECTOR} { visibility: hidden !important }`);
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('body *')]);
  const indicators = await findIndicators(elements);
  for (const indicator of indicators) {
    const clip = visibilityByKind.has(indicator.kind) ? null : await measureClip(elements, indicator);
    if (clip) visibilityByKind.set(indicator.kind, await isIndicatorVisible(page, elements, indicator, clip));
  }
  await setStyle(page, '');
  const invisibleKinds = new Set(indicators.flatMap(({ kind }) => (visibilityByKind.get(kind) === false ? kind : [])));
  const passes = indicators.filter(({ kind }) => visibilityByKind.get(kind)).length;
  const violations = [...invisibleKinds].map((context) => ({ code: '1.4.1 1.4.11', context, summary: 'is invisible' }));
  return createCheckResult('signs in forced colours', 'forced colours', passes, violations);
}
