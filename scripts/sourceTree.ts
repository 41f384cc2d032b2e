import { parseSync, types as t } from '@babel/core';

/** A change of a source: `text` replaces the characters from `start` to `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the syntax tree of a TypeScript source. Throws when the source cannot be parsed. */
export function parseTree(source: string): t.File {
  const tree = parseSync(source, { babelrc: false, configFile: false, parserOpts: { plugins: ['typescript'] } });
  if (!tree) throw new Error('The source could not be parsed');
  return tree;
}

/** Returns a source with the edits applied. Edits must not overlap. */
export const applyEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), source);

/** Returns the name of a property's key, or undefined for a computed key and for other nodes. */
export function getKey(node: t.Node): string | undefined {
  if (!t.isObjectProperty(node) || node.computed) return undefined;
  if (t.isIdentifier(node.key)) return node.key.name;
  return t.isStringLiteral(node.key) || t.isNumericLiteral(node.key) ? String(node.key.value) : undefined;
}
