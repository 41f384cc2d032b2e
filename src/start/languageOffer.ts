import { html } from './html';

/** The tags of the site's languages, as the build found them. */
const LANGUAGES = (process.env['OFFERED_LANGUAGES'] ?? '').split(' ');
/** The key of the browser's storage that remembers a hidden offer. */
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

/** Returns whether the visitor has hidden the offer. A browser that blocks site data remembers nothing. */
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
    // The offer returns with the next page.
  }
}

/**
 * Shows one line with a link to the visitor's own language, if the page has another one. The prerendered page contains
 * the line. It appears before the first paint, so that nothing moves. Call it before other listeners for clicks.
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
  // A page that lacks the language has no line.
  document.addEventListener('DOMContentLoaded', () => shown.disconnect());
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const offer = target.closest<HTMLElement>('[data-offer]');
      if (!offer) return;
      event.stopImmediatePropagation();
      const link = target.closest('a');
      // The visitor may have moved to another page, which the language switch knows.
      const toPage = document.querySelector<HTMLAnchorElement>(`header a[hreflang="${language}"]`);
      if (link && toPage) link.href = toPage.href;
      if (!target.closest('button')) return;
      remember();
      offer.remove();
    },
    true,
  );
}
