import { settings } from '#site/settings';
import { pages } from '#site/pages';
import type { LanguageLink } from '../../components/LanguageSwitch/LanguageSwitch';
import { getPageFileUrl, SITE_BASE } from '../../hooks/siteBase';
import { getLanguageFolder } from '../../site/languages';
import { removeDialogParameters } from '../../store/openDialogs';
import { notFoundRoute, type Route } from '../routing/routes';

/**
 * Returns the links to a route's page in the site's other languages. If the page does not exist in a language, the link
 * opens that language's home page. Each link contains the URL of a file, so that it also works without JavaScript.
 * The links keep the query without the parameters of dialogs, because a closed dialog must not open again in another
 * language.
 */
export function listLanguageLinks(route: Route, search: string): LanguageLink[] {
  const { languages = {}, language } = settings;
  const query = removeDialogParameters(search);
  const { languages: pageLanguages } = pages[route.pageId] ?? {};
  return Object.entries(languages)
    .filter(([tag]) => tag !== language)
    .map(([tag, { name }]) => {
      const isSamePage = route !== notFoundRoute && (pageLanguages?.includes(tag) ?? true);
      const homeUrl = SITE_BASE + getLanguageFolder(languages, tag);
      return {
        tag,
        name,
        href: isSamePage ? getPageFileUrl(route.path, homeUrl) + query : homeUrl,
        isSamePage,
      };
    });
}
