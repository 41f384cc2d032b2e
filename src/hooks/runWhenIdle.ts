/**
 * The delay in milliseconds for Safari, which has no idle callback. Half a second after a page is shown, Safari is
 * usually idle.
 */
const FALLBACK_DELAY = 500;

/** Calls `run` once the browser is idle. Returns a function that cancels the call. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const callback = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(callback);
  }
  const timer = setTimeout(run, FALLBACK_DELAY);
  return () => clearTimeout(timer);
}
