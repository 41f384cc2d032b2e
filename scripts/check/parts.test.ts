import path from 'node:path';
import type { Site } from '../../src/site/defineSite';
import { findSiteFolder, listFirms } from '../../src/site/folder';
import { listFiles, readSource } from '../../test/contracts/sources';
import type { ImportResults } from './files';
import { formatFinding } from './index';
import { checkSiteParts, SITE_PARTS } from './parts';

const firms = listFirms();
const loadModules = async (firm: string): Promise<ImportResults> => {
  const files = new Set(Object.values(SITE_PARTS).map(({ file }) => file));
  const entryPromises = [...files].map(
    async (file) => [file, (await import(path.join(findSiteFolder(firm), file))) as Record<string, unknown>] as const,
  );
  return new Map(await Promise.all(entryPromises));
};
const loadSiteValue = async (firm: string) =>
  ((await import(path.join(findSiteFolder(firm), 'site.ts'))) as { default: Site }).default;

test.each(firms)('§3 site.ts of %s contains the same objects that the site’s code imports', async (firm) => {
  expect(checkSiteParts(await loadSiteValue(firm), await loadModules(firm))).toEqual([]);
});

/**
 * The folders whose imports from '#site/…' every firm must provide. `test/sample` and the benchmarks are not in the
 * list, because they also import files that a firm may lack.
 */
const SOURCE_FOLDERS = ['src', 'server', 'scripts/build', 'scripts/check'];
const EXCLUDED_FILE_PATTERN = /\.test\.|\btesting\b|^src\/content\b/;
const IMPORT_PATTERN = /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'#site\/([^']+)'/g;

/** Matches the name in each specifier of an import: 'words' in 'type words as forms'. */
const IMPORTED_NAME_PATTERN = /(?:^|,)\s*(?:type\s+)?([\w$]+)/g;

/** Returns each export of the firm's files that the site's code imports, without duplicates: 'words/forms.ts#words'. */
function readRequiredExports(): string[] {
  const files = SOURCE_FOLDERS.flatMap((folder) => listFiles(folder, /\.tsx?$/)).filter(
    (file) => !EXCLUDED_FILE_PATTERN.test(file),
  );
  const imports = files.flatMap((file) => [...readSource(file).matchAll(IMPORT_PATTERN)]);
  const requiredExports = imports.flatMap(([, names = '', specifier = '']) =>
    [...names.matchAll(IMPORTED_NAME_PATTERN)].map(([, name = '']) => `${specifier}.ts#${name}`),
  );
  return [...new Set(requiredExports)];
}

test('§3 site.ts contains every export of the firm that the site’s code imports', () => {
  const providedExports = Object.values(SITE_PARTS).map(({ file, name }) => `${file}#${name}`);
  const requiredExports = readRequiredExports();
  expect(requiredExports.length).toBeGreaterThan(10);
  expect(requiredExports.filter((requiredExport) => !providedExports.includes(requiredExport))).toEqual([]);
});

test.each<[string, (site: Site) => object, string]>([
  [
    'without a part',
    ({ glossary: _glossary, ...rest }) => rest,
    'src/content/acme/site.ts › glossary: is missing: import ‘glossary’ from ./glossary.',
  ],
  [
    'without the words of a form',
    (site) => ({ ...site, words: { ...site.words, forms: undefined } }),
    'src/content/acme/site.ts › words › forms: is missing: import ‘words’ from ./words/forms.',
  ],
  [
    'with other settings than those that the pages import',
    (site) => ({ ...site, settings: { ...site.settings } }),
    'src/content/acme/site.ts › settings: is not the ‘settings’ that the pages import: import ‘settings’ from ./settings.',
  ],
])('§3 the check reports a site.ts %s on one line', async (_title, change, line) => {
  const [firm = ''] = firms;
  const changedSite = change(await loadSiteValue(firm)) as Site;
  const findings = checkSiteParts(changedSite, await loadModules(firm));
  expect(findings.map((finding) => formatFinding('src/content/acme', finding))).toEqual([line]);
});

test('§2.1 the check reports settings that differ from languages.ts', async () => {
  const [firm = ''] = firms;
  const modules = new Map([...(await loadModules(firm)), ['languages.ts', { languages: {}, language: 'xx' }] as const]);
  const findings = checkSiteParts(await loadSiteValue(firm), modules);
  expect(findings.map((finding) => formatFinding('', finding))).toEqual(
    ['languages', 'language'].map(
      (name) =>
        `settings.ts › settings › ${name}: is not the ‘${name}’ of languages.ts: import ‘${name}’ from ./languages.`,
    ),
  );
});
