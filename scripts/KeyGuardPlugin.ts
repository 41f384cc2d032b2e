import webpack from 'webpack';
import { findKeyLeaks } from '../server/static/keyLeaks';

const NAME = 'KeyGuardPlugin';
const SETTINGS = 'site-config.json';

/**
 * Webpack plugin that makes a build fail if the build would publish the mail provider's API key (§7.2). In relay mode,
 * the plugin rejects an API key in `site-config.json`. In direct mode, `site-config.json` may contain the key, because
 * browsers send it to the provider. In both modes, the plugin rejects the value of `MAIL_API_KEY` in every other file.
 */
export class KeyGuardPlugin {
  constructor(private readonly key = process.env['MAIL_API_KEY']?.trim() ?? '') {}

  apply(compiler: webpack.Compiler): void {
    const { Compilation, WebpackError } = webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const files = Object.entries(assets).map(([path, asset]) => ({ path, readBytes: () => asset.buffer() }));
        for (const { path, source } of findKeyLeaks(files, this.key)) {
          if (source === 'text' && path === SETTINGS) continue;
          const message =
            source === 'settings'
              ? `${path}: 'submission.email.apiKey' must not ship in relay mode`
              : `${path}: contains MAIL_API_KEY, which every visitor could read`;
          compilation.errors.push(new WebpackError(message));
        }
      });
    });
  }
}
