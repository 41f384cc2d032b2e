import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { BrandColours } from '../../src/site/colours';
import type { NewFirm } from './options';

/** Every command runs from the project's root. */
const ROOT = process.cwd();
const TEMPLATE = path.resolve('scripts/newFirm/template');
const CONTENT = path.resolve('src/content');

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The firm whose words a new one of that language begins with: the first that is written in it. */
function firmOf(language: string): string | undefined {
  return readdirSync(CONTENT)
    .toSorted()
    .map((name) => path.join(CONTENT, name))
    .find((folder) => {
      const settings = path.join(folder, 'settings.ts');
      return existsSync(settings) && new RegExp(`language: '${language}'`).test(textOf(settings));
    });
}

/** The languages that a new firm can begin in, English first: there is a folder to copy, and a firm with its words. */
export const languages = (): string[] =>
  readdirSync(TEMPLATE)
    .filter((name) => name !== 'shared' && firmOf(name) !== undefined)
    .toSorted((one, other) => Number(other === 'en') - Number(one === 'en') || (one < other ? -1 : 1));

const plain = (text: string): string => text.normalize('NFD').replace(/ß/g, 'ss').replace(/\p{M}/gu, '');

/** 'mueller-soehne' would be a matter of language: here umlauts lose their dots. */
const slugOf = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'firm';

/** Two to four letters that a reference can begin with: 'AC' of 'Acme & Co', 'AC' of 'Acme'. */
function prefixOf(name: string): string {
  const words =
    plain(name)
      .toUpperCase()
      .match(/[A-Z]+/g) ?? [];
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return (
    [initials, words.join(''), 'REF'].find(({ length }) => length >= 2)?.slice(0, initials.length < 2 ? 2 : 4) ?? ''
  );
}

/** As it stands between the quotes of a template. */
const quoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => quoted(values[name] ?? ''));

const coloursFile = (colours: BrandColours): string => `
  import type { BrandColours } from '#kit';

  /**
   * The firm's colours, mixed from the one that it was made with: the names stand in src/site/colours.ts, and what each is for
   * in src/styles/tokens.css. What is left out stays as it is there; npm run check measures every pair.
   */
  export const colours: BrandColours = ${JSON.stringify(colours)};
`;

/** For a folder that lies elsewhere: Node reads its files as modules, and an editor knows what '#kit' is. */
function outsideFiles(folder: string, slug: string): Record<string, string> {
  if (!path.relative(ROOT, folder).startsWith('..')) return {};
  const from = path.relative(folder, ROOT).split(path.sep).join('/');
  const compilerOptions = { paths: { '#kit': [`${from}/src/site/kit.ts`] }, types: [] };
  return {
    'package.json': JSON.stringify({ name: slug, private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify({ extends: `${from}/tsconfig.json`, compilerOptions, include: ['.'] }),
  };
}

/** Writes every file of the firm but its pictures. */
export async function writeFirm({ folder, name, language }: NewFirm, colours: BrandColours): Promise<void> {
  const slug = slugOf(path.basename(folder));
  const values = { name, slug, prefix: prefixOf(name), today: new Date().toISOString().slice(0, 10) };
  const files = Object.fromEntries(
    ['shared', language].flatMap((part) =>
      readdirSync(path.join(TEMPLATE, part)).map((file) => [
        file,
        filled(textOf(path.join(TEMPLATE, part, file)), values),
      ]),
    ),
  ) as Record<string, string>;
  const config = await resolveConfig(path.join(CONTENT, 'site.ts'));
  mkdirSync(folder, { recursive: true });
  const all = { ...files, 'colours.ts': coloursFile(colours), ...outsideFiles(folder, slug) };
  for (const [file, text] of Object.entries(all)) {
    const parser = file.endsWith('.json') ? 'json' : 'typescript';
    writeFileSync(path.join(folder, file), await format(text, { ...config, parser }));
  }
  cpSync(path.join(firmOf(language) ?? '', 'words'), path.join(folder, 'words'), { recursive: true });
}
