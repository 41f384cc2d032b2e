/** The time for which a new overlay ignores accidental presses, in milliseconds. */
const PRESS_GUARD_MS = 700;

/**
 * Makes a new overlay ignore presses that were meant for the page. A visitor with a tremor may press a key or the mouse
 * twice. The second press would close the overlay before the visitor has read it. Call this function when the overlay
 * has focused its first control. Returns a function that ends the guard.
 *
 * - Enter and Space on this control have no effect for 700 ms. Any other key, such as Tab, ends the 700 ms. The 700 ms
 *   begin again when the control gets the focus because the focused element was removed (`focusReplacement`). The 700
 *   ms do not begin again when Orca moves the focus to the control.
 * - A click on the backdrop, which is `overlay` itself, has no effect for 700 ms.
 * - The second click of a double click has no effect if the first click preceded the overlay.
 *
 * Every other click works at once. The commands of NVDA, JAWS, VoiceOver and voice control arrive as clicks without
 * key events. With Orca, the page receives Enter and Space as from a person without a screen reader.
 */
export function ignoreAccidentalPresses(overlay: HTMLElement | null): () => void {
  const control = document.activeElement;
  let focusedElement = control;
  const clickGuardEnd = performance.now() + PRESS_GUARD_MS;
  let keyGuardEnd = clickGuardEnd;
  // If the first event of a key in the overlay is its release, the visitor pressed the key before the overlay opened.
  let isPressIgnored = true;
  let hasClickInside = false;
  const onKey = (event: KeyboardEvent) => {
    const isPress = event.type === 'keydown';
    if (event.key !== 'Enter' && event.key !== ' ') {
      if (isPress) keyGuardEnd = 0;
      return;
    }
    // Compares the time of the press, because a busy page may handle the press later.
    if (isPress && !event.repeat) isPressIgnored = event.target === control && event.timeStamp < keyGuardEnd;
    // Firefox clicks the button when Space is released, even if the default action of the keydown event was prevented.
    if (isPressIgnored) event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target === control && !focusedElement?.isConnected) keyGuardEnd = performance.now() + PRESS_GUARD_MS;
    focusedElement = target as Element;
  };
  const onClick = (event: MouseEvent) => {
    if ((event.detail > 1 && !hasClickInside) || (event.target === overlay && event.timeStamp < clickGuardEnd)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.detail === 1) hasClickInside = true;
  };
  // Listens on the window in the capture phase, so that react-aria's listeners on the backdrop receive no ignored
  // click.
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('keyup', onKey, true);
  window.addEventListener('click', onClick, true);
  window.addEventListener('focusin', onFocus);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('keyup', onKey, true);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('focusin', onFocus);
  };
}
