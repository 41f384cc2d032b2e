/**
 * The delay in milliseconds for Safari, which does not support `requestIdleCallback`. The delay lets Safari first
 * finish its work for a new page.
 */
const FALLBACK_DELAY_MS = 500;

/** Calls `run` when the browser is idle. Returns a function that cancels the call. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const callbackId = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(callbackId);
  }
  const timer = setTimeout(run, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
