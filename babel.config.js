/** Browsers of 2023 and later: older ones do not know the media queries and properties that the styles are written in. */
const browsers = { chrome: '111', edge: '111', firefox: '115', safari: '16.4', ios: '16.4' };

/** One Babel set-up for webpack (browsers) and Jest (this Node). Types are checked by tsc, not here. */
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
