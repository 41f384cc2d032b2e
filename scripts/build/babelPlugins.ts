import { types as t, type NodePath, type PluginObj } from '@babel/core';
import type { ListedJob } from '../../src/site/jobPages';
import { getKey } from '../sourceTree';

/* Babel plugins that remove data from a firm's files when a page does not need the data. */

/**
 * Returns the imported name of a call's function and the module of the import, or undefined when the function is not
 * imported.
 */
function findImport({ node: { callee }, scope }: NodePath<t.CallExpression>) {
  const binding = t.isIdentifier(callee) ? scope.getBinding(callee.name)?.path : undefined;
  if (!binding?.isImportSpecifier() || !t.isIdentifier(binding.node.imported)) return undefined;
  return { name: binding.node.imported.name, source: (binding.parent as t.ImportDeclaration).source.value };
}

/** Returns the value of a language's property in an object literal, or undefined. */
function findVersion(argument: t.Node | undefined, language: string): t.Node | undefined {
  if (!t.isObjectExpression(argument)) return undefined;
  const version = argument.properties.find((property) => getKey(property) === language);
  return t.isObjectProperty(version) ? version.value : undefined;
}

/** Replaces each `text({ de: …, en: … })` of a firm's `languages.ts` with the version of one language. */
export const keepOneLanguage = (_babel: unknown, { language }: { language: string }): PluginObj => ({
  visitor: {
    CallExpression(path) {
      const { name, source = '' } = findImport(path) ?? {};
      if (name !== 'text' || !/(?:^|\/)languages$/.test(source)) return;
      const version = findVersion(path.node.arguments[0], language);
      if (version) path.replaceWith(version);
    },
  },
});

/** Removes the import of an unused name. */
function removeImport(path: NodePath, name: string): void {
  const imported = path.scope.getBinding(name)?.path;
  const declaration = imported?.parentPath;
  if (!declaration?.isImportDeclaration()) return;
  if (declaration.node.specifiers.length === 1) declaration.remove();
  else imported?.remove();
}

/**
 * Replaces the jobs in `withJobPages(jobs, …)` with their ids and titles. The scripts of every page then contain no
 * other data of the jobs.
 */
export const keepListedJobs = (_babel: unknown, { jobs }: { jobs: readonly ListedJob[] }): PluginObj => ({
  visitor: {
    CallExpression(path) {
      const [argument] = path.node.arguments;
      if (!argument || findImport(path)?.name !== 'withJobPages') return;
      path.node.arguments[0] = t.valueToNode(
        jobs.map(({ id, title, isClosed }) => ({ id, title, ...(isClosed && { isClosed }) })),
      );
      if (t.isIdentifier(argument)) removeImport(path, argument.name);
    },
  },
});

/**
 * Empties the pages' descriptions in the registry. Only the site map shows them (src/pages/siteMap/descriptions.ts),
 * and they would add 1 kB to the scripts of every page.
 */
export const withoutDescriptions = (): PluginObj => ({
  visitor: {
    ObjectProperty({ node }) {
      if (t.isIdentifier(node.key, { name: 'description' })) node.value = t.stringLiteral('');
    },
  },
});
