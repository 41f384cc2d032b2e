/**
 * Returns the key of a value in the tab's storage. The key contains `base`, the base path of the site ('/' or
 * '/site/'), because sites on one host share the storage.
 */
export const getStorageKey = (kind: 'attempt' | 'draft', base: string, id: string): string =>
  `${kind}:${base.slice(1)}${id}`;

/**
 * Calls `use` with the tab's `sessionStorage`, which survives a reload, and returns the result. Returns null when the
 * browser blocks site data, when the storage is full, or when the stored value is invalid. Callers must therefore
 * also keep their values in memory.
 */
export function accessTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    // `sessionStorage` is null in an Android WebView without DOM storage, and in Firefox with
    // `dom.storage.enabled=false`.
    const storage = sessionStorage as Storage | null;
    return storage ? use(storage) : null;
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}
