/** Browsers of 2023 and later. Older ones lack media queries and properties that the styles use. */
const browsers = { chrome: '111', edge: '111', firefox: '115', safari: '16.4', ios: '16.4' };

/** One Babel configuration for webpack (browsers) and Jest (the current Node). tsc checks the types. */
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
