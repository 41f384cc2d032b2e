import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The preload links that React writes before eagerly loaded images. They are useless in the body, because the image
 * follows directly.
 */
const PICTURE_HINTS = /<link rel="preload" as="image"[^>]*>/g;
/**
 * The comment that React writes in place of a boundary that threw or suspended. Only the browser can render such a
 * boundary.
 */
const UNRENDERED_BOUNDARY = '<!--$!-->';

/**
 * Returns the markup without preload links, and with `data-style` in place of style attributes. The Content Security
 * Policy forbids style attributes, but allows scripts to set styles. The start script sets these styles before
 * hydration.
 */
const removeBrowserOnlyMarkup = (html: string): string =>
  html.replace(PICTURE_HINTS, '').replaceAll(' style="', ' data-style="');

/** Returns the HTML of a page, including header and footer. Throws when a component throws or suspends. */
export function renderMarkup(path: string, app: ReactNode): string {
  const html = renderToString(app);
  if (html.includes(UNRENDERED_BOUNDARY)) {
    const [, message] = /data-(?:msg|dgst)="([^"]*)"/.exec(html) ?? [];
    throw new Error(`${path} can't be prerendered: ${message ?? 'a component throws or suspends'}`);
  }
  return removeBrowserOnlyMarkup(html);
}
