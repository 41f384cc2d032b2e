import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandColours } from '../../src/site/colours';
import { renderColoursFile, formatWithPrettier } from './colours';
import { folderOfLanguage, STARTER, TEXTS, wordsFor } from './languages';
import { findLiterals, replaceLiterals, type Literal } from './literals';
import { countriesFile, localeFor, priceFor } from './locale';
import { toReferencePrefix, toSlug } from './names';
import type { NewFirm } from './options';
import { settings } from './starter/settings';
import { markerFor, markWords } from './untranslated';

/** The project's root. Every command runs there. */
const ROOT = process.cwd();

/** Returns functions for the fields that differ between firms, by file. Each converts the starter's value. */
function fieldConverters({ name, language }: NewFirm, slug: string) {
  const isTranslated = wordsFor(language) === language;
  const withSlug = (text: string): string => text.replace('example-software', slug);
  const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const today = (): string => dayIn(0);
  const named = (): string => name;
  const price = (text: string): string => priceFor(text, localeFor(language));
  const fields: Readonly<Record<string, Readonly<Record<string, (text: string) => string>>>> = {
    'firm.ts': {
      name: named,
      legalName: named,
      origin: withSlug,
      referencePrefix: () => toReferencePrefix(name),
      inbox: withSlug,
      countryCode: (text) =>
        language === settings.language ? text : (new Intl.Locale(localeFor(language)).region ?? text),
    },
    // The texts of a language name its usual locale and time zone.
    'settings.ts': {
      language: () => language,
      locale: (locale) => (isTranslated ? locale : localeFor(language)),
      timeZone: (zone) => (isTranslated ? zone : 'UTC'),
    },
    'legal.ts': { updated: today },
    'jobs.ts': { datePosted: today },
    'jobList.ts': { validThrough: () => dayIn(90) },
    ...(wordsFor(language) === undefined && { 'plans.ts': { price }, 'services.ts': { price } }),
  };
  return fields;
}

/** Returns the project's root, relative to a folder. */
const projectFrom = (folder: string): string => path.relative(folder, ROOT).split(path.sep).join('/');

/** Returns the places of the project's specifiers, for the tsconfig.json of a folder outside of the project. */
export const pathsFrom = (folder: string) => ({
  '#kit': [`${projectFrom(folder)}/src/site/kit.ts`],
  '#languages/*': [`${projectFrom(folder)}/src/languages/*.ts`],
});

/**
 * Returns further files for a folder outside of the project. Node needs its package.json to load ES modules. Editors
 * need its tsconfig.json to resolve '#kit' and '#languages'.
 */
function renderProjectFiles(folder: string, slug: string): Record<string, string> {
  if (!path.relative(ROOT, folder).startsWith('..')) return {};
  const from = projectFrom(folder);
  const compilerOptions = { paths: pathsFrom(folder), types: [] };
  return {
    'package.json': JSON.stringify({ name: slug, private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify({ extends: `${from}/tsconfig.json`, compilerOptions, include: ['.'] }),
  };
}

/**
 * Writes the words of the firm: those of its language, or the English texts to translate. The addresses of forms stay
 * English then, because they are no texts.
 */
async function writeWords(folder: string, language: string | undefined): Promise<void> {
  for (const file of readdirSync(path.join(folder, 'words'))) {
    const place = path.join(folder, 'words', file);
    const isToTranslate = language === undefined && file !== 'addresses.ts';
    const text = isToTranslate
      ? markWords(readFileSync(path.resolve('src/languages', settings.language, file), 'utf8'))
      : readFileSync(place, 'utf8').replace(
          `#languages/${settings.language}/`,
          `#languages/${language ?? settings.language}/`,
        );
    writeFileSync(place, await formatWithPrettier(file, text));
  }
}

/** Copies the starter, with the files of the firm's language. Returns the texts to replace. */
function copyStarter(folder: string, language: string | undefined): Readonly<Record<string, string>> {
  cpSync(STARTER, folder, { recursive: true });
  const translated = folderOfLanguage(language ?? settings.language);
  if (!existsSync(translated)) return {};
  cpSync(translated, folder, { recursive: true, filter: (file) => path.basename(file) !== TEXTS });
  const texts = path.join(translated, TEXTS);
  return existsSync(texts) ? (JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>) : {};
}

/** Writes every file of the firm, with the starter's pictures. */
export async function writeFirm(firm: NewFirm, colours: BrandColours): Promise<void> {
  const { folder } = firm;
  const slug = toSlug(path.basename(folder)) || 'firm';
  const language = wordsFor(firm.language);
  const texts = copyStarter(folder, language);
  await writeWords(folder, language);
  const fields = fieldConverters(firm, slug);
  const write = async (file: string, text: string): Promise<void> =>
    writeFileSync(path.join(folder, file), await formatWithPrettier(file, text));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    // Files of another language are compiled beside the starter.
    const source = readFileSync(path.join(folder, file), 'utf8').replaceAll("'../starter/", "'./");
    const mark = language === undefined ? markerFor(findLiterals(source)) : (_literal: Literal, text: string) => text;
    const replaced = replaceLiterals(source, (literal) => {
      const translated = texts[literal.text] ?? literal.text;
      return fields[file]?.[literal.field ?? '']?.(translated) ?? mark(literal, translated);
    });
    await write(file, replaced);
  }
  const made = {
    'colours.ts': renderColoursFile(colours),
    ...(language === undefined && { 'countries.ts': countriesFile(localeFor(firm.language)) }),
    ...renderProjectFiles(folder, slug),
  };
  for (const [file, text] of Object.entries(made)) await write(file, text);
}
