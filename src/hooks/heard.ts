/**
 * What a screen reader needs to say where the focus came to. Orca 43 compares it with where the focus came from, and says
 * nothing where that is gone from the tree by the time it looks.
 */

/** Milliseconds for which the place that the focus came from stays in the tree, so that a reader can compare. */
export const ARRIVAL = 500;

/**
 * Puts the focus on words (a heading, the main part, a card), without a scroll unless `isScrolled`. They can take it only
 * while they have it: to Orca whatever could, inside a page that listens for clicks as React does, is 'clickable' each time it
 * is read.
 */
export function focusWords(words: HTMLElement | null, { isScrolled = false } = {}): void {
  if (!words) return;
  words.tabIndex = -1;
  words.addEventListener('blur', function release() {
    // The window lost the focus, not the words: the visitor comes back to them.
    if (document.activeElement === words) return;
    words.removeEventListener('blur', release);
    words.removeAttribute('tabindex');
  });
  words.focus({ preventScroll: !isScrolled });
}

/** Milliseconds in which a reader has seen where the focus went, and what else changed. */
export const NEAR = 400;

/**
 * Puts the focus on what comes in place of what had it: a page's heading, a dialog's next step, a field behind a list that
 * was dismissed. Lost to the body it goes to a place that stays first: Orca would find the target by itself, in silence,
 * and take the focus on it for old news. Another reader begins with that place, and the target cuts it short. A Tab
 * meanwhile goes on from there.
 */
export function focusInPlace(target: HTMLElement): void {
  const focus = () => (target.tabIndex < 0 ? focusWords(target) : target.focus({ preventScroll: true }));
  const isLost = !document.activeElement || document.activeElement === document.body;
  const place = target.closest('[role="dialog"]')?.querySelector<HTMLElement>('button') ?? target.closest('main');
  if (!place || !isLost) return focus();
  if (place.tabIndex < 0) {
    // A ring around a whole page, for a moment, would only flash.
    place.style.outline = 'none';
    focusWords(place);
  } else place.focus();
  setTimeout(() => {
    place.style.outline = '';
    if (document.activeElement === place) focus();
  }, NEAR);
}

/**
 * Call it before what has the focus or was read last is taken away and the focus given to something else. Orca looks for the
 * text caret that is left, finds it where the focus is about to go, and takes that for old news. Other readers keep no place
 * by the caret.
 */
export function forgetCaret(): void {
  window.getSelection()?.removeAllRanges();
}
