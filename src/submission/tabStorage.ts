/**
 * Calls `use` with the tab's `sessionStorage`, which survives a reload, and returns the result. Returns null when the
 * browser blocks site data, or when the stored value is unreadable. Callers must therefore also keep their values in
 * memory.
 */
export function withTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}
