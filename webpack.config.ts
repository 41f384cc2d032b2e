import path from 'node:path';
import OptimizeLocales from '@react-aria/optimize-locales-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import 'webpack-dev-server';
import { ariaLanguages } from './scripts/build/ariaLanguages';
import { readBasePath } from './scripts/build/basePath';
import { className } from './scripts/build/className';
import { renderDocument } from './scripts/build/document';
import type { FontLoaderOptions } from './scripts/build/fontLoader';
import { nextFolder, servedFolder } from './scripts/build/swap';
import { KeyGuardPlugin } from './scripts/KeyGuardPlugin';
import { siteFolder } from './src/site/folder';
import { getDefaultLocale } from './src/components/Dialog/pageLocale';
import { firm } from '#site/firm';

type Mode = 'production' | 'development';

const root = import.meta.dirname;
/** Names files by what they hold; under the development server, where a page asks again for the same name, by nothing else. */
const hashed = (mode: Mode) => (mode === 'production' ? '.[contenthash:8]' : '');
/** Where the site is mounted: '/' or a sub-folder with both slashes. */
export const base = readBasePath(process.env['BASE_PATH']);

const css = (mode: Mode, options: object) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      ...(mode === 'production' ? { getLocalIdent: className } : { localIdentName: '[name]-[local]' }),
      ...options,
    },
  },
});

/**
 * What stands in for react-aria's own language module. By a name of its own: the locales plugin looks for languages in the
 * whole path of what react-aria imports, and would find one in a project folder such as 'acme-IT'.
 */
const PAGE_LOCALE = 'page-locale';

const common = (mode: Mode): webpack.Configuration => ({
  mode,
  context: root,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      [PAGE_LOCALE]: path.join(root, 'src/components/Dialog/pageLocale.ts'),
      '#kit': path.join(root, 'src/site/kit.ts'),
      '#languages': path.join(root, 'src/languages'),
      '#site': siteFolder(),
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});
/** What stays of the font: what languages need, and digits of one width, which the styles ask for. */
const font: FontLoaderOptions = { features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'] };
const scripts: webpack.RuleSetRule = { test: /\.tsx?$/, exclude: /node_modules/, use: 'babel-loader' };
/** react-aria's usePress imports it for its tests alone: without this every page would carry it a second time. */
const reactDom: webpack.RuleSetRule = { test: /node_modules.react-dom.index\.js$/, sideEffects: false };
const basePath = { 'process.env.BASE_PATH': JSON.stringify(base) };
/** react-aria in the language of the page alone: its own words in the others are 20 kB after compression. */
const oneLanguage = () => [
  OptimizeLocales.webpack({ locales: ariaLanguages(getDefaultLocale().locale) }),
  new webpack.NormalModuleReplacementPlugin(/^\.\/useDefaultLocale\.mjs$/, PAGE_LOCALE),
];
/**
 * Chromium then compiles a whole file beside the page while it arrives, and not each function in the way of the press that
 * calls it first: a dialog opens in half the time. Other browsers read a comment. Before the hashes and the source maps.
 */
const compileAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** The site as the browser runs it. */
export const browserConfig = (mode: Mode): webpack.Configuration => ({
  ...common(mode),
  entry: './src/index.tsx',
  devtool: mode === 'production' ? 'source-map' : 'eval-source-map',
  output: {
    path: nextFolder(servedFolder()),
    publicPath: base,
    filename: `assets/[name]${hashed(mode)}.js`,
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    // Under a Trusted Types policy only this one may make script addresses (lazy chunks).
    trustedTypes: 'website#bundler',
    clean: true,
  },
  module: {
    rules: [
      scripts,
      reactDom,
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, css(mode, {})] },
      { test: /\.css$/, enforce: 'pre', use: path.join(root, 'scripts/build/brandLoader.ts') },
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        use: { loader: path.join(root, 'scripts/build/fontLoader.ts'), options: font },
      },
    ],
  },
  plugins: [
    new webpack.DefinePlugin(basePath),
    new MiniCssExtractPlugin({
      filename: `assets/[name]${hashed(mode)}.css`,
      // Every class belongs to one component, so the order of the files says nothing.
      ignoreOrder: true,
    }),
    new CopyPlugin({
      patterns: [{ from: path.join(siteFolder(), 'pictures'), to: 'pictures' }, { from: 'public' }],
    }),
    ...oneLanguage(),
    ...(mode === 'production' ? [compileAhead(), new KeyGuardPlugin()] : []),
  ],
  optimization: {
    minimizer: ['...', new CssMinimizerPlugin()],
    // Packages that every page needs have a file that outlives a release. Others go with the code that needs them: a file less.
    splitChunks: {
      cacheGroups: { defaultVendors: { test: /node_modules/, chunks: ({ name }) => name === 'site', priority: -10 } },
    },
  },
});

/** The same components for Node, which prerenders the routes. Class names come out as in the browser's styles. */
export const prerenderConfig = (folder: string): webpack.Configuration => ({
  ...common('production'),
  entry: './src/index.server.tsx',
  target: 'node20',
  devtool: false,
  output: { path: folder, filename: 'prerender.cjs', library: { type: 'commonjs2' }, publicPath: base },
  module: {
    rules: [
      scripts,
      { test: /\.module\.css$/, use: [css('production', { exportOnlyLocals: true })] },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
    ],
  },
  plugins: [
    new webpack.DefinePlugin(basePath),
    ...oneLanguage(),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
  optimization: { minimize: false },
});

/** The script that stands in the head of every page; `paths` are those that have a file of their own. */
export const startConfig = (folder: string, paths: readonly string[]): webpack.Configuration => ({
  ...common('production'),
  entry: './src/start/start.ts',
  devtool: false,
  output: { path: folder, filename: 'start.js' },
  module: { rules: [scripts] },
  plugins: [
    new webpack.DefinePlugin({
      ...basePath,
      // Without what all have in common: it stands in every page.
      'process.env.PRERENDERED_PATHS': JSON.stringify(paths.map((each) => each.slice(1)).join(' ')),
    }),
  ],
});

/** For `npm run dev`: nothing is prerendered, every route is rendered by the browser. */
const developmentConfig = (): webpack.Configuration => {
  const config = browserConfig('development');
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new HtmlPlugin({
        templateContent: renderDocument({
          base,
          title: firm.name,
          description: firm.description,
        }),
      }),
    ],
    devServer: {
      port: Number(process.env['PORT'] ?? 4173),
      historyApiFallback: false,
      proxy: [
        {
          context: ['/api', '/site-config.json', '/__dev'],
          target: `http://127.0.0.1:${process.env['RELAY_PORT'] ?? '4174'}`,
        },
      ],
    },
  };
};

export default developmentConfig;
