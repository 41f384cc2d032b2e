import type { Finding, Site } from './site';

/** A value in a firm's content, with the file and the path of the value. */
export interface ContentNode {
  readonly file: string;
  /** The path in messages: ['team', 'members', '‘Ada Byron’', 'bio']. */
  readonly steps: readonly string[];
  /** The path in lookup tables, without steps for list entries: 'people.team.members.bio'. */
  readonly path: string;
  readonly key: string;
  readonly value: unknown;
}

/** A text in a firm's content, with the file and the path of the text. */
export type TextNode = ContentNode & { readonly value: string };

/** The keys that can name a list entry, in the order of preference. */
export const NAME_KEYS = ['name', 'title', 'heading', 'label', 'term', 'plan', 'id'];

/** Returns the label that messages use for a list entry: the entry's name, or its number, counted from 1. */
function formatLabel(value: unknown, index: string): string {
  const record = Object(value) as Record<string, unknown>;
  const name = NAME_KEYS.map((key) => record[key]).find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? `‘${name}’` : `no. ${Number(index) + 1}`;
}

/**
 * Returns the node of a field or of a list entry. If a file exports the value, `file` and `steps` of the node refer to
 * that export.
 */
function getChildNode(
  site: Pick<Site, 'exportLocations'>,
  { file, steps, path, value: parent, key: listKey }: ContentNode,
  key: string,
): ContentNode {
  const value = (Object(parent) as Record<string, unknown>)[key];
  const isListEntry = Array.isArray(parent);
  const exportLocation = typeof value === 'object' && value !== null ? site.exportLocations.get(value) : undefined;
  return {
    file: exportLocation?.file ?? file,
    steps: exportLocation ? [exportLocation.name] : [...steps, isListEntry ? formatLabel(value, key) : key],
    path: isListEntry ? path : `${path}.${key}`,
    key: isListEntry ? listKey : key,
    value,
  };
}

function* listNodes(site: Pick<Site, 'exportLocations'>, node: ContentNode): Generator<ContentNode> {
  yield node;
  if (typeof node.value !== 'object' || node.value === null) return;
  for (const key of Object.keys(node.value)) yield* listNodes(site, getChildNode(site, node, key));
}

/**
 * Returns a node without a parent node. If a file exports the value, `file` and `steps` of the node refer to that
 * export.
 */
export function createRootNode(
  site: Pick<Site, 'exportLocations'>,
  value: unknown,
  file: string,
  name: string,
  path = name,
): ContentNode {
  const exportLocation = typeof value === 'object' && value !== null ? site.exportLocations.get(value) : undefined;
  return { file: exportLocation?.file ?? file, steps: [exportLocation?.name ?? name], path, key: name, value };
}

/** Returns the node of a page's content. */
export const createPageContentNode = (
  site: Pick<Site, 'exportLocations' | 'pages' | 'contents'>,
  id: string,
): ContentNode => createRootNode(site, site.contents.get(id), 'pages.ts', id, site.pages[id]?.kind);

/**
 * Returns the nodes of all values in the firm's details, settings, preview lines, words, countries and page contents,
 * including objects and lists. For each entry in the page registry, returns only the nodes of the title, the
 * description and the menu.
 */
export function listAllNodes(site: Site): ContentNode[] {
  const pageRoots = Object.entries(site.pages).map(([id, page]) =>
    createRootNode(site, { title: page.title, description: page.description, menu: page.menu }, 'pages.ts', id, 'page'),
  );
  const roots = [
    createRootNode(site, site.firm, 'firm.ts', 'firm'),
    createRootNode(site, site.settings, 'settings.ts', 'settings'),
    createRootNode(site, site.previewLines, 'previews.ts', 'previewLines'),
    ...pageRoots,
    ...Object.entries(site.words).map(([file, value]) => createRootNode(site, value, file, 'words')),
    createRootNode(site, site.countries, 'countries.ts', 'countries'),
    ...[...site.contents.keys()].map((id) => createPageContentNode(site, id)),
  ];
  return roots.flatMap((root) => [...listNodes(site, root)]);
}

/** Returns a finding about the value of a node. */
export const createFinding = ({ file, steps }: Pick<ContentNode, 'file' | 'steps'>, message: string): Finding => ({
  file,
  steps,
  message,
});

/**
 * Returns the node at the path `keys` from the node `startNode`. The value of the node is undefined if `startNode` has
 * no such field.
 */
export const resolveNode = (
  site: Pick<Site, 'exportLocations'>,
  startNode: ContentNode,
  keys: readonly (string | number)[],
): ContentNode => keys.reduce<ContentNode>((node, key) => getChildNode(site, node, String(key)), startNode);

/** Returns a finding in a page's content, at a path such as ['plans', 0, 'features']. */
export const createContentFinding = (
  site: Pick<Site, 'exportLocations' | 'pages' | 'contents'>,
  id: string,
  keys: readonly (string | number)[],
  message: string,
): Finding => createFinding(resolveNode(site, createPageContentNode(site, id), keys), message);

/** Returns the nodes of {@link listAllNodes} whose values are texts. */
export const listAllTexts = (site: Site): TextNode[] =>
  listAllNodes(site).filter((node): node is TextNode => typeof node.value === 'string');
