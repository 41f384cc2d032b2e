import type { Route } from '../../src/app/routing/routes';
import { careersPage } from '#site/careers';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { businessWebsite } from '#site/pricing/businessWebsite';
import { cybersecurity } from '#site/pricing/cybersecurity';
import { digitalMarketing } from '#site/pricing/digitalMarketing';
import { ecommerceCombo } from '#site/pricing/ecommerceCombo';
import { ecommerceWebsite } from '#site/pricing/ecommerceWebsite';
import { mobileApplication } from '#site/pricing/mobileApplication';
import { mobileCombo } from '#site/pricing/mobileCombo';
import { softwareCombo } from '#site/pricing/softwareCombo';
import { softwareDevelopment } from '#site/pricing/softwareDevelopment';
import { sustainability } from '#site/pricing/sustainability';
import { servicesPage } from '#site/services';
import type { QuotePageId } from '../../src/site/types';

/** A node of a schema.org graph. */
type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

interface Offered {
  readonly name: string;
  readonly subtitle?: string;
  readonly tagline?: string;
}

const plansOf: Readonly<Record<QuotePageId, readonly Offered[]>> = {
  'business-website': businessWebsite.plans,
  'ecommerce-website': ecommerceWebsite.plans,
  'mobile-application': mobileApplication.plans,
  'digital-marketing': digitalMarketing.plans,
  'software-development': softwareDevelopment.plans,
  cybersecurity: cybersecurity.plans,
  sustainability: sustainability.plans,
  'ecommerce-combo': ecommerceCombo.plans,
  'software-combo': softwareCombo.plans,
  'mobile-combo': mobileCombo.plans,
};

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
  sameAs: firm.social.map(({ href }) => href),
});

const postalAddress: Thing = {
  '@type': 'PostalAddress',
  streetAddress: firm.address.street,
  postalCode: firm.address.postalCode,
  addressLocality: firm.address.city,
  addressCountry: firm.address.country,
};

/** 'From' price of a page as the services page names it (§9.4): '$999+' is 999 US dollars. */
function startingPrice(path: string): { price: string; priceCurrency: 'USD' } | undefined {
  const plan = servicesPage.services.flatMap(({ plans }) => plans).find(({ link }) => link === path);
  const price = plan && /\d+/.exec(plan.price)?.[0];
  return price === undefined ? undefined : { price, priceCurrency: 'USD' };
}

function service({ page, path }: Route, address: string): Thing[] {
  if (!(page in plansOf)) return [];
  const from = startingPrice(path);
  return [
    {
      '@type': 'Service',
      name: pages[page].title,
      description: pages[page].description,
      url: address,
      provider: { '@id': FIRM_ID },
      offers: plansOf[page as QuotePageId].map(({ name, subtitle, tagline }, place) => ({
        '@type': 'Offer',
        name,
        description: subtitle ?? tagline,
        url: address,
        // The price of §9.4 is where the service's plans begin; the others are quoted.
        ...(place === 0 && from),
      })),
    },
  ];
}

const jobs = ({ page }: Route, address: string): Thing[] =>
  page === 'careers'
    ? careersPage.jobs.map(({ id, title, description, requirements, skills }) => ({
        '@type': 'JobPosting',
        identifier: id,
        title,
        description: `${description} ${requirements.join('. ')}.`,
        datePosted: careersPage.datePosted,
        employmentType: 'INTERN',
        skills: skills.join(', '),
        url: `${address}#/careers?job=${id}`,
        hiringOrganization: { '@id': FIRM_ID },
        jobLocation: { '@type': 'Place', address: postalAddress },
      }))
    : [];

const breadcrumbs = ({ page }: Route, home: string, address: string): Thing[] =>
  page === 'home'
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: home },
            { '@type': 'ListItem', position: 2, name: pages[page].title, item: address },
          ],
        },
      ];

/** What a page says to search engines, as one schema.org graph (JSON-LD). `home` and `address` are whole addresses. */
export function structuredData(route: Route, home: string, address: string): string {
  const graph = [
    organization(`${home}pictures`),
    ...service(route, address),
    ...jobs(route, address),
    ...breadcrumbs(route, home, address),
  ];
  // '<' could end the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
