import { countries } from '#site/countries';
import { teamContacts } from '#site/teamContacts';
import { loadContents, type Contents } from '../../scripts/build/contents';
import type { ContentOf, PageKind } from '../../src/site/pages';

let contents: Contents;
beforeAll(async () => {
  contents = await loadContents();
});
const content = <K extends PageKind>(id: string) => contents.get(id) as ContentOf[K];

test('§9.1 there are 4 slides, 4 insights, 4 board members, 5 testimonials, 5 clients, 16 team members and 3 jobs', () => {
  const home = content<'home'>('home');
  expect(home.hero).toHaveLength(4);
  expect(home.insights?.entries).toHaveLength(4);
  expect(home.testimonials?.items).toHaveLength(5);
  const { board, team } = content<'people'>('about');
  expect(board?.members).toHaveLength(4);
  expect(team?.members).toHaveLength(16);
  expect(content<'clients'>('clients').items).toHaveLength(5);
  expect(content<'jobs'>('careers').jobs).toHaveLength(3);
  expect(countries).toHaveLength(10);
  const { services, combos } = content<'services'>('services');
  expect(services).toHaveLength(6);
  expect(combos?.cards).toHaveLength(4);
});

test.each([
  'business-website',
  'ecommerce-website',
  'mobile-application',
  'digital-marketing',
  'software-development',
  'cybersecurity',
  'sustainability',
  'ecommerce-combo',
  'software-combo',
  'mobile-combo',
])('§2.13 %s has four plans', (id) => {
  expect(content<'plans' | 'combo' | 'bundle'>(id).plans).toHaveLength(4);
});

test('§3.6 hierarchies point to members; 17 is the one known exception, and 10 is the one that its manager does not list', () => {
  const { team, hierarchy } = content<'people'>('about');
  expect(team?.vacantIds).toEqual([17]);
  expect(hierarchy?.versions.flatMap(({ unlistedIds = [] }) => unlistedIds)).toEqual([10]);
});

test('§3.6 each member has an e-mail address and a phone number', () => {
  const { team } = content<'people'>('about');
  for (const { id, name } of team?.members ?? [])
    expect([name, teamContacts[id]]).toEqual([
      name,
      {
        email: expect.stringMatching(/^[a-z.]+@banyanbyte\.example$/),
        phone: expect.stringMatching(/^\+49 30 23125 \d{3}$/),
      },
    ]);
  expect(Object.keys(teamContacts)).toHaveLength(team?.members.length ?? 0);
});
