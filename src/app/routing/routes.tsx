import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { pages } from '#site/pages';
import { createLazyPart, type LazyPart } from '../../components/lazyPart';
import { loadContent } from '../../pages/contents';
import type { PageProps } from '../../pages/pageProps';
import { findPageOfKind, type Page, type PageKind } from '../../site/pages';
import type { InternalPath } from '../../site/types';

/** A route in the format of react-router, with the kind, title and description of its page. */
export interface Route extends Pick<Page, 'kind' | 'title' | 'description'> {
  /** The path of the page, which follows '#' in the URL. */
  path: InternalPath;
  /** The id of the page in the page registry (`pages.ts`). */
  pageId: string;
  Component: LazyPart;
  /** True for the page of a closed job. */
  isClosed: boolean;
}

/** Maps each kind of page to the function that imports its component. Each component is in a separate chunk. */
const pageLoaderByKind: { [K in PageKind]: () => Promise<{ default: ComponentType<PageProps<K>> }> } = {
  home: () => import(/* webpackChunkName: "kind-home" */ '../../pages/home/HomePage'),
  people: () => import(/* webpackChunkName: "kind-people" */ '../../pages/about/AboutPage'),
  clients: () => import(/* webpackChunkName: "kind-clients" */ '../../pages/clients/ClientsPage'),
  services: () => import(/* webpackChunkName: "kind-services" */ '../../pages/services/ServicesPage'),
  jobs: () => import(/* webpackChunkName: "kind-jobs" */ '../../pages/careers/CareersPage'),
  job: () => import(/* webpackChunkName: "kind-job" */ '../../pages/careers/JobPage'),
  plans: () => import(/* webpackChunkName: "kind-plans" */ '../../pages/pricing/PlanPage'),
  combo: () => import(/* webpackChunkName: "kind-combo" */ '../../pages/pricing/ComboPage'),
  bundle: () => import(/* webpackChunkName: "kind-bundle" */ '../../pages/pricing/BundlePage'),
  contact: () => import(/* webpackChunkName: "kind-contact" */ '../../pages/contact/ContactPage'),
  text: () => import(/* webpackChunkName: "kind-text" */ '../../pages/legal/TextPage'),
  conformance: () => import(/* webpackChunkName: "kind-conformance" */ '../../pages/conformance/ConformancePage'),
  'site-map': () => import(/* webpackChunkName: "kind-site-map" */ '../../pages/siteMap/SiteMapPage'),
  'not-found': () => import(/* webpackChunkName: "kind-not-found" */ '../../pages/notFound/NotFoundPage'),
};

const createPageComponent = (id: string, kind: PageKind, title: string): LazyPart =>
  createLazyPart(async () => {
    const [{ default: Page }, content] = await Promise.all([
      pageLoaderByKind[kind]() as Promise<{ default: ComponentType<PageProps> }>,
      loadContent(id),
    ]);
    return { default: () => <Page id={id} title={title} content={content} /> };
  });

const siteRoutes = Object.entries(pages).flatMap(([id, page]) => {
  const { kind, path, aliases = [], title, description } = page;
  const Component = createPageComponent(id, kind, title);
  const isClosed = 'isClosed' in page && page.isClosed;
  const routeFields = { pageId: id, kind, title, description, Component, isClosed, caseSensitive: true };
  return [path, ...aliases].map((routePath) => ({ path: routePath, ...routeFields }));
});

/**
 * All routes except the route for unknown paths. Unlike `indexableRoutes`, this list includes the pages of closed jobs.
 */
export const allRoutes: Route[] = siteRoutes.filter(({ kind }) => kind !== 'not-found');

/** The site's routes (§2.1) without the pages of closed jobs. The sitemap and the audits use this list. */
export const indexableRoutes: Route[] = allRoutes.filter(({ isClosed }) => !isClosed);

const notFoundPage = siteRoutes.find(({ kind }) => kind === 'not-found');
if (!notFoundPage) throw new Error("pages.ts: no page has the kind 'not-found'");

/** The route for every path that has no page (§2.15). */
export const notFoundRoute: Route = notFoundPage;

/**
 * Returns the route of a path. Ignores a query string and a trailing slash. Returns `notFoundRoute` for an unknown
 * path.
 */
export const findRoute = (path: string): Route => matchRoutes(allRoutes, path)?.[0]?.route ?? notFoundRoute;

/** Returns the route of the first page of a kind, or undefined when the site has none. */
export function findRouteOfKind(kind: PageKind): Route | undefined {
  const page = findPageOfKind(pages, kind);
  return page && findRoute(page.path);
}
