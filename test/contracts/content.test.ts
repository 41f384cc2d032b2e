import { existsSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../src/app/routing/routes';
import { careersPage } from '#site/careers';
import { clientsPage } from '#site/clients';
import { countries } from '#site/countries';
import { home } from '#site/home';
import * as leadership from '#site/leadership';
import { footerLinks, headerLinks } from '#site/navigation';
import { pages, type PageId } from '#site/pages';
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
import { budgetKeyFor } from '#site/quote';
import { servicesPage } from '#site/services';
import { socialPicture } from '#site/social';
import type { Picture } from '../../src/site/types';
import { filesBelow, ROOT } from './sources';

const planPages = [
  businessWebsite,
  ecommerceWebsite,
  mobileApplication,
  digitalMarketing,
  softwareDevelopment,
  cybersecurity,
  sustainability,
];
const combos = [softwareCombo, mobileCombo];
const previews = (Object.keys(pages) as PageId[]).map(socialPicture);
const everything = {
  careersPage,
  clientsPage,
  home,
  leadership,
  planPages,
  combos,
  ecommerceCombo,
  servicesPage,
  previews,
};

/** Every object in the content for which `matches` holds, with the way to it for the message. */
function findAll<T>(value: unknown, matches: (value: object) => boolean, at = 'content'): { at: string; value: T }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) => findAll<T>(child, matches, `${at}.${key}`));
  return matches(value) ? [{ at, value: value as T }, ...inside] : inside;
}

const duplicates = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);

test('§9.1 there are 4 slides, 4 insights, 4 board members, 5 testimonials, 5 clients, 16 team members and 3 jobs', () => {
  expect(home.hero).toHaveLength(4);
  expect(home.insights.entries).toHaveLength(4);
  expect(leadership.board.members).toHaveLength(4);
  expect(home.testimonials.items).toHaveLength(5);
  expect(clientsPage.items).toHaveLength(5);
  expect(leadership.team.members).toHaveLength(16);
  expect(careersPage.jobs).toHaveLength(3);
  expect(countries).toHaveLength(10);
  expect(servicesPage.services).toHaveLength(6);
  expect(servicesPage.combos.cards).toHaveLength(4);
});

test.each([...planPages, ...combos, ecommerceCombo])(
  '§2.13 $id has four plans, each with an id of its own',
  ({ plans }) => {
    expect(plans).toHaveLength(4);
    expect(duplicates(plans.map(({ id }) => id))).toEqual([]);
  },
);

test('§3 ids are unique within their list', () => {
  for (const list of [
    home.hero,
    home.testimonials.items,
    clientsPage.items,
    leadership.team.members,
    careersPage.jobs,
  ]) {
    expect(duplicates(list.map(({ id }) => id))).toEqual([]);
  }
});

test('§3.8 no plan names a feature twice', () => {
  const lists = findAll<{ features: readonly { name: string }[] }>(everything, (value) => 'features' in value);
  expect(lists.length).toBeGreaterThan(40);
  for (const { at, value } of lists) expect([at, duplicates(value.features.map(({ name }) => name))]).toEqual([at, []]);
});

test('every picture that the content names exists under src/content/banyan-byte/pictures', () => {
  const pictures = findAll<Pick<Picture, 'src' | 'widths'>>(everything, (value) => 'src' in value && 'height' in value);
  expect(pictures.length).toBeGreaterThan(80);
  const missing = pictures.flatMap(({ at, value: { src, widths } }) => {
    const names = widths ? widths.flatMap((width) => [`${src}-${width}.avif`, `${src}-${width}.webp`]) : [src];
    return names
      .filter((name) => !existsSync(path.join(ROOT, 'src/content/banyan-byte/pictures', name)))
      .map((name) => `${at}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('no picture is shipped that nothing shows', () => {
  const named = new Set(
    findAll<Pick<Picture, 'src' | 'widths'>>(everything, (value) => 'src' in value && 'height' in value).map(
      ({ value }) => value.src,
    ),
  );
  const shipped = filesBelow('src/content/banyan-byte/pictures').map((file) =>
    file.replace('src/content/banyan-byte/pictures/', ''),
  );
  const idle = shipped.filter((file) => {
    const isBrand = file.startsWith('brand/');
    return !isBrand && !named.has(file) && !named.has(file.replace(/-\d+\.(avif|webp)$/, ''));
  });
  expect(idle).toEqual([]);
});

test('§3.6 hierarchies point to members; 17 is the one known exception', () => {
  const ids = new Set(leadership.team.members.map(({ id }) => id));
  for (const hierarchy of [leadership.memberListHierarchy, leadership.leadershipPageHierarchy]) {
    const named = Object.entries(hierarchy).flatMap(([id, entry]) => [
      Number(id),
      ...entry.directReports,
      ...(entry.reportingTo === undefined ? [] : [entry.reportingTo]),
    ]);
    expect([...new Set(named)].filter((id) => !ids.has(id) && id !== 17)).toEqual([]);
  }
});

test('§2.1 every internal link of the content leads to a route', () => {
  const paths = new Set<string>(routes.map((route) => route.path));
  const links = findAll<Record<string, unknown>>({ ...everything, headerLinks, footerLinks }, () => true)
    .flatMap(({ at, value }) => Object.entries(value).map(([key, target]) => ({ at: `${at}.${key}`, key, target })))
    .filter(
      ({ key, target }) => (key === 'link' || key === 'href') && typeof target === 'string' && target.startsWith('/'),
    );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ target }) => !paths.has(target as string))).toEqual([]);
});

test('§9.5 every plan has a preset budget-range key', () => {
  for (const { id, plans } of [...planPages, ...combos, ecommerceCombo]) {
    for (const { name } of plans)
      expect([id, name, budgetKeyFor(id, name)]).toEqual([id, name, expect.stringMatching(/\S/)]);
  }
});

test('§4.7 every add-on is for a plan of its page, and every plan suggests an add-on that exists', () => {
  const { plans, addons } = ecommerceCombo;
  expect(addons.map(({ forPlan }) => forPlan)).toEqual(plans.map(({ name }) => name));
  expect(plans.map(({ addon }) => addon)).toEqual(addons.map(({ name }) => name));
});

test('§2.13 each detail section quotes a plan of its page', () => {
  for (const { id, plans, details } of planPages) {
    const names = plans.map(({ name }) => name);
    for (const { heading, plan } of details.sections)
      expect([id, heading, names.includes(plan)]).toEqual([id, heading, true]);
  }
});

test('every page has a title of its own and a description of 50 to 160 characters', () => {
  expect(duplicates(Object.values(pages).map(({ title }) => title))).toEqual([]);
  for (const [page, { description }] of Object.entries(pages)) {
    expect([page, description.length >= 50 && description.length <= 160]).toEqual([page, true]);
  }
});

test('each pricing page is headed as its route is titled', () => {
  for (const { id, title } of [...planPages, ...combos, ecommerceCombo])
    expect([id, pages[id].title]).toEqual([id, title]);
});
