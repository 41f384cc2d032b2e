import { settings } from '#site/settings';
import { pages } from '#site/pages';
import { words } from '#site/words/addresses';
import type { LanguageLink } from '../../components/LanguageSwitch/LanguageSwitch';
import { getPageFileAddress, SITE_BASE } from '../../hooks/siteBase';
import { getLanguageFolder } from '../../site/languages';
import { notFoundRoute, findRoute, type Route } from '../routing/routes';

const FORM_SEGMENTS: readonly string[] = Object.values(words);

/**
 * Returns the route of a path. Most form pages for visitors without JavaScript have no route. For the path of such a
 * page, returns the route of the parent path. For other unknown paths, returns the not-found route, so that they have
 * the links of the prerendered not-found page.
 */
function findNearestRoute(path: string): Route {
  const route = findRoute(path);
  const separator = path.lastIndexOf('/');
  const isFormPage = route === notFoundRoute && FORM_SEGMENTS.includes(path.slice(separator + 1));
  return isFormPage ? findRoute(path.slice(0, separator)) : route;
}

/**
 * Returns the links to a page in the site's other languages. If the page does not exist in a language, the link opens
 * that language's home page. Each link contains the address of a file, so that it also works without JavaScript.
 */
export function listLanguageLinks(pathname: string, search: string): LanguageLink[] {
  const { languages = {}, language } = settings;
  const route = findNearestRoute(pathname);
  const { languages: pageLanguages } = pages[route.pageId] ?? {};
  return Object.entries(languages)
    .filter(([tag]) => tag !== language)
    .map(([tag, { name }]) => {
      const isSamePage = route !== notFoundRoute && (pageLanguages?.includes(tag) ?? true);
      const homeAddress = SITE_BASE + getLanguageFolder(languages, tag);
      return {
        tag,
        name,
        href: isSamePage ? getPageFileAddress(route.path, homeAddress) + search : homeAddress,
        isSamePage,
      };
    });
}
