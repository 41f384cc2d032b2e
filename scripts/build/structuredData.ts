import type { Route } from '../../src/app/routing/routes';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { pageOfKind, type ContentOf, type PageKind } from '../../src/site/pages';
import { readPrice } from '../../src/site/price';
import type { Contents } from './contents';

/** A node of a schema.org graph. */
type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

interface Offered {
  readonly name: string;
  readonly subtitle?: string;
  readonly tagline?: string;
}

/** Returns the content of a page of one of these kinds, or undefined for other kinds. */
const contentIf = <K extends PageKind>(contents: Contents, { page, kind }: Route, ...kinds: K[]) =>
  kinds.some((wanted) => wanted === kind) ? (contents.get(page) as ContentOf[K]) : undefined;

const FIRM_ID = `${firm.origin}/#firm`;

const organization = (pictures: string): Thing => ({
  '@type': 'Organization',
  '@id': FIRM_ID,
  name: firm.name,
  legalName: firm.legalName,
  url: `${firm.origin}/`,
  logo: `${pictures}/brand/apple-touch-icon.png`,
  description: firm.description,
  email: firm.inbox,
  telephone: firm.phone.dial,
  address: postalAddress,
  ...(firm.social.length > 0 && { sameAs: firm.social.map(({ href }) => href) }),
});

const postalAddress: Thing = {
  '@type': 'PostalAddress',
  streetAddress: firm.address.street,
  postalCode: firm.address.postalCode,
  addressLocality: firm.address.city,
  addressCountry: firm.address.countryCode,
};

/** Returns the starting price of a page, as the services page shows it (§9.4): '$750+' is 750 US dollars. */
function startingPrice(contents: Contents, path: string) {
  const services = contents.get(pageOfKind(pages, 'services')?.id ?? '') as ContentOf['services'] | undefined;
  const plan = services?.services.flatMap(({ plans }) => plans).find(({ link }) => link === path);
  const price = plan && readPrice(plan.price, settings.locale, settings.currency);
  return price && { price: price.amount, priceCurrency: price.currency };
}

function service(route: Route, contents: Contents, address: string): Thing[] {
  const content = contentIf(contents, route, 'plans', 'combo', 'bundle');
  if (!content) return [];
  const from = startingPrice(contents, route.path);
  const plans: readonly Offered[] = content.plans;
  return [
    {
      '@type': 'Service',
      name: route.title,
      description: route.description,
      url: address,
      provider: { '@id': FIRM_ID },
      offers: plans.map(({ name, subtitle, tagline }, place) => ({
        '@type': 'Offer',
        name,
        description: subtitle ?? tagline,
        url: address,
        // The services page states the price of the first plan (§9.4). The other plans are priced by quote.
        ...(place === 0 && from),
      })),
    },
  ];
}

function jobs(route: Route, contents: Contents, address: string): Thing[] {
  const { jobs: open = [], datePosted, employmentType } = contentIf(contents, route, 'jobs') ?? {};
  return open.map(({ id, title, description, requirements, skills }) => ({
    '@type': 'JobPosting',
    identifier: id,
    title,
    description: `${description} ${requirements.join('. ')}.`,
    datePosted,
    employmentType,
    ...(skills.length > 0 && { skills: skills.join(', ') }),
    url: `${address}#${route.path}?job=${id}`,
    hiringOrganization: { '@id': FIRM_ID },
    jobLocation: { '@type': 'Place', address: postalAddress },
  }));
}

const breadcrumbs = ({ kind, title }: Route, home: string, address: string): Thing[] =>
  kind === 'home'
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: pageOfKind(pages, 'home')?.menu?.label ?? firm.name, item: home },
            { '@type': 'ListItem', position: 2, name: title, item: address },
          ],
        },
      ];

/** The absolute addresses of the site's files, of the home page in this language and of the page. */
export interface PageAddresses {
  files: string;
  home: string;
  address: string;
}

/** Renders the structured data of a page as one schema.org graph (JSON-LD). */
export function structuredData(route: Route, contents: Contents, { files, home, address }: PageAddresses): string {
  const graph = [
    organization(`${files}pictures`),
    ...service(route, contents, address),
    ...jobs(route, contents, address),
    ...breadcrumbs(route, home, address),
  ];
  // '<' could end the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
