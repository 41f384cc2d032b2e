import { fileOf } from './addresses';
import { matchScripted } from './matchScripted';

/** The one place where this script turns text into HTML and script addresses: both come from this site's own build. */
interface TrustedPolicy {
  createHTML: (text: string) => string;
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy;
}
const rules: TrustedPolicy = { createHTML: (text) => text, createScriptURL: (address) => address };
const trusted = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('website#start', rules) ?? rules;

/** The element that the site is rendered into; there once the document is parsed. */
export const rootElement = (): HTMLElement => document.getElementById('root') ?? document.body;

/** Puts the prerendered page of a path in place of what `#root` holds. Rejects when it can't be fetched. */
export async function showPrerendered(path: string): Promise<void> {
  const response = await fetch(fileOf(path));
  const text = await response.text();
  await parsed;
  const page = new DOMParser().parseFromString(trusted.createHTML(text), 'text/html');
  const source = page.getElementById('root');
  if (!source) throw new Error(`${response.url} holds no page`);
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    if (!document.querySelector(`style[data-href="${style.dataset['href']}"]`)) document.head.append(style);
  }
  document.title = page.title;
  const root = rootElement();
  root.replaceChildren(...source.childNodes);
  Object.assign(root.dataset, source.dataset);
  matchScripted(root);
}

/** Resolves when the document is parsed. */
export const parsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

const requested = new Set<string>();

/** Fetches and runs the scripts that the page in `#root` names, each once. */
export function requestScripts(onError: () => void): void {
  for (const address of rootElement().dataset['scripts']?.split(' ') ?? []) {
    if (requested.has(address)) continue;
    requested.add(address);
    const script = document.createElement('script');
    script.src = trusted.createScriptURL(address);
    script.onerror = () => {
      requested.delete(address);
      script.remove();
      onError();
    };
    document.head.append(script);
  }
}
