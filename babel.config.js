/** One Babel set-up for webpack (browsers) and Jest (this Node). Types are checked by tsc, not here. */
export default (api) => {
  const inJest = api.env('test');
  return {
    presets: [
      ['@babel/preset-env', inJest ? { targets: { node: 'current' } } : { bugfixes: true, modules: false }],
      ['@babel/preset-react', { runtime: 'automatic', development: false }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
