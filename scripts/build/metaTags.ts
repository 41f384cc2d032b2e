import { notFoundRoute, type Route } from '../../src/app/routing/routes';
import { formatDocumentTitle } from '../../src/app/routing/formatDocumentTitle';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { languageFolder } from '../../src/site/pageLanguage';
import { previewOf } from './previewOf';
import { escapeHtml } from '../../src/submission/text';
import type { Contents } from './contents';
import { addressOf, alternatesOf, canonicalPath } from './siteFiles';
import { structuredData } from './structuredData';

const tag = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}">`;

/** Renders the head's markup for search engines and link previews: canonical address, Open Graph, JSON-LD. */
export function metaTags(base: string, routes: readonly Route[], route: Route, contents: Contents): string {
  // Search engines must index neither the not-found page nor a closed job.
  const page = pages[route.page];
  if (!page || route.page === notFoundRoute.page || route.isClosed) return tag('name', 'robots', 'noindex');
  const files = addressOf(base, '/');
  const own = base + languageFolder;
  const { src, width, height, alt } = previewOf(route.page, page);
  const address = addressOf(own, canonicalPath(routes, route));
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...alternatesOf(base, routes, route).map(
      (each) => `<link rel="alternate" hreflang="${escapeHtml(each.hreflang)}" href="${escapeHtml(each.address)}">`,
    ),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', firm.name),
    tag('property', 'og:title', formatDocumentTitle(route)),
    tag('property', 'og:description', route.description),
    tag('property', 'og:url', address),
    tag('property', 'og:image', `${files}pictures/${src}`),
    tag('property', 'og:image:width', String(width)),
    tag('property', 'og:image:height', String(height)),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${structuredData(route, contents, { files, address, addressOf: (path) => addressOf(own, path) })}</script>`,
  ].join('\n');
}
