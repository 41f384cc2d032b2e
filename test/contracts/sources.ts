import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, types } from '@babel/core';
import { findSiteFolder } from '../../src/site/folder';
import { isSample } from '../../src/site/sample';

/** The project's root, from which Jest and npm run. */
export const ROOT = process.cwd();

/** Returns every file below a folder, as paths from the project's root with '/'. */
export function listFiles(folder: string, matches: RegExp = /./): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && matches.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The path of the active firm's folder. A folder outside the project is treated as a folder of `src/content`. */
const FIRM = `src/content/${path.basename(findSiteFolder())}`;

/** Returns the firm's files when they are outside the project, where {@link listFiles} does not find them. */
export function listFirmFiles(matches: RegExp): string[] {
  if (findSiteFolder() === path.join(ROOT, FIRM)) return [];
  return listFiles(path.relative(ROOT, findSiteFolder()), matches).map(
    (file) => `${FIRM}/${path.relative(findSiteFolder(), path.join(ROOT, file)).split(path.sep).join('/')}`,
  );
}

const CODE = /\.(?:tsx?|js|cjs)$/;
/**
 * The folder with tests of the sample only. These tests import the sample's files as '#site' and run only with the
 * sample (jest.config.js).
 */
const SAMPLE_TESTS = 'test/sample/';

/** Returns every code file: application, relay, scripts, tests, audits and the root's configuration files. */
export function listCodeFiles(): string[] {
  const below = ['src', 'server', 'scripts', 'test', 'a11y'].flatMap((folder) => listFiles(folder, CODE));
  const root = readdirSync(ROOT).filter((name) => CODE.test(name));
  const all = [...root, ...below, ...listFirmFiles(CODE)];
  return isSample() ? all : all.filter((file) => !file.startsWith(SAMPLE_TESTS));
}

export interface ImportEdge {
  from: string;
  /** A path from the project's root, or a package name. */
  to: string;
  isTypeOnly: boolean;
  /** True for `import()`. */
  isDynamic: boolean;
  isLocal: boolean;
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '.d.ts', '.js'];

/**
 * Resolves '#kit', '#languages/…' and '#site/…' (package.json). In a firm's own files, '#site' stands for that firm,
 * because the files run only for it.
 */
function resolveAlias(from: string, specifier: string): string {
  if (specifier === '#kit') return 'src/site/kit';
  return specifier
    .replace(/^#languages/, 'src/languages')
    .replace(/^#site/, /^src\/content\/[^/]+/.exec(from)?.[0] ?? FIRM);
}

function resolveLocal(from: string, specifier: string, known: ReadonlySet<string>): string {
  const target = specifier.startsWith('#')
    ? resolveAlias(from, specifier)
    : path.posix.join(path.posix.dirname(from), specifier);
  return ENDINGS.map((ending) => target + ending).find((file) => known.has(file)) ?? target;
}

/** Returns the syntax tree of a text. The file's name decides the syntax. Throws when the text can't be parsed. */
export function parseSource(text: string, file: string) {
  const tree = parseSync(text, {
    filename: path.join(ROOT, file),
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (!tree) throw new Error(`${file} could not be parsed`);
  return tree;
}

/** Returns the content of a file of the project. */
export const readSource = (file: string): string =>
  readFileSync(
    file.startsWith(`${FIRM}/`) ? path.join(findSiteFolder(), file.slice(FIRM.length)) : path.join(ROOT, file),
    'utf8',
  );

/** Returns true for the functions, besides `import()`, that load a module by name. */
const isLoader = (callee: types.Node): boolean =>
  types.isIdentifier(callee, { name: 'require' }) ||
  types.matchesPattern(callee, 'jest.mock') ||
  types.matchesPattern(callee, 'jest.requireActual');

/** Returns the names in an argument: a text, or both texts of `condition ? 'a' : 'b'`. Ignores computed names. */
function findNames(argument: types.Node | null | undefined): string[] {
  if (argument?.type === 'ConditionalExpression')
    return [argument.consequent, argument.alternate].flatMap((branch) => findNames(branch));
  return argument?.type === 'StringLiteral' ? [argument.value] : [];
}

/** Returns a file's imports: static, dynamic, re-exported and in types (`import('…').Name`). */
export function findImports(file: string, known: ReadonlySet<string>, text = readSource(file)): ImportEdge[] {
  const edges: ImportEdge[] = [];
  const add = (specifier: string, isTypeOnly: boolean, isDynamic = false) => {
    const isLocal = /^[.#]/.test(specifier);
    const to = isLocal ? resolveLocal(file, specifier, known) : specifier;
    edges.push({ from: file, to, isTypeOnly, isDynamic, isLocal });
  };
  types.traverseFast(parseSource(text, file), (node) => {
    if (types.isImportDeclaration(node)) add(node.source.value, node.importKind === 'type');
    else if (types.isExportAllDeclaration(node) || (types.isExportNamedDeclaration(node) && node.source))
      add(node.source?.value ?? '', node.exportKind === 'type');
    else if (types.isTSImportType(node)) add(node.argument.value, true);
    else if (types.isCallExpression(node)) {
      const isDynamic = types.isImport(node.callee);
      if (isDynamic || isLoader(node.callee))
        for (const name of findNames(node.arguments[0])) add(name, false, isDynamic);
    }
  });
  return edges;
}
