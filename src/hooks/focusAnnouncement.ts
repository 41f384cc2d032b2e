/**
 * This module moves the focus so that a screen reader announces the focused element. It also delays actions that must
 * follow the announcement.
 *
 * Orca 43.1 reads the accessibility tree after the focus event, and compares the focused element with the previously
 * focused one. If the previously focused element is no longer in the tree, Orca announces nothing. NVDA cancels its
 * speech when the focus moves again (nvaccess/nvda#10885). JAWS and VoiceOver announce the element that was focused
 * last. NVDA, JAWS and VoiceOver do not need the delays.
 */

/**
 * The time that Orca needs to notice one focus move or one page change, in milliseconds. Without a delay, Orca
 * announced nothing after the browser's Back in Firefox 153 and in Chromium 156 (three visits each). With a delay of
 * 100 ms or more, Orca always announced dialogs, errors and pages. The remaining 300 ms are a margin for slower
 * computers.
 */
const ANNOUNCEMENT_DELAY_MS = 400;

/**
 * Calls `callback` after the time in which a screen reader notices `changeCount` successive focus moves or page
 * changes. During that time the previously focused element must stay in the accessibility tree and must not become
 * inert. Returns a function that cancels the call.
 */
export function runAfterAnnouncement(callback: () => void, changeCount = 1): () => void {
  const timer = setTimeout(callback, changeCount * ANNOUNCEMENT_DELAY_MS);
  return () => clearTimeout(timer);
}

/**
 * Calls `makePageInert`, which makes the page behind a new dialog inert, after a screen reader has noticed the dialog.
 * Returns a function that cancels the call. The delay is 1200 ms. With 400 ms, Orca announced nothing for 5 of about 30
 * dialogs in Firefox on a busy computer.
 */
export const runAfterDialogAnnouncement = (makePageInert: () => void): (() => void) =>
  runAfterAnnouncement(makePageInert, 3);

/**
 * Focuses an element that is not a control, such as a heading, the main landmark or a card. Scrolls to the element only
 * if `shouldScroll` is true. The element is focusable only while it has the focus. Otherwise Orca would announce the
 * element as 'clickable', because React has a click listener on the element around the site.
 */
export function focusNonInteractive(element: HTMLElement | null, { shouldScroll = false } = {}): void {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', function removeTabIndex() {
    // When the browser window loses the focus, the element stays the active element. The element gets the focus back
    // together with the window.
    if (document.activeElement === element) return;
    element.removeEventListener('blur', removeTabIndex);
    element.removeAttribute('tabindex');
  });
  element.focus({ preventScroll: !shouldScroll });
}

/** Focuses an element that keeps the focus only for a moment. Hides the element's outline, which would flash. */
function focusBriefly(element: HTMLElement): void {
  element.style.outline = 'none';
  element.addEventListener('blur', () => element.style.removeProperty('outline'), { once: true });
  focusNonInteractive(element);
}

/**
 * Focuses the page's heading, or `main` if there is no heading. Use this function if no element closer to the previous
 * focus can be focused. Scrolls to the heading only if the browser shows a focus outline, because the visitor then uses
 * a keyboard (WCAG 2.4.7). For a visitor with a pointer, the page stays at its scroll position.
 */
export function focusPageHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  focusNonInteractive(target);
  if (target?.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}

/** True from the press of an arrow key with Alt until the page receives the next event of a key other than Alt. */
let isHistoryKeyPressed = false;

function trackHistoryKey({ type, key, altKey }: KeyboardEvent): void {
  if (key !== 'Alt') isHistoryKeyPressed = type === 'keydown' && altKey && key.startsWith('Arrow');
}

/**
 * Tracks the browser's keys for Back and Forward (Alt with an arrow key) for `announceIfFocusIgnored`. A second call
 * has no effect.
 */
export function watchHistoryKeys(): void {
  document.addEventListener('keydown', trackHistoryKey, true);
  document.addEventListener('keyup', trackHistoryKey, true);
}

/**
 * Announces the text of `target` with a live region if Orca ignored the focus. The visitor may release Alt before the
 * arrow key of the Back shortcut. Orca 43.1 then treats the release of the arrow key as its own command for the text
 * caret. The page does not receive the release of the arrow key. Until the next key press, Orca ignores each focus, but
 * reads live regions. With other screen readers, the page receives the release of the arrow key and does not use the
 * live region, so the text is announced only once.
 */
function announceIfFocusIgnored(target: HTMLElement): void {
  if (!isHistoryKeyPressed) return;
  const region = document.body.appendChild(document.createElement('p'));
  // Firefox reflects the property `ariaLive` only since version 119.
  region.setAttribute('aria-live', 'polite');
  region.style.cssText = 'clip-path: inset(50%); position: fixed';
  runAfterAnnouncement(() => {
    if (isHistoryKeyPressed && document.activeElement === target) region.textContent = target.textContent;
  }, 2);
  runAfterAnnouncement(() => region.remove(), 4);
}

/**
 * Focuses `target` after the focused element was removed. The target is, for example, a new page's heading, the heading
 * of a dialog's next step, or a field after the toast was dismissed. Scrolls the target into view, unless
 * `shouldScroll` is false (WCAG 2.4.7). The scroll has no delay, because a later scroll could interrupt a scroll by the
 * visitor.
 *
 * If no element has the focus, `main` or the dialog's first button gets the focus first. Without this intermediate
 * focus, Orca would not announce the target. Other screen readers begin to announce the intermediate element, and
 * interrupt this announcement for the target. If the visitor presses Tab before the target has the focus, the focus
 * moves on from the intermediate element.
 */
export function focusReplacement(target: HTMLElement, { shouldScroll = true } = {}): void {
  if (shouldScroll) target.scrollIntoView?.({ block: 'nearest' });
  announceIfFocusIgnored(target);
  const focus = () => (target.tabIndex < 0 ? focusNonInteractive(target) : target.focus({ preventScroll: true }));
  const isFocusLost = !document.activeElement || document.activeElement === document.body;
  const temporaryTarget =
    target.closest('[role="dialog"]')?.querySelector<HTMLElement>('button') ?? target.closest('main');
  if (!temporaryTarget || !isFocusLost) return focus();
  if (temporaryTarget.tabIndex < 0) focusBriefly(temporaryTarget);
  else temporaryTarget.focus({ preventScroll: true });
  runAfterAnnouncement(() => {
    if (document.activeElement === temporaryTarget) focus();
  });
}

/**
 * Calls `open`, which opens a dialog named in the URL, after a screen reader has noticed the page. If an element
 * other than `main` has the focus, there is no delay. If no element has the focus, as on the first page of a visit,
 * `main` gets the focus first. Otherwise Orca's own position would stay in the previous document, and Orca would not
 * announce the dialog. Returns a function that cancels the call.
 */
export function runAfterPageAnnouncement(open: () => void): () => void {
  const main = document.querySelector('main');
  if (main && document.activeElement === document.body) focusBriefly(main);
  // Waits for two announcements, because Orca announces the title of the new document before it notices the focus. If
  // the URL names two dialogs, both calls have the same delay, so the dialogs open in the order of the calls.
  return runAfterAnnouncement(open, [main, document.body].includes(document.activeElement as HTMLElement) ? 2 : 0);
}

/**
 * Removes the text caret. Call this function before the focused element, or the element that Orca read last, is removed
 * from the document. Otherwise Orca finds the caret in the element that is focused next, and treats that element as
 * already announced. Other screen readers do not follow the caret.
 */
export function clearTextCaret(): void {
  window.getSelection()?.removeAllRanges();
}
