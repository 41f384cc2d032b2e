import { focusWords } from './heard';

/** What every navigation ends with (§2.1): the top of the page, and focus on its h1, which a screen reader then says. */
export function goToTop(): void {
  window.scrollTo(0, 0);
  focusWords(document.querySelector<HTMLElement>('main h1'));
}
