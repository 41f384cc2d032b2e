import { types as t, type NodePath, type PluginObj } from '@babel/core';
import type { ListedJob } from '../../src/site/jobPages';
import { getKey } from '../sourceTree';

/* Babel plugins for a firm's files. Each plugin removes data that a page does not need. */

/**
 * Returns the imported name of the called function and the module of the import. Returns undefined unless the file has
 * a named import of the function (`import { text } from …`).
 */
function findImport({ node: { callee }, scope }: NodePath<t.CallExpression>) {
  const bindingPath = t.isIdentifier(callee) ? scope.getBinding(callee.name)?.path : undefined;
  if (!bindingPath?.isImportSpecifier() || !t.isIdentifier(bindingPath.node.imported)) return undefined;
  return { name: bindingPath.node.imported.name, source: (bindingPath.parent as t.ImportDeclaration).source.value };
}

/**
 * Returns the value of a language's property in an object literal. Returns undefined when `argument` is not an object
 * literal or lacks the property.
 */
function findTranslation(argument: t.Node | undefined, language: string): t.Node | undefined {
  if (!t.isObjectExpression(argument)) return undefined;
  const property = argument.properties.find((candidate) => getKey(candidate) === language);
  return t.isObjectProperty(property) ? property.value : undefined;
}

/**
 * Replaces each call `text({ de: …, en: … })` with the value of one language. A firm's `languages.ts` exports `text`.
 * Does not change calls without an object literal or without this language.
 */
export const keepOneLanguage = (_babel: unknown, { language }: { language: string }): PluginObj => ({
  visitor: {
    CallExpression(path) {
      const { name, source = '' } = findImport(path) ?? {};
      if (name !== 'text' || !/(?:^|\/)languages$/.test(source)) return;
      const translation = findTranslation(path.node.arguments[0], language);
      if (translation) path.replaceWith(translation);
    },
  },
});

/**
 * Removes the import of `name` when a plugin removes the last reference. Call this function once for each removed
 * reference.
 */
function removeUnusedImport({ scope }: NodePath, name: string): void {
  const binding = scope.getBinding(name);
  const declaration = binding?.path.parentPath;
  binding?.dereference();
  if (binding?.referenced || !declaration?.isImportDeclaration()) return;
  if (declaration.node.specifiers.length === 1) declaration.remove();
  else binding?.path.remove();
}

/**
 * Replaces the jobs in `withJobPages(jobs, …)` with their ids, their titles and `isClosed`. Every page loads the page
 * registry, so the registry must not contain the other fields of the jobs.
 */
export const keepListedJobFields = (_babel: unknown, { jobs }: { jobs: readonly ListedJob[] }): PluginObj => ({
  visitor: {
    CallExpression(path) {
      const [argument] = path.node.arguments;
      if (!argument || findImport(path)?.name !== 'withJobPages') return;
      path.node.arguments[0] = t.valueToNode(
        jobs.map(({ id, title, isClosed }) => ({ id, title, ...(isClosed && { isClosed }) })),
      );
      if (t.isIdentifier(argument)) removeUnusedImport(path, argument.name);
    },
  },
});

/**
 * Replaces the descriptions in the page registry with empty strings. The descriptions would add 1 kB to the scripts of
 * every page. Only the site map shows descriptions (src/pages/siteMap/descriptions.ts).
 */
export const removeDescriptions = (): PluginObj => ({
  visitor: {
    ObjectProperty({ node }) {
      if (t.isIdentifier(node.key, { name: 'description' })) node.value = t.stringLiteral('');
    },
  },
});
