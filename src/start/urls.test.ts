import { getRoutePath, toHashUrl } from './urls';

const parseLocation = (url: string) => new URL(url, 'https://firm.example') as unknown as Location;

test.each([
  ['/#about', '/'],
  ['/?from=letter#mtm_campaign=x', '/?from=letter'],
  ['/about/#main', '/#/about'],
  ['/?from=letter#/about?plan=x', '/?from=letter#/about?plan=x'],
])("§2.1 the URL %s becomes %s, because only a fragment that begins with '#/' is a route", (url, expected) =>
  expect(toHashUrl(parseLocation(url))).toBe(expected),
);

test("§2.1 getRoutePath ignores a query and a second '#' after the route", () => {
  expect(getRoutePath(parseLocation('/404#/?plan=x'))).toBe('/');
  expect(getRoutePath(parseLocation('/404#/#main'))).toBe('/');
});
