import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandColours } from '../../src/site/colours';
import { coloursFile, inOurStyle } from './colours';
import { folderOfLanguage, STARTER } from './languages';
import { withLiterals } from './literals';
import { prefixOf, slugOf } from './names';
import type { NewFirm } from './options';
import { settings } from './starter/settings';

/** The project's root. Every command runs there. */
const ROOT = process.cwd();

/** The file with the translations of the starter's texts. A text without an entry is not replaced. */
const TEXTS = 'texts.json';

/** Returns functions for the fields that differ between firms, by file. Each converts the starter's value. */
function fieldsOf({ name, language }: NewFirm, slug: string) {
  const withSlug = (text: string): string => text.replace('example-software', slug);
  const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const today = (): string => dayIn(0);
  const named = (): string => name;
  const fields: Readonly<Record<string, Readonly<Record<string, (text: string) => string>>>> = {
    'firm.ts': {
      name: named,
      legalName: named,
      origin: withSlug,
      referencePrefix: () => prefixOf(name),
      inbox: withSlug,
    },
    'settings.ts': { language: () => language },
    'legal.ts': { updated: today },
    'jobs.ts': { datePosted: today },
    'jobList.ts': { validThrough: () => dayIn(90) },
  };
  return fields;
}

/**
 * Returns further files for a folder outside of the project. Node needs its package.json to load ES modules. Editors
 * need its tsconfig.json to resolve '#kit' and '#languages'.
 */
function outsideFiles(folder: string, slug: string): Record<string, string> {
  if (!path.relative(ROOT, folder).startsWith('..')) return {};
  const from = path.relative(folder, ROOT).split(path.sep).join('/');
  const compilerOptions = {
    paths: { '#kit': [`${from}/src/site/kit.ts`], '#languages/*': [`${from}/src/languages/*.ts`] },
    types: [],
  };
  return {
    'package.json': JSON.stringify({ name: slug, private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify({ extends: `${from}/tsconfig.json`, compilerOptions, include: ['.'] }),
  };
}

/** Copies the starter, with the texts of the firm's language. Returns the texts to replace. */
function copyStarter(folder: string, language: string): Readonly<Record<string, string>> {
  cpSync(STARTER, folder, { recursive: true });
  const words = path.join(folder, 'words');
  for (const file of readdirSync(words)) {
    const text = readFileSync(path.join(words, file), 'utf8');
    writeFileSync(path.join(words, file), text.replace(`#languages/${settings.language}/`, `#languages/${language}/`));
  }
  const translated = folderOfLanguage(language);
  if (!existsSync(translated)) return {};
  cpSync(translated, folder, { recursive: true, filter: (file) => path.basename(file) !== TEXTS });
  const texts = path.join(translated, TEXTS);
  return existsSync(texts) ? (JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>) : {};
}

/** Writes every file of the firm, with the starter's pictures. */
export async function writeFirm(firm: NewFirm, colours: BrandColours): Promise<void> {
  const { folder } = firm;
  const slug = slugOf(path.basename(folder)) || 'firm';
  const texts = copyStarter(folder, firm.language);
  const fields = fieldsOf(firm, slug);
  const write = async (file: string, text: string): Promise<void> =>
    writeFileSync(path.join(folder, file), await inOurStyle(file, text));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    // Files of another language are compiled beside the starter.
    const source = readFileSync(path.join(folder, file), 'utf8').replaceAll("'../starter/", "'./");
    const replaced = withLiterals(source, ({ text, field = '' }) => {
      const translated = texts[text] ?? text;
      return fields[file]?.[field]?.(translated) ?? translated;
    });
    await write(file, replaced);
  }
  const made = { 'colours.ts': coloursFile(colours), ...outsideFiles(folder, slug) };
  for (const [file, text] of Object.entries(made)) await write(file, text);
}
