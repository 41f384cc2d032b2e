/** The session storage key under which `recordLanguageSwitch` stores its record. */
const STORAGE_KEY = 'languageSwitch';

/**
 * Records that the visitor has activated a link to another language by keyboard or screen reader. Does nothing if
 * `event` names a pointer (mouse, finger or pen) or a modifier key, or if the browser blocks site data.
 */
export function recordLanguageSwitch(event: Event): void {
  // After a click with a pointer, a focus ring around the next page's heading would be useless. `event.detail` can't
  // distinguish a pointer from a key, because Firefox sets it to 1 for Enter on a link.
  const { pointerType, ctrlKey, metaKey, shiftKey, altKey } = event as PointerEvent;
  // With a modifier key, the browser opens the link in another tab or window, or downloads the linked page.
  if (pointerType || ctrlKey || metaKey || shiftKey || altKey) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Without the record, the new page does not focus its heading.
  }
}

/**
 * Returns whether `recordLanguageSwitch` has recorded a press since the last call. Deletes the record, so that later
 * calls return false.
 */
export function consumeLanguageSwitch(): boolean {
  try {
    const hasRecord = sessionStorage.getItem(STORAGE_KEY) !== null;
    sessionStorage.removeItem(STORAGE_KEY);
    return hasRecord;
  } catch {
    return false;
  }
}
