import { readFileSync } from 'node:fs';
import { notFoundRoute, indexableRoutes } from '../../src/app/routing/routes';

test('§6 .pa11yci.json lists every route of the sample', () => {
  const { urls } = JSON.parse(readFileSync('.pa11yci.json', 'utf8')) as { urls: { url: string }[] };
  expect(urls.map(({ url }) => url)).toEqual(
    [...indexableRoutes, notFoundRoute].map(({ path }) => `http://localhost:4173/#${path}`),
  );
});
