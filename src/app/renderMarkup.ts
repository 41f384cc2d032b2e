import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The preload links that React writes before its eager pictures. A `link` may appear in the head only, and the picture
 * follows at once.
 */
const PICTURE_HINTS = /<link rel="preload" as="image"[^>]*>/g;
/** React's mark of a boundary that threw or suspended, which leaves the rendering to the browser. */
const UNRENDERED_BOUNDARY = '<!--$!-->';

/**
 * Returns markup that also works without scripts. The Content Security Policy forbids style attributes in it, but
 * allows scripts to set styles. The start script sets them before hydration.
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
