import { toFileAddress } from './addresses';
import { matchScripted } from './matchScripted';

/**
 * The only Trusted Types policy of this script, which converts text to HTML and to script addresses. All such text
 * comes from the site's own build.
 */
interface TrustedPolicy {
  createHTML: (text: string) => string;
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy;
}
const rules: TrustedPolicy = { createHTML: (text) => text, createScriptURL: (address) => address };
const trusted = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('website#start', rules) ?? rules;

/** Returns the element that the site is rendered into. It exists once the document is parsed. */
export const getRootElement = (): HTMLElement => document.getElementById('root') ?? document.body;

/**
 * Fetches the prerendered document of a path. Rejects when the request fails or the document is not a page of this
 * site.
 */
export async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(toFileAddress(path));
  const page = new DOMParser().parseFromString(trusted.createHTML(await response.text()), 'text/html');
  if (!page.getElementById('root')) throw new Error(response.url);
  return page;
}

/** Replaces the content of `#root` with a prerendered page. Call it after the browser has parsed the document. */
export function showPage(page: Document): void {
  const source = page.getElementById('root') ?? page.body;
  const styles = 'style[data-href], link[media="print"]';
  const here = [...document.querySelectorAll(styles)];
  document.head.append(
    ...[...page.querySelectorAll(styles)].filter((style) => !here.some((same) => same.isEqualNode(style))),
  );
  document.title = page.title;
  const root = getRootElement();
  root.replaceChildren(...source.childNodes);
  Object.assign(root.dataset, source.dataset);
  matchScripted(root);
}

/** A promise that resolves when the document is parsed. */
export const parsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

const requested = new Set<string>();

/**
 * Fetches and runs each script that the page in `#root` names, once per document. Calls `onError` for each script that
 * fails.
 */
export function requestScripts(onError: () => void): void {
  for (const address of getRootElement().dataset['scripts']?.split(' ') ?? []) {
    if (requested.has(address)) continue;
    requested.add(address);
    const script = document.createElement('script');
    script.src = trusted.createScriptURL(address);
    script.addEventListener('error', () => {
      requested.delete(address);
      script.remove();
      onError();
    });
    document.head.append(script);
  }
}
