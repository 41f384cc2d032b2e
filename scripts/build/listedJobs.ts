import type { NodePath, PluginObj, types } from '@babel/core';
import type { ListedJob } from '../../src/site/jobPages';

const isWithJobPages = (path: NodePath<types.CallExpression>): boolean => {
  const { callee } = path.node;
  const imported = callee.type === 'Identifier' && path.scope.getBinding(callee.name)?.path;
  return Boolean(
    imported &&
    imported.isImportSpecifier() &&
    imported.node.imported.type === 'Identifier' &&
    imported.node.imported.name === 'withJobPages',
  );
};

/** Removes the import of an unused name. */
function removeImport(path: NodePath, name: string): void {
  const imported = path.scope.getBinding(name)?.path;
  const declaration = imported?.parentPath;
  if (!declaration?.isImportDeclaration()) return;
  if (declaration.node.specifiers.length === 1) declaration.remove();
  else imported?.remove();
}

/**
 * Replaces the jobs in `withJobPages(jobs, …)` with their ids and titles (a Babel plugin). The scripts of every page
 * then contain no other data of the jobs.
 */
export const keepListedJobs = (
  { types: t }: { types: typeof types },
  { jobs }: { jobs: readonly ListedJob[] },
): PluginObj => ({
  visitor: {
    CallExpression(path) {
      const [argument] = path.node.arguments;
      if (!argument || !isWithJobPages(path)) return;
      path.node.arguments[0] = t.valueToNode(
        jobs.map(({ id, title, isClosed }) => ({ id, title, ...(isClosed && { isClosed }) })),
      );
      if (argument.type === 'Identifier') removeImport(path, argument.name);
    },
  },
});
