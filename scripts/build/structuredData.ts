import type { Route } from '../../src/app/routing/routes';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { findPageOfKind, listAncestors, type ContentByKind } from '../../src/site/pages';
import { parsePrice } from '../../src/site/price';
import type { BreadcrumbList, Graph, ListItem, Organization, Service, Thing } from 'schema-dts';
import type { Contents } from './contents';
import { buildPostalAddress, buildJobPosting } from './jobPosting';

interface OfferedPlan {
  readonly name: string;
  readonly subtitle?: string;
  readonly tagline?: string;
}

const FIRM_ID = `${firm.origin}/#firm`;

const getLogoAddress = (picturesUrl: string): string => `${picturesUrl}/brand/apple-touch-icon.png`;
const sameAsProperty = firm.social.length > 0 && { sameAs: firm.social.map(({ href }) => href) };

const buildOrganization = (picturesUrl: string): Organization => ({
  '@type': 'Organization',
  '@id': FIRM_ID,
  name: firm.name,
  legalName: firm.legalName,
  url: `${firm.origin}/`,
  logo: getLogoAddress(picturesUrl),
  description: firm.description,
  email: firm.inbox,
  telephone: firm.phone.dial,
  address: buildPostalAddress(firm.address),
  ...sameAsProperty,
});

/**
 * Returns the price that the services page shows for a plan (§9.4): `{ price: '750', priceCurrency: 'USD' }` for
 * '$750+'. `path` is the link of the plan. Returns undefined if no plan has this link, or if the price of the plan
 * contains no amount.
 */
function findStartingPrice(contents: Contents, path: string) {
  const services = contents.get(findPageOfKind(pages, 'services')?.id ?? '') as ContentByKind['services'] | undefined;
  const plan = services?.services.flatMap(({ plans }) => plans).find(({ link }) => link === path);
  const price = plan && parsePrice(plan.price, settings.locale, settings.currency);
  return price && { price: price.amount, priceCurrency: price.currency };
}

function buildServices(route: Route, contents: Contents, address: string): Service[] {
  if (route.kind !== 'plans' && route.kind !== 'combo' && route.kind !== 'bundle') return [];
  const content = contents.get(route.pageId) as ContentByKind[typeof route.kind];
  const startingPrice = findStartingPrice(contents, route.path);
  const plans: readonly OfferedPlan[] = content.plans;
  return [
    {
      '@type': 'Service',
      name: route.title,
      description: route.description,
      url: address,
      provider: { '@id': FIRM_ID },
      offers: plans.map(({ name, subtitle, tagline }, index) => ({
        '@type': 'Offer',
        name,
        ...((subtitle ?? tagline) && { description: subtitle ?? tagline }),
        url: address,
        // The services page states the price of the first plan (§9.4). The prices of all other plans depend on a quote.
        ...(index === 0 && startingPrice),
      })),
    },
  ];
}

/**
 * Returns the structured data of a job's page. Returns an empty list for other pages, and for a job that lacks a
 * required property. The page that lists all jobs has no data about jobs, because search engines ignore lists of jobs.
 */
function buildJobPostings(route: Route, contents: Contents, address: string, picturesUrl: string): Thing[] {
  const page = pages[route.pageId];
  if (page?.kind !== 'job') return [];
  const jobsContent = contents.get(route.pageId) as ContentByKind['job'];
  const job = jobsContent.jobs.find(({ id }) => id === page.job);
  // Some search engines do not resolve references between nodes. This node therefore repeats data of the organization.
  const organizationNode = {
    '@type': 'Organization',
    '@id': FIRM_ID,
    name: firm.name,
    url: `${firm.origin}/`,
    logo: getLogoAddress(picturesUrl),
    ...sameAsProperty,
  } as const;
  const posting = job && buildJobPosting(job, jobsContent, { firm, address, organization: organizationNode });
  return posting ? [posting] : [];
}

/**
 * Returns the breadcrumbs of a page: the pages above the page, and the page itself. Returns an empty list for the home
 * page. `buildPageAddress` returns the URL of a path.
 */
function buildBreadcrumbs({ kind, title, pageId }: Route, address: string, buildPageAddress: (path: string) => string) {
  if (kind === 'home') return [];
  const ancestors = listAncestors(pages, pageId).map(({ label, href }) => ({
    name: label,
    item: buildPageAddress(href),
  }));
  const breadcrumbList: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [...ancestors, { name: title, item: address }].map((entry, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  };
  return [breadcrumbList];
}

/** The URLs that the structured data of a page needs. */
export interface PageAddresses {
  /** The absolute URL of the site's folder. */
  siteUrl: string;
  /** The absolute URL of the page. */
  address: string;
  /** Returns the absolute URL of a path in the current language. */
  buildPageAddress: (path: string) => string;
}

/** Renders the structured data of a page as one schema.org graph (JSON-LD). */
export function renderStructuredData(
  route: Route,
  contents: Contents,
  { siteUrl, address, buildPageAddress }: PageAddresses,
): string {
  const picturesUrl = `${siteUrl}pictures`;
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      buildOrganization(picturesUrl),
      ...buildServices(route, contents, address),
      ...buildJobPostings(route, contents, address, picturesUrl),
      ...buildBreadcrumbs(route, address, buildPageAddress),
    ],
  };
  // A text with '</script>' would end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
