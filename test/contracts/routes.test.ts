import { notFoundRoute, findRoute, indexableRoutes } from '../../src/app/routing/routes';
import { pages } from '#site/pages';

test('§2.1 unknown paths and paths in capitals lead to the not-found page, and trailing slashes are ignored', () => {
  expect(findRoute('/nope')).toBe(notFoundRoute);
  for (const { path, pageId } of indexableRoutes) {
    expect(findRoute(`${path}/nope`).kind).toBe('not-found');
    if (/[a-z]/.test(path)) expect(findRoute(path.toUpperCase()).kind).toBe('not-found');
    expect(findRoute(path === '/' ? path : `${path}/`).pageId).toBe(pageId);
  }
});

test('§2.1 every page of the registry except the not-found page has a route', () => {
  const routedPageIds = new Set<string>(indexableRoutes.map(({ pageId }) => pageId));
  expect(Object.keys(pages).filter((page) => !routedPageIds.has(page))).toEqual([notFoundRoute.pageId]);
});
