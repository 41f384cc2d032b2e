import { PAGES_BASE as BASE } from '../hooks/siteBase';

/** Changes prerendered markup to the markup that the site's code renders, so that hydration finds no mismatch. */
export function prepareForHydration(root: ParentNode): void {
  convertLinksToHashRoutes(root);
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/**
 * Changes the URLs of prerendered links from files to hash routes (§2.1). The markup contains the URLs of
 * files for visitors without JavaScript. Links to other languages, to files such as pictures, and to sections of a page
 * stay unchanged.
 */
function convertLinksToHashRoutes(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[href^="${BASE}"]:not([hreflang])`)) {
    const { pathname, search, hash } = link;
    const path = pathname.slice(BASE.length);
    if (hash || path.includes('.')) continue;
    link.href = `${BASE}#/${path.replace(/\/$/, '')}${search}`;
  }
}
