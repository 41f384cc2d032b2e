import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

/** Whose pictures were put into `public` by hand. */
const PICTURES = ['node_modules/flag-icons'];
const TEXT = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

interface Package {
  name: string;
  version: string;
  license?: string;
}

/** The package's folder that a file belongs to; undefined for the project's own. */
const packageOf = (file: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0];

/** Returns the folders of all packages that some files come from, shipped pictures included. */
export const packagesOf = (sources: readonly string[]): string[] => [
  ...new Set([
    ...sources.flatMap((source) => packageOf(path.resolve(source)) ?? []),
    ...PICTURES.map((each) => path.resolve(each)),
  ]),
];

/** Every file that webpack put into the site; modules that it joined are looked into. */
export function filesOf({ modules }: Pick<Compilation, 'modules'>): string[] {
  const parts = (module: Module): Module[] =>
    'modules' in module ? (module as { modules: Module[] }).modules.flatMap(parts) : [module];
  return [...modules].flatMap(parts).flatMap((module) => module.nameForCondition() ?? []);
}

async function entryOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Package;
  const file = (await readdir(folder)).find((each) => TEXT.test(each));
  // Some packages name their licence and leave its text to whoever reads that name.
  const text = file ? await readFile(path.join(folder, file), 'utf8') : '';
  if (!file && !license) throw new Error(`${name} says nowhere under which licence it is: replace it`);
  return `${name} ${version}${license ? ` (${license})` : ''}\n\n${text.trim()}`.trim();
}

/**
 * Writes the names, versions and licences of all packages that some files come from, and of shipped pictures: whoever ships their
 * code has to bring those along. Rejects when a package has no licence.
 */
export async function writeNotice(file: string, sources: readonly string[]): Promise<void> {
  const entries = await Promise.all(packagesOf(sources).map(entryOf));
  const head = 'This site is made with the work of others, who ask that their names and licences come with it.';
  const line = `\n\n${'-'.repeat(78)}\n\n`;
  await writeFile(file, `${[head, ...new Set(entries.toSorted())].join(line)}\n`);
}
