import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { notFoundRoute, routes, type Route } from './app/routing/routes';
import { makeStore } from './store/store';

export { notFoundRoute, routes };

/** What React writes ahead of the page for its eager pictures: a `link` may stand in the head only, and the picture is next. */
const PICTURE_HINTS = /<link rel="preload" as="image"[^>]*>/g;
/** React's mark of a boundary that threw or that would have waited: the browser is to render it instead. */
const LEFT_TO_BROWSER = '<!--$!-->';

/**
 * Markup that holds without scripts too. The policy forbids style attributes in it, and allows scripts to set them: the
 * start script does before the page is hydrated.
 */
const forEveryone = (html: string): string => html.replace(PICTURE_HINTS, '').replaceAll(' style="', ' data-style="');

/**
 * The HTML of a route's page, header and footer included, as the browser hydrates it. Rejects when a component throws or
 * waits for something.
 */
export async function renderRoute({ path, Component }: Route): Promise<string> {
  await Component.load();
  const Router = (props: { children: ReactNode }) => <StaticRouter {...props} location={path} />;
  const html = renderToString(<App store={makeStore()} Router={Router} />);
  if (html.includes(LEFT_TO_BROWSER)) {
    const [, message] = /data-(?:msg|dgst)="([^"]*)"/.exec(html) ?? [];
    throw new Error(`${path} can't be prerendered: ${message ?? 'one of its components throws or waits'}`);
  }
  return forEveryone(html);
}
