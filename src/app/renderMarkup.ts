import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The preload links that React writes before eagerly loaded images. They are useless in the body, because the image
 * follows directly.
 */
const PICTURE_HINTS = /<link rel="preload" as="image"[^>]*>/g;
/** The comment that React writes for a boundary that threw or suspended, and that only the browser can render. */
const UNRENDERED_BOUNDARY = '<!--$!-->';

/**
 * Returns markup without preload links and style attributes. The Content Security Policy forbids style attributes, but
 * allows scripts to set styles. The start script sets the styles before hydration.
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
