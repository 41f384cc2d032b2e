/**
 * Moves the focus so that a screen reader announces the new place, and delays the steps that must follow the
 * announcement.
 *
 * Orca 43.1 reads the accessibility tree some time after the focus event, and compares the new focus with the previous
 * one. If the previous element is no longer in the tree, Orca announces nothing. NVDA cancels its speech when the focus
 * moves again (nvaccess/nvda#10885). JAWS and VoiceOver announce the last focus. For NVDA, JAWS and VoiceOver, the
 * delays only cost time.
 */

/**
 * The time that Orca needs to notice one focus move or one page change, in milliseconds. Without a delay, Back was
 * silent in Firefox 153 and in Chromium 156 (three visits each). With 100 ms or more, dialogs, errors and routes were
 * always announced. The remaining 300 ms are a margin for slower computers.
 */
const ANNOUNCEMENT_DELAY = 400;

/**
 * Calls `run` after the time in which a screen reader notices `times` successive focus moves or page changes. During
 * that time the previously focused element must stay in the accessibility tree and must not become inert. Returns a
 * function that cancels the call.
 */
export function runAfterAnnouncement(run: () => void, times = 1): () => void {
  const timer = setTimeout(run, times * ANNOUNCEMENT_DELAY);
  return () => clearTimeout(timer);
}

/**
 * Focuses text (a heading, the main landmark, a card), without a scroll unless `isScrolled`. The text is focusable only
 * while it has the focus. Orca calls each focusable element below a click listener 'clickable', and React has such a
 * listener on the root.
 */
export function focusText(text: HTMLElement | null, { isScrolled = false } = {}): void {
  if (!text) return;
  text.tabIndex = -1;
  text.addEventListener('blur', function release() {
    // The window lost the focus, not the text. The text regains the focus together with the window.
    if (document.activeElement === text) return;
    text.removeEventListener('blur', release);
    text.removeAttribute('tabindex');
  });
  text.focus({ preventScroll: !isScrolled });
}

/** Focuses a part of the page for a moment, without an outline, which would only flash. */
function focusBriefly(part: HTMLElement): void {
  part.style.outline = 'none';
  part.addEventListener('blur', () => part.style.removeProperty('outline'), { once: true });
  focusText(part);
}

/**
 * Focuses the page's heading, or `main`, without a scroll. It is the last resort when no nearer element can take the
 * focus.
 */
export function focusPage(): void {
  focusText(document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'));
}

/** True between a press of Alt with an arrow key and the release of the arrow key. */
let isArrowDown = false;

function trackArrowKey({ type, key, altKey }: KeyboardEvent): void {
  if (key !== 'Alt') isArrowDown = type === 'keydown' && altKey && key.startsWith('Arrow');
}

/** Watches the browser's keys for Back and Forward (`announceIfIgnored`). A second call changes nothing. */
export function watchHistoryKeys(): void {
  document.addEventListener('keydown', trackArrowKey, true);
  document.addEventListener('keyup', trackArrowKey, true);
}

/**
 * Announces the focused text by a live region if a screen reader ignored the focus. When Alt is released before the
 * arrow key of Back, Orca 43.1 treats the release of the arrow key as its own caret command. The page does not receive
 * that release. Orca ignores each focus until the next key, but reads live regions. With other screen readers the page
 * receives the release, and they announce the heading once.
 */
function announceIfIgnored(target: HTMLElement): void {
  if (!isArrowDown) return;
  const region = document.body.appendChild(document.createElement('p'));
  region.ariaLive = 'polite';
  region.style.cssText = 'clip-path: inset(50%); position: fixed';
  runAfterAnnouncement(() => {
    if (isArrowDown && document.activeElement === target) region.textContent = target.textContent;
  }, 2);
  runAfterAnnouncement(() => region.remove(), 4);
}

/**
 * Focuses the element that replaces the focused one: a page's heading, a dialog's next step, a field behind a dismissed
 * list. If the body has the focus, the focus moves first to an element that stays (`main` or the dialog's first
 * button). Orca then announces the target, but it would not announce a target that is focused directly. Other screen
 * readers begin to announce the intermediate element, and the target interrupts them. A Tab press in between continues
 * from the intermediate element.
 */
export function focusReplacement(target: HTMLElement): void {
  announceIfIgnored(target);
  const focus = () => (target.tabIndex < 0 ? focusText(target) : target.focus({ preventScroll: true }));
  const isLost = !document.activeElement || document.activeElement === document.body;
  const place = target.closest('[role="dialog"]')?.querySelector<HTMLElement>('button') ?? target.closest('main');
  if (!place || !isLost) return focus();
  if (place.tabIndex < 0) focusBriefly(place);
  else place.focus();
  runAfterAnnouncement(() => {
    if (document.activeElement === place) focus();
  });
}

/**
 * Calls `open`, for a dialog that the address names, once a screen reader has noticed the page. When no element has the
 * focus, as on the first page of a visit, `main` gets the focus first. Orca does not announce a focus while Orca's own
 * position is in the previous document. Returns a function that cancels the call.
 */
export function runAfterPageAnnouncement(open: () => void): () => void {
  const main = document.querySelector('main');
  if (main && document.activeElement === document.body) focusBriefly(main);
  // Waits for two announcements, because Orca announces the title of the new document before it notices the focus. An
  // address may name two dialogs. Both calls wait equally long, so they keep their order.
  return runAfterAnnouncement(open, [main, document.body].includes(document.activeElement as HTMLElement) ? 2 : 0);
}

/**
 * Removes the text caret. Call this function before the document loses the element that has the focus, or that Orca
 * read last. Otherwise Orca finds the remaining caret at the next focus target, and treats that target as already
 * announced. Other screen readers do not follow the caret.
 */
export function clearTextCaret(): void {
  window.getSelection()?.removeAllRanges();
}
