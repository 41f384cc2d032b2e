import { parseSync, types as t } from '@babel/core';

/** A change to source code: `text` replaces the characters from `start` to `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the syntax tree of TypeScript code. Throws when the code cannot be parsed. */
export function parseTree(source: string): t.File {
  const tree = parseSync(source, { babelrc: false, configFile: false, parserOpts: { plugins: ['typescript'] } });
  if (!tree) throw new Error('The TypeScript code could not be parsed');
  return tree;
}

/** Returns the code with the edits applied. Edits must not overlap. */
export const applyEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((firstEdit, secondEdit) => secondEdit.start - firstEdit.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), source);

/** Returns the name of a property's key, or undefined for a computed key and for other nodes. */
export function getKey(node: t.Node): string | undefined {
  if (!t.isObjectProperty(node) || node.computed) return undefined;
  if (t.isIdentifier(node.key)) return node.key.name;
  return t.isStringLiteral(node.key) || t.isNumericLiteral(node.key) ? String(node.key.value) : undefined;
}
