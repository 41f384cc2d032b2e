/** The key of the tab's storage that marks the next page as the same one in another language. */
const KEY = 'languageSwitch';

/**
 * Call it when a link to the page in another language is pressed by key. A browser that blocks site data remembers
 * nothing.
 */
export function rememberSwitch(event: Event): void {
  // After a press of the pointer, the heading would get a focus ring for nobody. `detail` cannot distinguish the two,
  // because Firefox sets it to 1 for Enter on a link.
  if ('pointerType' in event && event.pointerType) return;
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // The new page then keeps the browser's own initial focus.
  }
}

/** Returns whether a link to another language led to this page, once. */
export function takeSwitch(): boolean {
  try {
    const isSwitch = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isSwitch;
  } catch {
    return false;
  }
}
