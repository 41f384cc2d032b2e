import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { lazyPart, type LazyPart } from '../../components/lazyPart';
import type { PageId } from '#site/pages';

type Path = `/${string}`;

/** As the router takes it. */
export interface Route {
  /** After '#'. */
  path: Path;
  /** Names its title and description in `content/pages.ts`. */
  page: PageId;
  Component: LazyPart;
}

/** Each page in a chunk that bears the page's id: by it the build finds the files that its prerendered HTML needs. */
const code: Record<Exclude<PageId, 'not-found'>, () => Promise<{ default: ComponentType }>> = {
  home: () => import(/* webpackChunkName: "home" */ '../../pages/home/HomePage'),
  about: () => import(/* webpackChunkName: "about" */ '../../pages/about/AboutPage'),
  clients: () => import(/* webpackChunkName: "clients" */ '../../pages/clients/ClientsPage'),
  services: () => import(/* webpackChunkName: "services" */ '../../pages/services/ServicesPage'),
  careers: () => import(/* webpackChunkName: "careers" */ '../../pages/careers/CareersPage'),
  'business-website': () =>
    import(/* webpackChunkName: "business-website" */ '../../pages/pricing/BusinessWebsitePage'),
  'ecommerce-website': () =>
    import(/* webpackChunkName: "ecommerce-website" */ '../../pages/pricing/EcommerceWebsitePage'),
  'mobile-application': () =>
    import(/* webpackChunkName: "mobile-application" */ '../../pages/pricing/MobileApplicationPage'),
  'digital-marketing': () =>
    import(/* webpackChunkName: "digital-marketing" */ '../../pages/pricing/DigitalMarketingPage'),
  'software-development': () =>
    import(/* webpackChunkName: "software-development" */ '../../pages/pricing/SoftwareDevelopmentPage'),
  cybersecurity: () => import(/* webpackChunkName: "cybersecurity" */ '../../pages/pricing/CybersecurityPage'),
  sustainability: () => import(/* webpackChunkName: "sustainability" */ '../../pages/pricing/SustainabilityPage'),
  'ecommerce-combo': () => import(/* webpackChunkName: "ecommerce-combo" */ '../../pages/pricing/EcommerceComboPage'),
  'software-combo': () => import(/* webpackChunkName: "software-combo" */ '../../pages/pricing/SoftwareComboPage'),
  'mobile-combo': () => import(/* webpackChunkName: "mobile-combo" */ '../../pages/pricing/MobileComboPage'),
  contact: () => import(/* webpackChunkName: "contact" */ '../../pages/contact/ContactPage'),
  'privacy-policy': () => import(/* webpackChunkName: "privacy-policy" */ '../../pages/legal/PrivacyPolicyPage'),
  'terms-of-service': () => import(/* webpackChunkName: "terms-of-service" */ '../../pages/legal/TermsOfServicePage'),
  accessibility: () => import(/* webpackChunkName: "accessibility" */ '../../pages/legal/AccessibilityPage'),
  'site-map': () => import(/* webpackChunkName: "site-map" */ '../../pages/siteMap/SiteMapPage'),
};

/** Of pages that are not at their id; two have an alias (§2.1). */
const paths: Partial<Record<PageId, readonly Path[]>> = {
  home: ['/'],
  'business-website': ['/business-website-pricing', '/website-seo-combo'],
  'ecommerce-website': ['/ecommerce-website-pricing'],
  'mobile-application': ['/mobile-application-pricing'],
  'digital-marketing': ['/digital-marketing-pricing'],
  'software-development': ['/software-development-pricing', '/software-support-combo'],
  cybersecurity: ['/cybersecurity-pricing'],
  sustainability: ['/sustainability-pricing'],
  'ecommerce-combo': ['/ecommerce-marketing-combo'],
  'software-combo': ['/software-marketing-combo'],
  'mobile-combo': ['/mobile-marketing-combo'],
};

/** The one route table (§2.1). The router, titles, prerendering, the sitemap and the audits read it. */
export const routes: Route[] = Object.entries(code).flatMap(([page, fetchCode]) => {
  const shown = { page: page as PageId, Component: lazyPart(fetchCode), caseSensitive: true };
  return (paths[shown.page] ?? [`/${shown.page}` as const]).map((path) => ({ path, ...shown }));
});

/** Any other path (§2.15). */
export const notFoundRoute: Route = {
  path: '/404',
  page: 'not-found',
  Component: lazyPart(() => import(/* webpackChunkName: "not-found" */ '../../pages/notFound/NotFoundPage')),
};

/** The route that a path shows, with or without a search; a trailing slash makes no other page. */
export const routeFor = (path: string): Route => matchRoutes(routes, path)?.[0]?.route ?? notFoundRoute;
