export interface ClippingResult {
  /** The number of checked texts. */
  textCount: number;
  faults: { context: string; summary: string }[];
}

/**
 * Finds texts that a non-scrolling element or the viewport cuts off, a page wider than the viewport, and elements that
 * scroll horizontally. A text area and a focusable region may scroll. The function runs in the page, so it can't use
 * anything from this module.
 */
export function findClippedTextInPage(): ClippingResult {
  const faults: ClippingResult['faults'] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push({ context: 'html', summary: `the page is ${scrollWidth} px wide in a window of ${clientWidth} px` });
  for (const element of document.querySelectorAll('body *')) {
    // A hidden panel can have a width and a height. The audit checks such a panel in the state that shows it.
    if (!element.checkVisibility()) continue;
    const isScrollable = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    if (
      !isScrollable ||
      element.scrollWidth <= element.clientWidth + 1 ||
      element.matches('textarea, [role="region"][tabindex="0"]')
    )
      continue;
    faults.push({
      context: element.outerHTML.slice(0, 120),
      summary: `scrolls horizontally: ${element.scrollWidth} px in ${element.clientWidth} px`,
    });
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let textCount = 0;
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (
      !parent ||
      !text.textContent?.trim() ||
      parent.closest('[inert], [aria-hidden="true"], select, textarea, script, style')
    )
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    textCount += 1;
    for (
      let ancestor: Element | null = parent;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const style = getComputedStyle(ancestor);
      const bounds = ancestor.getBoundingClientRect();
      // A narrow or clipped element is visually hidden on purpose, like the skip link and texts for screen readers.
      if (bounds.width <= 2 || style.clipPath !== 'none' || width === 0) break;

      const isCutHorizontally =
        ['hidden', 'clip'].includes(style.overflowX) && (left < bounds.left - 1 || right > bounds.right + 1);
      const isCutVertically =
        ['hidden', 'clip'].includes(style.overflowY) && (top < bounds.top - 1 || bottom > bounds.bottom + 1);
      const isFixed = style.position === 'fixed' && !['auto', 'scroll'].includes(style.overflowY);
      const isOutside = isFixed && bottom > 0 && (right > innerWidth + 1 || left < -1 || bottom > innerHeight + 1);
      if (isCutHorizontally || isCutVertically || isOutside) {
        const clippingElement = isOutside ? 'the window' : ancestor.outerHTML.slice(0, 80);
        faults.push({ context: parent.outerHTML.slice(0, 120), summary: `cut off by ${clippingElement}` });
        break;
      }
      if (isFixed || ['auto', 'scroll'].includes(style.overflowY) || ['auto', 'scroll'].includes(style.overflowX))
        break;
    }
  }
  return { textCount, faults };
}
