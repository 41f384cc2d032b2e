import { toFileUrl } from './urls';
import { prepareForHydration } from './prepareForHydration';

/**
 * The only Trusted Types policy of the start script. The policy accepts every string as HTML or as a script URL,
 * because all these strings come from the site's own build.
 */
interface TrustedPolicy {
  createHTML: (text: string) => string;
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, policyOptions: TrustedPolicy) => TrustedPolicy;
}
const policyOptions: TrustedPolicy = { createHTML: (text) => text, createScriptURL: (url) => url };
const trustedPolicy =
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('website#start', policyOptions) ??
  policyOptions;

/**
 * Returns `#root`, the element into which the site is rendered. Before the browser has parsed this element, returns the
 * body.
 */
export const getRootElement = (): HTMLElement => document.getElementById('root') ?? document.body;

/**
 * The time limit of the request for a page, in milliseconds. The start script requests the site's code only after this
 * request has ended.
 */
const PAGE_TIMEOUT_MS = 5000;

/**
 * Fetches the prerendered document of a path. Rejects when the request fails or takes too long, or when the document is
 * not a page of this site.
 */
export async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(toFileUrl(path), { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
  const page = new DOMParser().parseFromString(trustedPolicy.createHTML(await response.text()), 'text/html');
  if (!page.getElementById('root')) throw new Error(response.url);
  return page;
}

/**
 * Shows a prerendered page: replaces the document's title and the content of `#root`, copies the data attributes of
 * `#root`, and adds the page's styles. Then prepares `#root` for hydration. Call this function after the browser has
 * parsed the document.
 */
export function showPage(page: Document): void {
  const newRoot = page.getElementById('root') ?? page.body;
  const styleSelector = 'style[data-href], link[media="print"]';
  const currentStyles = [...document.querySelectorAll(styleSelector)];
  document.head.append(
    ...[...page.querySelectorAll(styleSelector)].filter(
      (style) => !currentStyles.some((currentStyle) => currentStyle.isEqualNode(style)),
    ),
  );
  document.title = page.title;
  const root = getRootElement();
  root.replaceChildren(...newRoot.childNodes);
  Object.assign(root.dataset, newRoot.dataset);
  prepareForHydration(root);
}

/** A promise that resolves when the document is parsed. */
export const documentParsedPromise = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

const requestedScripts = new Set<string>();

/**
 * Returns whether a page and the scripts that this document has requested come from different builds. If the scripts of
 * two builds ran in one document, each build would render the page.
 */
export function isFromOtherBuild(page: Document): boolean {
  const [entryScript = ''] = page.getElementById('root')?.dataset['scripts']?.split(' ') ?? [];
  return requestedScripts.size > 0 && entryScript !== '' && !requestedScripts.has(entryScript);
}

/**
 * Fetches and runs the scripts that the `data-scripts` attribute of `#root` lists, each script once per document. Calls
 * `onError` for each failed request, and if the response for the entry script is not the site's code. A later call
 * requests the failed scripts again, or all scripts if that response was not the site's code.
 */
export function requestScripts(onError: () => void): void {
  const scriptUrls = getRootElement().dataset['scripts']?.split(' ') ?? [];
  for (const scriptUrl of scriptUrls) {
    if (requestedScripts.has(scriptUrl)) continue;
    requestedScripts.add(scriptUrl);
    const script = document.createElement('script');
    script.src = trustedPolicy.createScriptURL(scriptUrl);
    script.addEventListener('error', () => {
      requestedScripts.delete(scriptUrl);
      script.remove();
      onError();
    });
    // The login page of a public Wi-Fi may replace each script. The browser runs this HTML page as a script, and then
    // dispatches 'load'. The first script is the entry script. Without the entry script, no other script has an effect.
    if (scriptUrl === scriptUrls[0])
      script.addEventListener('load', () => {
        if (window.siteStart?.hasCodeRun) return;
        requestedScripts.clear();
        for (const element of document.head.querySelectorAll('script[src]')) element.remove();
        onError();
      });
    document.head.append(script);
  }
}
