import { settings } from '#site/settings';
import { pages } from '#site/pages';
import type { LanguageLink } from '../../components/LanguageSwitch/LanguageSwitch';
import { getFileAddress, SITE_BASE } from '../../hooks/siteBase';
import { getLanguageFolder } from '../../site/languages';
import { notFoundRoute, findRoute, type Route } from '../routing/routes';

/** Returns the route of a path. For the path of a form page, returns the route of the page above it. */
function findNearestRoute(path: string): Route {
  const route = findRoute(path);
  const above = path.slice(0, path.lastIndexOf('/'));
  return route === notFoundRoute ? findRoute(above) : route;
}

/**
 * Returns the links to a page in the site's other languages. If a language does not have the page, its link leads to
 * that language's home page. The links lead to files, so that they also work without JavaScript.
 */
export function listLanguageLinks(pathname: string, search: string): LanguageLink[] {
  const { languages = {}, language } = settings;
  const route = findNearestRoute(pathname);
  const { languages: own } = pages[route.page] ?? {};
  return Object.entries(languages)
    .filter(([tag]) => tag !== language)
    .map(([tag, { name }]) => {
      const isSamePage = route !== notFoundRoute && (own?.includes(tag) ?? true);
      const home = SITE_BASE + getLanguageFolder(languages, tag);
      return { tag, name, href: isSamePage ? getFileAddress(route.path, home) + search : home, isSamePage };
    });
}
