import path from 'node:path';
import zlib from 'node:zlib';
import OptimizeLocales from '@react-aria/optimize-locales-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import 'webpack-dev-server';
import { HeadersPlugin } from './scripts/HeadersPlugin';
import { KeyGuardPlugin } from './scripts/KeyGuardPlugin';
import { documentTitle } from './src/app/routing/documentTitle';
import { firm } from './src/content/firm';
import { pages } from './src/content/pages';

const root = import.meta.dirname;
/** Where the site is mounted: '/' or a sub-folder with both slashes. */
const base = process.env['BASE_PATH'] ?? '/';

const config = (
  _env: unknown,
  { mode = 'production' }: { mode?: 'production' | 'development' },
): webpack.Configuration => {
  const isProduction = mode === 'production';
  return {
    mode,
    entry: './src/index.tsx',
    devtool: isProduction ? 'source-map' : 'eval-source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: base,
      filename: isProduction ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // Under a Trusted Types policy only this one may make script addresses (lazy chunks).
      trustedTypes: 'website#bundler',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: 'babel-loader' },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: isProduction ? '[hash:base64:6]' : '[name]-[local]',
                },
              },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.BASE_PATH': JSON.stringify(base) }),
      new HtmlPlugin({
        template: 'public/index.html',
        title: documentTitle('home'),
        description: pages.home.description,
        templateParameters: (compilation, assets, tags, options) => ({
          compilation,
          webpackConfig: compilation.options,
          htmlWebpackPlugin: { tags, files: assets, options },
          base,
          inbox: firm.inbox,
        }),
      }),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:10].css',
        // Every class belongs to one component, so the order of the files says nothing.
        ignoreOrder: true,
      }),
      new CopyPlugin({
        patterns: [
          { from: 'src/content/pictures', to: 'pictures' },
          { from: 'public', globOptions: { ignore: ['**/index.html'] }, noErrorOnMissing: true },
        ],
      }),
      // react-aria's own words in one language: saves about 20 kB after compression.
      OptimizeLocales.webpack({ locales: ['en-US'] }),
      ...(isProduction
        ? [
            new HeadersPlugin(),
            new KeyGuardPlugin(),
            new CompressionPlugin({ test: /\.(js|css|html|svg|json|txt|xml)$/, filename: '[path][base].gz' }),
            new CompressionPlugin({
              test: /\.(js|css|html|svg|json|txt|xml)$/,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } } as zlib.BrotliOptions,
            }),
          ]
        : []),
    ],
    optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      port: Number(process.env['PORT'] ?? 4173),
      historyApiFallback: false,
      proxy: [{ context: ['/api', '/site-config.json', '/__stand-in'], target: 'http://127.0.0.1:4174' }],
    },
  };
};

export default config;
