/**
 * What every navigation ends with (§2.1): the top of the page, and focus on its h1, which a screen reader then says. For the first
 * script, which stands in every page: what comes later takes the tabindex away again (CurrentPage).
 */
export function goToTop(): void {
  scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
