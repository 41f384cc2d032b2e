import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, types } from '@babel/core';
import { findSiteFolder } from '../../src/site/folder';
import { isSample } from '../../src/site/sample';

/** The project's root folder. Jest and npm scripts run in this folder. */
export const PROJECT_ROOT = process.cwd();

/**
 * Returns the files in a folder and its subfolders whose file names match `namePattern`. Each path is relative to the
 * project's root and uses '/'.
 */
export function listFiles(folder: string, namePattern: RegExp = /./): string[] {
  return readdirSync(path.join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && namePattern.test(entry.name))
    .map((entry) => path.relative(PROJECT_ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * Returns the paths of the project's files, except ignored files. Does not use git, because a downloaded archive has no
 * git index.
 */
export function listProjectFiles(): string[] {
  // .gitignore lists installed packages and build outputs.
  const ignoredNames = ['.git', ...readFileSync(path.join(PROJECT_ROOT, '.gitignore'), 'utf8').trim().split(/\s+/)].map(
    (line) => new RegExp(`^${line.replaceAll('/', '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
  );
  return readdirSync(PROJECT_ROOT, { withFileTypes: true })
    .filter(({ name }) => !ignoredNames.some((pattern) => pattern.test(name)))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(entry.name) : [entry.name]));
}

/**
 * The path of the content folder in the return values of this module. For a content folder outside the project, this is
 * the path that the folder would have in `src/content`.
 */
const FIRM_FOLDER = `src/content/${path.basename(findSiteFolder())}`;

/**
 * Returns the firm's files whose names match `namePattern`, with paths in {@link FIRM_FOLDER}. Returns [] if the
 * content folder is in `src/content`, because `listFiles('src')` then includes these files.
 */
export function listFirmFiles(namePattern: RegExp): string[] {
  if (findSiteFolder() === path.join(PROJECT_ROOT, FIRM_FOLDER)) return [];
  return listFiles(path.relative(PROJECT_ROOT, findSiteFolder()), namePattern).map(
    (file) =>
      `${FIRM_FOLDER}/${path.relative(findSiteFolder(), path.join(PROJECT_ROOT, file)).split(path.sep).join('/')}`,
  );
}

const CODE_FILE_PATTERN = /\.(?:tsx?|js|cjs)$/;
/**
 * The folder with the tests of the sample. These tests import the sample's files as '#site', and run only with the
 * sample (jest.config.js).
 */
const SAMPLE_TEST_FOLDER = 'test/sample/';

/**
 * Returns the code files of the site, the relay, the scripts, the tests and the audits, and the code files in the root.
 * For firms other than the sample, omits the tests of the sample.
 */
export function listCodeFiles(): string[] {
  const nestedFiles = ['src', 'server', 'scripts', 'test', 'a11y'].flatMap((folder) =>
    listFiles(folder, CODE_FILE_PATTERN),
  );
  const rootFiles = readdirSync(PROJECT_ROOT).filter((name) => CODE_FILE_PATTERN.test(name));
  const codeFiles = [...rootFiles, ...nestedFiles, ...listFirmFiles(CODE_FILE_PATTERN)];
  return isSample() ? codeFiles : codeFiles.filter((file) => !file.startsWith(SAMPLE_TEST_FOLDER));
}

export interface ImportEdge {
  from: string;
  /** A path relative to the project's root, or a package name. */
  to: string;
  isTypeOnly: boolean;
  /** True for `import()`. */
  isDynamic: boolean;
  isLocal: boolean;
}

const PATH_SUFFIXES = ['', '.ts', '.tsx', '/index.ts', '.d.ts', '.js'];

/**
 * Returns the path for an import alias of package.json ('#kit', '#languages/…' or '#site/…'), without a file name
 * extension. In the files of a firm, '#site' is the folder of that firm, because these files run only for that firm.
 */
function resolveAlias(from: string, specifier: string): string {
  if (specifier === '#kit') return 'src/site/kit';
  return specifier
    .replace(/^#languages/, 'src/languages')
    .replace(/^#site/, /^src\/content\/[^/]+/.exec(from)?.[0] ?? FIRM_FOLDER);
}

function resolveLocalImport(from: string, specifier: string, knownFiles: ReadonlySet<string>): string {
  const target = specifier.startsWith('#')
    ? resolveAlias(from, specifier)
    : path.posix.join(path.posix.dirname(from), specifier);
  return PATH_SUFFIXES.map((suffix) => target + suffix).find((file) => knownFiles.has(file)) ?? target;
}

/**
 * Returns the syntax tree of a source text. The file name extension of `file` selects TypeScript or JavaScript. Throws
 * when the text cannot be parsed.
 */
export function parseSource(text: string, file: string) {
  const tree = parseSync(text, {
    filename: path.join(PROJECT_ROOT, file),
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (!tree) throw new Error(`${file} could not be parsed`);
  return tree;
}

/** Returns the content of a file of the project. */
export const readSource = (file: string): string =>
  readFileSync(
    file.startsWith(`${FIRM_FOLDER}/`)
      ? path.join(findSiteFolder(), file.slice(FIRM_FOLDER.length))
      : path.join(PROJECT_ROOT, file),
    'utf8',
  );

/** Returns whether a callee is a function that loads a module by name. `import()` is not included. */
const isLoader = (callee: types.Node): boolean =>
  types.isIdentifier(callee, { name: 'require' }) ||
  types.matchesPattern(callee, 'jest.mock') ||
  types.matchesPattern(callee, 'jest.requireActual');

/**
 * Returns the module names in an argument: one for 'a', and two for `condition ? 'a' : 'b'`. Ignores computed names.
 */
function findModuleNames(argument: types.Node | null | undefined): string[] {
  if (argument?.type === 'ConditionalExpression')
    return [argument.consequent, argument.alternate].flatMap((branch) => findModuleNames(branch));
  return argument?.type === 'StringLiteral' ? [argument.value] : [];
}

/**
 * Returns a file's imports: static imports, `import()`, `require()`, the modules of `jest.mock` and
 * `jest.requireActual`, re-exports, and types such as `import('…').Name`.
 */
export function findImports(file: string, knownFiles: ReadonlySet<string>, text = readSource(file)): ImportEdge[] {
  const edges: ImportEdge[] = [];
  const addEdge = (specifier: string, isTypeOnly: boolean, isDynamic = false) => {
    const isLocal = /^[.#]/.test(specifier);
    const to = isLocal ? resolveLocalImport(file, specifier, knownFiles) : specifier;
    edges.push({ from: file, to, isTypeOnly, isDynamic, isLocal });
  };
  types.traverseFast(parseSource(text, file), (node) => {
    if (types.isImportDeclaration(node)) addEdge(node.source.value, node.importKind === 'type');
    else if (types.isExportAllDeclaration(node) || (types.isExportNamedDeclaration(node) && node.source))
      addEdge(node.source?.value ?? '', node.exportKind === 'type');
    else if (types.isTSImportType(node)) addEdge(node.argument.value, true);
    else if (types.isCallExpression(node)) {
      const isDynamic = types.isImport(node.callee);
      if (isDynamic || isLoader(node.callee))
        for (const name of findModuleNames(node.arguments[0])) addEdge(name, false, isDynamic);
    }
  });
  return edges;
}
