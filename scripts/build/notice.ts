import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

/** The folders of packages from which the build copies pictures. webpack lists no modules for copied files. */
const PICTURE_PACKAGES = ['node_modules/flag-icons'];
const LICENCE_FILE_PATTERN = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

interface PackageManifest {
  name: string;
  version: string;
  license?: string;
}

/** Returns the folder of the package that a file belongs to, or undefined for a file of the project. */
const findPackageFolder = (file: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0];

/** Returns the folders of all packages to which the source files belong, and of {@link PICTURE_PACKAGES}. */
export const listPackageFolders = (sources: readonly string[]): string[] => [
  ...new Set([
    ...sources.flatMap((source) => findPackageFolder(path.resolve(source)) ?? []),
    ...PICTURE_PACKAGES.map((packageFolder) => path.resolve(packageFolder)),
  ]),
];

/** Returns every file that webpack bundled, including each file of a concatenated module. */
export function listBundledFiles({ modules }: Pick<Compilation, 'modules'>): string[] {
  const flattenModule = (module: Module): Module[] =>
    'modules' in module ? (module as { modules: Module[] }).modules.flatMap(flattenModule) : [module];
  return [...modules].flatMap(flattenModule).flatMap((module) => module.nameForCondition() ?? []);
}

async function renderPackageLicence(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as PackageManifest;
  const file = (await readdir(folder)).find((fileName) => LICENCE_FILE_PATTERN.test(fileName));
  // Some packages name their licence without including its text.
  const text = file ? await readFile(path.join(folder, file), 'utf8') : '';
  if (!file && !license) throw new Error(`${name}: the package has no licence. Replace the package`);
  return `${name} ${version}${license ? ` (${license})` : ''}\n\n${text.trim()}`.trim();
}

/**
 * Writes the licence notice: the name, the version and the licence of each package in {@link listPackageFolders}. The
 * licences require this notice. Rejects when a package has no licence.
 */
export async function writeNotice(file: string, sources: readonly string[]): Promise<void> {
  const entries = await Promise.all(listPackageFolders(sources).map(renderPackageLicence));
  const intro = 'This site contains the following packages. Their licences require this notice.';
  const separator = `\n\n${'-'.repeat(78)}\n\n`;
  await writeFile(file, `${[intro, ...new Set(entries.toSorted())].join(separator)}\n`);
}
