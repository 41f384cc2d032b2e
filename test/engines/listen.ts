declare global {
  interface Window {
    /** What the page complained of, in engines whose console can't be read. */
    heard?: string[];
  }
}

/**
 * Notes in a window what its page complains of: errors that nobody caught, files that did not come, violations of the
 * Content Security Policy (CSP Level 3, 'Violation DOM Events') and everything that is said to the console as an error. To be called before the page's
 * first script. It is sent to the page as text, so it can use nothing from outside.
 */
export function listen(target: Window & typeof globalThis): void {
  const heard: string[] = [];
  target.heard = heard;
  // On their way down, for the failure of a file does not come up again.
  target.addEventListener(
    'error',
    (event) => {
      const file = event.target as { outerHTML?: string } | null;
      heard.push(file?.outerHTML ? `did not load: ${file.outerHTML.slice(0, 200)}` : `uncaught: ${event.message}`);
    },
    true,
  );
  target.addEventListener('unhandledrejection', ({ reason }) => heard.push(`unhandled: ${String(reason)}`));
  target.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    heard.push(`policy: ${effectiveDirective} forbids ${blockedURI}`),
  );
  const say = target.console.error.bind(target.console);
  target.console.error = (...words: unknown[]) => {
    heard.push(`console: ${words.map(String).join(' ')}`);
    say(...words);
  };
}
