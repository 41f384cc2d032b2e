import { focusPageHeading } from '../hooks/focusAnnouncement';
import { recordLanguageSwitch } from '../hooks/languageSwitch';
import { htmlElement } from './html';

/** The tags of the site's languages. The build inserts this list. */
const LANGUAGE_TAGS = (process.env['OFFERED_LANGUAGES'] ?? '').split(' ');
/** The local storage key of the record that the visitor has dismissed the language offer. */
const STORAGE_KEY = 'languageOffer';

const getPrimarySubtag = (tag: string): string => tag.split('-')[0] ?? '';

/**
 * Returns the tag of the site's language that the browser prefers most. Returns undefined if the browser prefers none
 * of the site's languages.
 */
function findPreferredLanguage(): string | undefined {
  for (const preferredTag of navigator.languages) {
    const matchingTag =
      LANGUAGE_TAGS.find((tag) => tag.toLowerCase() === preferredTag.toLowerCase()) ??
      LANGUAGE_TAGS.find((tag) => getPrimarySubtag(tag) === getPrimarySubtag(preferredTag));
    if (matchingTag) return matchingTag;
  }
  return undefined;
}

/**
 * Returns whether the visitor has dismissed the offer. If the browser blocks site data, returns false, so that every
 * page shows the offer.
 */
function isOfferDismissed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'hidden';
  } catch {
    return false;
  }
}

function storeDismissal(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'hidden');
  } catch {
    // The browser blocks site data, so the next page shows the offer again.
  }
}

/**
 * If the browser prefers another language of the site, shows one line with a link to the page in that language. Every
 * page contains one hidden line for each other language in which the page exists (`LanguageOffers`). This function sets
 * an attribute of the root element before the first paint. A stylesheet then shows one of the lines, so that no content
 * moves later.
 *
 * Call this function before `queueClicks`. Otherwise, `queueClicks` would queue the click that dismisses the offer.
 */
export function offerLanguage(): void {
  const language = isOfferDismissed() ? undefined : findPreferredLanguage();
  if (!language || language === htmlElement.lang) return;
  htmlElement.dataset['offered'] = language;
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (!target.closest('[data-offer]')) return;
      event.stopImmediatePropagation();
      if (target.closest('a')) recordLanguageSwitch(event);
      if (!target.closest('button')) return;
      storeDismissal();
      focusPageHeading();
      delete htmlElement.dataset['offered'];
    },
    true,
  );
}
