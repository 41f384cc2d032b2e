/** The minimum browser versions, all released in 2023. Older versions lack CSS features that the styles use. */
const targets = { chrome: '111', edge: '111', firefox: '115', safari: '16.4', ios: '16.4' };

/**
 * The configuration with which webpack runs Babel. Babel removes the types without a check, because `npm run typecheck`
 * checks them.
 */
export default {
  presets: [
    ['@babel/preset-env', { targets, modules: false }],
    ['@babel/preset-react', { runtime: 'automatic', development: false }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
};
