import type { PageId } from '../../content/pages';
import { lazyModule, type LazyModule } from './lazyModule';

export interface Route {
  /** After '#'. */
  readonly path: `/${string}`;
  /** Names its title and description in `content/pages.ts`. Two paths may show one page (§2.1). */
  readonly page: PageId;
  readonly module: LazyModule<object>;
}

const businessWebsite = lazyModule(() => import('../../pages/pricing/BusinessWebsitePage'));
const softwareDevelopment = lazyModule(() => import('../../pages/pricing/SoftwareDevelopmentPage'));

/** The one route table (§2.1). Menus, titles, the sitemap and the audits read it. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', module: lazyModule(() => import('../../pages/home/HomePage')) },
  { path: '/about', page: 'about', module: lazyModule(() => import('../../pages/about/AboutPage')) },
  { path: '/clients', page: 'clients', module: lazyModule(() => import('../../pages/clients/ClientsPage')) },
  { path: '/services', page: 'services', module: lazyModule(() => import('../../pages/services/ServicesPage')) },
  { path: '/careers', page: 'careers', module: lazyModule(() => import('../../pages/careers/CareersPage')) },
  { path: '/business-website-pricing', page: 'business-website', module: businessWebsite },
  {
    path: '/ecommerce-website-pricing',
    page: 'ecommerce-website',
    module: lazyModule(() => import('../../pages/pricing/EcommerceWebsitePage')),
  },
  {
    path: '/mobile-application-pricing',
    page: 'mobile-application',
    module: lazyModule(() => import('../../pages/pricing/MobileApplicationPage')),
  },
  {
    path: '/digital-marketing-pricing',
    page: 'digital-marketing',
    module: lazyModule(() => import('../../pages/pricing/DigitalMarketingPage')),
  },
  { path: '/software-development-pricing', page: 'software-development', module: softwareDevelopment },
  {
    path: '/cybersecurity-pricing',
    page: 'cybersecurity',
    module: lazyModule(() => import('../../pages/pricing/CybersecurityPage')),
  },
  {
    path: '/sustainability-pricing',
    page: 'sustainability',
    module: lazyModule(() => import('../../pages/pricing/SustainabilityPage')),
  },
  {
    path: '/ecommerce-marketing-combo',
    page: 'ecommerce-combo',
    module: lazyModule(() => import('../../pages/pricing/EcommerceComboPage')),
  },
  {
    path: '/software-marketing-combo',
    page: 'software-combo',
    module: lazyModule(() => import('../../pages/pricing/SoftwareComboPage')),
  },
  {
    path: '/mobile-marketing-combo',
    page: 'mobile-combo',
    module: lazyModule(() => import('../../pages/pricing/MobileComboPage')),
  },
  { path: '/website-seo-combo', page: 'business-website', module: businessWebsite },
  { path: '/software-support-combo', page: 'software-development', module: softwareDevelopment },
  { path: '/contact', page: 'contact', module: lazyModule(() => import('../../pages/contact/ContactPage')) },
  {
    path: '/privacy-policy',
    page: 'privacy-policy',
    module: lazyModule(() => import('../../pages/legal/PrivacyPolicyPage')),
  },
  {
    path: '/terms-of-service',
    page: 'terms-of-service',
    module: lazyModule(() => import('../../pages/legal/TermsOfServicePage')),
  },
  {
    path: '/accessibility',
    page: 'accessibility',
    module: lazyModule(() => import('../../pages/legal/AccessibilityPage')),
  },
];

/** Any other path (§2.15). */
export const notFoundRoute: Route = {
  path: '/404',
  page: 'not-found',
  module: lazyModule(() => import('../../pages/notFound/NotFoundPage')),
};

/** The route that a path shows; a trailing slash makes no other page. */
export function routeFor(pathname: string): Route {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
