import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, traverse, type types } from '@babel/core';
import { siteFolder } from '../../src/site/folder';
import { isSample } from '../../src/site/sample';

/** Jest and npm both run from the project's root. */
export const ROOT = process.cwd();

/** Every file below a folder, as paths from the project's root with '/'. */
export function filesBelow(folder: string, matches: RegExp = /./): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && matches.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Where the active firm's files stand, as paths here: a folder that lies elsewhere is read as one of `src/content`. */
const FIRM = `src/content/${path.basename(siteFolder())}`;

/** The firm's files where they lie outside the project, and {@link filesBelow} doesn't come to them. */
export function filesElsewhere(matches: RegExp): string[] {
  if (siteFolder() === path.join(ROOT, FIRM)) return [];
  return filesBelow(path.relative(ROOT, siteFolder()), matches).map(
    (file) => `${FIRM}/${path.relative(siteFolder(), path.join(ROOT, file)).split(path.sep).join('/')}`,
  );
}

const CODE = /\.(?:tsx?|js|cjs)$/;
/** Tests of the sample's site alone: they import its files as '#site', and run with its site only (jest.config.js). */
const OF_THE_SAMPLE = 'test/sample/';

/** Returns every file of code in the repository: application, relay, scripts, tests, audits and the root's configurations. */
export function codeFiles(): string[] {
  const below = ['src', 'server', 'scripts', 'test', 'a11y'].flatMap((folder) => filesBelow(folder, CODE));
  const root = readdirSync(ROOT).filter((name) => CODE.test(name));
  const all = [...root, ...below, ...filesElsewhere(CODE)];
  return isSample() ? all : all.filter((file) => !file.startsWith(OF_THE_SAMPLE));
}

export interface ImportArrow {
  from: string;
  /** A file of the project, from its root, or a package's name. */
  to: string;
  isTypeOnly: boolean;
  /** By `import()`: code that arrives when it is asked for. */
  isDynamic: boolean;
  isLocal: boolean;
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '.d.ts', '.js'];

/** Returns where '#kit', '#languages/…' and '#site/…' lead (package.json). The files of a firm run for that firm only, so its '#site' is itself. */
function named(from: string, specifier: string): string {
  if (specifier === '#kit') return 'src/site/kit';
  return specifier
    .replace(/^#languages/, 'src/languages')
    .replace(/^#site/, /^src\/content\/[^/]+/.exec(from)?.[0] ?? FIRM);
}

function resolveLocal(from: string, specifier: string, known: ReadonlySet<string>): string {
  const target = specifier.startsWith('#')
    ? named(from, specifier)
    : path.posix.join(path.posix.dirname(from), specifier);
  return ENDINGS.map((ending) => target + ending).find((file) => known.has(file)) ?? target;
}

/** The syntax tree of a text as a file of that name would hold it. Throws when it can't be parsed. */
export function treeOf(text: string, file: string) {
  const tree = parseSync(text, {
    filename: path.join(ROOT, file),
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (!tree) throw new Error(`${file} could not be parsed`);
  return tree;
}

/** What a file of the project holds. */
export const readSource = (file: string): string =>
  readFileSync(
    file.startsWith(`${FIRM}/`) ? path.join(siteFolder(), file.slice(FIRM.length)) : path.join(ROOT, file),
    'utf8',
  );

/** Calls that load a module by its name, besides `import()`. */
const LOADERS = new Set(['require', 'jest.mock', 'jest.requireActual']);

/** Returns the names in an argument: a text, or both texts of `condition ? 'a' : 'b'`. A computed name can't be read here. */
function namesIn(argument: types.Node | null | undefined): string[] {
  if (argument?.type === 'ConditionalExpression')
    return [argument.consequent, argument.alternate].flatMap((branch) => namesIn(branch));
  return argument?.type === 'StringLiteral' ? [argument.value] : [];
}

/** Returns what a file with that text imports: static, dynamic, re-exported and in types (`import('…').Name`). */
export function importsOf(file: string, known: ReadonlySet<string>, text = readSource(file)): ImportArrow[] {
  const arrows: ImportArrow[] = [];
  const add = (specifier: string, isTypeOnly: boolean, isDynamic = false) => {
    const isLocal = /^[.#]/.test(specifier);
    const to = isLocal ? resolveLocal(file, specifier, known) : specifier;
    arrows.push({ from: file, to, isTypeOnly, isDynamic, isLocal });
  };
  traverse(treeOf(text, file), {
    ImportDeclaration: ({ node }) => add(node.source.value, node.importKind === 'type'),
    ExportAllDeclaration: ({ node }) => add(node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration: ({ node }) => {
      if (node.source) add(node.source.value, node.exportKind === 'type');
    },
    TSImportType: ({ node }) => add(node.argument.value, true),
    CallExpression: (call) => {
      const isDynamic = call.node.callee.type === 'Import';
      if (isDynamic || LOADERS.has(call.get('callee').toString()))
        for (const name of namesIn(call.node.arguments[0])) add(name, false, isDynamic);
    },
  });
  return arrows;
}
