import { existsSync } from 'node:fs';
import path from 'node:path';
import { notFoundRoute, type Route } from '../../src/app/routing/routes';
import { formatDocumentTitle } from '../../src/app/routing/formatDocumentTitle';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { previewLines } from '#site/previews';
import { findSiteFolder } from '../../src/site/folder';
import { languageFolder } from '../../src/site/pageLanguage';
import type { Page } from '../../src/site/pages';
import { getPreviewPicture } from '../../src/site/previews';
import type { Picture } from '../../src/site/types';
import { escapeHtml } from '../../src/submission/text';
import type { Contents } from './contents';
import { buildUrl, listAlternates, findCanonicalPath } from './siteFiles';
import { renderStructuredData } from './structuredData';

const renderMetaTag = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

const getPagePreview = (id: string, page: Page): Picture =>
  getPreviewPicture(id, page, { firmName: firm.name, languageFolder, line: previewLines[id] });

/** Returns the preview picture of a page. A job without a picture uses the picture of the page that lists all jobs. */
function findPreview(id: string, page: Page): Picture {
  const picture = getPagePreview(id, page);
  const jobsPage = page.kind === 'job' ? pages[page.list] : undefined;
  if (page.kind !== 'job' || !jobsPage || existsSync(path.join(findSiteFolder(), 'pictures', picture.src)))
    return picture;
  return getPagePreview(page.list, jobsPage);
}

/**
 * Renders the part of the `head` for search engines and link previews: canonical URL, URLs in other languages, Open
 * Graph, JSON-LD. For the not-found page and for a closed job, renders only `noindex`.
 */
export function renderMetaTags(base: string, routes: readonly Route[], route: Route, contents: Contents): string {
  // Search engines must index neither the not-found page nor a closed job.
  const page = pages[route.pageId];
  if (!page || route.pageId === notFoundRoute.pageId || route.isClosed)
    return renderMetaTag('name', 'robots', 'noindex');
  const siteUrl = buildUrl(base, '/');
  const basePath = base + languageFolder;
  const { src, width, height, alt } = findPreview(route.pageId, page);
  const pageUrl = buildUrl(basePath, findCanonicalPath(routes, route));
  return [
    `<link rel="canonical" href="${escapeHtml(pageUrl)}">`,
    ...listAlternates(base, routes, route).map(
      (alternate) =>
        `<link rel="alternate" hreflang="${escapeHtml(alternate.hreflang)}" href="${escapeHtml(alternate.url)}">`,
    ),
    renderMetaTag('property', 'og:type', 'website'),
    renderMetaTag('property', 'og:site_name', firm.name),
    renderMetaTag('property', 'og:title', formatDocumentTitle(route)),
    renderMetaTag('property', 'og:description', route.description),
    renderMetaTag('property', 'og:url', pageUrl),
    renderMetaTag('property', 'og:image', `${siteUrl}pictures/${src}`),
    renderMetaTag('property', 'og:image:width', String(width)),
    renderMetaTag('property', 'og:image:height', String(height)),
    renderMetaTag('property', 'og:image:alt', alt),
    renderMetaTag('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${renderStructuredData(route, contents, { siteUrl, pageUrl, buildPageUrl: (pagePath) => buildUrl(basePath, pagePath) })}</script>`,
  ].join('\n');
}
