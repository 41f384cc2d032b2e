import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;
const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');

/** The source of each generated class name: the path of the CSS file, and the name of the class in this file. */
const sourceByClassName = new Map<string, string>();

const pickCharacter = (alphabet: string, byte: number): string => alphabet[byte % alphabet.length] ?? '';

/**
 * Returns the name of a CSS class in the built site, for css-loader's option `getLocalIdent`. The name has only three
 * characters, because even such short names make up a tenth of a page's bytes. The name is a hash of the file path and
 * the class, so the browser bundle and the prerenderer use equal names. Throws when two classes would get the same
 * name.
 */
export function createClassName(
  { resourcePath }: { resourcePath: string },
  _pattern: string,
  localName: string,
): string {
  const source = `${path.relative(PROJECT_ROOT, resourcePath).replaceAll(path.sep, '/')} ${localName}`;
  const [firstByte = 0, ...otherBytes] = createHash('sha256').update(source).digest().subarray(0, 3);
  const name =
    pickCharacter(LETTERS, firstByte) + otherBytes.map((byte) => pickCharacter(LETTERS_AND_DIGITS, byte)).join('');
  const existingSource = sourceByClassName.get(name) ?? source;
  if (existingSource !== source)
    throw new Error(`'${existingSource}' and '${source}' get the same class name: rename one of them`);
  sourceByClassName.set(name, source);
  return name;
}
