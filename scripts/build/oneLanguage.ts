import type { NodePath, PluginObj, types } from '@babel/core';

/** The file of a firm that defines its languages and `text`. */
const DEFINITIONS = /(?:^|\/)languages$/;

/** Returns the value of a language's property in an object literal, or undefined. */
function findVersion(argument: types.Node | undefined, language: string): types.Expression | undefined {
  if (argument?.type !== 'ObjectExpression') return undefined;
  for (const property of argument.properties) {
    if (property.type !== 'ObjectProperty' || property.computed) continue;
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';
    if (name === language) return value as types.Expression;
  }
  return undefined;
}

const isTextOfFirm = (path: NodePath<types.CallExpression>): boolean => {
  const { callee } = path.node;
  if (callee.type !== 'Identifier') return false;
  const binding = path.scope.getBinding(callee.name)?.path;
  if (!binding?.isImportSpecifier()) return false;
  const { imported } = binding.node;
  const source = (binding.parent as types.ImportDeclaration).source.value;
  return imported.type === 'Identifier' && imported.name === 'text' && DEFINITIONS.test(source);
};

/** Replaces each `text({ de: …, en: … })` of a firm with the version of one language (a Babel plugin). */
export const keepOneLanguage = (_babel: unknown, { language }: { language: string }): PluginObj => ({
  visitor: {
    CallExpression(path) {
      const version = isTextOfFirm(path) ? findVersion(path.node.arguments[0], language) : undefined;
      if (version) path.replaceWith(version);
    },
  },
});
