/**
 * Calls `use` with the tab's `sessionStorage`, which survives a reload, and returns the result. Returns null when the
 * browser blocks site data, when the storage is full, or when the stored value is unreadable. Callers must therefore
 * also keep their values in memory.
 */
export function accessTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    // The value is null in an Android WebView without DOM storage, and in Firefox with `dom.storage.enabled=false`.
    const storage = sessionStorage as Storage | null;
    return storage ? use(storage) : null;
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}
