import { SITE_BASE as BASE } from '../hooks/siteBase';
import { trusted } from './trusted';

/** Makes prerendered markup what the site's code renders, which then hydrates it without a difference. */
export function matchScripted(root: ParentNode): void {
  linkByHash(root);
  putFormsBack(root);
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
    const [path = '', search] = (link.getAttribute('href') ?? '').slice(BASE.length).split('?');
    if (path.startsWith('#') || path.includes('.')) continue;
    link.setAttribute('href', `${BASE}#/${path.replace(/\/$/, '')}${search === undefined ? '' : `?${search}`}`);
  }
}

/**
 * A form that a static host serves is set aside, for nothing takes what it would post; with scripts it is sent otherwise.
 * Until they have come it must not be sent at all, so it loses what would post it.
 */
function putFormsBack(root: ParentNode): void {
  for (const place of root.querySelectorAll('script[data-form]')) {
    const parts = new DOMParser().parseFromString(trusted.createHTML(place.textContent), 'text/html').body;
    for (const name of ['method', 'action']) parts.querySelector('form')?.removeAttribute(name);
    place.nextElementSibling?.remove();
    place.replaceWith(...parts.childNodes);
  }
}
