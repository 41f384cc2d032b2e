import { rememberSwitch } from '../hooks/languageSwitch';
import { html } from './html';

/** The tags of the site's languages, inserted by the build. */
const LANGUAGES = (process.env['OFFERED_LANGUAGES'] ?? '').split(' ');
/** The storage key under which the browser stores that the visitor has hidden the offer. */
const KEY = 'languageOffer';

const getPrimaryTag = (tag: string): string => tag.split('-')[0] ?? '';

/** Returns the site's language that the browser prefers, or undefined when it prefers none of them. */
function findPreferredLanguage(): string | undefined {
  for (const wanted of navigator.languages) {
    const found =
      LANGUAGES.find((tag) => tag.toLowerCase() === wanted.toLowerCase()) ??
      LANGUAGES.find((tag) => getPrimaryTag(tag) === getPrimaryTag(wanted));
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

function storeDismissal(): void {
  try {
    localStorage.setItem(KEY, 'hidden');
  } catch {
    // The browser blocks site data, so the next page shows the offer again.
  }
}

/**
 * Shows one line with a link to the visitor's own language, if the page is in another language. Every page contains the
 * hidden lines (`LanguageOffers`). An attribute of the root element shows one line before the first paint, so that no
 * content moves. Call this function before other code adds listeners for clicks.
 */
export function offerLanguage(): void {
  const language = isDismissed() ? undefined : findPreferredLanguage();
  if (!language || language === html.lang) return;
  html.dataset['offered'] = language;
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (!target.closest('[data-offer]')) return;
      event.stopImmediatePropagation();
      if (target.closest('a')) rememberSwitch(event);
      if (!target.closest('button')) return;
      storeDismissal();
      delete html.dataset['offered'];
    },
    true,
  );
}
