import { types } from '@babel/core';
import { getKey, parseTree } from '../sourceTree';
import type { Finding } from './site';
import { NAME_KEYS } from './contentNodes';

/**
 * Returns the first text in an expression: the text of a literal, or of the first list entry, property value or
 * argument. Returns undefined for other expressions. In a template literal, ‘…’ replaces each expression.
 */
function findFirstText(value: types.Node | undefined | null): string | undefined {
  if (types.isStringLiteral(value)) return value.value;
  if (types.isTemplateLiteral(value)) return value.quasis.map(({ value: { raw } }) => raw).join('…');
  if (types.isArrayExpression(value)) return findFirstText(value.elements[0]);
  if (types.isCallExpression(value)) return findFirstText(value.arguments[0]);
  if (!types.isObjectExpression(value)) return undefined;
  const [firstProperty] = value.properties;
  return types.isObjectProperty(firstProperty) ? findFirstText(firstProperty.value) : undefined;
}

/** Returns the label of a list entry in messages: its name, or its number counted from 1. */
function formatLabel(entry: types.Node, index: number): string {
  const properties = types.isObjectExpression(entry) ? entry.properties : [];
  const nameProperty = NAME_KEYS.map((key) => properties.find((property) => getKey(property) === key)).find(Boolean);
  const name = nameProperty && types.isObjectProperty(nameProperty) ? findFirstText(nameProperty.value) : undefined;
  return name ? `‘${name}’` : `no. ${index + 1}`;
}

/** Returns the path of a text in its file: the name of the constant, then keys and list entries. */
const findSteps = (ancestors: types.TraversalAncestors): string[] =>
  ancestors.flatMap(({ node, key, index }) => {
    if (types.isVariableDeclarator(node) && types.isIdentifier(node.id)) return [node.id.name];
    if (types.isArrayExpression(node)) return [formatLabel(node.elements[index ?? 0] ?? node, index ?? 0)];
    const name = key === 'value' ? getKey(node) : undefined;
    return name === undefined ? [] : [name];
  });

/** Returns the local name of the function `text` that a file imports from the firm's `languages.ts`, or undefined. */
function findTextImport({ program }: types.File): string | undefined {
  for (const node of program.body) {
    if (!types.isImportDeclaration(node) || !/(?:^|\/)languages$/.test(node.source.value)) continue;
    for (const specifier of node.specifiers)
      if (types.isImportSpecifier(specifier) && types.isIdentifier(specifier.imported, { name: 'text' }))
        return specifier.local.name;
  }
  return undefined;
}

/**
 * Returns the language tags in a call of `text({ … })`. Returns undefined when the argument is not an object literal,
 * or contains a spread or a computed key.
 */
function readTags({ arguments: [versions] }: types.CallExpression): string[] | undefined {
  if (!types.isObjectExpression(versions)) return undefined;
  const tags = versions.properties.map(getKey);
  return tags.every((tag) => tag !== undefined) ? tags : undefined;
}

/**
 * Returns a finding for each missing translation in a file, with the tag of the language that lacks the translation.
 * Parses the file's source, because the import of the file throws at the first missing text.
 */
export function findMissingTexts(file: string, source: string, tags: readonly string[]): [tag: string, Finding][] {
  const tree = /\btext\b/.test(source) ? tryParse(source) : undefined;
  const textFunctionName = tree && findTextImport(tree);
  const findings: [string, Finding][] = [];
  if (!tree || textFunctionName === undefined) return findings;
  types.traverse(tree, (node, ancestors) => {
    if (!types.isCallExpression(node) || !types.isIdentifier(node.callee, { name: textFunctionName })) return;
    const presentTags = readTags(node);
    for (const tag of presentTags ? tags.filter((siteTag) => !presentTags.includes(siteTag)) : []) {
      const firstText = findFirstText(node);
      const location = firstText ? ` beside ‘${firstText}’` : '';
      const message = `has no text in ‘${tag}’: add ‘${tag}: …’${location}.`;
      findings.push([tag, { file, steps: findSteps(ancestors), message }]);
    }
  });
  return findings;
}

/** Returns the syntax tree of a file, or undefined for a syntax error, which the import of the file reports. */
function tryParse(source: string): types.File | undefined {
  try {
    return parseTree(source);
  } catch {
    return undefined;
  }
}
