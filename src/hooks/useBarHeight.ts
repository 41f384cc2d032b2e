import { useEffect, type RefObject } from 'react';

/**
 * Writes the height of the navigation bar into `--bar-height` while the bar is higher than one row of links, for
 * example with wide text spacing. The page then keeps enough space for the bar, and the bar covers no focused element
 * (WCAG 2.4.12). In this case, the content of the page moves down after hydration. `row` is the element of the bar
 * whose minimum height is the height of one row.
 */
export function useBarHeight(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      const isOneRow = height <= Number.parseFloat(getComputedStyle(element).minBlockSize) + 1;
      if (isOneRow) style.removeProperty('--bar-height');
      else style.setProperty('--bar-height', `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
    };
  }, [row]);
}
