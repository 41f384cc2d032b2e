declare global {
  interface Window {
    /**
     * The errors of the page. This list is the only source of errors in WebKitGTK, whose driver cannot read the
     * console.
     */
    collectedErrors?: string[];
  }
}

/**
 * Collects the errors of the page in a window: uncaught errors, unhandled rejections, console errors and files that
 * failed to load. Also collects policy violations (CSP Level 3, 'Violation DOM Events'). The function must run before
 * the first script of the page. The page receives the source text of this function, so the function can't use anything
 * from this module.
 */
export function collectErrors(target: Window & typeof globalThis): void {
  const errors: string[] = [];
  target.collectedErrors = errors;
  // The listener uses the capture phase, because the error event of a file that failed to load does not bubble.
  target.addEventListener(
    'error',
    (event) => {
      const element = event.target as { outerHTML?: string } | null;
      errors.push(
        element?.outerHTML ? `did not load: ${element.outerHTML.slice(0, 200)}` : `uncaught: ${event.message}`,
      );
    },
    true,
  );
  target.addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${String(reason)}`));
  target.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    errors.push(`policy: ${effectiveDirective} forbids ${blockedURI}`),
  );
  const logError = target.console.error.bind(target.console);
  target.console.error = (...args: unknown[]) => {
    errors.push(`console: ${args.map(String).join(' ')}`);
    logError(...args);
  };
}
