import { findImportCycles } from './importCycles';
import { types } from '@babel/core';
import { listCodeFiles, listFiles, findImports, readSource, parseSource, type ImportEdge } from './sources';

/** Matches tests, and modules that only tests and test tools use. */
const TEST_FILE_PATTERN = /^test\/|\/testing\/|\.(?:test|postgres|browser)\.tsx?$/;
const files = listCodeFiles();
const knownFiles = new Set([...files, ...listFiles('src', /\.(?:css|json)$/), 'package.json']);
const imports = files.flatMap((file) => findImports(file, knownFiles));
const localImports = imports.filter(({ isLocal }) => isLocal);
/** The imports of all code files that {@link TEST_FILE_PATTERN} does not match. */
const nonTestImports = imports.filter(({ from }) => !TEST_FILE_PATTERN.test(from));
const formatEdge = ({ from, to }: ImportEdge): string => `${from} → ${to}`;

/** Matches the modules of the firm and of `src/site` that every folder may import (docs/architecture.md). */
const IMPORTABLE_BY_ALL_PATTERN =
  /^src\/(?:site\/(?:types|icons|fill|languages|currency|direction|pageDirection|pageLanguage|isolate|words\/\w+)|content\/[^/]+\/(?:words\/\w+|settings))\.ts$/;
/**
 * The relay and `src/submission` may import `firm.ts`, because references begin with the firm's prefix and mails name
 * the firm.
 */
const FIRM_FILE_PATTERN = /^src\/content\/[^/]+\/firm\.ts$/;
/** The relay may import `countries.ts` to complete phone numbers, and `pages.ts` to name the options of quotes. */
const RELAY_CONTENT_FILE_PATTERN = /^src\/content\/[^/]+\/(?:countries|pages)\.ts$/;

const ALL_FOLDERS = [''];
const listSrcFolders = (...folders: string[]): string[] => folders.map((folder) => `src/${folder}/`);
/**
 * The folders that each folder may import (docs/architecture.md), in addition to itself and the modules of
 * {@link IMPORTABLE_BY_ALL_PATTERN}. The key '' stands for the configuration files in the root.
 */
const IMPORTABLE_FOLDERS: Record<string, readonly string[]> = {
  'src/': [],
  'src/app/': listSrcFolders('pages', 'forms', 'components', 'content', 'site', 'store', 'submission', 'hooks'),
  'src/pages/': listSrcFolders('content', 'site', 'forms', 'components', 'store', 'hooks'),
  'src/forms/': listSrcFolders('components', 'store', 'submission', 'hooks'),
  'src/components/': listSrcFolders('hooks'),
  // The Redux store applies the display settings with the same code as the start script in the head.
  'src/store/': [...listSrcFolders('submission'), 'src/hooks/displaySettings.ts'],
  'src/content/': listSrcFolders('site', 'languages'),
  'src/languages/': listSrcFolders('site'),
  'src/site/': [],
  'src/submission/': [],
  'src/hooks/': [],
  'src/start/': listSrcFolders('hooks'),
  'server/': listSrcFolders('submission'),
  'scripts/': ALL_FOLDERS,
  'test/': ALL_FOLDERS,
  'a11y/': ALL_FOLDERS,
  '': ALL_FOLDERS,
};

/**
 * Returns the folder of a file, such as 'src/content/acme/', 'src/site/' or 'server/'. Returns 'src/' for an entry
 * point in `src`, and '' for a file in the root.
 */
const getFolder = (file: string): string => /^(?:src\/content\/[^/]+|src\/[^/]+|[^/]+)\//.exec(file)?.[0] ?? '';
const isContent = (file: string): boolean => file.startsWith('src/content/');

function isAllowed({ from, to, isTypeOnly }: ImportEdge): boolean {
  const importingFolder = getFolder(from);
  if (TEST_FILE_PATTERN.test(from) || to.startsWith(importingFolder)) return true;
  if (isContent(from) && isContent(to)) return false;
  if (IMPORTABLE_BY_ALL_PATTERN.test(to)) return true;
  if (FIRM_FILE_PATTERN.test(to) && /^(?:server|src\/submission)\//.test(from)) return true;
  if (RELAY_CONTENT_FILE_PATTERN.test(to) && from.startsWith('server/')) return true;
  // The pages for visitors without JavaScript implement the types of `src/submission/noscriptPages.ts`.
  if (isTypeOnly && from.startsWith('src/pages/') && to.startsWith('src/submission/')) return true;
  const importableFolders = IMPORTABLE_FOLDERS[isContent(from) ? 'src/content/' : importingFolder] ?? [];
  return importableFolders.some((folder) => to.startsWith(folder));
}

test('docs/architecture.md: every import follows the table of folders', () => {
  const folders = new Set(localImports.map(({ from }) => getFolder(from).replace(/^src\/content\/.*/, 'src/content/')));
  // Each folder needs an entry in `IMPORTABLE_FOLDERS`, and each entry needs a folder.
  expect([...folders].toSorted()).toEqual(Object.keys(IMPORTABLE_FOLDERS).toSorted());
  expect(localImports.filter((edge) => !isAllowed(edge)).map(formatEdge)).toEqual([]);
});

/**
 * Matches the files of the audits, benchmarks and fuzzer, which use the servers, browsers and databases of the tests.
 */
const TEST_TOOL_FILE_PATTERN = /^a11y\/|^scripts\/bench\/|^scripts\/fuzz\.ts$/;

test('docs/architecture.md: only tests and test tools import test modules', () => {
  const violations = nonTestImports.filter(
    ({ from, to }) => TEST_FILE_PATTERN.test(to) && !TEST_TOOL_FILE_PATTERN.test(from),
  );
  expect(violations.map(formatEdge)).toEqual([]);
});

// The other tests would ignore an import whose file they cannot find.
test('docs/architecture.md: every local import resolves to a file', () => {
  expect(localImports.filter(({ to }) => !knownFiles.has(to)).map(formatEdge)).toEqual([]);
});

test('docs/architecture.md: imports, including type imports, have no cycles', () => {
  expect(findImportCycles(imports)).toEqual([]);
});

test('docs/architecture.md: the cycle check names the files of a cycle of type imports', () => {
  const plantedImports = {
    'src/site/a.ts': "import type { B } from './b'; export type A = B;",
    'src/site/b.ts': "export type { C as B } from './c';",
    'src/site/c.ts': "export type C = import('./a').A;",
  };
  const cycleEdges = Object.entries(plantedImports).flatMap(([file, text]) =>
    findImports(file, new Set(Object.keys(plantedImports)), text),
  );
  expect(findImportCycles(cycleEdges)).toEqual(['src/site/a.ts → src/site/b.ts → src/site/c.ts → src/site/a.ts']);
});

/**
 * Returns `entryPoint`, and every file and package that it imports, directly or through other files. Follows an import
 * only if `shouldFollow` returns true. Ignores type imports.
 */
function findReachableFiles(entryPoint: string, shouldFollow: (edge: ImportEdge) => boolean): ReadonlySet<string> {
  const reachedFiles = new Set([entryPoint]);
  for (const file of reachedFiles)
    for (const edge of imports)
      if (edge.from === file && !edge.isTypeOnly && shouldFollow(edge)) reachedFiles.add(edge.to);
  return reachedFiles;
}

test.each(['src/submission/', 'src/start/'])(
  'docs/architecture.md: %s imports neither React nor Formik nor Redux, not even through other files',
  (folder) => {
    const entryPoints = files.filter((file) => file.startsWith(folder) && !TEST_FILE_PATTERN.test(file));
    expect(entryPoints).not.toEqual([]);
    const reachedFiles = new Set(entryPoints.flatMap((file) => [...findReachableFiles(file, () => true)]));
    expect([...reachedFiles].filter((name) => /^react|^formik|redux/.test(name))).toEqual([]);
  },
);

const listWordModules = (reachedFiles: ReadonlySet<string>): string[] =>
  [...reachedFiles].flatMap((file) => /\/words\/(\w+)\.ts$/.exec(file)?.[1] ?? []).toSorted();

const DIRECT_FOLDER = 'src/submission/direct/';
const importsDirectMode = ({ to }: ImportEdge): boolean => to.startsWith(DIRECT_FOLDER);

test('docs/architecture.md: only the build and sending.ts may import direct mode, and sending.ts imports it dynamically', () => {
  const directImports = nonTestImports.filter(
    (edge) => importsDirectMode(edge) && !edge.from.startsWith(DIRECT_FOLDER),
  );
  expect(directImports.map((edge) => `${formatEdge(edge)}${edge.isDynamic ? ', dynamic' : ''}`).toSorted()).toEqual([
    `scripts/build/siteConfig.ts → ${DIRECT_FOLDER}settings.ts`,
    `src/submission/sending.ts → ${DIRECT_FOLDER}transport.ts, dynamic`,
  ]);
});

test("docs/architecture.md: outside direct mode, only the build, the key check and the settings contain its name 'direct'", () => {
  const filesWithDirectModeName = files.filter((file) => {
    if (TEST_FILE_PATTERN.test(file) || file.startsWith(DIRECT_FOLDER) || !readSource(file).includes("'direct'"))
      return false;
    let hasDirectModeName = false;
    types.traverseFast(parseSource(readSource(file), file), (node) => {
      hasDirectModeName ||= types.isStringLiteral(node, { value: 'direct' });
    });
    return hasDirectModeName;
  });
  expect(filesWithDirectModeName.toSorted()).toEqual([
    'scripts/build/siteConfig.ts',
    'server/static/keyLeaks.ts',
    'src/submission/config.ts',
  ]);
});

test('docs/architecture.md: without direct mode, the bundles of pages contain neither `words/mails.ts` nor `words/relay.ts`', () => {
  const loadableWordModules = listWordModules(findReachableFiles('src/index.tsx', (edge) => !importsDirectMode(edge)));
  expect(loadableWordModules).toEqual(expect.arrayContaining(['forms', 'messages', 'outcomes']));
  expect(loadableWordModules).not.toContain('mails');
  expect(loadableWordModules).not.toContain('relay');
});

test('docs/architecture.md: the bundles of pages do not contain the site.ts of a firm', () => {
  const siteFiles = files.filter((file) => /^src\/content\/[^/]+\/site\.ts$/.test(file));
  expect(siteFiles.length).toBeGreaterThan(0);
  expect([...findReachableFiles('src/index.tsx', () => true)].filter((file) => siteFiles.includes(file))).toEqual([]);
});

test('docs/architecture.md: the entry bundle contains `words/outcomes.ts`, but neither `words/forms.ts` nor `words/messages.ts`', () => {
  const initialWordModules = listWordModules(findReachableFiles('src/app/site.ts', ({ isDynamic }) => !isDynamic));
  expect(initialWordModules).toContain('outcomes');
  expect(initialWordModules).not.toContain('forms');
  expect(initialWordModules).not.toContain('messages');
});

test('docs/architecture.md: word files import only the words of src/languages and the languages of the firm', () => {
  const wordImports = imports.filter(({ from }) => /^src\/(?:content\/.*\/words|languages)\//.test(from));
  expect(wordImports.length).toBeGreaterThan(20);
  const isWordSource = (file: string) => /^src\/(?:languages\/|content\/[^/]+\/languages\.ts$)/.test(file);
  expect(wordImports.filter(({ to, isTypeOnly }) => !isTypeOnly && !isWordSource(to)).map(formatEdge)).toEqual([]);
});
