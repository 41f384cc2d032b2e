import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listLanguages } from '../../scripts/newFirm/languages';
import { findSiteFolder } from '../../src/site/folder';

/** The folders with words: the folder of the firm, and the folders of the languages in `src/languages`. */
const WORD_FOLDERS = [
  path.join(findSiteFolder(), 'words'),
  ...listLanguages().map((language) => path.resolve('src/languages', language)),
];
const WORD_FILES = readdirSync(path.join(findSiteFolder(), 'words'));

/** The folder of the English words. The types of these words require the placeholders that the site replaces. */
const ENGLISH_FOLDER = path.resolve('src/languages/en');
/**
 * Every placeholder that the site replaces. This list is needed, because types cannot reject an unknown placeholder in
 * an English text.
 */
const PLACEHOLDER_NAMES =
  `all amount button city code count countries country currency date digits distinction email example
  file firm inbox job kept label least limit messages most name nextNumber nextTitle notice number pay
  phone plan position postalCode reference sha256 sign signs size street symbol tagline time title
  value`.split(/\s+/);
/** Matches the keys of texts whose placeholders a language may omit. */
const OPTIONAL_PLACEHOLDER_KEYS = /^forms\.hints\.inclusive\.(?:email|phone)$/;

/** Matches the suffixes of keys for plural forms, in which {count} is optional. */
const PLURAL_SUFFIX = /\.(?:zero|one|two|few|many|other)$/;

/** Returns every text with its key, which begins with `keyPath`. The lines of a list count as one text. */
const collectWordTexts = (words: object, keyPath: string): (readonly [string, string])[] =>
  Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const key = `${keyPath}.${name}`;
    if (typeof value === 'string') return [[key, value] as const];
    return Array.isArray(value) ? [[key, value.join('\n')] as const] : collectWordTexts(Object(value) as object, key);
  });

type KeyedTexts = readonly (readonly [key: string, text: string])[];

const loadTexts = async (folder: string): Promise<KeyedTexts> =>
  (
    await Promise.all(
      WORD_FILES.map(async (name) => {
        const { words } = (await import(path.join(folder, name))) as { words: object };
        return collectWordTexts(words, path.parse(name).name);
      }),
    )
  ).flat();

/** Returns the sorted names of the required placeholders in a text, joined by commas. */
function listPlaceholders(key: string, text: string): string {
  const names = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  if (PLURAL_SUFFIX.test(key)) names.delete('count');
  return OPTIONAL_PLACEHOLDER_KEYS.test(key) ? '' : [...names].toSorted().join();
}

describe.each(WORD_FOLDERS.map((folder) => [path.relative(process.cwd(), folder), folder]))(
  '%s',
  (_folderName, folder) => {
    let texts: KeyedTexts;
    let englishTexts: ReadonlyMap<string, string>;
    beforeAll(async () => {
      texts = await loadTexts(folder);
      const englishKeyedTexts = await loadTexts(ENGLISH_FOLDER);
      englishTexts = new Map(
        englishKeyedTexts.map(([key, text]) => [key.replace(PLURAL_SUFFIX, ''), listPlaceholders(key, text)]),
      );
    });

    test('3.1.1 each text has the placeholders of the English text, and no unknown placeholder', () => {
      expect(texts.length).toBeGreaterThan(200);
      const faultyTexts = texts.filter(
        ([key, text]) =>
          listPlaceholders(key, text) !== (englishTexts.get(key.replace(PLURAL_SUFFIX, '')) ?? '') ||
          [...text.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !PLACEHOLDER_NAMES.includes(name)),
      );
      expect(faultyTexts).toEqual([]);
    });

    test('3.3.2 no text is empty', () => {
      expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('§7.2 no mail subject ends in punctuation', () => {
      const subjects = texts.filter(([key]) => key.endsWith('.subject'));
      expect(subjects).toHaveLength(11);
      expect(subjects.filter(([, text]) => /[.!?:]$/.test(text))).toEqual([]);
    });
  },
);
