import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, traverse } from '@babel/core';
import { siteFolder } from '../../src/site/folder';

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

export interface ImportArrow {
  from: string;
  /** A file of the project, from its root, or a package's name. */
  to: string;
  isTypeOnly: boolean;
  /** By `import()`: code that arrives when it is asked for. */
  isDynamic: boolean;
  isLocal: boolean;
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '.d.ts'];

/** Where '#kit' and '#site/…' lead (tsconfig.json). */
const named = (specifier: string): string =>
  specifier === '#kit' ? 'src/site/kit' : specifier.replace(/^#site/, FIRM);

function resolveLocal(from: string, specifier: string, known: ReadonlySet<string>): string {
  const target = specifier.startsWith('#') ? named(specifier) : path.posix.join(path.posix.dirname(from), specifier);
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

/** What a file imports: static, dynamic and re-exported. */
export function importsOf(file: string, known: ReadonlySet<string>): ImportArrow[] {
  const arrows: ImportArrow[] = [];
  const add = (specifier: string, isTypeOnly: boolean, isDynamic = false) => {
    const isLocal = /^[.#]/.test(specifier);
    const to = isLocal ? resolveLocal(file, specifier, known) : specifier;
    arrows.push({ from: file, to, isTypeOnly, isDynamic, isLocal });
  };
  traverse(treeOf(readSource(file), file), {
    ImportDeclaration: ({ node }) => add(node.source.value, node.importKind === 'type'),
    ExportAllDeclaration: ({ node }) => add(node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration: ({ node }) => {
      if (node.source) add(node.source.value, node.exportKind === 'type');
    },
    CallExpression: ({ node }) => {
      const [argument] = node.arguments;
      if (node.callee.type === 'Import' && argument?.type === 'StringLiteral') add(argument.value, false, true);
    },
  });
  return arrows;
}
