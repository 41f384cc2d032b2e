import type { Finding, Site } from './site';

/** A value of the content, and the way to it. */
export interface Spot {
  readonly file: string;
  /** For people: ['team', 'members', '‘Ada Byron’', 'bio']. */
  readonly steps: readonly string[];
  /** For tables: 'people.team.members.bio'. Lists have no step of their own. */
  readonly path: string;
  readonly key: string;
  readonly value: unknown;
}

const NAMING = ['name', 'title', 'heading', 'label', 'term', 'plan', 'id'];

/** What a person calls an entry of a list: its name, or its number counted from 1. */
function labelOf(value: unknown, index: string): string {
  const named = Object(value) as Record<string, unknown>;
  const name = NAMING.map((key) => named[key]).find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? `‘${name}’` : `no. ${Number(index) + 1}`;
}

/** One step on, into a field or an entry of a list; what another file holds is told as that file's. */
function stepInto(
  site: Pick<Site, 'homes'>,
  { file, steps, path, value: parent, key: listKey }: Spot,
  key: string,
): Spot {
  const value = (Object(parent) as Record<string, unknown>)[key];
  const isEntry = Array.isArray(parent);
  const home = typeof value === 'object' && value !== null ? site.homes.get(value) : undefined;
  return {
    file: home?.file ?? file,
    steps: home ? [home.name] : [...steps, isEntry ? labelOf(value, key) : key],
    path: isEntry ? path : `${path}.${key}`,
    key: isEntry ? listKey : key,
    value,
  };
}

function* below(site: Pick<Site, 'homes'>, spot: Spot): Generator<Spot> {
  yield spot;
  if (typeof spot.value !== 'object' || spot.value === null) return;
  for (const key of Object.keys(spot.value)) yield* below(site, stepInto(site, spot, key));
}

/** The spot of an object that a file exports. */
export function rootOf(site: Pick<Site, 'homes'>, value: unknown, file: string, name: string, path = name): Spot {
  const home = typeof value === 'object' && value !== null ? site.homes.get(value) : undefined;
  return { file: home?.file ?? file, steps: [home?.name ?? name], path, key: name, value };
}

/** The spot of what a page holds. */
export const contentRoot = (site: Pick<Site, 'homes' | 'pages' | 'contents'>, id: string): Spot =>
  rootOf(site, site.contents.get(id), 'pages.ts', id, site.pages[id]?.kind);

/** Every value of the firm's files that the site shows, and of each what holds it. */
export function everySpot(site: Site): Spot[] {
  const registry = Object.entries(site.pages).map(([id, page]) =>
    rootOf(site, { title: page.title, description: page.description, menu: page.menu }, 'pages.ts', id, 'page'),
  );
  const roots = [
    rootOf(site, site.firm, 'firm.ts', 'firm'),
    rootOf(site, site.settings, 'settings.ts', 'settings'),
    rootOf(site, site.previewLines, 'previews.ts', 'previewLines'),
    ...registry,
    ...Object.entries(site.words).map(([place, value]) => {
      const [file = '', name = ''] = place.split('#');
      return rootOf(site, value, file, name);
    }),
    ...[...site.contents.keys()].map((id) => contentRoot(site, id)),
  ];
  return roots.flatMap((root) => [...below(site, root)]);
}

/** A finding at a spot: its last step is the field. */
export const findingAt = ({ file, steps }: Pick<Spot, 'file' | 'steps'>, message: string): Finding => ({
  file,
  entry: steps.slice(0, -1).join(' › '),
  field: steps.at(-1) ?? '',
  message,
});

/** The spot at the end of a way from another one, also where the value ends before. */
export const spotAt = (site: Pick<Site, 'homes'>, from: Spot, way: readonly (string | number)[]): Spot =>
  way.reduce<Spot>((spot, key) => stepInto(site, spot, String(key)), from);

/** A finding in what a page holds, at a way such as ['plans', 0, 'features']. */
export const findingIn = (
  site: Pick<Site, 'homes' | 'pages' | 'contents'>,
  id: string,
  way: readonly (string | number)[],
  message: string,
): Finding => findingAt(spotAt(site, contentRoot(site, id), way), message);

/** Every text and where it stands. */
export const everyText = (site: Site): (Spot & { value: string })[] =>
  everySpot(site).filter((spot): spot is Spot & { value: string } => typeof spot.value === 'string');
