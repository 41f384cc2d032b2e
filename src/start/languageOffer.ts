import { html } from './html';

/** The tags of the site's languages, inserted by the build. */
const LANGUAGES = (process.env['OFFERED_LANGUAGES'] ?? '').split(' ');
/** The storage key under which the browser stores that the visitor has hidden the offer. */
const KEY = 'languageOffer';

const primary = (tag: string): string => tag.split('-')[0] ?? '';

/** Returns the site's language that the browser prefers, or undefined when it prefers none of them. */
function preferredLanguage(): string | undefined {
  for (const wanted of navigator.languages) {
    const found =
      LANGUAGES.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
      LANGUAGES.find((tag) => primary(tag) === primary(wanted));
    if (found) return found;
  }
  return undefined;
}

/** Returns whether the visitor has hidden the offer. A browser that blocks site data shows the offer on each page. */
function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'hidden';
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, 'hidden');
  } catch {
    // The browser blocks site data, so the next page shows the offer again.
  }
}

/**
 * Shows one line with a link to the visitor's own language, if the page has another one. The prerendered page contains
 * the line. It appears before the first paint, so that no content moves. Call this function before other code adds
 * listeners for clicks.
 */
export function offerLanguage(): void {
  const language = isDismissed() ? undefined : preferredLanguage();
  if (!language || language === html.lang) return;
  const shown = new MutationObserver(() => {
    const offer = document.querySelector<HTMLElement>(`[data-offer="${language}"]`);
    if (!offer) return;
    offer.hidden = false;
    shown.disconnect();
  });
  shown.observe(html, { childList: true, subtree: true });
  // A page that does not exist in the language has no line.
  document.addEventListener('DOMContentLoaded', () => shown.disconnect());
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const offer = target.closest<HTMLElement>('[data-offer]');
      if (!offer) return;
      event.stopImmediatePropagation();
      const link = target.closest('a');
      // The visitor may have navigated to another page. The language switch has the link to that page.
      const toPage = document.querySelector<HTMLAnchorElement>(`header a[hreflang="${language}"]`);
      if (link && toPage) link.href = toPage.href;
      if (!target.closest('button')) return;
      remember();
      offer.remove();
    },
    true,
  );
}
