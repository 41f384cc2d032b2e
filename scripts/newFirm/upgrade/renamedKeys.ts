import { traverse, type NodePath, type types as t } from '@babel/core';
import { getKey, parseTree, applyEdits, type Edit } from '../../sourceTree';

/** Returns the keys of a property's ancestors and of the property itself, the outermost first: ['shared', 'trap']. */
const listKeys = (path: NodePath): string[] =>
  [...path.getAncestry()].toReversed().flatMap(({ node }) => getKey(node) ?? []);

/**
 * Renames keys of objects in a source. `names` maps the end of a key's path ('shared.trap') to the new name
 * ('honeypot'). Also renames such a key in code that reads the key (`english.shared.trap`).
 */
export function renameKeys(source: string, names: Readonly<Record<string, string>>): string {
  const edits: Edit[] = [];
  const rename = (node: t.Node, keys: readonly string[]): void => {
    const [, name] = Object.entries(names).find(([end]) => `.${keys.join('.')}`.endsWith(`.${end}`)) ?? [];
    if (name !== undefined) edits.push({ start: node.start ?? 0, end: node.end ?? 0, text: name });
  };
  traverse(parseTree(source), {
    ObjectProperty: (path) => {
      if (path.node.shorthand) return;
      rename(path.node.key, listKeys(path));
    },
    MemberExpression: ({ node }) => {
      const keys = [...source.slice(node.start ?? 0, node.end ?? 0).matchAll(/[\w$]+/g)].map(([word]) => word);
      rename(node.property, keys);
    },
  });
  return applyEdits(source, edits);
}
