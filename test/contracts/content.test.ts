import { existsSync } from 'node:fs';
import path from 'node:path';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { previewLines } from '#site/previews';
import { loadContents, type Contents } from '../../scripts/build/contents';
import { routes } from '../../src/app/routing/routes';
import { budgetKeyFor } from '../../src/site/budgetKey';
import { siteFolder } from '../../src/site/folder';
import type { ContentOf, PageKind } from '../../src/site/pages';
import { previewPicture } from '../../src/site/previews';
import type { Picture } from '../../src/site/types';
import { filesBelow } from './sources';

let contents: Contents;
beforeAll(async () => {
  contents = await loadContents();
});

/** The pages of some kinds, as [id, content]. */
const pagesOf = <K extends PageKind>(...kinds: K[]) =>
  Object.entries(pages)
    .filter(([, { kind }]) => kinds.some((wanted) => wanted === kind))
    .map(([id]) => [id, contents.get(id) as ContentOf[K]] as const);

/** Everything that the pages hold and the search engines are shown. */
const everything = () => ({
  ...Object.fromEntries(contents),
  firm,
  previews: Object.entries(pages).map(([id, page]) => previewPicture(id, page, firm.name, previewLines[id])),
});

/** Every object in the content for which `matches` holds, with the way to it for the message. */
function findAll<T>(value: unknown, matches: (value: object) => boolean, at = 'content'): { at: string; value: T }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) => findAll<T>(child, matches, `${at}.${key}`));
  return matches(value) ? [{ at, value: value as T }, ...inside] : inside;
}

const duplicates = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);

const pictures = () =>
  findAll<Pick<Picture, 'src' | 'widths' | 'upright'>>(
    everything(),
    (value) => 'src' in value && 'height' in value && 'alt' in value,
  );

test('§3 ids are unique within their list', () => {
  const lists = findAll<{ id: unknown }[]>(
    everything(),
    (value) => Array.isArray(value) && value.length > 0 && value.every((entry) => Object(entry).id !== undefined),
  );
  expect(lists.filter(({ value }) => duplicates(value.map(({ id }) => id)).length > 0).map(({ at }) => at)).toEqual([]);
});

test('§3.8 no plan names a feature twice', () => {
  const lists = findAll<{ features: readonly { name: string }[] }>(everything(), (value) => 'features' in value);
  for (const { at, value } of lists) expect([at, duplicates(value.features.map(({ name }) => name))]).toEqual([at, []]);
});

test('§2.1 every picture that the content names is in the firm’s pictures', () => {
  const missing = pictures().flatMap(({ at, value: { src, widths, upright } }) =>
    [{ src, widths }, ...(upright ? [upright] : [])]
      .flatMap(({ src: name, widths: sizes }) =>
        sizes ? sizes.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]) : [name],
      )
      .filter((name) => !existsSync(path.join(siteFolder(), 'pictures', name)))
      .map((name) => `${at}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('§2.1 no picture is shipped that nothing shows', () => {
  const named = new Set(pictures().flatMap(({ value: { src, upright } }) => (upright ? [src, upright.src] : [src])));
  const folder = path.relative(process.cwd(), path.join(siteFolder(), 'pictures'));
  const shipped = filesBelow(folder).map((file) => file.replace(`${folder}/`, ''));
  const idle = shipped.filter((file) => {
    const isBrand = file.startsWith('brand/');
    return !isBrand && !named.has(file) && !named.has(file.replace(/-\d+\.(avif|webp)$/, ''));
  });
  expect(idle).toEqual([]);
});

test('§3.6 hierarchies name everybody by the id of a member; one that nobody has is left out of every view', () => {
  for (const [, { hierarchy }] of pagesOf('people'))
    for (const { hierarchy: entries } of hierarchy?.versions ?? [])
      for (const { reportingTo } of Object.values(entries))
        if (reportingTo !== undefined) expect(Object.keys(entries)).toContain(String(reportingTo));
});

test('§2.1 every internal link of the content leads to a route', () => {
  const paths = new Set<string>(routes.map((route) => route.path));
  const links = findAll<Record<string, unknown>>(everything(), () => true)
    .flatMap(({ at, value }) => Object.entries(value).map(([key, target]) => ({ at: `${at}.${key}`, key, target })))
    .filter(
      ({ key, target }) => (key === 'link' || key === 'href') && typeof target === 'string' && target.startsWith('/'),
    );
  expect(links.filter(({ target }) => !paths.has(target as string))).toEqual([]);
});

test('§9.5 every plan has a preset budget-range key', () => {
  for (const [id, { plans, quote }] of pagesOf('plans', 'combo', 'bundle'))
    for (const { name } of plans)
      expect([id, name, budgetKeyFor(quote, name)]).toEqual([id, name, expect.stringMatching(/\S/)]);
});

test('§4.7 every add-on is for a plan of its page, and every plan suggests an add-on that exists', () => {
  for (const [, { plans, addons }] of pagesOf('bundle')) {
    expect(addons.map(({ forPlan }) => forPlan)).toEqual(plans.map(({ name }) => name));
    expect(plans.map(({ addon }) => addon)).toEqual(addons.map(({ name }) => name));
  }
});

test('§2.13 each detail section quotes a plan of its page', () => {
  for (const [id, { plans, details }] of pagesOf('plans')) {
    const names = plans.map(({ name }) => name);
    for (const { heading, plan } of details?.sections ?? [])
      expect([id, heading, names.includes(plan)]).toEqual([id, heading, true]);
  }
});

test('§2.1 every page has a title of its own and a description of 50 to 160 characters', () => {
  expect(duplicates(Object.values(pages).map(({ title }) => title))).toEqual([]);
  for (const [page, { description }] of Object.entries(pages)) {
    expect([page, description.length >= 50 && description.length <= 160]).toEqual([page, true]);
  }
});
