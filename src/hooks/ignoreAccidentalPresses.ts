/** The time for which a new overlay ignores accidental presses, in milliseconds. */
const GUARD_MS = 700;

/**
 * Makes a new overlay ignore presses that were meant for the page. A visitor with a tremor may press a key or the mouse
 * twice, or hold down the key that opened the overlay. The second press would close the overlay before the visitor has
 * read it. Call this function when the overlay has focused its first control. Returns a function that ends the guard.
 *
 * - Enter and Space on this control have no effect for 700 ms, and their repeats never have an effect. Any other key,
 *   such as Tab, ends the 700 ms.
 * - A click on the backdrop, which is `overlay` itself, has no effect for 700 ms.
 * - The second click of a double click has no effect if the first click preceded the overlay.
 *
 * Every other click works at once. The commands of NVDA, JAWS, VoiceOver and voice control arrive as clicks without
 * key events. With Orca, the page receives Enter and Space as from a person without a screen reader.
 */
export function ignoreAccidentalPresses(overlay: HTMLElement | null): () => void {
  const control = document.activeElement;
  let guardEnd = performance.now() + GUARD_MS;
  // A key that is released before its press inside the overlay was pressed before the overlay opened.
  let isPressIgnored = true;
  let hasClickInside = false;
  const onKey = (event: KeyboardEvent) => {
    const isPress = event.type === 'keydown';
    if (event.key !== 'Enter' && event.key !== ' ') {
      if (isPress) guardEnd = 0;
      return;
    }
    // Compares the time of the press. A busy page may handle the press later.
    if (isPress) isPressIgnored = event.target === control && (event.repeat || event.timeStamp < guardEnd);
    // Firefox presses the button when Space is released, even if the default action of its press was prevented.
    if (isPressIgnored) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if ((event.detail > 1 && !hasClickInside) || (event.target === overlay && event.timeStamp < guardEnd)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.detail === 1) hasClickInside = true;
  };
  // Listens on the window in the capture phase, so that react-aria's listeners of the backdrop receive no ignored click.
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('keyup', onKey, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('keyup', onKey, true);
    window.removeEventListener('click', onClick, true);
  };
}
