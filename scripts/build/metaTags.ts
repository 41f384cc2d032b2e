import { notFoundRoute, type Route } from '../../src/app/routing/routes';
import { documentTitle } from '../../src/app/routing/documentTitle';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { previewLines } from '#site/previews';
import { languageFolder } from '../../src/site/pageLanguage';
import { previewPicture } from '../../src/site/previews';
import { escapeHtml } from '../../src/submission/text';
import type { Contents } from './contents';
import { addressOf, alternatesOf, canonicalPath } from './siteFiles';
import { structuredData } from './structuredData';

const tag = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}">`;

/** Renders the head's markup for search engines and link previews: canonical address, Open Graph, JSON-LD. */
export function metaTags(base: string, routes: readonly Route[], route: Route, contents: Contents): string {
  // Search engines must not index the not-found page.
  const page = pages[route.page];
  if (!page || route.page === notFoundRoute.page) return tag('name', 'robots', 'noindex');
  const files = addressOf(base, '/');
  const own = base + languageFolder;
  const { src, width, height, alt } = previewPicture(route.page, page, {
    firmName: firm.name,
    languageFolder,
    line: previewLines[route.page],
  });
  const address = addressOf(own, canonicalPath(routes, route));
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...alternatesOf(base, routes, route).map(
      (each) => `<link rel="alternate" hreflang="${escapeHtml(each.hreflang)}" href="${escapeHtml(each.address)}">`,
    ),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', firm.name),
    tag('property', 'og:title', documentTitle(route)),
    tag('property', 'og:description', route.description),
    tag('property', 'og:url', address),
    tag('property', 'og:image', `${files}pictures/${src}`),
    tag('property', 'og:image:width', String(width)),
    tag('property', 'og:image:height', String(height)),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${structuredData(route, contents, { files, home: addressOf(own, '/'), address })}</script>`,
  ].join('\n');
}
