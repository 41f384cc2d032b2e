import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Matches the preload links for eagerly loaded images, which React writes at the start of the markup. Such a link is
 * useless in the body, because the browser finds the image element soon after the link.
 */
const IMAGE_PRELOAD_LINK_PATTERN = /<link rel="preload" as="image"[^>]*>/g;
/**
 * The comment that React writes in place of a Suspense boundary whose content threw an error or suspended. The content
 * of such a boundary is missing until the browser renders it.
 */
const UNRENDERED_BOUNDARY = '<!--$!-->';

/**
 * Returns the markup without preload links, and with `data-style` in place of style attributes. The Content Security
 * Policy forbids style attributes, but allows scripts to set styles. The start script therefore sets the styles from
 * `data-style` before hydration.
 */
const removePreloadsAndInlineStyles = (html: string): string =>
  html.replace(IMAGE_PRELOAD_LINK_PATTERN, '').replaceAll(' style="', ' data-style="');

/**
 * Returns the HTML of `app`, which is the page at `path` with header and footer. Throws if a component throws or
 * suspends.
 */
export function renderMarkup(path: string, app: ReactNode): string {
  const html = renderToString(app);
  if (html.includes(UNRENDERED_BOUNDARY)) {
    const [, message] = /data-(?:msg|dgst)="([^"]*)"/.exec(html) ?? [];
    throw new Error(`${path} can't be prerendered: ${message ?? 'a component throws or suspends'}`);
  }
  return removePreloadsAndInlineStyles(html);
}
