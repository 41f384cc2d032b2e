import type { Route } from '../../src/app/routing/routes';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { getLanguageFolder } from '../../src/site/languages';
import { languageFolder } from '../../src/site/pageLanguage';
import { escapeHtml } from '../../src/submission/text';

/**
 * Returns the absolute URL of a page's path. `base` is the URL path at which the site or a language of the site is
 * mounted.
 */
export const buildUrl = (base: string, path: string): string =>
  `${firm.origin}${base}${path === '/' ? '' : `${path.slice(1)}/`}`;

/** Returns the canonical path of a page. If a page has several paths (§2.1), the first path is canonical. */
export const findCanonicalPath = (routes: readonly Route[], { pageId, path }: Route): string =>
  routes.find((route) => route.pageId === pageId)?.path ?? path;

/** The URL of a page's translation into one language, for search engines. */
export interface Alternate {
  /** A language tag, or 'x-default' for visitors of any other language. */
  hreflang: string;
  url: string;
}

/**
 * Returns the URLs of a page in each language in which the page exists, and 'x-default' for other languages.
 * Returns an empty list on a site with one language.
 */
export function listAlternates(base: string, routes: readonly Route[], route: Route): Alternate[] {
  const { languages } = settings;
  if (!languages) return [];
  const tags = pages[route.pageId]?.languages ?? Object.keys(languages);
  const alternates = tags.map((tag) => ({
    hreflang: tag,
    url: buildUrl(base + getLanguageFolder(languages, tag), findCanonicalPath(routes, route)),
  }));
  return [...alternates, ...alternates.slice(0, 1).map(({ url }) => ({ hreflang: 'x-default', url }))];
}

/** Renders the entries of sitemap.xml for the pages of a language, one entry for each page. */
export function renderSitemapEntries(base: string, routes: readonly Route[]): string[] {
  const basePath = base + languageFolder;
  return routes
    .filter((route) => findCanonicalPath(routes, route) === route.path)
    .map((route) => {
      const links = listAlternates(base, routes, route).map(
        ({ hreflang, url }) =>
          `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(url)}"/>`,
      );
      return `  <url><loc>${escapeHtml(buildUrl(basePath, route.path))}</loc>${links.join('')}</url>`;
    });
}

/** Renders sitemap.xml (sitemaps.org, with Google's extension for languages). */
export function renderSitemap(entries: readonly string[]): string {
  const languageNamespace = settings.languages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languageNamespace}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Renders robots.txt. The file allows crawlers to request every page, and links to the sitemap. */
export const renderRobotsTxt = (base: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${buildUrl(base, '/')}sitemap.xml\n`;

/** The number of days for which security.txt is valid. RFC 9116 recommends less than a year. */
const SECURITY_TXT_VALID_DAYS = 364;
const DAY_MS = 86_400_000;

/**
 * Renders `.well-known/security.txt` (RFC 9116), which states where to report a vulnerability. `buildDay` is an ISO
 * date.
 */
export const renderSecurityTxt = (base: string, buildDay: string): string =>
  [
    `Contact: mailto:${encodeURI(firm.inbox)}`,
    `Expires: ${new Date(Date.parse(buildDay) + SECURITY_TXT_VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${Object.keys(settings.languages ?? { [settings.language]: '' }).join(', ')}`,
    `Canonical: ${buildUrl(base, '/')}.well-known/security.txt`,
    '',
  ].join('\n');
