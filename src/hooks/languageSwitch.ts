/** The key in the tab's storage that marks the next page as the same page in another language. */
const KEY = 'languageSwitch';

/** Records a press by key on a link to the page in another language. Does nothing if the browser blocks site data. */
export function rememberSwitch(event: Event): void {
  // After a click, the focus ring of the heading would be useless. `detail` can't distinguish a click from a key,
  // because Firefox sets it to 1 for Enter on a link.
  if ('pointerType' in event && event.pointerType) return;
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // The new page then keeps the browser's own initial focus.
  }
}

/** Returns whether a press by key on the language switch led to this page. Later calls return false. */
export function takeSwitch(): boolean {
  try {
    const isSwitch = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isSwitch;
  } catch {
    return false;
  }
}
