import { notFoundRoute, type Route } from '../../src/app/routing/routes';
import { formatDocumentTitle } from '../../src/app/routing/formatDocumentTitle';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { languageFolder } from '../../src/site/pageLanguage';
import { findPreview } from './findPreview';
import { escapeHtml } from '../../src/submission/text';
import type { Contents } from './contents';
import { buildAddress, listAlternates, findCanonicalPath } from './siteFiles';
import { renderStructuredData } from './structuredData';

const renderTag = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}">`;

/** Renders the head's markup for search engines and link previews: canonical address, Open Graph, JSON-LD. */
export function renderMetaTags(base: string, routes: readonly Route[], route: Route, contents: Contents): string {
  // Search engines must index neither the not-found page nor a closed job.
  const page = pages[route.page];
  if (!page || route.page === notFoundRoute.page || route.isClosed) return renderTag('name', 'robots', 'noindex');
  const files = buildAddress(base, '/');
  const own = base + languageFolder;
  const { src, width, height, alt } = findPreview(route.page, page);
  const address = buildAddress(own, findCanonicalPath(routes, route));
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...listAlternates(base, routes, route).map(
      (each) => `<link rel="alternate" hreflang="${escapeHtml(each.hreflang)}" href="${escapeHtml(each.address)}">`,
    ),
    renderTag('property', 'og:type', 'website'),
    renderTag('property', 'og:site_name', firm.name),
    renderTag('property', 'og:title', formatDocumentTitle(route)),
    renderTag('property', 'og:description', route.description),
    renderTag('property', 'og:url', address),
    renderTag('property', 'og:image', `${files}pictures/${src}`),
    renderTag('property', 'og:image:width', String(width)),
    renderTag('property', 'og:image:height', String(height)),
    renderTag('property', 'og:image:alt', alt),
    renderTag('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${renderStructuredData(route, contents, { files, address, addressOf: (path) => buildAddress(own, path) })}</script>`,
  ].join('\n');
}
