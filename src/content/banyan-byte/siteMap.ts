import { pages, type PageId } from './pages';
import type { InternalPath } from '#kit';

export interface SiteMapEntry {
  readonly label: string;
  readonly description: string;
  readonly href: InternalPath;
}

export interface SiteMapGroup {
  readonly heading: string;
  readonly entries: readonly SiteMapEntry[];
}

/** A page is called by its own title; the home page by the name that every menu gives it. */
const entry = (page: PageId, href: InternalPath): SiteMapEntry => ({
  label: page === 'home' ? 'Home' : pages[page].title,
  description: pages[page].description,
  href,
});

/** The site map: every page once, as a second way to it besides the menus (WCAG 2.4.5). */
export const siteMap = {
  title: pages['site-map'].title,
  intro: 'Every page of this site in one list',
  groups: [
    {
      heading: 'Who we are',
      entries: [
        entry('home', '/'),
        entry('about', '/about'),
        entry('clients', '/clients'),
        entry('careers', '/careers'),
        entry('contact', '/contact'),
      ],
    },
    {
      heading: 'Services and plans',
      entries: [
        entry('services', '/services'),
        entry('business-website', '/business-website-pricing'),
        entry('ecommerce-website', '/ecommerce-website-pricing'),
        entry('mobile-application', '/mobile-application-pricing'),
        entry('digital-marketing', '/digital-marketing-pricing'),
        entry('software-development', '/software-development-pricing'),
        entry('cybersecurity', '/cybersecurity-pricing'),
        entry('sustainability', '/sustainability-pricing'),
      ],
    },
    {
      heading: 'Combo plans',
      entries: [
        entry('ecommerce-combo', '/ecommerce-marketing-combo'),
        entry('software-combo', '/software-marketing-combo'),
        entry('mobile-combo', '/mobile-marketing-combo'),
      ],
    },
    {
      heading: 'About this site',
      entries: [
        entry('accessibility', '/accessibility'),
        entry('privacy-policy', '/privacy-policy'),
        entry('terms-of-service', '/terms-of-service'),
      ],
    },
  ] satisfies readonly SiteMapGroup[],
};
