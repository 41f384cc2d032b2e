import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** What React writes ahead of the page for its eager pictures: a `link` may stand in the head only, and the picture is next. */
const PICTURE_HINTS = /<link rel="preload" as="image"[^>]*>/g;
/** React's mark of a boundary that threw or that would have waited: the browser is to render it instead. */
const LEFT_TO_BROWSER = '<!--$!-->';

/**
 * Markup that holds without scripts too. The policy forbids style attributes in it, and allows scripts to set them: the
 * start script does before the page is hydrated.
 */
const forEveryone = (html: string): string => html.replace(PICTURE_HINTS, '').replaceAll(' style="', ' data-style="');

/** The HTML of a page, header and footer included. Throws when a component throws or waits for something. */
export function renderMarkup(path: string, app: ReactNode): string {
  const html = renderToString(app);
  if (html.includes(LEFT_TO_BROWSER)) {
    const [, message] = /data-(?:msg|dgst)="([^"]*)"/.exec(html) ?? [];
    throw new Error(`${path} can't be prerendered: ${message ?? 'one of its components throws or waits'}`);
  }
  return forEveryone(html);
}
