/** Yields to the event loop: a page or a small message that waits is answered first. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
