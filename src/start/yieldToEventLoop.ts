/**
 * Yields to the event loop, so that the browser can paint and handle input. A timer would wait longer, and fake timers
 * in a test would block it.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
