import { PAGES_BASE as BASE } from '../hooks/siteBase';

/** Converts prerendered markup to the markup that the site's code renders, so that hydration finds no difference. */
export function matchScripted(root: ParentNode): void {
  linkByHash(root);
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/**
 * Rewrites prerendered links from files, which visitors without scripts need, to the hash routes of §2.1. Links to
 * other languages keep the addresses of their files.
 */
function linkByHash(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[href^="${BASE}"]:not([hreflang])`)) {
    const { pathname, search, hash } = link;
    if (hash || pathname.includes('.')) continue;
    link.href = `${BASE}#/${pathname.slice(BASE.length).replace(/\/$/, '')}${search}`;
  }
}
