import { SITE_BASE as BASE } from '../hooks/siteBase';

/** Makes prerendered markup what the site's code renders, which then hydrates it without a difference. */
export function matchScripted(root: ParentNode): void {
  linkByHash(root);
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/**
 * Prerendered links lead to files, for whoever has no scripts; with scripts they are the hash routes of §2.1.
 */
function linkByHash(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[href^="${BASE}"]`)) {
    const { pathname, search, hash } = link;
    if (hash || pathname.includes('.')) continue;
    link.href = `${BASE}#/${pathname.slice(BASE.length).replace(/\/$/, '')}${search}`;
  }
}
