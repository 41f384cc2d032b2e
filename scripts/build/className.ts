import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;
const ROOT = path.resolve(import.meta.dirname, '../..');

/** The source of each generated name: the path of the CSS file, and the class. */
const classes = new Map<string, string>();

const pick = (alphabet: string, byte: number): string => alphabet[byte % alphabet.length] ?? '';

/**
 * Returns the name of a class in the built site (css-loader's `getLocalIdent`). The name has only three characters,
 * because class names are a tenth of a page's weight. The browser's bundle and the prerenderer have the same names.
 * Throws when two classes would have the same name.
 */
export function createClassName({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string {
  const source = `${path.relative(ROOT, resourcePath).replaceAll(path.sep, '/')} ${local}`;
  const [first = 0, ...others] = createHash('sha256').update(source).digest().subarray(0, 3);
  const name = pick(LETTERS, first) + others.map((byte) => pick(LETTERS_AND_DIGITS, byte)).join('');
  const existing = classes.get(name) ?? source;
  if (existing !== source) throw new Error(`'${existing}' and '${source}' get the same class name: rename one of them`);
  classes.set(name, source);
  return name;
}
