import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { renderMarkup } from './app/renderMarkup';
import { allRoutes, notFoundRoute, indexableRoutes, type Route } from './app/routing/routes';
import { makeStore } from './store/store';

export { allRoutes, notFoundRoute, indexableRoutes };
export { createNoscriptPages } from './app/noscriptPages';

/**
 * Returns the HTML of a route's page with header and footer. The browser later hydrates this HTML. Rejects when a
 * component throws or suspends.
 */
export async function renderRoute({ path, Component }: Route): Promise<string> {
  await Component.load();
  const Router = (props: { children: ReactNode }) => <StaticRouter {...props} location={path} />;
  return renderMarkup(path, <App store={makeStore()} Router={Router} />);
}
