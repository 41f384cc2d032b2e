/** The paths of the pages that suites visit: the paths of the firm's routes, then the path of the not-found page. */
import { notFoundRoute, indexableRoutes } from '../src/app/routing/routes';

const visitedRoutes = [...indexableRoutes, notFoundRoute];

/** Returns the first route for each value of the property `key`. */
export const listFirstOfEach = <K extends string, R extends Readonly<Record<K, unknown>>>(
  key: K,
  list: readonly R[],
): R[] => list.filter((route, index) => list.findIndex((other) => other[key] === route[key]) === index);

/** The first path of each page. Some pages have two paths. */
export const PAGE_PATHS: readonly string[] = listFirstOfEach('pageId', visitedRoutes).map(({ path }) => path);

/** The path of the first page of each kind. One component renders all pages of a kind. */
export const KIND_PATHS: readonly string[] = listFirstOfEach('kind', visitedRoutes).map(({ path }) => path);
