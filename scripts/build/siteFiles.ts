import type { Route } from '../../src/app/routing/routes';
import { firm } from '#site/firm';
import { escapeHtml } from '../../src/submission/text';

/** Returns the absolute address of a path. */
export const addressOf = (base: string, path: string): string =>
  `${firm.origin}${base}${path === '/' ? '' : `${path.slice(1)}/`}`;

/** Returns the canonical path of a page. Of several paths to one page (§2.1), the first is canonical. */
export const canonicalPath = (routes: readonly Route[], { page, path }: Route): string =>
  routes.find((route) => route.page === page)?.path ?? path;

/** Renders the sitemap. It lists every page once. */
export function sitemap(base: string, routes: readonly Route[]): string {
  const addresses = new Set(routes.map((route) => addressOf(base, canonicalPath(routes, route))));
  const entries = [...addresses].map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Renders robots.txt. It allows everything and links to the sitemap. */
export const robots = (base: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(base, '/')}sitemap.xml\n`;
