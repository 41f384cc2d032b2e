/** Safari has no idle callback: half a second after a page is shown it has little else to do either. In milliseconds. */
const IDLE_GUESS = 500;

/** Runs once the browser has nothing to do. Answers with what calls it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const callback = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(callback);
  }
  const timer = setTimeout(run, IDLE_GUESS);
  return () => clearTimeout(timer);
}
