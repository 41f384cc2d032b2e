/**
 * Uses the storage of this tab, which outlives a reload. Returns null where a browser blocks site data, or holds something
 * that can't be read: callers then keep their values in memory until the tab ends.
 */
export function withTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}
