import { routeFor, routes } from '../../src/app/routing/routes';
import { pages } from '#site/pages';

const SPECIFIED = [
  '/',
  '/about',
  '/clients',
  '/services',
  '/careers',
  '/business-website-pricing',
  '/ecommerce-website-pricing',
  '/mobile-application-pricing',
  '/digital-marketing-pricing',
  '/software-development-pricing',
  '/cybersecurity-pricing',
  '/sustainability-pricing',
  '/ecommerce-marketing-combo',
  '/software-marketing-combo',
  '/mobile-marketing-combo',
  '/website-seo-combo',
  '/software-support-combo',
  '/privacy-policy',
  '/terms-of-service',
  '/contact',
];

test('§2.1 every specified path is in the route table', () => {
  const paths = routes.map(({ path }) => path);
  expect(SPECIFIED.filter((path) => !paths.includes(path as `/${string}`))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('§2.1 the two aliases show the page they stand for', () => {
  expect(routeFor('/website-seo-combo').page).toBe(routeFor('/business-website-pricing').page);
  expect(routeFor('/software-support-combo').page).toBe(routeFor('/software-development-pricing').page);
});

test('§2.1 any other path is the not-found page; a trailing slash makes no other page', () => {
  expect(routeFor('/nope').page).toBe('not-found');
  expect(routeFor('/about/team').page).toBe('not-found');
  expect(routeFor('/about/').page).toBe('about');
});

test('every page of content/pages.ts but the not-found page has a route', () => {
  const shown = new Set<string>(routes.map(({ page }) => page));
  expect(Object.keys(pages).filter((page) => !shown.has(page))).toEqual(['not-found']);
});
