/**
 * Calls `use` with the storage of this tab, which survives a reload. Returns null when the browser blocks site data or
 * the stored value is unreadable. Callers then keep their values only in memory.
 */
export function withTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}
