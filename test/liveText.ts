/** What the site says by itself: texts in live regions (`LiveText`). */

/** Fails unless these words stand in a region that says them politely and whole, and is no stop on the way through the page. */
export function expectSaid(words: HTMLElement): void {
  const region = words.closest('[aria-live]');
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveAttribute('aria-atomic', 'true');
  expect(region).not.toHaveAttribute('role');
}

/** The live regions of the page, in order, also those that have nothing to say. */
export const liveRegions = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[aria-live="polite"]')];

/** All that stands in them now. */
export const said = (): string[] =>
  liveRegions()
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
