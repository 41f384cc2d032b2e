import { lazyModule, type LazyModule } from '../../components/lazyModule';
import type { PageId } from '../../content/pages';

export interface Route {
  /** After '#'. */
  readonly path: `/${string}`;
  /** Names its title and description in `content/pages.ts`. Two paths may show one page (§2.1). */
  readonly page: PageId;
  readonly module: LazyModule<object>;
}

const businessWebsite = lazyModule(
  () => import(/* webpackChunkName: "business-website" */ '../../pages/pricing/BusinessWebsitePage'),
);
const softwareDevelopment = lazyModule(
  () => import(/* webpackChunkName: "software-development" */ '../../pages/pricing/SoftwareDevelopmentPage'),
);

/**
 * The one route table (§2.1). Titles, prerendering, the sitemap and the audits read it. A page's chunk bears the page's id,
 * by which the build finds the files that its prerendered HTML needs.
 */
export const routes: readonly Route[] = [
  {
    path: '/',
    page: 'home',
    module: lazyModule(() => import(/* webpackChunkName: "home" */ '../../pages/home/HomePage')),
  },
  {
    path: '/about',
    page: 'about',
    module: lazyModule(() => import(/* webpackChunkName: "about" */ '../../pages/about/AboutPage')),
  },
  {
    path: '/clients',
    page: 'clients',
    module: lazyModule(() => import(/* webpackChunkName: "clients" */ '../../pages/clients/ClientsPage')),
  },
  {
    path: '/services',
    page: 'services',
    module: lazyModule(() => import(/* webpackChunkName: "services" */ '../../pages/services/ServicesPage')),
  },
  {
    path: '/careers',
    page: 'careers',
    module: lazyModule(() => import(/* webpackChunkName: "careers" */ '../../pages/careers/CareersPage')),
  },
  { path: '/business-website-pricing', page: 'business-website', module: businessWebsite },
  {
    path: '/ecommerce-website-pricing',
    page: 'ecommerce-website',
    module: lazyModule(
      () => import(/* webpackChunkName: "ecommerce-website" */ '../../pages/pricing/EcommerceWebsitePage'),
    ),
  },
  {
    path: '/mobile-application-pricing',
    page: 'mobile-application',
    module: lazyModule(
      () => import(/* webpackChunkName: "mobile-application" */ '../../pages/pricing/MobileApplicationPage'),
    ),
  },
  {
    path: '/digital-marketing-pricing',
    page: 'digital-marketing',
    module: lazyModule(
      () => import(/* webpackChunkName: "digital-marketing" */ '../../pages/pricing/DigitalMarketingPage'),
    ),
  },
  { path: '/software-development-pricing', page: 'software-development', module: softwareDevelopment },
  {
    path: '/cybersecurity-pricing',
    page: 'cybersecurity',
    module: lazyModule(() => import(/* webpackChunkName: "cybersecurity" */ '../../pages/pricing/CybersecurityPage')),
  },
  {
    path: '/sustainability-pricing',
    page: 'sustainability',
    module: lazyModule(() => import(/* webpackChunkName: "sustainability" */ '../../pages/pricing/SustainabilityPage')),
  },
  {
    path: '/ecommerce-marketing-combo',
    page: 'ecommerce-combo',
    module: lazyModule(
      () => import(/* webpackChunkName: "ecommerce-combo" */ '../../pages/pricing/EcommerceComboPage'),
    ),
  },
  {
    path: '/software-marketing-combo',
    page: 'software-combo',
    module: lazyModule(() => import(/* webpackChunkName: "software-combo" */ '../../pages/pricing/SoftwareComboPage')),
  },
  {
    path: '/mobile-marketing-combo',
    page: 'mobile-combo',
    module: lazyModule(() => import(/* webpackChunkName: "mobile-combo" */ '../../pages/pricing/MobileComboPage')),
  },
  { path: '/website-seo-combo', page: 'business-website', module: businessWebsite },
  { path: '/software-support-combo', page: 'software-development', module: softwareDevelopment },
  {
    path: '/contact',
    page: 'contact',
    module: lazyModule(() => import(/* webpackChunkName: "contact" */ '../../pages/contact/ContactPage')),
  },
  {
    path: '/privacy-policy',
    page: 'privacy-policy',
    module: lazyModule(() => import(/* webpackChunkName: "privacy-policy" */ '../../pages/legal/PrivacyPolicyPage')),
  },
  {
    path: '/terms-of-service',
    page: 'terms-of-service',
    module: lazyModule(() => import(/* webpackChunkName: "terms-of-service" */ '../../pages/legal/TermsOfServicePage')),
  },
  {
    path: '/accessibility',
    page: 'accessibility',
    module: lazyModule(() => import(/* webpackChunkName: "accessibility" */ '../../pages/legal/AccessibilityPage')),
  },
  {
    path: '/site-map',
    page: 'site-map',
    module: lazyModule(() => import(/* webpackChunkName: "site-map" */ '../../pages/siteMap/SiteMapPage')),
  },
];

/** Any other path (§2.15). */
export const notFoundRoute: Route = {
  path: '/404',
  page: 'not-found',
  module: lazyModule(() => import(/* webpackChunkName: "not-found" */ '../../pages/notFound/NotFoundPage')),
};

/** The route that a path shows; a trailing slash makes no other page. */
export function routeFor(pathname: string): Route {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
