import type { Route } from '../../src/app/routing/routes';
import { firm } from '#site/firm';
import { escapeHtml } from '../../src/submission/text';

/** Whole address of a path's file. */
export const addressOf = (base: string, path: string): string =>
  `${firm.origin}${base}${path === '/' ? '' : `${path.slice(1)}/`}`;

/** Of two paths that show one page (§2.1) the first is the one that counts. */
export const canonicalPath = (routes: readonly Route[], { page, path }: Route): string =>
  routes.find((route) => route.page === page)?.path ?? path;

/** Every page once. */
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

/** All may be read, and where the list of pages is. */
export const robots = (base: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(base, '/')}sitemap.xml\n`;
