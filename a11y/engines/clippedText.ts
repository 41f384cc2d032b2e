export interface ClippedText {
  /** The number of checked texts. */
  total: number;
  cut: { context: string; summary: string }[];
}

/**
 * Finds three faults: texts that a non-scrolling element or the viewport cuts off, a page wider than the viewport, and
 * elements that scroll horizontally. A text area and a focusable region may scroll. The function runs in the page, so
 * it can't use anything from this module.
 */
export function findClippedTextInPage(): ClippedText {
  const cut: ClippedText['cut'] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    cut.push({ context: 'html', summary: `the page is ${scrollWidth} px wide in a window of ${clientWidth} px` });
  for (const box of document.querySelectorAll('body *')) {
    // A hidden panel can also have a size. The audit checks such a panel in the state that shows it.
    if (!box.checkVisibility()) continue;
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    if (!scrolls || box.scrollWidth <= box.clientWidth + 1 || box.matches('textarea, [role="region"][tabindex="0"]'))
      continue;
    cut.push({
      context: box.outerHTML.slice(0, 120),
      summary: `scrolls horizontally: ${box.scrollWidth} px in ${box.clientWidth} px`,
    });
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let total = 0;
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
    total += 1;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      // A narrow or clipped element is visually hidden on purpose, like the skip link and texts for screen readers.
      if (frame.width <= 2 || style.clipPath !== 'none' || width === 0) break;

      const overX = ['hidden', 'clip'].includes(style.overflowX) && (left < frame.left - 1 || right > frame.right + 1);
      const overY = ['hidden', 'clip'].includes(style.overflowY) && (top < frame.top - 1 || bottom > frame.bottom + 1);
      const isFixed = style.position === 'fixed' && !['auto', 'scroll'].includes(style.overflowY);
      const isOutside = isFixed && bottom > 0 && (right > innerWidth + 1 || left < -1 || bottom > innerHeight + 1);
      if (overX || overY || isOutside) {
        const clippingElement = isOutside ? 'the window' : box.outerHTML.slice(0, 80);
        cut.push({ context: parent.outerHTML.slice(0, 120), summary: `cut off by ${clippingElement}` });
        break;
      }
      if (isFixed || ['auto', 'scroll'].includes(style.overflowY) || ['auto', 'scroll'].includes(style.overflowX))
        break;
    }
  }
  return { total, cut };
}
