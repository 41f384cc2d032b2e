import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandColours } from '../../src/site/colours';
import { renderColoursFile, formatWithPrettier } from './colours';
import { findWordsLanguage, getTranslationFolder, readTranslations, STARTER_FOLDER, TEXTS_FILE } from './languages';
import { findLiterals, replaceLiterals, type Literal } from './literals';
import { renderCountries, findLocale, formatPrice } from './locale';
import { toReferencePrefix, toSlug } from './names';
import type { NewFirmOptions } from './options';
import { settings } from './starter/settings';
import { createMarker, markWords } from './untranslated';

/** The project's root folder. Every command runs in this folder. */
const PROJECT_ROOT = process.cwd();

/** Returns the converters of the fields whose values differ between firms, by file and field. */
function createConverters({ name, language }: NewFirmOptions, slug: string) {
  const wordsLanguage = findWordsLanguage(language);
  const isTranslated = wordsLanguage === language;
  const locale = findLocale(language);
  const sourceLocale = findLocale(wordsLanguage ?? settings.language);
  // A region such as 419 (Latin America) is not a country, so the author must write the country.
  const { region = '' } = new Intl.Locale(locale);
  const country = /^[A-Z]{2}$/.test(region) ? region : undefined;
  const replaceSlug = (text: string): string => text.replace('example-software', slug);
  const getDateAfterDays = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const getToday = (): string => getDateAfterDays(0);
  const getName = (): string => name;
  const convertPrice = (text: string): string => formatPrice(text, sourceLocale, locale);
  const convertersByFile: Readonly<Record<string, Readonly<Record<string, (text: string) => string>>>> = {
    'firm.ts': {
      name: getName,
      legalName: getName,
      origin: replaceSlug,
      referencePrefix: () => toReferencePrefix(name),
      inbox: replaceSlug,
      countryCode: (text) => (language === settings.language ? text : (country ?? text)),
      // The translation for 'de' contains 'Deutschland', but a firm with 'de-CH' is in Switzerland.
      ...(wordsLanguage !== undefined &&
        !isTranslated &&
        country !== undefined && {
          country: () => new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
        }),
    },
    // The translated starter contains the usual locale and time zone of its language.
    'settings.ts': {
      language: () => language,
      locale: (text) => (isTranslated ? text : locale),
      timeZone: (zone) => (wordsLanguage === undefined ? 'UTC' : zone),
    },
    'legal.ts': { updated: getToday },
    'jobs.ts': { datePosted: getToday },
    'jobList.ts': { validThrough: () => getDateAfterDays(90) },
    ...(!isTranslated && {
      'plans.ts': { price: convertPrice },
      'services.ts': { price: convertPrice },
    }),
  };
  return convertersByFile;
}

/** Returns the path of the project's root, relative to a folder. */
const getProjectPath = (folder: string): string => path.relative(folder, PROJECT_ROOT).split(path.sep).join('/');

/** Returns the `paths` of '#kit' and '#languages/*', for the tsconfig.json of a folder outside of the project. */
export const getImportPaths = (folder: string) => ({
  '#kit': [`${getProjectPath(folder)}/src/site/kit.ts`],
  '#languages/*': [`${getProjectPath(folder)}/src/languages/*.ts`],
});

/**
 * Returns additional files for a content folder outside of the project, by name. Returns an empty object for a folder
 * in the project. Node needs the package.json to load ES modules. Editors need the tsconfig.json to resolve '#kit' and
 * '#languages'.
 */
function renderProjectFiles(folder: string, slug: string): Record<string, string> {
  if (!path.relative(PROJECT_ROOT, folder).startsWith('..')) return {};
  const projectFolder = getProjectPath(folder);
  const compilerOptions = { paths: getImportPaths(folder), types: [] };
  return {
    'package.json': JSON.stringify({ name: slug, private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify({ extends: `${projectFolder}/tsconfig.json`, compilerOptions, include: ['.'] }),
  };
}

/**
 * Writes the firm's words in its language. If the project has no translation into this language, writes the English
 * words with the prefix `[en]`. The words in `addresses.ts` get no prefix, because URLs contain these words.
 */
async function writeWords(folder: string, language: string | undefined): Promise<void> {
  for (const file of readdirSync(path.join(folder, 'words'))) {
    const filePath = path.join(folder, 'words', file);
    const shouldMarkTexts = language === undefined && file !== 'addresses.ts';
    const text = shouldMarkTexts
      ? markWords(readFileSync(path.resolve('src/languages', settings.language, file), 'utf8'))
      : readFileSync(filePath, 'utf8').replace(
          `#languages/${settings.language}/`,
          `#languages/${language ?? settings.language}/`,
        );
    writeFileSync(filePath, await formatWithPrettier(file, text));
  }
}

/** Copies the starter and the files of the firm's language. Returns the translations of the starter's texts. */
function copyStarter(folder: string, language = settings.language): Readonly<Record<string, string>> {
  cpSync(STARTER_FOLDER, folder, { recursive: true });
  const translationFolder = getTranslationFolder(language);
  if (existsSync(translationFolder))
    cpSync(translationFolder, folder, { recursive: true, filter: (file) => path.basename(file) !== TEXTS_FILE });
  return readTranslations(language);
}

/** Writes all files of a new firm into its content folder, including the starter's pictures. */
export async function writeFirm(firm: NewFirmOptions, colours: BrandColours): Promise<void> {
  const { folder } = firm;
  const slug = toSlug(path.basename(folder)) || 'firm';
  const language = findWordsLanguage(firm.language);
  const translations = copyStarter(folder, language);
  await writeWords(folder, language);
  const convertersByFile = createConverters(firm, slug);
  const write = async (file: string, text: string): Promise<void> =>
    writeFileSync(path.join(folder, file), await formatWithPrettier(file, text));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    // Translated files are in folders next to the starter, and import from '../starter/'. In the firm's folder, the
    // translated files and the imported files are in the same folder.
    const source = readFileSync(path.join(folder, file), 'utf8').replaceAll("'../starter/", "'./");
    const markText =
      language === undefined ? createMarker(findLiterals(source)) : (_literal: Literal, text: string) => text;
    const convertedSource = replaceLiterals(source, (literal) => {
      const translatedText = translations[literal.text] ?? literal.text;
      return convertersByFile[file]?.[literal.field ?? '']?.(translatedText) ?? markText(literal, translatedText);
    });
    await write(file, convertedSource);
  }
  const generatedFiles = {
    'colours.ts': renderColoursFile(colours),
    ...(firm.language !== settings.language && { 'countries.ts': renderCountries(findLocale(firm.language)) }),
    ...renderProjectFiles(folder, slug),
  };
  for (const [file, text] of Object.entries(generatedFiles)) await write(file, text);
}
