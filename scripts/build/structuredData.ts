import { isDeepStrictEqual } from 'node:util';
import type { Route } from '../../src/app/routing/routes';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { findPageOfKind, listAncestors, type ContentByKind } from '../../src/site/pages';
import { parsePrice } from '../price';
import type { BreadcrumbList, Graph, ListItem, Organization, Service, Thing } from 'schema-dts';
import type { Contents } from './contents';
import { buildPostalAddress, buildJobPosting } from './jobPosting';

interface OfferedPlan {
  readonly name: string;
  readonly subtitle?: string;
  readonly tagline?: string;
  readonly price?: string;
}

const FIRM_ID = `${firm.origin}/#firm`;

const getLogoUrl = (siteUrl: string): string => `${siteUrl}pictures/brand/apple-touch-icon.png`;
const profileUrls = firm.social.map(({ href }) => href).filter((href) => href.startsWith('https:'));
const sameAsProperty = profileUrls.length > 0 && { sameAs: profileUrls };

const buildOrganization = (siteUrl: string): Organization => ({
  '@type': 'Organization',
  '@id': FIRM_ID,
  name: firm.name,
  legalName: firm.legalName,
  url: siteUrl,
  logo: getLogoUrl(siteUrl),
  description: firm.description,
  email: firm.inbox,
  telephone: firm.phone.dial,
  address: buildPostalAddress(firm.address),
  ...sameAsProperty,
});

/** Returns the amount and the currency of a price: `{ price: '750', priceCurrency: 'USD' }` for '$750+'. */
function buildPrice(text = '') {
  const price = parsePrice(text, settings.locale, settings.currency);
  return price && { price: price.amount, priceCurrency: price.currency };
}

/**
 * Returns the price that the services page shows for the page at `path` (§9.4). Returns undefined if the services page
 * has no link to `path`, or if the price contains no amount.
 */
function findStartingPrice(contents: Contents, path: string) {
  const services = contents.get(findPageOfKind(pages, 'services')?.id ?? '') as ContentByKind['services'] | undefined;
  const plan = services?.services.flatMap(({ plans }) => plans).find(({ link }) => link.split('?')[0] === path);
  return buildPrice(plan?.price);
}

function buildServices(route: Route, contents: Contents, pageUrl: string): Service[] {
  if (route.kind !== 'plans' && route.kind !== 'combo' && route.kind !== 'bundle') return [];
  const content = contents.get(route.pageId) as ContentByKind[typeof route.kind];
  const startingPrice = findStartingPrice(contents, route.path);
  const plans: readonly OfferedPlan[] = content.plans;
  const isStartingPlan = (plan: OfferedPlan, index: number): boolean =>
    plans.some(({ price }) => price !== undefined)
      ? isDeepStrictEqual(buildPrice(plan.price), startingPrice)
      : index === 0;
  return [
    {
      '@type': 'Service',
      name: route.title,
      description: route.description,
      url: pageUrl,
      provider: { '@id': FIRM_ID },
      offers: plans.map((plan, index) => ({
        '@type': 'Offer',
        name: plan.name,
        ...((plan.subtitle ?? plan.tagline) && { description: plan.subtitle ?? plan.tagline }),
        url: pageUrl,
        // In the structured data, a plan has a price only if the services page states the same price (§9.4). If no plan
        // of the page has a price, the first plan gets the price of the services page.
        ...(isStartingPlan(plan, index) && startingPrice),
      })),
    },
  ];
}

/**
 * Returns the structured data of a job's page. Returns an empty list for other pages, and for a job that lacks a
 * required property. The page that lists all jobs has no data about jobs, because search engines ignore lists of jobs.
 */
function buildJobPostings(route: Route, contents: Contents, pageUrl: string, siteUrl: string): Thing[] {
  const page = pages[route.pageId];
  if (page?.kind !== 'job') return [];
  const jobsContent = contents.get(route.pageId) as ContentByKind['job'];
  const job = jobsContent.jobs.find(({ id }) => id === page.job);
  // Some search engines do not resolve references between nodes. This node therefore repeats data of the organization.
  const organizationNode = {
    '@type': 'Organization',
    '@id': FIRM_ID,
    name: firm.name,
    url: siteUrl,
    logo: getLogoUrl(siteUrl),
    ...sameAsProperty,
  } as const;
  const posting = job && buildJobPosting(job, jobsContent, { firm, pageUrl, organization: organizationNode });
  return posting ? [posting] : [];
}

/**
 * Returns the breadcrumbs of a page: the pages above the page, and the page itself. Returns an empty list for the home
 * page. `buildPageUrl` returns the URL of a path.
 */
function buildBreadcrumbs({ kind, title, pageId }: Route, pageUrl: string, buildPageUrl: (path: string) => string) {
  if (kind === 'home') return [];
  const ancestors = listAncestors(pages, pageId).map(({ label, href }) => ({
    name: label,
    item: buildPageUrl(href),
  }));
  const breadcrumbList: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [...ancestors, { name: title, item: pageUrl }].map((entry, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  };
  return [breadcrumbList];
}

/** The URLs that the structured data of a page needs. */
export interface PageUrls {
  /** The absolute URL of the site's folder. */
  siteUrl: string;
  /** The absolute URL of the page. */
  pageUrl: string;
  /** Returns the absolute URL of a path in the current language. */
  buildPageUrl: (path: string) => string;
}

/** Renders the structured data of a page as one schema.org graph (JSON-LD). */
export function renderStructuredData(
  route: Route,
  contents: Contents,
  { siteUrl, pageUrl, buildPageUrl }: PageUrls,
): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      buildOrganization(siteUrl),
      ...buildServices(route, contents, pageUrl),
      ...buildJobPostings(route, contents, pageUrl, siteUrl),
      ...buildBreadcrumbs(route, pageUrl, buildPageUrl),
    ],
  };
  // A text with '</script>' would end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
