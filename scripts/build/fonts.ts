import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The weights of `--weight-text` and `--weight-strong` in src/styles/tokens.css. */
export const WEIGHTS = [400, 700] as const;

/** A font family of Fontsource: the package `@fontsource/{id}`. */
export interface Family {
  readonly id: string;
  /** The name in stylesheets: 'Noto Sans Arabic'. */
  readonly name: string;
  readonly weights: readonly number[];
  /** The code points of each font file, by the subset in the file's name ('latin-ext'). */
  readonly subsets: ReadonlyMap<string, ReadonlySet<number>>;
}

/** A subset of a family, with one file for each weight, and the code points that the site needs. */
export interface FontFile {
  readonly family: Family;
  readonly subset: string;
  readonly codes: readonly number[];
}

const LATIN = 'latin';
/**
 * Matches the subsets of Inter that contain one alphabet and few other letters. If a site needs a letter of one of
 * these subsets, the build ships the complete subset. Visitors can then type every letter of the alphabet.
 */
const COMPLETE_SUBSET_PATTERN = /^(?:cyrillic|greek|vietnamese)/;
/**
 * Returns whether a code point is a zero-width joiner or non-joiner, or a left-to-right or right-to-left mark. Such a
 * code point must be in the same font file as the adjacent letters.
 */
const isJoinerOrMark = (code: number): boolean => code >= 0x200c && code <= 0x200f;
const isLetter = (code: number): boolean => /[\p{L}\p{M}]/u.test(String.fromCodePoint(code));
const isLatin = (code: number): boolean => /\p{Script=Latin}/u.test(String.fromCodePoint(code));

const listRange = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Returns the code points of ranges, with or without 'U+': 'U+0131,U+2000-206F' or '131,2000-206f'. */
export const parseRange = (range: string): Set<number> =>
  new Set(
    range.split(',').flatMap((part) => {
      const [first = NaN, last = first] = part
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return listRange(first, last);
    }),
  );

/** Formats ascending code points as ranges in hexadecimal: '131,2000-206f'. */
export function formatRange(codes: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range && code === range[1] + 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => (first === last ? [first] : [first, last]).map((code) => code.toString(16)).join('-'))
    .join(',');
}

/**
 * Returns the folder of a family's package. Searches the `node_modules` of the given folders in their order. Returns
 * undefined when no folder contains the package.
 */
export const findFamilyFolder = (id: string, folders: readonly string[]): string | undefined =>
  folders
    .map((folder) => path.join(folder, 'node_modules/@fontsource', id))
    .find((folder) => existsSync(path.join(folder, 'unicode.json')));

/** Reads a family from the folder of its package. */
export function readFamily(id: string, folder: string): Family {
  const readJson = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  const { family, weights } = readJson('metadata.json') as { family: string; weights: number[] };
  const ranges = readJson('unicode.json') as Record<string, string>;
  // In unicode.json, the names of numbered subsets are in brackets ('[5]'). The file names have no brackets.
  const subsets = Object.entries(ranges).map(
    ([name, range]) => [name.replaceAll(/[[\]]/g, ''), parseRange(range)] as const,
  );
  return {
    id,
    name: family,
    weights,
    subsets: new Map(subsets.toSorted(([a], [b]) => getSubsetRank(a) - getSubsetRank(b))),
  };
}

/**
 * Returns the rank of a subset: a lower rank has precedence. Latin has the lowest rank, because other files repeat its
 * digits and symbols.
 */
const getSubsetRank = (subset: string): number => [LATIN, 'latin-ext'].indexOf(subset) + 1 || 3;

/** Returns the code points of the texts, of their upper-case forms and of their lower-case forms. */
export function collectCodes(texts: Iterable<string>, language: string): Set<number> {
  const text = [...texts].join('');
  const textInAllCases = [text, text.toLocaleUpperCase(language), text.toLocaleLowerCase(language)].join('');
  return new Set([...textInAllCases].map((letter) => letter.codePointAt(0) ?? 0));
}

/**
 * Returns the font files that the code points need, largest first. Returns undefined when the Latin file of Inter
 * contains all letters, or when no other file contains the missing letters. The build then ships the complete Latin
 * file. Otherwise, the build reduces the files to about the size of the complete Latin file. The reduced Latin file
 * keeps printable ASCII. If all missing letters are Latin, the reduced Latin file also keeps U+A0 to U+FF, which
 * visitors may type. Other files keep only the given code points, except for the subsets that the build ships
 * completely. The build omits files that provide no letter, but never Inter's Latin file. If several files contain a
 * letter, Inter's Latin file has precedence, then the firm's families in their order, then the other files of Inter.
 * Letters that no file contains appear in a font of the visitor's system.
 */
export function planFonts(
  codes: ReadonlySet<number>,
  inter: Family,
  families: readonly Family[],
): readonly FontFile[] | undefined {
  const latinCodes = inter.subsets.get(LATIN) ?? new Set<number>();
  const missingLetters = [...codes].filter((code) => isLetter(code) && !latinCodes.has(code));
  if (missingLetters.length === 0) return undefined;
  const inputCodes = [...listRange(0x20, 0x7e), ...(missingLetters.every(isLatin) ? listRange(0xa0, 0xff) : [])];
  const listFamilySources = (family: Family) =>
    [...family.subsets].map(([subset, subsetCodes]) => ({
      family,
      subset,
      has: (code: number) => subsetCodes.has(code) && !(subset === LATIN && isJoinerOrMark(code)),
    }));
  const interSources = listFamilySources(inter);
  const isInterLatin = ({ family, subset }: Pick<FontFile, 'family' | 'subset'>) =>
    family === inter && subset === LATIN;
  const sources = [...interSources.filter(isInterLatin), ...families.flatMap(listFamilySources), ...interSources];
  const codesBySource = new Map<(typeof sources)[number], number[]>();
  for (const code of new Set([...codes, ...inputCodes])) {
    const source = sources.find(({ has }) => has(code));
    if (source) codesBySource.set(source, [...(codesBySource.get(source) ?? []), code]);
  }
  const neededFiles = [...codesBySource].flatMap(([{ family, subset }, sourceCodes]): FontFile[] => {
    const fileCodes =
      family === inter && COMPLETE_SUBSET_PATTERN.test(subset) ? [...(inter.subsets.get(subset) ?? [])] : sourceCodes;
    const isUsed = isInterLatin({ family, subset }) || sourceCodes.some(isLetter);
    return isUsed ? [{ family, subset, codes: fileCodes.toSorted((a, b) => a - b) }] : [];
  });
  return neededFiles.every(isInterLatin) ? undefined : neededFiles.toSorted((a, b) => b.codes.length - a.codes.length);
}
