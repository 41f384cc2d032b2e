import { readFileSync } from 'node:fs';
import { notFoundRoute, routes } from '../../src/app/routing/routes';

test('§6 .pa11yci.json has every route of the sample, for `npx pa11y-ci` against `npm start`', () => {
  const { urls } = JSON.parse(readFileSync('.pa11yci.json', 'utf8')) as { urls: { url: string }[] };
  expect(urls.map(({ url }) => url)).toEqual(
    [...routes, notFoundRoute].map(({ path }) => `http://localhost:4173/#${path}`),
  );
});
