/**
 * Moves the focus so that a screen reader announces the new place, and times what may only happen after the announcement.
 *
 * Orca 43.1 reads the accessibility tree some time after the focus event, and compares the new focus with the old one. It
 * announces nothing when the old one has left the tree by then. NVDA cancels its speech when the focus goes on
 * (nvaccess/nvda#10885). JAWS and VoiceOver read the last focus. For these three the delays only cost time.
 */

/**
 * Milliseconds after which Orca has noticed one move of the focus, or one change of the page. Of three visits each in Firefox
 * 153 and Chromium 156, a Back was silent in both without a delay; from 100 ms on dialogs, errors and routes were always
 * read. The rest is for slower computers.
 */
const NOTICED = 400;

/**
 * Calls `run` once a screen reader has noticed a move of the focus or a change of the page, or `times` of them one after the
 * other. Until then the origin of the focus must stay in the tree, and reachable. Returns a function that cancels the call.
 */
export function afterNoticed(run: () => void, times = 1): () => void {
  const timer = setTimeout(run, times * NOTICED);
  return () => clearTimeout(timer);
}

/**
 * Focuses text (a heading, the main part, a card), without a scroll unless `isScrolled`. The text is focusable only while it
 * has the focus: Orca calls each focusable element inside a click listener 'clickable', and React listens on the root.
 */
export function focusText(text: HTMLElement | null, { isScrolled = false } = {}): void {
  if (!text) return;
  text.tabIndex = -1;
  text.addEventListener('blur', function release() {
    // The window lost the focus, not the text: the visitor comes back to it.
    if (document.activeElement === text) return;
    text.removeEventListener('blur', release);
    text.removeAttribute('tabindex');
  });
  text.focus({ preventScroll: !isScrolled });
}

/** Focuses a part of the page for a moment. A ring around it would only flash. */
function focusInPassing(part: HTMLElement): void {
  part.style.outline = 'none';
  part.addEventListener('blur', () => part.style.removeProperty('outline'), { once: true });
  focusText(part);
}

/** Focuses the page's heading, or `main`, without a scroll: for when nothing nearer is left to focus. */
export function focusPage(): void {
  focusText(document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'));
}

/** Alt and an arrow were pressed, and no release of the arrow came. */
let isArrowDown = false;

function watchKey({ type, key, altKey }: KeyboardEvent): void {
  if (key !== 'Alt') isArrowDown = type === 'keydown' && altKey && key.startsWith('Arrow');
}

/** Watches the browser's keys for Back and Forward (`announceIfIgnored`). A second call changes nothing. */
export function watchHistoryKeys(): void {
  document.addEventListener('keydown', watchKey, true);
  document.addEventListener('keyup', watchKey, true);
}

/**
 * Reads the focused text by a live region if a screen reader ignored the focus. When Alt is released before the arrow of
 * Back, Orca 43.1 takes the arrow's release for its own caret command. It withholds the release from the page and ignores
 * each focus until the next key, but reads live regions. Other readers pass the release on, and hear the heading once.
 */
function announceIfIgnored(target: HTMLElement): void {
  if (!isArrowDown) return;
  const region = document.body.appendChild(document.createElement('p'));
  region.ariaLive = 'polite';
  region.style.cssText = 'clip-path: inset(50%); position: fixed';
  afterNoticed(() => {
    if (isArrowDown && document.activeElement === target) region.textContent = target.textContent;
  }, 2);
  afterNoticed(() => region.remove(), 4);
}

/**
 * Focuses what replaces the focused part: a page's heading, a dialog's next step, a field behind a dismissed list. A focus
 * that fell to the body first goes to an element that stays, `main` or the dialog's first button: Orca finds the target by
 * itself, and takes a direct focus for old news. Other readers begin to read that element, and the target interrupts it. A
 * Tab in between goes on from there.
 */
export function focusInPlace(target: HTMLElement): void {
  announceIfIgnored(target);
  const focus = () => (target.tabIndex < 0 ? focusText(target) : target.focus({ preventScroll: true }));
  const isLost = !document.activeElement || document.activeElement === document.body;
  const place = target.closest('[role="dialog"]')?.querySelector<HTMLElement>('button') ?? target.closest('main');
  if (!place || !isLost) return focus();
  if (place.tabIndex < 0) focusInPassing(place);
  else place.focus();
  afterNoticed(() => {
    if (document.activeElement === place) focus();
  });
}

/**
 * Calls `open`, for a dialog that the address names, once a reader has found the page. When nothing has the focus, as on the
 * first page of a visit, `main` gets it first: Orca is silent about a focus that comes while its own place is in the
 * document before. Returns a function that cancels the call.
 */
export function afterArrival(open: () => void): () => void {
  const main = document.querySelector('main');
  if (main && document.activeElement === document.body) focusInPassing(main);
  // An address may name two dialogs: the second call waits like the first, and so comes after it.
  return afterNoticed(open, [main, document.body].includes(document.activeElement as HTMLElement) ? 1 : 0);
}

/**
 * Removes the text caret. Call it before an element that has the focus or was read last leaves the tree. Orca looks for the
 * remaining caret, finds it where the focus is about to go, and takes that for old news. Other readers do not follow it.
 */
export function clearTextCaret(): void {
  window.getSelection()?.removeAllRanges();
}
