/**
 * Yields to the event loop, so that the browser can paint and handle input. Uses a message channel, because a timer
 * would wait longer, and would never run in tests with fake timers.
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
