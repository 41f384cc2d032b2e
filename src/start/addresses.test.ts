import { getRoutePath, toHashAddress } from './addresses';

const parseAddress = (address: string) => new URL(address, 'https://firm.example') as unknown as Location;

test.each([
  ['/#about', '/'],
  ['/?from=letter#mtm_campaign=x', '/?from=letter'],
  ['/about/#main', '/#/about'],
  ['/?from=letter#/about?plan=x', '/?from=letter#/about?plan=x'],
])("§2.1 the address %s becomes %s, because only a fragment that begins with '#/' is a route", (address, expected) =>
  expect(toHashAddress(parseAddress(address))).toBe(expected),
);

test("§2.1 getRoutePath ignores a query and a second '#' after the route", () => {
  expect(getRoutePath(parseAddress('/404#/?plan=x'))).toBe('/');
  expect(getRoutePath(parseAddress('/404#/#main'))).toBe('/');
});
