import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Which class each name stands for so far. */
const classes = new Map<string, string>();

const pick = (alphabet: string, byte: number): string => alphabet[byte % alphabet.length] ?? '';

/**
 * The name of a class in the built site (css-loader's `getLocalIdent`): three characters, the same for the same class in the
 * browser's build and the prerender's. Names are a tenth of what a page weighs. Throws when two classes share one.
 */
export function className({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string {
  const source = `${path.relative(ROOT, resourcePath).replaceAll(path.sep, '/')} ${local}`;
  const [first = 0, ...others] = createHash('sha256').update(source).digest().subarray(0, 3);
  const name = pick(LETTERS, first) + others.map((byte) => pick(LETTERS_AND_DIGITS, byte)).join('');
  const holder = classes.get(name) ?? source;
  if (holder !== source)
    throw new Error(`'${holder}' and '${source}' come out as one class: please rename one of them`);
  classes.set(name, source);
  return name;
}
