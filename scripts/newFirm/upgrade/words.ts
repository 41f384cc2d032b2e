import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compileFunction } from 'node:vm';
import { types as t } from '@babel/core';
import { transformSync } from 'esbuild';
import { getKey, parseTree } from '../../sourceTree';
import type { Sources } from './version';

/** The words of a language by the name of their file: 'forms'. */
export type LanguageWords = ReadonlyMap<string, unknown>;

type TextGroup = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is TextGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * Returns whether the keys of a group depend on the language or the firm, as in plural forms and names of characters.
 * The upgrade keeps or replaces a group with such keys as one unit.
 */
const hasVariableKeys = (key: string | undefined, value: TextGroup): boolean => 'other' in value || key === 'names';

/** Returns the exports of a firm's file, without a build. Imports from `#languages` resolve to `words`. */
function readExports(sources: Sources, file: string, words: LanguageWords): Record<string, unknown> {
  const { code } = transformSync(sources.get(file) ?? '', { loader: 'ts', format: 'cjs' });
  const module = { exports: {} as Record<string, unknown> };
  const require = (specifier: string): unknown =>
    specifier.startsWith('.')
      ? readExports(sources, `${path.posix.join(path.posix.dirname(file), specifier)}.ts`, words)
      : { words: words.get(path.posix.basename(specifier)) };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, require);
  return module.exports;
}

/**
 * Returns the statement and the object literal of `export const words = { … }`, or undefined when the file has no such
 * export.
 */
function findWordsExport(tree: t.File): { statement: t.Statement; object: t.ObjectExpression } | undefined {
  for (const statement of tree.program.body) {
    if (!t.isExportNamedDeclaration(statement) || !t.isVariableDeclaration(statement.declaration)) continue;
    const [declarator] = statement.declaration.declarations;
    if (t.isIdentifier(declarator?.id, { name: 'words' }) && t.isObjectExpression(declarator.init))
      return { statement, object: declarator.init };
  }
  return undefined;
}

const sliceSource = (source: string, { start, end, leadingComments }: t.Node): string =>
  source.slice(leadingComments?.[0]?.start ?? start ?? 0, end ?? 0);

const renderSpread = (baseName: string): string => `{ ...${baseName} }`;

/**
 * Renders the source of an object: a spread of the language's texts, and all texts of the firm that differ from the
 * language's texts. Omits texts whose key the language's words do not have.
 */
function renderOwnTexts(
  source: string,
  object: t.ObjectExpression,
  ownTexts: TextGroup,
  baseTexts: TextGroup,
  baseName: string,
): string {
  const changedProperties = object.properties.flatMap((property): string[] => {
    const key = getKey(property);
    if (key === undefined || !t.isObjectProperty(property)) return [sliceSource(source, property)];
    // The language's words do not have this key, or have the same text.
    if (!(key in baseTexts) || isDeepStrictEqual(ownTexts[key], baseTexts[key])) return [];
    const [ownGroup, baseGroup] = [ownTexts[key], baseTexts[key]];
    if (
      !isGroup(ownGroup) ||
      !isGroup(baseGroup) ||
      hasVariableKeys(key, baseGroup) ||
      !t.isObjectExpression(property.value)
    )
      return [sliceSource(source, property)];
    const renderedGroup = renderOwnTexts(source, property.value, ownGroup, baseGroup, `${baseName}.${key}`);
    return renderedGroup === renderSpread(`${baseName}.${key}`) ? [] : [`${key}: ${renderedGroup}`];
  });
  return changedProperties.length === 0
    ? renderSpread(baseName)
    : `{\n...${baseName},\n${changedProperties.join(',\n')} }`;
}

/** Returns whether a source contains a name. */
export function isMentioned(name: string, text: string): boolean {
  // `\b` recognises only ASCII letters. A name may also contain other letters and '$'.
  const pattern = name.replaceAll('$', String.raw`\$`);
  return new RegExp(String.raw`(?<![\p{ID_Continue}$])${pattern}(?![\p{ID_Continue}$])`, 'u').test(text);
}

/**
 * Returns the source code of each statement that declares a name used in `text`. Also returns the statements that
 * declare names used in the returned statements.
 */
export function findUsedStatements(source: string, statements: readonly t.Statement[], text: string): string[] {
  const usedStatements: string[] = [];
  for (const statement of statements.toReversed()) {
    const names = Object.keys(t.getBindingIdentifiers(statement, false, true));
    if (names.some((name) => isMentioned(name, [text, ...usedStatements].join('\n'))))
      usedStatements.unshift((t.isImportDeclaration(statement) ? '' : '\n') + sliceSource(source, statement));
  }
  return usedStatements;
}

/**
 * Returns the source of a file of words that imports the language's words and keeps the firm's own texts. Returns
 * undefined when the file already imports words of a language or exports no object `words`. Also returns undefined when
 * the project has no words file of this name.
 */
export function replaceWithLanguageWords(
  sources: Sources,
  file: string,
  language: string,
  words: LanguageWords,
): string | undefined {
  const source = sources.get(file) ?? '';
  const name = path.posix.basename(file, '.ts');
  const baseWords = words.get(name);
  if (source.includes(`#languages/`) || !isGroup(baseWords)) return undefined;
  const tree = parseTree(source);
  const wordsExport = findWordsExport(tree);
  const { words: ownWords } = readExports(sources, file, words);
  if (!wordsExport || !isGroup(ownWords)) return undefined;
  const specifier = `#languages/${language}/${name}`;
  const ownObject = renderOwnTexts(source, wordsExport.object, ownWords, baseWords, 'template');
  if (ownObject === renderSpread('template')) return `export { words } from '${specifier}';\n`;
  const { leadingComments, start } = wordsExport.statement;
  const declarationStart = source.slice(leadingComments?.at(-1)?.start ?? start ?? 0, wordsExport.object.start ?? 0);
  const text = `${declarationStart}${ownObject};`;
  const otherStatements = tree.program.body.filter((statement) => statement !== wordsExport.statement);
  return [
    `import { words as template } from '${specifier}';`,
    ...findUsedStatements(source, otherStatements, text),
    '',
    text,
    '',
  ].join('\n');
}
