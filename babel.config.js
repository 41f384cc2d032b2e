/** The minimum browser versions, all of 2023. Older versions lack media queries and properties that the styles use. */
const browsers = { chrome: '111', edge: '111', firefox: '115', safari: '16.4', ios: '16.4' };

/** Returns the Babel configuration for webpack (browsers) or for Jest (the current Node). tsc checks the types. */
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
