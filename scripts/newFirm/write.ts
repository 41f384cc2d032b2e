import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandColours } from '../../src/site/colours';
import { coloursFile, inOurStyle } from './colours';
import { TEMPLATE, wordsIn } from './languages';
import { prefixOf, slugOf } from './names';
import type { NewFirm } from './options';

/** Every command runs from the project's root. */
const ROOT = process.cwd();

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** As it stands between the quotes of a template. */
const quoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => quoted(values[name] ?? ''));

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
  const slug = slugOf(path.basename(folder)) || 'firm';
  const values = { name, slug, prefix: prefixOf(name), today: new Date().toISOString().slice(0, 10) };
  const files = new Map(
    ['shared', language].flatMap((part) =>
      readdirSync(path.join(TEMPLATE, part)).map((file): [string, string] => [
        file,
        filled(textOf(path.join(TEMPLATE, part, file)), values),
      ]),
    ),
  );
  mkdirSync(folder, { recursive: true });
  const made = Object.entries({ 'colours.ts': coloursFile(colours), ...outsideFiles(folder, slug) });
  for (const [file, text] of [...files, ...made]) writeFileSync(path.join(folder, file), await inOurStyle(file, text));
  cpSync(wordsIn(language) ?? '', path.join(folder, 'words'), { recursive: true });
}
