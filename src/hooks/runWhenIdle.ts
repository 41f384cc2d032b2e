/**
 * The delay in milliseconds for Safari, which does not support `requestIdleCallback`. The delay lets Safari first
 * finish its work for a new page.
 */
const FALLBACK_DELAY_MS = 500;

/** Calls `callback` when the browser is idle. Returns a function that cancels the call. */
export function runWhenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const callbackId = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback(callbackId);
  }
  const timer = setTimeout(callback, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
