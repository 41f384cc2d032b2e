import type { PluginObj, types } from '@babel/core';

/**
 * A Babel plugin for the registry of pages. It empties the descriptions, which only the site map shows
 * (src/pages/siteMap/descriptions.ts). With them the scripts of every page would be 1 kB larger.
 */
export const withoutDescriptions = ({ types: t }: { types: typeof types }): PluginObj => ({
  visitor: {
    ObjectProperty({ node }) {
      if (t.isIdentifier(node.key, { name: 'description' })) node.value = t.stringLiteral('');
    },
  },
});
