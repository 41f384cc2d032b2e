import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from './starter/settings';

/** The starter: the content folder of an English firm. `new-firm` copies the starter and changes the copy. */
export const STARTER_FOLDER = path.resolve('scripts/newFirm/starter');

/**
 * Returns the folder with the starter's translation into another language. The folder contains `texts.json`. The folder
 * may also contain files that replace files of {@link STARTER_FOLDER}.
 */
export const getTranslationFolder = (language: string): string => `${STARTER_FOLDER}.${language}`;

/** The name of the file with the translations, in the folder that {@link getTranslationFolder} returns. */
export const TEXTS_FILE = 'texts.json';

/** Returns the translations of the starter's texts into a language, by English text. */
export function readTranslations(language: string): Readonly<Record<string, string>> {
  const file = path.join(getTranslationFolder(language), TEXTS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/**
 * Returns the languages with a complete translation: the starter's language, and each language with a folder
 * `starter.{language}`.
 */
export const listLanguages = (): string[] => [
  settings.language,
  ...readdirSync(path.dirname(STARTER_FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('starter.'))
    .map(({ name }) => name.slice('starter.'.length))
    .toSorted(),
];

/**
 * Returns the project's words in `language` (a language tag such as 'de'), by the names of their files ('forms'). By
 * default, returns the words of all files.
 */
export async function readWords(
  language: string,
  names = readdirSync(path.resolve('src/languages', language)).map((file) => path.parse(file).name),
): Promise<ReadonlyMap<string, unknown>> {
  const wordPromises = names.map(async (name): Promise<[string, unknown]> => {
    const { words } = (await import(`#languages/${language}/${name}`)) as { words: unknown };
    return [name, words];
  });
  // language.ts contains no words.
  return new Map((await Promise.all(wordPromises)).filter(([, words]) => words !== undefined));
}

/**
 * Returns the language whose complete translation applies to a language tag: 'de' for 'de-AT'. Returns undefined for a
 * language without a complete translation.
 */
export const findWordsLanguage = (tag: string): string | undefined =>
  [tag, new Intl.Locale(tag).language].find((language) => listLanguages().includes(language));
