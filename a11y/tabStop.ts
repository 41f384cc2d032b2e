import type { Page } from '@playwright/test';
import { MIN_TARGET_SIZE } from './engines/targets';

/** The focused element, measured in the page. */
export interface TabStop {
  /**
   * The role or the tag, and the accessible name, such as 'button Cancel'. Messages and `KeyboardUser.tabTo` use this
   * text.
   */
  name: string;
  /** The path in the document tree, which distinguishes two stops with the same name. */
  path: string;
  /** The element's index among all elements of the document. */
  documentIndex: number;
  /** The faults of the stop, such as 'is not visible'. */
  faults: string[];
  /**
   * The top and bottom edges of the box, in CSS pixels. In a dialog, the edges are relative to the top of the dialog.
   * The edges of fixed and sticky elements are relative to the viewport, and all other edges to the document. The edges
   * do not depend on the scroll positions of containers.
   */
  top: number;
  bottom: number;
  /**
   * The positions at which the box begins and ends in the reading direction, in CSS pixels. In a right-to-left layout,
   * the positions are negative, so that they also increase in the reading direction.
   */
  lineStart: number;
  lineEnd: number;
  /**
   * The path of the fixed or sticky container, such as the header or a toast. The value is empty for elements that
   * scroll with the page.
   */
  layer: string;
  isInDialog: boolean;
  isInMain: boolean;
}

/**
 * Returns the focused element, or null when the page itself has the focus. Checks that the element is visible (2.4.7)
 * and not covered, and inside the viewport if it fits (2.4.12). Checks that targets, except links in a sentence, have
 * at least 44 × 44 px (2.5.5).
 */
export const inspectFocus = (page: Page): Promise<TabStop | null> =>
  page.evaluate((minTargetSize) => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const faults: string[] = [];

    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) faults.push('is not visible');
    const isInViewport =
      box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1;
    // Browsers scroll only the caret of a text area into the viewport, not its complete box.
    const canFitViewport = box.height <= innerHeight && box.width <= innerWidth && element.localName !== 'textarea';
    if (canFitViewport && !isInViewport)
      faults.push(`is partly out of the window (${Math.round(box.top)} to ${Math.round(box.bottom)} px)`);

    for (const line of element.getClientRects()) {
      // The test points keep a distance from rounded corners, where the element is smaller than its box.
      const inset = 2 + Math.min(Number.parseFloat(style.borderTopLeftRadius), line.width / 2, line.height / 2) * 0.3;
      const insetX = Math.min(inset, line.width / 2);
      const insetY = Math.min(inset, line.height / 2);
      const xs = [line.left + insetX, line.left + line.width / 2, line.right - insetX];
      const ys = [line.top + insetY, line.top + line.height / 2, line.bottom - insetY];
      for (const [x, y] of xs.flatMap((pointX) => ys.map((pointY) => [pointX, pointY] as const))) {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const topElement = document.elementFromPoint(x, y);
        if (topElement && !element.contains(topElement) && !topElement.contains(element))
          faults.push(
            `is covered by <${topElement.localName} class="${topElement.className}"> at ${Math.round(x)}, ${Math.round(y)}`,
          );
      }
    }

    const isTarget = element.matches('a, button, input, select, textarea, [role="tab"], [role="option"]');
    // engines/targets.ts repeats this rule, because code inside `page.evaluate` cannot import it.
    const block = element.parentElement?.closest('p, li, dd, td, div');
    const isInSentence =
      style.display === 'inline' && (block?.textContent.trim().length ?? 0) > element.textContent.trim().length + 1;
    if (isTarget && !isInSentence && (box.width < minTargetSize - 0.5 || box.height < minTargetSize - 0.5))
      faults.push(`is ${Math.round(box.width)} × ${Math.round(box.height)} px`);

    let fixedAncestorIndex = -1;
    let scrollOffset = 0;
    const segments: string[] = [];
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      if (fixedAncestorIndex < 0) {
        if (ancestor !== element) scrollOffset += ancestor.scrollTop;
        if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) fixedAncestorIndex = segments.length;
      }
      segments.push(
        `${ancestor.localName}${ancestor.parentElement ? [...ancestor.parentElement.children].indexOf(ancestor) : ''}`,
      );
    }
    const labelIds = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const accessibleName =
      element.getAttribute('aria-label') ??
      (labelIds.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
        [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ') ||
        element.textContent);
    const dialog = element.closest('[role="dialog"], [role="alertdialog"]');
    const isRightToLeft = document.documentElement.dir === 'rtl';
    if (dialog) scrollOffset = -dialog.getBoundingClientRect().top;
    return {
      name: `${element.getAttribute('role') ?? element.localName} ${accessibleName.replace(/\s+/g, ' ').trim().slice(0, 80)}`,
      path: segments.join('<'),
      documentIndex: [...document.querySelectorAll('*')].indexOf(element),
      faults,
      lineStart: isRightToLeft ? -box.right : box.left,
      lineEnd: isRightToLeft ? -box.left : box.right,
      top: box.top + scrollOffset,
      bottom: box.bottom + scrollOffset,
      layer: fixedAncestorIndex < 0 ? '' : segments.slice(fixedAncestorIndex).join('<'),
      isInDialog: dialog !== null,
      isInMain: element.closest('main') !== null,
    };
  }, MIN_TARGET_SIZE);
