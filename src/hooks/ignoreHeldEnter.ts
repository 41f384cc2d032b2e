let pressedElement: EventTarget | null = null;

function ignoreRepeatElsewhere(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  if (!event.repeat) pressedElement = event.target;
  else if (event.target !== pressedElement) event.preventDefault();
}

/**
 * Makes a held Enter key affect only the element on which the visitor pressed it. A visitor with a tremor may hold the
 * key while the focus moves. Without this function, repeats of Enter on a dialog's 'Close' would open the dialog again.
 * Repeats on the button that opens a dialog would press the dialog's first control. A second call has no effect.
 */
export function ignoreHeldEnter(): void {
  window.addEventListener('keydown', ignoreRepeatElsewhere, true);
}
