import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildDay } from '../build/buildDay';
import type { Contents } from '../build/contents';
import { findSiteFolder } from '../../src/site/folder';
import type { Site as SiteValue } from '../../src/site/defineSite';
import type { ContentByKind, PageKind, Pages } from '../../src/site/pages';
import { checkFiles, formatImportMessage, type ImportResult, type ImportResults } from './files';
import { checkSiteParts, getExport, SITE_PARTS } from './parts';
import { readPictures } from './pictureFiles';
import { checkSettings, isLanguage, replaceSettingErrors } from './firm';
import { parseRegistry } from './registry';
import { splitPages, type Finding, type ExportLocation, type Site } from './site';
import { findSyntaxFaults } from './syntax';
import { readWords } from '../newFirm/languages';
import { compareVersions, FOLDER_VERSION, findVersion } from '../newFirm/upgrade/version';
import { quoteArgument } from '../siteCommand';
import { readThemes } from '../tokens';

/** The result of loading a content folder: its site, or the mistakes that prevent loading. */
export type LoadResult = { readonly site: Site } | { readonly folder: string; readonly faults: readonly Finding[] };

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Returns the paths of the TypeScript files in a content folder, relative to this folder. Omits tests, type
 * declarations, npm packages and hidden files.
 */
export const listFirmFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file) && !/(^|[\\/])(?:node_modules[\\/]|\.)/.test(file))
    .map((file) => file.split(path.sep).join('/'));

/**
 * Returns a finding for each file in an encoding other than UTF-8. Node would replace letters of such a file with
 * `\ufffd`.
 */
const findEncodingFaults = (folder: string): Finding[] =>
  listFirmFiles(folder)
    .filter((file) => !isUtf8(readFileSync(path.join(folder, file))))
    .map((file) => ({ file, steps: [], message: 'is not saved as UTF-8: save it with the encoding UTF-8.' }));

async function importModules(folder: string): Promise<ImportResults> {
  const modulePromises = listFirmFiles(folder).map(async (name): Promise<[string, ImportResult]> => {
    try {
      return [name, (await import(`#site/${name.replace(/\.ts$/, '')}`)) as Record<string, unknown>];
    } catch (error) {
      return [name, toError(error)];
    }
  });
  return new Map(await Promise.all(modulePromises));
}

/**
 * Returns the file and the export name of each exported object. The name of a page's content is the id of the page. If
 * several files export the same object, returns the first file.
 */
function findExportLocations(modules: ImportResults, contents: Contents): ReadonlyMap<object, ExportLocation> {
  const idByContent = new Map<unknown, string>([...contents].map(([id, content]) => [content, id]));
  const exportLocations = new Map<object, ExportLocation>();
  for (const [file, module] of modules)
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'object' && value !== null && !exportLocations.has(value))
        exportLocations.set(value, { file, name: idByContent.get(value) ?? name });
  return exportLocations;
}

async function readContents(pages: Pages, folder: string): Promise<{ contents: Contents; faults: readonly Finding[] }> {
  const { loadContents } = await import('../build/contents');
  const contents = new Map<string, ContentByKind[PageKind]>();
  const faults: Finding[] = [];
  for (const [id, page] of Object.entries(pages)) {
    const addFault = (message: string) => faults.push({ file: 'pages.ts', steps: [id, 'content'], message });
    try {
      const content = (await loadContents({ [id]: page })).get(id);
      if (content) contents.set(id, content);
      else addFault('the file has no default export: add ‘export default’.');
    } catch (error) {
      addFault(`can't be imported (${formatImportMessage(toError(error), folder)}): correct the path.`);
    }
  }
  return { contents, faults };
}

/**
 * Returns the names of the site's audit states. Returns an error when the names cannot be determined, for example
 * because the page registry is invalid.
 */
async function loadStateNames(): Promise<readonly string[] | Error> {
  try {
    const { loadStates } = await import('../../a11y/states');
    return (await loadStates()).map(({ name }) => name);
  } catch (error) {
    return toError(error);
  }
}

const groupByFile = (words: readonly [name: string, words: unknown][]): Site['words'] =>
  Object.fromEntries(words.map(([name, value]) => [`words/${name}.ts`, value]));

const SITE_EXPORT = { file: 'site.ts', name: 'default' };

/**
 * Returns the version of the project for which a folder is written. Does not import the files of the folder, because
 * the import of an outdated folder may fail.
 */
function readVersion(folder: string): string {
  const readSiteExportSource = (file: string): string =>
    file === SITE_EXPORT.file ? readFileSync(path.join(folder, file), 'utf8') : '';
  return findVersion(new Map(listFirmFiles(folder).map((file) => [file, readSiteExportSource(file)])));
}

/** Returns the message about a folder that is written for another version of the project, or undefined. */
function findVersionFault(version: string, folder: string): string | undefined {
  const comparison = compareVersions(version, FOLDER_VERSION);
  if (comparison === 0) return undefined;
  const advice =
    comparison < 0
      ? `run npm run new-firm -- --upgrade ${quoteArgument(folder)}`
      : 'update the checkout of the project';
  return `is written for version ${version}, but the project needs version ${FOLDER_VERSION}: ${advice}.`;
}

/**
 * Imports the files of a content folder. Resolves to the imported files, the mistakes, and the value of `site.ts`. The
 * value is absent if a file or an export is missing or can't be imported, or if the language is invalid.
 */
async function importSiteFiles(
  folder: string,
): Promise<{ modules: ImportResults; siteValue?: SiteValue; faults: readonly Finding[] }> {
  const modules = await importModules(folder);
  const syntaxFaults = findSyntaxFaults(modules, folder, (file) => readFileSync(path.join(folder, file), 'utf8'));
  if (syntaxFaults.length > 0) return { modules, faults: syntaxFaults };
  const fileFindings = [...checkFiles([SITE_EXPORT, ...Object.values(SITE_PARTS)], modules, folder)];
  const settings = getExport(modules, SITE_PARTS.settings.file, SITE_PARTS.settings.name);
  if (fileFindings.length > 0) return { modules, faults: replaceSettingErrors(fileFindings, settings) };
  const siteValue = getExport(modules, SITE_EXPORT.file, SITE_EXPORT.name) as SiteValue;
  const faults = checkSiteParts(siteValue, modules);
  // The other checks pass the language tag to Intl, which throws for an invalid tag.
  if (faults.length === 0 && !isLanguage(siteValue.settings.language))
    return { modules, faults: checkSettings(siteValue.settings) };
  return { modules, siteValue, faults };
}

/**
 * Reads the content folder of the active firm (SITE). Resolves to the site, or to the mistakes that prevent reading the
 * site.
 */
export async function loadSite(): Promise<LoadResult> {
  const absoluteFolder = findSiteFolder();
  const folder = path.relative(process.cwd(), absoluteFolder).split(path.sep).join('/') || '.';
  const createFolderFault = (message: string): LoadResult => ({ folder, faults: [{ file: '', steps: [], message }] });
  if (!existsSync(absoluteFolder))
    return createFolderFault('the folder does not exist: set SITE to a folder of src/content, or to a path.');
  const encodingFaults = findEncodingFaults(absoluteFolder);
  if (encodingFaults.length > 0) return { folder, faults: encodingFaults };
  const version = readVersion(absoluteFolder);
  const versionFault = findVersionFault(version, folder);
  if (versionFault !== undefined) return createFolderFault(versionFault);
  const { modules, siteValue, faults } = await importSiteFiles(absoluteFolder);
  if (!siteValue || faults.length > 0) return { folder, faults };
  const { firm, settings, previewLines, colours, audit } = siteValue;
  const { pages, jobPages } = splitPages(siteValue.pages);
  const { contents, faults: contentFaults } = await readContents(pages, absoluteFolder);
  if (contentFaults.length > 0) return { folder, faults: contentFaults };
  return {
    site: {
      folder,
      version,
      isFictional: siteValue.isFictional ?? false,
      firm,
      settings,
      pages,
      jobPages,
      registry: parseRegistry(readFileSync(path.join(absoluteFolder, SITE_PARTS.pages.file), 'utf8')),
      contents,
      previewLines,
      countries: siteValue.countries,
      words: groupByFile(Object.entries(siteValue.words)),
      englishWords: groupByFile([...(await readWords('en', Object.keys(siteValue.words)))]),
      exportLocations: findExportLocations(modules, contents),
      pictures: await readPictures(path.join(absoluteFolder, 'pictures')),
      ownColours: colours,
      themes: readThemes(colours),
      audit: { results: audit.results, auditedStates: audit.states, states: await loadStateNames() },
      today: readBuildDay(),
    },
  };
}
