/**
 * Ends a navigation (§2.1): scrolls to the top of the page and focuses its h1, which a screen reader then announces.
 * The start script of every page uses it. `CurrentPage` removes the tabindex later.
 */
export function goToTop(): void {
  scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
