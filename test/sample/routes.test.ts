import { routeFor, routes } from '../../src/app/routing/routes';

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
