import { parseSync, traverse, types as t, type NodePath } from '@babel/core';

/** A change of a source: the text from `start` to `end` becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the syntax tree of a TypeScript source. Throws when the source cannot be parsed. */
export function treeOf(source: string): t.File {
  const tree = parseSync(source, { babelrc: false, configFile: false, parserOpts: { plugins: ['typescript'] } });
  if (!tree) throw new Error('The source could not be parsed');
  return tree;
}

export const withEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);

/** Returns the name of a property's key, or undefined for a computed one. */
export function keyOf(node: t.Node): string | undefined {
  if (!t.isObjectProperty(node) || node.computed) return undefined;
  if (t.isIdentifier(node.key)) return node.key.name;
  return t.isStringLiteral(node.key) ? node.key.value : undefined;
}

/** Returns the keys that lead to a property: ['shared', 'trap']. */
const wayTo = (path: NodePath): string[] =>
  [...path.getAncestry()].toReversed().flatMap(({ node }) => keyOf(node) ?? []);

/**
 * Returns a source with renamed keys of objects, by the ends of their ways: `{ 'shared.trap': 'honeypot' }`. It also
 * renames them where the source reads them (`english.shared.trap`).
 */
export function withRenamedKeys(source: string, names: Readonly<Record<string, string>>): string {
  const edits: Edit[] = [];
  const rename = (node: t.Node, way: readonly string[]): void => {
    const [, name] = Object.entries(names).find(([end]) => `.${way.join('.')}`.endsWith(`.${end}`)) ?? [];
    if (name !== undefined) edits.push({ start: node.start ?? 0, end: node.end ?? 0, text: name });
  };
  traverse(treeOf(source), {
    ObjectProperty: (path) => {
      if (path.node.shorthand) return;
      rename(path.node.key, wayTo(path));
    },
    MemberExpression: ({ node }) => {
      const way = [...source.slice(node.start ?? 0, node.end ?? 0).matchAll(/[\w$]+/g)].map(([word]) => word);
      rename(node.property, way);
    },
  });
  return withEdits(source, edits);
}
