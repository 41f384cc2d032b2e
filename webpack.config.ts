import path from 'node:path';
import type { TransformOptions } from '@babel/core';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import 'webpack-dev-server';
import { getAriaLanguage } from './scripts/build/ariaLanguage';
import { keepListedJobFields, keepOneLanguage, removeDescriptions } from './scripts/build/babelPlugins';
import { parseBasePath } from './scripts/build/basePath';
import { readBuildDay } from './scripts/build/buildDay';
import { createClassName } from './scripts/build/className';
import { renderDocument } from './scripts/build/document';
import type { FontFacesOptions } from './scripts/build/fontFacesLoader';
import type { FontLoaderOptions } from './scripts/build/fontLoader';
import { CONFIG_FILE, findConfigFolder } from './scripts/build/siteConfig';
import { selectSiteFonts } from './scripts/build/siteFonts';
import { getNextFolder, getServedFolder } from './scripts/build/swap';
import { listFlagPatterns } from './scripts/flags';
import { findSiteFolder } from './src/site/folder';
import { languageFolder } from './src/site/pageLanguage';
import { pageDirection } from './src/site/pageDirection';
import { listSpecifiers } from './src/site/resolve';
import { getDefaultLocale } from './src/components/Dialog/pageLocale';
import { countries } from '#site/countries';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { settings } from '#site/settings';

type Mode = 'production' | 'development';

const root = import.meta.dirname;
/**
 * Returns the suffix of file names: webpack's placeholder for the content hash. In development, the suffix is empty, so
 * that file names stay the same after a change.
 */
const getHashSuffix = (mode: Mode) => (mode === 'production' ? '.[contenthash:8]' : '');
/** The URL path at which the site is mounted, with a slash at both ends: '/' or '/folder/'. */
export const basePath = parseBasePath(process.env['BASE_PATH']);
const { language, languages } = settings;
const pagesBasePath = basePath + languageFolder;

const createCssLoader = (mode: Mode, options: object) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      ...(mode === 'production' ? { getLocalIdent: createClassName } : { localIdentName: '[name]-[local]' }),
      ...options,
    },
  },
});

/** Minifies scripts with SWC, which is much faster than webpack's default, Terser. */
const scriptMinimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { ecma: 2020, compress: { passes: 3 } },
});

const createCommonConfig = (mode: Mode): webpack.Configuration => ({
  mode,
  context: root,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    // A firm can install its own font packages in its content folder.
    modules: ['node_modules', path.join(findSiteFolder(), 'node_modules')],
    alias: {
      ...Object.fromEntries(listSpecifiers()),
      // The `exports` of react-router list only development builds:
      // https://github.com/remix-run/react-router/issues/14102.
      ...(mode === 'production' && {
        'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
        'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
      }),
      ...(pageDirection === 'ltr' && { [path.join(root, 'src/styles/rightToLeft.css')]: false }),
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});
/**
 * The OpenType features that the build keeps in the files of Inter: kerning, tabular digits, and the features that
 * languages need.
 */
const fontOptions: FontLoaderOptions = { features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'] };
const createScriptRule = (...overrides: TransformOptions[]): webpack.RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'babel-loader',
    options: { plugins: languages ? [[keepOneLanguage, { language }]] : [], overrides },
  },
});
const scriptRule = createScriptRule();
const pageEntries = Object.entries(pages);
/**
 * The Babel options that remove the descriptions and most data of the jobs from the page registry, because every page
 * loads the registry. The pages that show these texts load them from their own chunks.
 */
const registryOptions: TransformOptions = {
  test: path.join(findSiteFolder(), 'pages.ts'),
  plugins: [
    [
      keepListedJobFields,
      { jobs: pageEntries.flatMap(([, page]) => (page.kind === 'job' ? [{ ...page, id: page.job }] : [])) },
    ],
    removeDescriptions,
  ],
};
const descriptionById = Object.fromEntries(pageEntries.map(([id, { description }]) => [id, description]));
/**
 * The rule that lets webpack omit the words of other languages. After `keepOneLanguage`, files still import these
 * words, but do not use them.
 */
const wordsRule: webpack.RuleSetRule = { test: /src.languages.[\w-]+.\w+\.ts$/, sideEffects: false };
const { script: writingScript = 'Latn' } = new Intl.Locale(settings.language).maximize();
const fontFacesOptions: FontFacesOptions = {
  selectFontFiles: selectSiteFonts,
  hasOtherScript: !['Latn', 'Grek', 'Cyrl'].includes(writingScript),
};
/**
 * The rule that lets webpack omit an unused import of react-dom. react-aria's usePress needs this import only in tests.
 * Without the rule, every page would include react-dom twice.
 */
const reactDomRule: webpack.RuleSetRule = { test: /node_modules.react-dom.index\.js$/, sideEffects: false };
const constants = {
  'process.env.BASE_PATH': JSON.stringify(basePath),
  'process.env.PAGES_BASE': JSON.stringify(pagesBasePath),
  'process.env.BUILD_DAY': JSON.stringify(readBuildDay()),
  'process.env.SITE_LANGUAGE': JSON.stringify(languages ? language : ''),
  'process.env.ONE_LANGUAGE': JSON.stringify(languages ? '' : 'yes'),
  'process.env.HAS_LATE_FONTS': JSON.stringify(settings.fonts?.length ? 'true' : ''),
  'process.env.PAGE_DIRECTION': JSON.stringify(pageDirection),
};
const ariaLanguage = getAriaLanguage(getDefaultLocale().locale);
/**
 * Returns plugins that omit react-aria's texts in other languages (20 kB after compression). The plugins keep the texts
 * for every region of the site's language. The plugins also replace react-aria's module that detects the browser's
 * language.
 */
const createAriaTextPlugins = () => [
  new webpack.NormalModuleReplacementPlugin(
    new RegExp(String.raw`^\.\.?/intl/(\w+/)?(?!${ariaLanguage}-)[a-z]{2}-[A-Z]{2}\.mjs$`),
    'data:text/javascript,export default {}',
  ),
  new webpack.NormalModuleReplacementPlugin(
    /^\.\/useDefaultLocale\.mjs$/,
    path.join(root, 'src/components/Dialog/pageLocale.ts'),
  ),
];
/**
 * Returns a plugin that adds a comment for Chromium to each script. With this comment, Chromium compiles all functions
 * of a script during the download, instead of each function at its first call. Dialogs then open in half the time.
 * Other browsers ignore the comment. The plugin's stage precedes the stages that create source maps and hashes.
 */
const createCompileHintPlugin = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** Returns the webpack configuration of the browser's bundle. */
export const createBrowserConfig = (mode: Mode): webpack.Configuration => ({
  ...createCommonConfig(mode),
  entry: './src/index.tsx',
  devtool: mode === 'production' ? 'source-map' : 'eval-source-map',
  output: {
    path: getNextFolder(getServedFolder()),
    publicPath: basePath,
    filename: `assets/[name]${getHashSuffix(mode)}.js`,
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    // The Content-Security-Policy allows the Trusted Types policy of this name, which creates the URLs of lazy chunks.
    trustedTypes: 'website#bundler',
    // Each script contains this name twice. webpack's default is longer.
    chunkLoadingGlobal: 'siteChunks',
    // Reports a stalled request for a script as an error after 30 seconds. webpack's default is 120 seconds.
    chunkLoadTimeout: 30_000,
    // The build of the default language runs first and empties the folder. The builds of other languages add files.
    clean: languageFolder === '',
  },
  module: {
    rules: [
      mode === 'production' ? createScriptRule(registryOptions) : scriptRule,
      wordsRule,
      reactDomRule,
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, createCssLoader(mode, {})] },
      {
        test: /\.css$/,
        enforce: 'pre',
        use: ['brandLoader', 'displayLoader'].map((name) => path.join(root, `scripts/build/${name}.ts`)),
      },
      {
        test: path.join(root, 'src/styles/fonts.css'),
        enforce: 'pre',
        use: { loader: path.join(root, 'scripts/build/fontFacesLoader.ts'), options: fontFacesOptions },
      },
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        use: { loader: path.join(root, 'scripts/build/fontLoader.ts'), options: fontOptions },
      },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({
      ...constants,
      'process.env.PAGE_DESCRIPTIONS': JSON.stringify(mode === 'production' ? JSON.stringify(descriptionById) : ''),
    }),
    new MiniCssExtractPlugin({
      filename: `assets/[name]${getHashSuffix(mode)}.css`,
      // Every CSS class belongs to one component, so the order of the CSS files does not matter.
      ignoreOrder: true,
    }),
    ...(languageFolder === ''
      ? [
          new CopyPlugin({
            patterns: [
              // The build does not copy hidden files that operating systems add, such as `.DS_Store`.
              {
                from: path.join(findSiteFolder(), 'pictures'),
                to: 'pictures',
                globOptions: { dot: false },
              },
              { from: 'public' },
              { from: path.resolve(findConfigFolder(), CONFIG_FILE), force: true, priority: 1 },
              ...listFlagPatterns(countries),
            ],
          }),
        ]
      : []),
    ...createAriaTextPlugins(),
    ...(mode === 'production' ? [createCompileHintPlugin()] : []),
  ],
  optimization: {
    minimizer: [scriptMinimizer, new CssMinimizerPlugin()],
    // Every page needs the chunk 'site', whose npm packages are in a separate file. The cached copy of this file stays
    // valid until a package changes. To save requests, webpack bundles other npm packages with the code that needs
    // them.
    splitChunks: {
      cacheGroups: { defaultVendors: { test: /node_modules/, chunks: ({ name }) => name === 'site', priority: -10 } },
    },
  },
});

/**
 * Returns the webpack configuration of the bundle with which Node prerenders the routes. The class names in this bundle
 * match those in the browser's stylesheets.
 */
export const createPrerenderConfig = (folder: string): webpack.Configuration => ({
  ...createCommonConfig('production'),
  entry: './src/index.server.tsx',
  target: 'node20',
  devtool: false,
  output: { path: folder, filename: 'prerender.cjs', library: { type: 'commonjs2' }, publicPath: basePath },
  module: {
    rules: [
      scriptRule,
      wordsRule,
      { test: /\.module\.css$/, use: [createCssLoader('production', { exportOnlyLocals: true })] },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({ ...constants, 'process.env.PAGE_DESCRIPTIONS': '""' }),
    ...createAriaTextPlugins(),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
  optimization: { minimize: false },
});

/**
 * Returns the webpack configuration of the start script, which is in the head of every prerendered page with scripts.
 * `paths` are the paths of the prerendered pages. A pattern such as '/jobs/*' represents all jobs of a list.
 */
export const createStartConfig = (folder: string, paths: readonly string[]): webpack.Configuration => ({
  ...createCommonConfig('production'),
  entry: './src/start/start.ts',
  devtool: false,
  output: { path: folder, filename: 'start.js' },
  module: { rules: [scriptRule] },
  optimization: { minimizer: [scriptMinimizer] },
  plugins: [
    new webpack.DefinePlugin({
      'process.env.OFFERED_LANGUAGES': JSON.stringify(Object.keys(languages ?? {}).join(' ')),
      ...constants,
      // The list omits the leading slash of each path to save bytes, because every start script contains the list.
      'process.env.PRERENDERED_PATHS': JSON.stringify(paths.map((pagePath) => pagePath.slice(1)).join(' ')),
    }),
  ],
});

/**
 * Returns the webpack configuration of `npm run dev`. The development server sends no prerendered pages, so the browser
 * renders every route.
 */
const createDevelopmentConfig = (): webpack.Configuration => {
  const config = createBrowserConfig('development');
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new HtmlPlugin({
        templateContent: renderDocument({
          base: basePath,
          title: firm.name,
          description: firm.description,
        }),
      }),
    ],
    devServer: {
      port: Number(process.env['PORT'] ?? 4173),
      proxy: [
        {
          context: ['/api', '/site-config.json', '/__dev'],
          target: `http://127.0.0.1:${process.env['RELAY_PORT'] ?? '4174'}`,
        },
      ],
    },
  };
};

export default createDevelopmentConfig;
