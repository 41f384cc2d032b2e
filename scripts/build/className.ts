import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;
const ROOT = path.resolve(import.meta.dirname, '../..');

/** The source of each generated class name: the path of the CSS file, and the name of the class in this file. */
const classes = new Map<string, string>();

const pick = (alphabet: string, byte: number): string => alphabet[byte % alphabet.length] ?? '';

/**
 * Returns the name of a CSS class in the built site, for css-loader's option `getLocalIdent`. The name has only three
 * characters, because even such short names make up a tenth of a page's bytes. The name is a hash of the file path and
 * the class, so the browser bundle and the prerenderer use equal names. Throws when two classes would get the same
 * name.
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
