/** The minimum browser versions, all released in 2023. Older versions lack CSS features that the styles use. */
const browsers = { chrome: '111', edge: '111', firefox: '115', safari: '16.4', ios: '16.4' };

/**
 * Returns the Babel configuration. It targets browsers for webpack, and the current version of Node for Jest. Babel
 * removes the types without a check, because `npm run typecheck` checks them.
 */
export default (api) => {
  const inJest = api.env('test');
  return {
    presets: [
      ['@babel/preset-env', inJest ? { targets: { node: 'current' } } : { targets: browsers, modules: false }],
      ['@babel/preset-react', { runtime: 'automatic', development: false }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
