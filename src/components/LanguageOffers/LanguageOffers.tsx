import { settings } from '#site/settings';
import { getDirection } from '../../site/direction';
import type { LanguageLink } from '../LanguageSwitch/LanguageSwitch';

/**
 * Renders one hidden line for each other language in which the page exists. The line offers the page in that language.
 * The start script shows the line for the browser's preferred language, until the visitor dismisses it
 * (src/start/languageOffer.ts). The lines follow the header, so that the skip link is the first Tab stop.
 */
export const LanguageOffers = ({ links }: { links: readonly LanguageLink[] }) =>
  links
    .filter(({ isSamePage }) => isSamePage)
    .map(({ tag, name, href }) => (
      <aside key={tag} data-offer={tag} lang={tag} dir={getDirection(tag)} aria-label={name} hidden>
        <a href={href} hrefLang={tag}>
          {settings.languages?.[tag]?.offer}
        </a>
        <button type="button" aria-label={settings.languages?.[tag]?.dismiss}>
          <svg aria-hidden="true" width="14" viewBox="0 0 14 14" stroke="currentColor" strokeWidth="2">
            <path d="m1 1 12 12M13 1 1 13" />
          </svg>
        </button>
      </aside>
    ));
