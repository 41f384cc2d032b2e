/** Helpers for announcements: texts in live regions (`LiveText`). */

/** Expects that the element is in a polite, atomic live region without a role. */
export function expectAnnounced(element: HTMLElement): void {
  const region = element.closest('[aria-live]');
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveAttribute('aria-atomic', 'true');
  expect(region).not.toHaveAttribute('role');
}

/** Returns the polite live regions of the page in document order, including empty regions. */
export const listLiveRegions = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[aria-live="polite"]')];

/** Returns the current texts of all polite live regions that are not empty. */
export const readAnnouncedTexts = (): string[] =>
  listLiveRegions()
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
