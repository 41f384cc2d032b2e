import type { Route } from '../../src/app/routing/routes';
import type { Contents } from './contents';
import { renderStructuredData } from './structuredData';

jest.mock('#site/firm', () => {
  const { firm } = jest.requireActual<typeof import('#site/firm')>('#site/firm');
  const social = ['mailto:post@acme.example', 'https://forge.example/acme'].map((href) => ({ label: 'Acme', href }));
  return { firm: { ...firm, social } };
});
jest.mock('#site/pages', () => ({
  pages: {
    services: { kind: 'services', path: '/services' },
    shops: { kind: 'plans', path: '/shops' },
    smith: { kind: 'job', path: '/smith', job: 'smith' },
  },
}));

interface GraphNode {
  readonly '@type': string;
  readonly url?: string;
  readonly sameAs?: readonly string[];
  readonly hiringOrganization?: { readonly url: string };
  readonly offers?: readonly { readonly price?: string }[];
}

const SITE_URL = 'https://acme.example/folder/';

/** Returns the structured data of a page. The price of the page '/shops' on the services page is 'EUR 99'. */
function buildNodes(kind: 'plans' | 'job', pageId: string, content: object): readonly GraphNode[] {
  const link = { name: 'Shop', price: 'EUR 99', link: '/shops?plan=large' };
  const contents = new Map([
    ['services', { services: [{ plans: [link] }] }],
    [pageId, content],
  ]);
  const route = { kind, pageId, path: `/${pageId}`, title: 'Title', description: 'Words' };
  const urls = { siteUrl: SITE_URL, pageUrl: `${SITE_URL}${pageId}/`, buildPageUrl: String };
  const json = renderStructuredData(route as Route, contents as unknown as Contents, urls);
  return (JSON.parse(json) as { '@graph': readonly GraphNode[] })['@graph'];
}

test.each<[string, readonly (string | undefined)[], readonly (string | undefined)[]]>([
  ['the first plan of a page without prices', [undefined, undefined], ['99', undefined]],
  ['the plan that costs as much', ['EUR 49', 'EUR 99'], [undefined, '99']],
  ['no plan if each plan has another price', ['EUR 49', 'USD 99'], [undefined, undefined]],
])('§9.4 §4.7 the structured data assigns the price of a service link to %s', (_title, prices, expected) => {
  const plans = prices.map((price) => ({ name: 'Plan', ...(price !== undefined && { price }) }));
  const service = buildNodes('plans', 'shops', { plans }).find(({ offers }) => offers);
  expect(service?.offers?.map(({ price }) => price)).toEqual(expected);
});

test('§2.1 with BASE_PATH, the URL of the firm in the structured data contains the base path', () => {
  const job = { id: 'smith', title: 'Smith', description: 'You forge.', requirements: [], skills: [] };
  const sharedFields = { datePosted: '2026-11-02', employmentType: 'FULL_TIME' };
  const nodes = buildNodes('job', 'smith', { ...sharedFields, jobs: [{ ...job, validThrough: '2026-12-24' }] });
  expect(nodes.find((node) => node['@type'] === 'Organization')?.url).toBe(SITE_URL);
  expect(nodes.find(({ hiringOrganization }) => hiringOrganization)?.hiringOrganization?.url).toBe(SITE_URL);
});

test('the structured data lists the web profiles of the firm, but no e-mail address as a profile', () => {
  expect(buildNodes('job', 'smith', { jobs: [] })[0]?.sameAs).toEqual(['https://forge.example/acme']);
});
