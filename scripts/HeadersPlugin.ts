import webpack from 'webpack';
import { renderHeadersFile, type PolicyParts } from '../server/headers';

/**
 * Hashes of the style elements that react-aria adds (touch-action on what can be pressed, overscroll behind an open
 * dialog on iOS). A new version that words them otherwise shows as a refused style in the browser suites.
 */
const INLINE_STYLES = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
];

/** Writes what hosts need to know beside the files: `csp.json` for the relay's server, `_headers` for static hosts. */
export class HeadersPlugin {
  apply(compiler: webpack.Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('HeadersPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'HeadersPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const policy: PolicyParts = { style: INLINE_STYLES };
          const files = Object.keys(assets).map((file) => `/${file}`);
          compilation.emitAsset('csp.json', new sources.RawSource(JSON.stringify(policy)));
          compilation.emitAsset('_headers', new sources.RawSource(renderHeadersFile(files, policy)));
        },
      );
    });
  }
}
